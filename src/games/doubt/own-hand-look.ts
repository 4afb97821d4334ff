// games/doubt/own-hand-look.ts: how my hand looks: the fan, and the stacks above it.
import { css } from 'lit';

export const ownHandLook = css`
  :host {
    display: block;
    --du-card-size: var(--du-hand-card, 3.75rem);
  }
  .row {
    display: flex;
    justify-content: center;
    padding-block-start: 0.625rem;
  }
  .slot {
    position: relative;
    flex: 0 1 calc(var(--du-card-size) + 0.3125rem);
    min-inline-size: 0;
    border-radius: 8px;
    text-align: start;
    transform-origin: 50% 140%;
    rotate: calc((var(--i) - (var(--n) - 1) / 2) * 0.5deg);
  }
  .slot:last-child {
    flex: 0 0 var(--du-card-size);
  }
  du-card {
    display: block;
  }
  :host(:not([still])) du-card {
    transition: transform 120ms ease-out;
  }
  .slot:hover du-card {
    transform: translateY(-0.1875rem);
  }
  .slot[aria-pressed='true'] du-card {
    transform: translateY(-0.625rem);
  }
  .slot:focus-visible {
    z-index: 3;
    outline: none;
    box-shadow: none;
  }
  .slot:focus-visible du-card {
    outline: 2px solid var(--du-ink);
    box-shadow: 0 0 0 5px var(--du-amber);
  }
  :host(:not([still])) .slot {
    animation: come 200ms ease-out backwards;
    animation-delay: calc(var(--i) * 25ms);
  }
  @keyframes come {
    from {
      transform: translateY(1.25rem);
      opacity: 0;
    }
  }
  .stacks {
    display: grid;
    grid-template-columns: repeat(var(--n), minmax(0, 4.5rem));
    justify-content: center;
    gap: 0.375rem 0.3125rem;
    padding-block-start: 0.25rem;
  }
  .stack {
    position: relative;
    display: flex;
    align-items: center;
    justify-content: center;
    gap: 0.1875rem;
    min-block-size: 2.75rem;
    border: 1px solid var(--du-ink);
    border-radius: 7px;
    background: var(--du-card);
    box-shadow:
      2px -2px 0 -0.5px color-mix(in srgb, var(--du-card) 80%, #6b5636),
      2px -2px 0 0.5px var(--du-ink);
    color: var(--du-ink);
    font-family: var(--du-font-display);
    line-height: 1;
  }
  .sign {
    display: grid;
    justify-items: center;
    font-size: 1.3125rem;
    font-weight: 780;
    letter-spacing: -0.04em;
  }
  .sign svg {
    inline-size: 1.25rem;
    block-size: 1.25rem;
  }
  .sign small {
    margin-block-start: 0.0625rem;
    font-size: 0.75rem;
    font-weight: 720;
    letter-spacing: 0;
  }
  .many {
    font-size: 0.8125rem;
    font-weight: 700;
    color: #4a4640;
  }
  .stack[aria-selected='true'] {
    box-shadow: 0 0 0 3px var(--du-amber);
  }
  .stack[data-picked]::after {
    content: '';
    position: absolute;
    inset: 3px 3px auto auto;
    inline-size: 0.5rem;
    block-size: 0.5rem;
    border: 1.5px solid var(--du-ink);
    border-radius: 50%;
    background: var(--du-amber);
  }
  .stack:focus-visible {
    box-shadow: 0 0 0 5px var(--du-amber);
  }
  @media (forced-colors: active) {
    .stack[aria-selected='true'] {
      outline: 3px solid Highlight;
    }
  }
`;
