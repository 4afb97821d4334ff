// ui/table-look.ts: how the table's page is laid out: bar, board, and the log beside it where there is room.
import { css } from 'lit';

export const tableLook = css`
  :host {
    display: flex;
    flex-direction: column;
    block-size: 100dvh;
    overflow: hidden;
  }
  header {
    display: flex;
    align-items: center;
    gap: var(--du-space);
    padding: 2px max(var(--du-space), env(safe-area-inset-right)) 2px max(0.75rem, env(safe-area-inset-left));
    background: var(--du-panel);
    border-block-end: 1px solid var(--du-line);
  }
  h1 {
    flex: 1;
    min-inline-size: 0;
    overflow: hidden;
    font-size: var(--du-size-l);
    line-height: 1.1;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  /* The longer names of games leave no room beside them on a phone. */
  @media (max-width: 26rem) {
    h1[data-long] .round {
      display: block;
      font-size: var(--du-size-s);
    }
    h1[data-long] i {
      display: none;
    }
  }
  h1 i {
    font-style: normal;
  }
  .round {
    font-weight: 500;
  }
  .eyes {
    display: inline-flex;
    align-items: center;
    gap: 0.25rem;
    flex: none;
  }
  .table {
    flex: 1;
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    grid-template-rows: minmax(0, 1fr);
    min-block-size: 0;
  }
  .board {
    position: relative;
    display: grid;
    min-block-size: 0;
    min-inline-size: 0;
  }
  .loading {
    place-self: center;
  }
  aside {
    display: none;
  }
  .flat {
    border-radius: 0;
    border-block-start: 0;
    border-inline-end: 0;
  }
  .over {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--du-space-2);
    padding: var(--du-space) 0.75rem;
    background: var(--du-panel);
    border-block-end: 1px solid var(--du-line);
  }
  wa-drawer {
    --size: min(26rem, 100vw);
    --spacing: var(--du-space-2);
  }
  .flush {
    margin: calc(-1 * var(--du-space-2));
  }
  @media (min-width: 64rem) {
    .table {
      grid-template-columns: minmax(0, 1fr) 20rem;
    }
    aside {
      grid-area: 1 / 2;
      display: flex;
      flex-direction: column;
      min-block-size: 0;
      background: var(--du-panel);
      border-inline-start: 1px solid var(--du-line);
    }
    aside h2 {
      padding: var(--du-space-2) var(--du-space-2) var(--du-space);
      border-block-end: 1px solid var(--du-line);
      font-size: 1.0625rem;
    }
    aside du-log-panel {
      flex: 1;
    }
    wa-button.log {
      display: none;
    }
  }
`;
