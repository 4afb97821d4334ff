// ui/look.ts: the styles that every page shares: type, cards, rows, buttons, fields and the focus ring.
import { css } from 'lit';

export const look = css`
  *,
  *::before,
  *::after {
    box-sizing: border-box;
  }
  :host {
    display: block;
  }
  [hidden] {
    display: none !important;
  }
  h1,
  h2,
  h3 {
    margin: 0;
    font-family: var(--du-font-display);
    font-weight: 700;
    line-height: 1.15;
    letter-spacing: -0.01em;
    text-wrap: balance;
  }
  h1 {
    font-size: var(--du-size-xl);
  }
  h2 {
    font-size: var(--du-size-l);
  }
  h3 {
    font-size: 1.0625rem;
  }
  p,
  ul,
  ol {
    margin: 0;
    text-wrap: pretty;
  }
  ul.bare,
  ol.bare {
    padding: 0;
    list-style: none;
  }
  a {
    color: var(--du-accent);
    text-underline-offset: 0.18em;
    text-decoration-thickness: 1px;
    border-radius: 6px;
  }
  .muted {
    color: var(--du-muted);
  }
  .small {
    font-size: var(--du-size-s);
  }
  .good {
    color: var(--du-good);
  }
  .bad {
    color: var(--du-bad);
  }
  .stack {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--du-space-2);
    align-content: start;
  }
  .tight {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--du-space);
    align-content: start;
  }
  .row {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--du-space);
  }
  .card {
    padding: var(--du-space-2);
    border: 1px solid var(--du-line);
    border-radius: var(--du-radius);
    background: var(--du-panel);
  }
  .notice {
    padding: 0.75rem var(--du-space-2);
    border: 1px solid var(--du-line);
    border-inline-start: 4px solid var(--du-accent);
    border-radius: var(--du-radius);
    background: var(--du-panel);
  }
  .notice.wrong {
    border-inline-start-color: var(--du-bad);
  }
  .notice.right {
    border-inline-start-color: var(--du-good);
  }
  wa-button {
    font-family: var(--du-font-display);
    font-size: 1.0625rem;
  }
  wa-button::part(button) {
    block-size: auto;
    min-block-size: var(--du-target-action);
    padding-block: 0.5rem;
    line-height: 1.15;
    white-space: normal;
    text-align: center;
    text-wrap: balance;
  }
  wa-button.big {
    font-size: var(--du-size-l);
  }
  wa-button.big::part(button) {
    min-block-size: 60px;
  }
  wa-button.quiet::part(button) {
    min-block-size: var(--du-target);
    border-width: 1px;
  }
  wa-button.icon::part(button) {
    inline-size: var(--du-target);
    block-size: var(--du-target);
    min-block-size: 0;
    padding: 0;
    border-width: 1px;
  }
  :focus {
    outline: none;
  }
  wa-button:focus-visible::part(button),
  :focus-visible:not(wa-button, wa-input, wa-switch, wa-dialog, wa-drawer, [tabindex='-1']) {
    outline: 3px solid var(--du-amber);
    outline-offset: 2px;
    box-shadow: 0 0 0 2px var(--du-ink);
  }
  wa-input::part(input-wrapper) {
    min-block-size: var(--du-target-action);
  }
  wa-input::part(form-control-label),
  .label {
    margin-block-end: var(--du-space-half);
    font-family: var(--du-font);
    font-size: var(--du-size);
    font-weight: 600;
    color: var(--du-text);
  }
  wa-switch {
    display: block;
    font-size: 1rem;
    padding-block: 0.5rem;
    --width: 3rem;
    --height: 1.75rem;
    --thumb-size: 1.25rem;
  }
  .hidden {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
`;
