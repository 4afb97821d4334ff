// games/dudo/bid-pad-look.ts: how the bid pad looks; the narrow phone first.
import { css } from 'lit';

export const bidPadLook = css`
  :host {
    display: block;
    container: pad / inline-size;
  }
  .pad,
  .choose {
    display: grid;
    gap: 0.5rem;
  }
  .choose[data-none] {
    opacity: 0.45;
  }
  .faces {
    display: grid;
    grid-template-columns: repeat(6, 1fr);
    gap: 0.375rem;
  }
  .face {
    position: relative;
    display: grid;
    place-items: center;
    min-block-size: 2.875rem;
    border: 1.5px solid var(--du-outline);
    border-radius: var(--du-radius);
    background: color-mix(in srgb, var(--du-felt) 45%, var(--du-panel));
    --du-die-size: 1.875rem;
  }
  .face:hover {
    border-color: var(--du-text);
  }
  .face[aria-pressed='true'] {
    border-color: var(--du-action);
    background: var(--du-action);
    box-shadow: 0 2px 10px -2px color-mix(in srgb, var(--du-action) 70%, transparent);
  }
  .face[aria-disabled='true'] {
    border-style: dashed;
    border-color: var(--du-line);
    background: none;
  }
  .face:focus-visible,
  .way:focus-visible {
    box-shadow: 0 0 0 5px var(--du-amber);
  }
  .bar {
    position: absolute;
    inline-size: 1.75rem;
    block-size: 2px;
    border-radius: 1px;
    background: var(--du-muted);
    rotate: -38deg;
  }
  .note {
    min-block-size: 1.25rem;
    color: var(--du-muted);
    font-size: 0.9375rem;
    line-height: 1.25rem;
    text-align: center;
    text-wrap: balance;
  }
  .note[data-armed] {
    color: var(--du-text);
    font-weight: 600;
  }
  .says {
    position: sticky;
    inset-block-end: 0;
    background: var(--du-panel);
    display: grid;
    grid-template-columns: minmax(5.25rem, 1fr) minmax(0, 1.7fr) minmax(5.25rem, 1fr);
    gap: 1rem;
  }
  .says[data-two] {
    grid-template-columns: minmax(5.25rem, 1fr) minmax(0, 2fr);
  }
  .says .button {
    padding-inline: 0.25rem;
  }
  .bid {
    font-size: 1.1875rem;
    font-weight: 750;
  }
  .ways {
    display: grid;
    grid-template-columns: 1fr 1fr;
    border: 1.5px solid var(--du-outline);
    border-radius: var(--du-radius);
  }
  .way {
    min-block-size: 2.75rem;
    border-radius: calc(var(--du-radius) - 2px);
    font-weight: 600;
  }
  .way[aria-pressed='true'] {
    background: var(--du-text);
    color: var(--du-panel);
  }
  @container pad (min-width: 34rem) {
    .choose {
      grid-template-columns: minmax(14rem, 1fr) minmax(19rem, 1.35fr);
      align-items: center;
      gap: 1rem;
    }
  }
  @container pad (max-width: 18rem) {
    .says {
      grid-template-columns: auto minmax(0, 1fr) auto;
      gap: 0.625rem;
    }
    .says .button {
      min-inline-size: 3.75rem;
      font-size: 1rem;
    }
  }
  @container pad (max-width: 16rem) {
    .pad,
    .choose {
      grid-template-columns: minmax(0, 1fr);
    }
    .says .button {
      min-inline-size: 0;
    }
    .faces {
      grid-template-columns: repeat(3, 1fr);
    }
    .says,
    .says[data-two] {
      grid-template-columns: 1fr 1fr;
      padding-block: 0.25rem;
    }
    .says .bid {
      grid-column: 1 / -1;
      grid-row: 2;
    }
    .says[data-two] .dudo {
      grid-column: 1 / -1;
    }
  }
`;
