// games/doubt/board-look.ts: how the table looks on a phone held upright, and what all sizes share.
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
  du-doubt-showdown {
    position: absolute;
    inset: 0;
    z-index: 5;
  }
  :host(:not([still])) du-doubt-showdown {
    animation: dim 200ms ease-out;
  }
  @keyframes dim {
    from {
      opacity: 0;
    }
  }

  .people ul {
    --gap: 0.4375rem;
    --row: 3;
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: 1rem var(--gap);
    padding: 0.5rem;
    padding-inline: max(0.5rem, env(safe-area-inset-left)) max(0.5rem, env(safe-area-inset-right));
  }
  .people li {
    flex: 0 0 calc((100% - (var(--row) - 1) * var(--gap)) / var(--row));
    min-inline-size: 0;
  }
  .table[data-few] .people ul {
    --row: 2;
  }
  .table[data-many] .people ul {
    --row: 4;
    --gap: 0.25rem;
  }
  .table-hand {
    display: none;
  }
  .middle {
    container: middle / size;
    display: grid;
    min-block-size: 0;
    overflow: auto;
  }
  .centre {
    display: grid;
    justify-items: center;
    align-content: center;
    gap: 0.25rem;
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
    max-inline-size: 100%;
    font-family: var(--du-font-display);
    font-size: 2.25rem;
    font-weight: 760;
    line-height: 1.05;
    letter-spacing: -0.015em;
  }
  .claim.quiet {
    font-size: 1.625rem;
    letter-spacing: -0.01em;
    overflow-wrap: anywhere;
    text-wrap: balance;
  }
  .last {
    margin-inline-start: 0.25rem;
    padding: 0.0625rem 0.5rem;
    border: 1.5px solid var(--du-accent);
    border-radius: 1rem;
    color: var(--du-accent);
    font-size: 0.875rem;
    font-weight: 650;
    white-space: nowrap;
  }
  .lying {
    display: flex;
    align-items: end;
    justify-content: center;
    gap: 2rem;
    padding-block: 0.375rem 0.125rem;
    --du-card-size: var(--du-table-card, 4.25rem);
    --du-seal-size: calc(var(--du-card-size) * 0.46);
  }
  figure {
    display: grid;
    justify-items: center;
    gap: 0.25rem;
    margin: 0;
  }
  figcaption {
    max-inline-size: 8rem;
    overflow: hidden;
    color: var(--du-muted);
    font-size: 0.875rem;
    line-height: 1.2;
    white-space: nowrap;
    text-overflow: ellipsis;
  }
  figcaption b,
  figcaption bdi {
    color: var(--du-text);
    font-weight: 600;
  }
  .about du-card {
    filter: drop-shadow(0 5px 8px rgb(0 0 0 / 0.26));
  }
  .due {
    display: grid;
    place-items: center;
    inline-size: var(--du-card-size);
    aspect-ratio: 5 / 7;
    border: 2px solid var(--du-accent);
    border-radius: calc(var(--du-card-size) * 0.13);
    color: var(--du-accent);
    font-family: var(--du-font-display);
    font-size: calc(var(--du-card-size) * 0.6);
    font-weight: 780;
    letter-spacing: -0.04em;
  }
  .due.none {
    border: 2px dashed var(--du-outline);
    color: var(--du-muted);
  }
  .stack {
    position: relative;
    inline-size: calc(var(--du-card-size) + 0.75rem);
    block-size: calc(var(--du-card-size) * 1.4 + (var(--layers) - 1) * 3px);
  }
  .stack du-card {
    position: absolute;
    inset: auto auto calc(var(--i) * 3px) 0.375rem;
    rotate: -3deg;
  }
  .stack du-card:nth-of-type(even) {
    rotate: 4deg;
  }
  .stack du-card:nth-of-type(3n) {
    rotate: -6deg;
  }
  .stack du-card:last-of-type {
    rotate: 1deg;
    filter: drop-shadow(0 4px 7px rgb(0 0 0 / 0.28));
  }
  .count {
    position: absolute;
    inset: -0.5rem -0.5rem auto auto;
    z-index: 1;
    display: grid;
    place-items: center;
    min-inline-size: 1.875rem;
    block-size: 1.875rem;
    padding-inline: 0.375rem;
    border: 1.5px solid var(--du-ink);
    border-radius: 1rem;
    background: var(--du-amber);
    color: var(--du-ink);
    font-family: var(--du-font-display);
    font-size: 1.0625rem;
    font-weight: 750;
  }
  .empty {
    position: absolute;
    inset: 0 0.375rem;
    border: 2px dashed var(--du-outline);
    border-radius: calc(var(--du-card-size) * 0.13);
  }
  :host(:not([still])) .stack du-card:last-of-type {
    animation: laid 280ms cubic-bezier(0.3, 1.3, 0.5, 1) backwards;
  }
  :host(:not([still])) [data-claim] {
    animation: said 260ms cubic-bezier(0.3, 1.4, 0.5, 1);
  }
  @keyframes laid {
    from {
      transform: translateY(1.5rem) rotate(4deg);
      opacity: 0;
    }
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
  .pack {
    position: relative;
    inline-size: 7rem;
    block-size: 6.5rem;
    margin-block-end: 0.25rem;
    --du-card-size: 4rem;
  }
  .pack du-card {
    position: absolute;
    inset: 0.375rem auto auto 1.5rem;
    transform: rotate(calc((var(--k, 0) - 1) * 11deg)) translateX(calc((var(--k, 0) - 1) * 1.25rem));
    transform-origin: 50% 110%;
  }
  .pack du-card:nth-child(2) {
    --k: 1;
  }
  .pack du-card:nth-child(3) {
    --k: 2;
  }
  :host(:not([still])) .pack du-card {
    animation: mix 1.1s ease-in-out 5 alternate;
  }
  @keyframes mix {
    to {
      transform: rotate(calc((1 - var(--k, 0)) * 11deg)) translateX(calc((1 - var(--k, 0)) * 1.25rem));
    }
  }

  .own {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 0.5rem;
    max-block-size: 78cqb;
    overflow: auto;
    padding: 0.25rem 0.5rem calc(0.625rem + env(safe-area-inset-bottom));
    padding-inline: max(0.5rem, env(safe-area-inset-left)) max(0.5rem, env(safe-area-inset-right));
    border-block-start: 1px solid var(--du-line);
    border-radius: 1.25rem 1.25rem 0 0;
    background: var(--du-panel);
    box-shadow: 0 -8px 24px -12px rgb(0 0 0 / 0.35);
  }
  .status {
    display: grid;
    place-items: center;
    min-block-size: 3.5rem;
    padding-inline: 0.375rem;
    color: var(--du-muted);
    text-align: center;
    overflow-wrap: anywhere;
  }
`;
