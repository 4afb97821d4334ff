// games/duvidae/board-look.ts: how the table looks on a phone held upright, and what all sizes share.
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
  du-duvidae-showdown {
    position: absolute;
    inset: 0;
    z-index: 5;
  }
  :host(:not([still])) du-duvidae-showdown {
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
    grid-template-columns: minmax(0, 1fr);
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
  .claim q {
    margin-inline-start: 0.125rem;
    color: var(--du-accent);
    font-family: var(--du-font-display);
    font-size: 0.6em;
    font-style: italic;
    font-weight: 600;
    letter-spacing: 0;
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
  .meld {
    display: flex;
    justify-content: center;
    gap: 0.5rem;
    padding-block: 0.25rem;
  }
  .meld du-card {
    inline-size: min(var(--du-meld-card, 4.25rem), (100cqi - 1.5rem) / var(--n) - 0.625rem);
    --du-seal-size: 46cqi;
    filter: drop-shadow(0 5px 8px rgb(0 0 0 / 0.26));
  }
  :host(:not([still])) .meld du-card {
    animation: laid 280ms cubic-bezier(0.3, 1.3, 0.5, 1) backwards;
    animation-delay: calc(var(--i, 0) * 60ms);
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
  .context.strong {
    color: var(--du-text);
    font-weight: 600;
  }
  .legend {
    max-inline-size: 20rem;
    margin-block-start: 0.25rem;
  }
  .stars {
    color: var(--du-accent);
  }
  .won {
    display: grid;
    gap: 0.125rem;
    margin-block-end: 0.5rem;
    padding: 0.625rem 1rem;
    border: 1.5px solid var(--du-accent);
    border-radius: var(--du-radius);
    background: color-mix(in srgb, var(--du-panel) 70%, transparent);
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
    padding: 0.125rem 0.5rem;
    border: 1px solid var(--du-line);
    border-radius: 1rem;
    color: var(--du-muted);
    font-size: 0.875rem;
    white-space: nowrap;
  }
  .trail bdi {
    max-inline-size: 4.5rem;
    overflow: hidden;
    text-overflow: ellipsis;
  }
  .trail li:nth-last-child(n + 3) {
    display: none;
  }
  .banner {
    padding: 0.25rem 0.75rem;
    border: 1.5px solid var(--du-accent);
    border-radius: var(--du-radius);
    font-size: 0.9375rem;
    line-height: 1.25;
    text-wrap: balance;
  }
  .banner b {
    color: var(--du-accent);
    font-family: var(--du-font-display);
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
  .own:has(du-duvidae-vote) {
    padding-block-start: 0.75rem;
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
