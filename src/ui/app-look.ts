// ui/app-look.ts: how the shell looks: the skip link, the line of a notice, and a page that is on its way.
import { css } from 'lit';

export const appLook = css`
  :host {
    display: block;
    min-block-size: 100dvh;
  }
  .skip {
    position: fixed;
    inset-block-start: -10rem;
    inset-inline-start: var(--du-space);
    z-index: 10;
    padding: 0.75rem var(--du-space-2);
    border-radius: var(--du-radius);
    background: var(--du-action);
    color: var(--du-action-text);
  }
  .skip:focus {
    inset-block-start: var(--du-space);
  }
  main:focus {
    outline: none;
  }
  .notice-line {
    position: fixed;
    inset-inline: var(--du-space-2);
    inset-block-end: calc(var(--du-space-2) + env(safe-area-inset-bottom));
    z-index: 20;
    max-inline-size: 32rem;
    margin-inline: auto;
    padding: 0.875rem var(--du-space-2);
    border-radius: var(--du-radius);
    background: var(--du-text);
    color: var(--du-felt);
    box-shadow: var(--du-shadow);
    text-align: center;
    pointer-events: none;
  }
  .renew {
    position: sticky;
    inset-block-end: 0;
    z-index: 5;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: center;
    gap: var(--du-space) var(--du-space-2);
    padding: var(--du-space) var(--du-space-2) max(var(--du-space), env(safe-area-inset-bottom));
    background: var(--du-panel);
    border-block-start: 1px solid var(--du-line);
  }
  .renew button {
    min-block-size: var(--du-target);
    padding-inline: var(--du-space-2);
    border: 2px solid var(--du-outline);
    border-radius: var(--du-radius);
    background: none;
    color: var(--du-text);
    font: inherit;
    font-weight: 650;
    cursor: pointer;
  }
  .loading {
    min-block-size: 60dvh;
    display: grid;
    place-items: center;
    color: var(--du-muted);
  }
`;
