// games/how-dare/board-look.ts: how the table looks on a phone held upright, and what all sizes share.
import { css } from 'lit';

export const boardLook = css`
  :host {
    /* Out of the flow, so that a change on the board lays out the board and not the whole page. */
    position: absolute;
    inset: 0;
    container: board / size;
    color: var(--du-text);
    font-family: var(--du-font);
    line-height: 1.35;
    font-variant-numeric: tabular-nums;
  }
  .table {
    display: grid;
    grid-template: auto minmax(0, 1fr) auto / minmax(0, 1fr);
    block-size: 100%;
    overflow: hidden;
    background: radial-gradient(90% 46% at 50% 40%, var(--du-glow), transparent 72%), var(--du-felt);
  }
  du-how-dare-check {
    position: absolute;
    inset: 0;
    z-index: 5;
  }
  :host(:not([still])) du-how-dare-check {
    animation: dim 200ms ease-out;
  }
  @keyframes dim {
    from {
      opacity: 0;
    }
  }
  .people ul {
    --gap: 0.4375rem;
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: 1rem var(--gap);
    padding: 0.5rem 0.5rem 0.9375rem;
    padding-inline: max(0.5rem, env(safe-area-inset-left)) max(0.5rem, env(safe-area-inset-right));
  }
  .people li {
    flex: 0 0 calc((100% - (min(var(--n), 3) - 1) * var(--gap)) / min(var(--n), 3));
    max-inline-size: 12rem;
    min-inline-size: 0;
  }
  .people ul[data-many] {
    flex-wrap: nowrap;
    justify-content: start;
    overflow-x: auto;
    scrollbar-width: thin;
  }
  .people ul[data-many] li {
    flex-basis: 6.75rem;
  }
  .middle {
    display: grid;
    min-block-size: 0;
    overflow: auto;
    container: middle / size;
  }
  .centre {
    display: grid;
    justify-items: center;
    align-content: safe center;
    gap: 0.5rem;
    padding: 0.25rem 0.75rem;
    text-align: center;
  }

  .own {
    display: grid;
    gap: 0.375rem;
    max-block-size: 78cqb;
    overflow: auto;
    padding: 0.5rem 0.5rem calc(0.625rem + env(safe-area-inset-bottom));
    padding-inline: max(0.5rem, env(safe-area-inset-left)) max(0.5rem, env(safe-area-inset-right));
    border-block-start: 1px solid var(--du-line);
    border-radius: 1.25rem 1.25rem 0 0;
    background: var(--du-panel);
    box-shadow: 0 -8px 24px -12px rgb(0 0 0 / 0.35);
  }
  [data-writes] .middle {
    display: none;
  }
  [data-writes].table {
    grid-template-rows: auto minmax(0, 1fr);
  }
  [data-writes] .own {
    max-block-size: none;
    padding-block-end: 0;
    align-content: start;
    padding-block-start: 0.875rem;
  }
  :host(:not([still])) du-how-dare-pad {
    animation: rise 240ms ease-out;
  }
  @keyframes rise {
    from {
      transform: translateY(6px);
      opacity: 0;
    }
  }
  .mine {
    display: flex;
    align-items: center;
    justify-content: center;
    gap: 0.3125rem;
    min-block-size: 1.25rem;
    color: var(--du-muted);
    font-size: 0.9375rem;
    line-height: 1.2;
    white-space: nowrap;
  }
  .mine .duck {
    inline-size: 1.125rem;
    block-size: 1.125rem;
  }
  .status {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    gap: 0.125rem 0.75rem;
    min-block-size: 3rem;
    padding-inline: 0.375rem;
    color: var(--du-muted);
  }
  .status .line {
    overflow-wrap: anywhere;
  }
  .status .mine {
    justify-content: start;
  }
  .status .mine:nth-last-child(2),
  .status .mine:nth-last-child(2) + .line {
    grid-column: 1 / -1;
    justify-content: center;
    text-align: center;
  }
  .status .prepare {
    grid-area: 1 / 2 / 3 / 3;
  }
  .status .line:only-child {
    grid-column: 1 / -1;
    text-align: center;
  }
  .prepare {
    min-block-size: 2.75rem;
    border-width: 1.5px;
    font-size: 0.9375rem;
    font-weight: 600;
  }
  .reply {
    display: grid;
    gap: 0.75rem;
    padding-block: 0.25rem;
    text-align: center;
    text-wrap: balance;
  }
  .reply .pair {
    display: grid;
    grid-template-columns: 1fr 1.4fr;
    gap: 1rem;
  }
  .reply .button {
    min-block-size: 3.25rem;
  }
`;
