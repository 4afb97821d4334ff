// games/dos/board-look.ts: how the table looks on a phone held upright, and what all sizes share.
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
  du-dos-count {
    position: absolute;
    inset: 0;
    z-index: 5;
  }
  :host(:not([still])) du-dos-count {
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
    align-content: safe center;
    gap: 0.25rem;
    padding: 0.75rem 0.5rem 0.25rem;
    text-align: center;
  }
  .said {
    min-block-size: 1.35em;
    color: var(--du-muted);
    font-size: 1rem;
    text-wrap: balance;
  }
  .said.strong {
    color: var(--du-text);
    font-family: var(--du-font-display);
    font-size: 1.25rem;
    font-weight: 650;
  }
  .winner {
    font-family: var(--du-font-display);
    font-size: 2rem;
    font-weight: 760;
    line-height: 1.1;
    overflow-wrap: anywhere;
  }
  .context {
    color: var(--du-muted);
    font-size: 0.9375rem;
    text-wrap: balance;
  }
  du-dos-row[data-many='many'] {
    --du-row-card: 3.5rem;
  }
  du-dos-row[data-many='very'] {
    --du-row-card: 2.875rem;
  }
  .due {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: 0.25rem 0.375rem;
  }
  .due li {
    padding: 0.0625rem 0.5rem;
    border: 1.5px solid var(--du-accent);
    border-radius: 1rem;
    font-size: 0.875rem;
    font-weight: 600;
  }
  .seal-line {
    display: inline-flex;
    align-items: center;
    gap: 0.4375rem;
    min-block-size: 2.75rem;
    padding-inline: 0.25rem;
    border-radius: var(--du-radius);
    color: var(--du-muted);
    font-size: 0.875rem;
    text-align: start;
    --du-seal-size: 1.375rem;
  }
  .seal-line u {
    text-underline-offset: 0.2em;
    text-decoration-color: var(--du-outline);
  }
  .seal-line:hover {
    color: var(--du-text);
  }
  .backs {
    display: flex;
    margin-block-end: 0.5rem;
    --du-card-size: 3.25rem;
  }
  .backs du-card + du-card {
    margin-inline-start: -1.75rem;
  }
  :host(:not([still])) .backs du-card {
    animation: mix 1.4s ease-in-out 4;
  }
  .backs du-card:nth-child(2) {
    animation-delay: 140ms !important;
  }
  .backs du-card:nth-child(3) {
    animation-delay: 280ms !important;
  }
  @keyframes mix {
    40% {
      transform: translateY(-0.5rem) rotate(-5deg);
    }
    70% {
      transform: translateY(0.125rem) rotate(4deg);
    }
  }
  .own {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 0.5rem;
    max-block-size: 78cqb;
    overflow: auto;
    padding: 0.375rem 0.5rem calc(0.625rem + env(safe-area-inset-bottom));
    padding-inline: max(0.5rem, env(safe-area-inset-left)) max(0.5rem, env(safe-area-inset-right));
    border-block-start: 1px solid var(--du-line);
    border-radius: 1.25rem 1.25rem 0 0;
    background: var(--du-panel);
    box-shadow: 0 -8px 24px -12px rgb(0 0 0 / 0.35);
  }
  .status {
    min-block-size: 3rem;
    align-content: center;
    color: var(--du-muted);
    text-align: center;
    overflow-wrap: anywhere;
  }
`;
