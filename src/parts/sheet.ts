// parts/sheet.ts: styles that every part and board shares: the box, the focus ring, buttons, words for ears only.
import { css } from 'lit';

export const sheet = css`
  *,
  *::before,
  *::after {
    box-sizing: border-box;
  }
  [hidden] {
    display: none !important;
  }
  h2,
  p,
  ul,
  ol {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  :focus {
    outline: none;
  }
  :focus-visible {
    outline: 2px solid var(--du-ink);
    outline-offset: 0;
    box-shadow: 0 0 0 5px var(--du-amber);
    z-index: 2;
  }
  /* What lies under a challenge is neither seen nor reached: it need not be laid out and painted at each of its steps. */
  .table[inert] {
    content-visibility: hidden;
  }
  :host(:not([still])) .table {
    transition: content-visibility 200ms allow-discrete;
  }
  .hear {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    margin: -1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
  button {
    font: inherit;
    color: inherit;
    background: none;
    border: 0;
    padding: 0;
    margin: 0;
    cursor: pointer;
    touch-action: manipulation;
    -webkit-tap-highlight-color: transparent;
  }
  .button {
    position: relative;
    min-block-size: 3rem;
    min-inline-size: 3rem;
    padding: 0.25rem 0.75rem;
    border: 2px solid var(--du-outline);
    border-radius: var(--du-radius);
    background: color-mix(in srgb, var(--du-felt) 45%, var(--du-panel));
    color: var(--du-text);
    font-family: var(--du-font-display);
    font-size: 1.0625rem;
    font-weight: 650;
    line-height: 1.1;
    transition:
      background-color var(--du-fast),
      transform var(--du-fast);
  }
  .button:hover {
    border-color: var(--du-text);
  }
  .button:active {
    transform: translateY(1px);
  }
  .button.action {
    border-color: transparent;
    background: var(--du-action);
    color: var(--du-action-text);
    box-shadow:
      inset 0 1px 0 rgb(255 255 255 / 0.35),
      inset 0 -2px 0 rgb(0 0 0 / 0.16);
  }
  .button.action:not([aria-disabled='true']):hover {
    background: color-mix(in srgb, var(--du-action) 90%, white);
  }
  .button.risk {
    border-color: var(--du-bad);
    background: var(--du-bad);
    color: var(--du-panel);
  }
  .button.quiet {
    border-color: transparent;
    background: none;
  }
  .button[aria-disabled='true'] {
    border-style: dashed;
    border-color: var(--du-outline);
    background: none;
    color: var(--du-muted);
    box-shadow: none;
  }
  .button.action:focus-visible,
  .button:focus-visible {
    box-shadow: 0 0 0 5px var(--du-amber);
  }
  @media (prefers-reduced-motion: reduce) {
    .button {
      transition: none;
    }
  }
  @media (forced-colors: active) {
    .button {
      border-color: ButtonText;
    }
  }
`;
