// games/dudo/board-look.ts: how the table looks on a phone held upright, and what all sizes share.
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
    grid-template-rows: auto minmax(0, 1fr) auto;
    block-size: 100%;
    overflow: hidden;
    background: radial-gradient(90% 46% at 50% 44%, var(--du-glow), transparent 72%), var(--du-felt);
  }
  du-dudo-showdown {
    position: absolute;
    inset: 0;
    z-index: 5;
  }
  :host(:not([still])) du-dudo-showdown {
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
    padding: 0.5rem;
    padding-inline: max(0.5rem, env(safe-area-inset-left)) max(0.5rem, env(safe-area-inset-right));
  }
  .people li {
    flex: 0 0 calc((100% - 2 * var(--gap)) / 3);
    min-inline-size: 0;
  }
  .table[data-few] .people li {
    flex-basis: 47%;
  }
  .middle {
    display: grid;
    min-block-size: 0;
    overflow: auto;
  }
  .centre {
    display: grid;
    justify-items: center;
    align-content: center;
    gap: 0.375rem;
    padding: 0.25rem 0.75rem;
    text-align: center;
  }
  .said {
    color: var(--du-muted);
    font-size: 1.0625rem;
  }
  .said bdi {
    color: var(--du-text);
    font-weight: 600;
  }
  .said.strong {
    color: var(--du-text);
    font-family: var(--du-font-display);
    font-size: 1.25rem;
    font-weight: 650;
  }
  .claim {
    display: flex;
    align-items: center;
    justify-content: center;
    gap: 0.625rem;
    max-inline-size: 100%;
    font-family: var(--du-font-display);
    font-size: 3.25rem;
    font-weight: 760;
    line-height: 1.05;
    letter-spacing: -0.02em;
    --du-die-size: 3.75rem;
  }
  .claim > span {
    display: inline-flex;
    align-items: center;
  }
  .claim i {
    margin-inline-start: 0.25rem;
    color: var(--du-muted);
    font-size: 0.72em;
    font-style: normal;
    font-weight: 500;
  }
  .claim du-die {
    filter: drop-shadow(0 6px 10px rgb(0 0 0 / 0.28));
  }
  .claim.quiet,
  .claim .winner {
    display: block;
    font-size: 1.625rem;
    letter-spacing: -0.01em;
    overflow-wrap: anywhere;
  }
  :host(:not([still])) [data-bid] {
    animation: said 260ms cubic-bezier(0.3, 1.4, 0.5, 1);
  }
  @keyframes said {
    from {
      transform: scale(0.8);
      opacity: 0;
    }
  }
  .context {
    color: var(--du-muted);
    font-size: 0.9375rem;
    text-wrap: balance;
  }
  .seal-line {
    display: inline-flex;
    align-items: center;
    gap: 0.4375rem;
    min-block-size: 2.75rem;
    padding-inline: 0.5rem;
    border-radius: var(--du-radius);
    color: var(--du-muted);
    font-size: 0.9375rem;
    --du-seal-size: 1.5rem;
  }
  .seal-line u {
    text-underline-offset: 0.2em;
    text-decoration-color: var(--du-outline);
  }
  .seal-line:hover {
    color: var(--du-text);
  }
  .trail {
    display: flex;
    gap: 0.375rem;
    max-inline-size: 100%;
  }
  .trail li {
    display: flex;
    align-items: center;
    gap: 0.25rem;
    min-inline-size: 0;
    padding: 0.125rem 0.4375rem;
    border: 1px solid var(--du-line);
    border-radius: 1rem;
    color: var(--du-muted);
    font-size: 0.875rem;
    white-space: nowrap;
    --du-die-size: 1.0625rem;
  }
  .trail bdi {
    max-inline-size: 4.5rem;
    overflow: hidden;
    text-overflow: ellipsis;
  }
  .trail li:nth-last-child(n + 3) {
    display: none;
  }
  .banner ~ .trail {
    display: none;
  }
  .banner {
    padding: 0.25rem 0.75rem;
    border: 1.5px solid var(--du-accent);
    border-radius: var(--du-radius);
    font-size: 0.875rem;
    line-height: 1.25;
    text-wrap: balance;
  }
  .banner b {
    color: var(--du-accent);
    font-family: var(--du-font-display);
  }
  .table-cup {
    display: none;
  }
  [data-palifico] {
    --du-own-die: 2.125rem;
  }
  [data-palifico] .centre {
    gap: 0.125rem;
  }
  [data-palifico] .claim:not(.quiet) {
    font-size: 2.5rem;
    --du-die-size: 2.875rem;
  }
  .cups {
    display: flex;
    gap: 0.5rem;
    --du-cup-size: 2.75rem;
  }

  .own {
    display: grid;
    gap: 0.5rem;
    max-block-size: 78cqb;
    overflow: auto;
    padding: 0.5rem 0.5rem calc(0.625rem + env(safe-area-inset-bottom));
    padding-inline: max(0.5rem, env(safe-area-inset-left)) max(0.5rem, env(safe-area-inset-right));
    border-block-start: 1px solid var(--du-line);
    border-radius: 1.25rem 1.25rem 0 0;
    background: var(--du-panel);
    box-shadow: 0 -8px 24px -12px rgb(0 0 0 / 0.35);
  }
  :host(:not([still])) du-dudo-bid-pad {
    animation: rise 240ms ease-out;
  }
  @keyframes rise {
    from {
      transform: translateY(6px);
      opacity: 0;
    }
  }
  .status {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    gap: 0.25rem 0.75rem;
    min-block-size: 3rem;
    padding-inline: 0.375rem;
    color: var(--du-muted);
  }
  .status p {
    overflow-wrap: anywhere;
  }
  .status p:only-child {
    grid-column: 1 / -1;
    text-align: center;
  }
  .prepare {
    min-block-size: 2.75rem;
    border-width: 1.5px;
    font-size: 0.9375rem;
    font-weight: 600;
  }
`;
