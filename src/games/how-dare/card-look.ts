// games/how-dare/card-look.ts: how the middle of the table looks: the paper card, the number on top of it all, the numbers before it.
import { css } from 'lit';

export const cardLook = css`
  .card {
    display: grid;
    gap: 0.375rem;
    inline-size: min(100%, 30rem);
    padding: 0.5625rem 0.875rem 0.75rem;
    border: 1.5px solid var(--du-ink);
    border-radius: var(--du-radius-card);
    background: var(--du-card);
    box-shadow: var(--du-shadow);
    color: var(--du-ink);
    text-align: start;
  }
  .card header {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 0.75rem;
    padding-block-end: 0.3125rem;
    border-block-end: 1.5px dashed color-mix(in srgb, var(--du-ink) 35%, transparent);
  }
  h3 {
    margin: 0;
    font-family: var(--du-font-display);
    font-size: 1rem;
    font-weight: 700;
    overflow-wrap: anywhere;
  }
  .ducks {
    display: inline-flex;
    flex: none;
    gap: 0.125rem;
  }
  .duck {
    inline-size: 1.25rem;
    block-size: 1.25rem;
  }
  .question {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    align-items: start;
    gap: 0.625rem;
    font-size: 1.0625rem;
    font-weight: 560;
    line-height: 1.28;
    overflow-wrap: anywhere;
  }
  .question .number {
    display: grid;
    place-items: center;
    inline-size: 1.625rem;
    block-size: 1.625rem;
    border: 1.5px solid var(--du-ink);
    border-radius: 50%;
    font-family: var(--du-font-display);
    font-size: 0.9375rem;
    font-weight: 760;
  }
  .question.faint {
    display: block;
    min-block-size: 2.75rem;
    color: #5b5a55;
    font-weight: 450;
  }
  .again {
    min-block-size: 2.75rem;
    padding-inline: 0.5rem;
    font-weight: 650;
    text-decoration: underline;
  }
  .by {
    display: flex;
    align-items: center;
    gap: 0.375rem;
    color: #5b5a55;
    font-size: 0.875rem;
    --du-seal-size: 1.25rem;
  }
  .backs {
    display: grid;
    block-size: 5.5rem;
    place-items: center;
  }
  .backs i {
    grid-area: 1 / 1;
    inline-size: 3.75rem;
    block-size: 5.25rem;
    border: 1.5px solid var(--du-ink);
    border-radius: var(--du-radius-card);
    background:
      radial-gradient(circle, color-mix(in srgb, var(--du-amber) 85%, transparent) 0 18%, transparent 19%) 0 0 / 0.75rem
        0.75rem,
      var(--du-card);
    box-shadow: var(--du-shadow);
  }
  .backs i:first-child {
    rotate: -11deg;
    translate: -1.25rem 0;
  }
  .backs i:last-child {
    rotate: 10deg;
    translate: 1.25rem 0;
  }

  .said {
    color: var(--du-muted);
    font-size: 1rem;
    line-height: 1.2;
  }
  .said bdi {
    color: var(--du-text);
    font-weight: 620;
  }
  .said.strong {
    color: var(--du-text);
    font-family: var(--du-font-display);
    font-size: 1.25rem;
    font-weight: 650;
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
    text-align: start;
    --du-seal-size: 1.5rem;
  }
  .seal-line u {
    text-underline-offset: 0.2em;
    text-decoration-color: var(--du-outline);
  }
  .seal-line:hover {
    color: var(--du-text);
  }
  .flag {
    display: grid;
    justify-items: center;
    max-inline-size: 100%;
  }
  .claim {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: center;
    gap: 0 0.5rem;
    max-inline-size: 100%;
    font-family: var(--du-font-display);
    line-height: 1.05;
  }
  .claim b {
    font-size: min(3.25rem, calc(92cqi / max(6, var(--digits)) * 1.5));
    font-weight: 780;
    letter-spacing: -0.02em;
  }
  .claim i {
    color: var(--du-muted);
    font-family: var(--du-font);
    font-size: 1.0625rem;
    font-style: normal;
  }
  .claim.quiet {
    display: block;
    margin-block-start: 0.5rem;
    font-size: 1.375rem;
    font-weight: 700;
    overflow-wrap: anywhere;
    text-wrap: balance;
  }
  :host(:not([still])) [data-bid] {
    animation: said 260ms cubic-bezier(0.3, 1.4, 0.5, 1);
  }
  @keyframes said {
    from {
      transform: scale(0.85);
      opacity: 0;
    }
  }
  .ladder {
    display: flex;
    align-items: end;
    justify-content: center;
    gap: 0.3125rem;
    max-inline-size: 100%;
    padding-block-start: calc((var(--n) - 1) * 0.1875rem);
  }
  .ladder li {
    display: flex;
    flex: 0 1 auto;
    align-items: baseline;
    gap: 0.3125rem;
    min-inline-size: 0;
    padding: 0.0625rem 0.5rem;
    border: 1px solid var(--du-line);
    border-radius: 1rem;
    color: var(--du-muted);
    font-size: 0.875rem;
    white-space: nowrap;
    translate: 0 calc(var(--i) * -0.1875rem);
  }
  .ladder b {
    color: var(--du-text);
    font-weight: 640;
  }
  .ladder bdi {
    min-inline-size: 0;
    max-inline-size: 4rem;
    overflow: hidden;
    text-overflow: ellipsis;
  }
  .ladder li:nth-last-child(n + 4) {
    display: none;
  }
`;
