// ui/lobby-look.ts: how the lobby looks: one column on a phone, invitation beside the seats where there is room.
import { css } from 'lit';

export const lobbyLook = css`
  .columns {
    display: grid;
    gap: var(--du-space-3);
  }
  .main {
    gap: var(--du-space-3);
  }
  .guest .invite {
    order: 2;
  }
  .spread {
    justify-content: space-between;
  }
  .hint {
    flex-wrap: nowrap;
    align-items: flex-start;
  }
  .hint wa-icon {
    flex: none;
    margin-block-start: 0.2em;
  }
  .chips {
    display: flex;
    flex-wrap: wrap;
    gap: var(--du-space);
  }
  .chips li {
    padding: 0.25rem 0.75rem;
    border: 1px solid var(--du-line);
    border-radius: 1rem;
    background: var(--du-panel);
    font-size: 0.9375rem;
  }
  .why {
    text-align: center;
  }
  wa-dialog {
    --width: 42rem;
  }
  @media (min-width: 60rem) {
    .columns:has(.invite) {
      grid-template-columns: 22rem 1fr;
      gap: var(--du-space-4);
      align-items: start;
    }
    .guest .invite {
      order: 0;
    }
  }
`;
