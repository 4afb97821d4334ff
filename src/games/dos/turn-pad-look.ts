// games/dos/turn-pad-look.ts: how the own area looks; the narrow phone first.
import { css } from 'lit';

export const turnPadLook = css`
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
    grid-template-columns: minmax(0, 1fr) auto auto;
    align-items: center;
    min-block-size: 2.75rem;
    padding-inline-start: 0.375rem;
  }
  .line {
    color: var(--du-muted);
    font-size: 0.9375rem;
    line-height: 1.2;
    overflow-wrap: anywhere;
    text-wrap: pretty;
  }
  .line[data-armed] {
    color: var(--du-text);
    font-weight: 600;
  }
  .sum {
    color: var(--du-text);
    font-family: var(--du-font-display);
    font-size: 1.375rem;
    font-weight: 720;
    line-height: 1.1;
    white-space: nowrap;
  }
  .tool {
    display: grid;
    place-items: center;
    inline-size: 2.75rem;
    block-size: 2.75rem;
    border-radius: var(--du-radius);
    color: var(--du-muted);
  }
  .tool + .tool {
    margin-inline-start: -0.25rem;
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
  .choices {
    display: grid;
    gap: 0.25rem;
  }
  .chips {
    display: flex;
    flex-wrap: wrap;
    gap: 0.375rem;
  }
  .chip {
    display: inline-flex;
    align-items: center;
    gap: 0.375rem;
    min-block-size: 2.75rem;
    padding: 0.125rem 0.75rem;
    border: 2px solid var(--du-outline);
    border-radius: 1.5rem;
    font-weight: 600;
  }
  .chip[aria-pressed='true'] {
    border-color: var(--du-accent);
    background: color-mix(in srgb, var(--du-accent) 16%, transparent);
  }
  .chip svg {
    inline-size: 1.25rem;
    block-size: 1.25rem;
  }
  .catch {
    justify-self: stretch;
    text-wrap: balance;
  }
  .says {
    position: sticky;
    inset-block-end: 0;
    display: grid;
    grid-template-columns: minmax(5.5rem, 1fr) minmax(4.75rem, 0.8fr) minmax(7rem, 1.4fr);
    gap: 0.625rem;
    margin-block-start: 0.375rem;
    background: var(--du-panel);
  }
  .says[data-two] {
    grid-template-columns: minmax(5.5rem, 1fr) minmax(7rem, 1.6fr);
  }
  .says[data-alone] {
    grid-template-columns: minmax(4.75rem, 0.8fr) minmax(7rem, 2fr);
  }
  .says[data-two][data-alone] {
    grid-template-columns: 1fr;
  }
  .says .button {
    padding-inline: 0.25rem;
  }
  .passes {
    display: grid;
    grid-auto-flow: column;
    grid-auto-columns: 1fr;
    gap: 0.375rem;
  }
  .passes .button {
    min-inline-size: 0;
  }
  .play {
    font-size: 1.1875rem;
    font-weight: 750;
  }
  .dos[aria-pressed='true'] {
    border-color: var(--du-amber);
    background: color-mix(in srgb, var(--du-amber) 24%, var(--du-panel));
    box-shadow: inset 0 0 0 1px var(--du-amber);
  }
  .dos[aria-pressed='true']::after {
    content: '✓';
    margin-inline-start: 0.25rem;
  }
  @container pad (min-width: 34rem) {
    .sum {
      font-size: 1.625rem;
    }
    .line {
      font-size: 1.0625rem;
    }
  }
  @container pad (max-width: 18rem) {
    .says {
      grid-template-columns: 1fr 1fr;
    }
    .says .play {
      grid-column: 1 / -1;
      grid-row: 2;
    }
    .says .button {
      min-inline-size: 0;
      font-size: 1rem;
    }
  }
`;
