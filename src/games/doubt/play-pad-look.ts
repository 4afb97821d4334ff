// games/doubt/play-pad-look.ts: how the own area looks; the narrow phone first.
import { css } from 'lit';

export const playPadLook = css`
  :host {
    display: block;
    container: pad / inline-size;
  }
  .pad {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 0.25rem;
  }
  .top {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    gap: 0.5rem;
    min-block-size: 2.875rem;
    padding-inline: 0.375rem 0;
  }
  .line {
    color: var(--du-muted);
    line-height: 1.2;
    overflow-wrap: anywhere;
    text-wrap: pretty;
  }
  .lead {
    display: block;
    font-size: 0.875rem;
  }
  .claim {
    color: var(--du-text);
    font-family: var(--du-font-display);
    font-size: 1.375rem;
    font-weight: 720;
    line-height: 1.05;
  }
  .tools {
    display: flex;
  }
  .tool {
    display: grid;
    place-items: center;
    inline-size: 2.75rem;
    block-size: 2.75rem;
    border-radius: var(--du-radius);
    color: var(--du-muted);
  }
  .tool:hover {
    color: var(--du-text);
  }
  .tool svg {
    inline-size: 1.5rem;
    block-size: 1.5rem;
    fill: none;
    stroke: currentColor;
    stroke-width: 2;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  .note {
    padding-inline: 0.375rem;
    color: var(--du-muted);
    font-size: 0.9375rem;
    line-height: 1.25rem;
  }
  .note[data-armed] {
    color: var(--du-text);
    font-weight: 600;
  }
  .shares,
  .naming {
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: 0.5rem;
    margin-block-start: 0.375rem;
  }
  .share {
    display: flex;
    align-items: center;
    justify-content: center;
    gap: 0.5rem;
    min-block-size: 2.75rem;
    padding: 0.125rem 0.375rem;
    border: 1.5px solid var(--du-outline);
    border-radius: var(--du-radius);
    font-family: var(--du-font-display);
    font-weight: 650;
    line-height: 1.05;
    text-align: start;
  }
  .share:hover {
    border-color: var(--du-text);
  }
  .share small {
    display: block;
    color: var(--du-muted);
    font-family: var(--du-font);
    font-size: 0.875rem;
    font-weight: 400;
  }
  .share[aria-checked='true'] {
    border-color: var(--du-amber);
    box-shadow: 0 0 0 2px var(--du-amber);
  }
  .share:focus-visible {
    box-shadow: 0 0 0 5px var(--du-amber);
  }
  .sign {
    display: grid;
    flex: none;
    place-items: center;
    inline-size: 1.75rem;
    block-size: 2rem;
    border: 1px solid var(--du-ink);
    border-radius: 5px;
    background: var(--du-card);
    color: var(--du-ink);
    font-size: 1.125rem;
    font-weight: 780;
    letter-spacing: -0.04em;
  }
  .sign svg {
    display: block;
    inline-size: 1.25rem;
    block-size: 1.25rem;
  }
  .naming label {
    color: var(--du-muted);
    font-size: 0.875rem;
  }
  select {
    display: block;
    inline-size: 100%;
    min-block-size: 2.75rem;
    padding-inline: 0.5rem;
    border: 1.5px solid var(--du-outline);
    border-radius: var(--du-radius);
    background: var(--du-panel);
    color: var(--du-text);
    font: inherit;
    font-size: 1rem;
  }
  .says {
    position: sticky;
    inset-block-end: 0;
    display: grid;
    grid-template-columns: minmax(4.5rem, 0.8fr) minmax(0, 1.8fr);
    gap: 0.875rem;
    margin-block-start: 0.375rem;
    background: var(--du-panel);
  }
  .says[data-one] {
    grid-template-columns: 1fr;
  }
  .says .button {
    padding-inline: 0.25rem;
  }
  .play {
    font-size: 1.1875rem;
    font-weight: 750;
  }
  du-doubt-window {
    position: sticky;
    inset-block-end: 0;
    margin-block-start: 0.375rem;
    background: var(--du-panel);
  }
  @container pad (min-width: 34rem) {
    .claim {
      font-size: 1.75rem;
    }
  }
  @container pad (max-width: 18rem) {
    .top {
      grid-template-columns: 1fr;
    }
    .shares,
    .naming {
      grid-template-columns: 1fr;
    }
  }
`;
