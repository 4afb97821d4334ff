// games/duvidae/play-pad-look.ts: how the own area looks; the narrow phone first.
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
    grid-template-columns: minmax(0, 1fr) auto auto;
    align-items: center;
    gap: 0.25rem 0.5rem;
    min-block-size: 3.375rem;
    padding-inline: 0.375rem;
  }
  .line {
    color: var(--du-muted);
    line-height: 1.25;
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
    font-size: 1.5rem;
    font-weight: 720;
    line-height: 1.1;
  }
  .shows {
    grid-column: 2 / -1;
    display: flex;
    gap: 0.375rem;
    padding: 0.1875rem;
    --du-card-size: 2.25rem;
  }
  .show {
    position: relative;
    display: block;
    min-inline-size: 2.25rem;
    border-radius: 6px;
  }
  .show du-card {
    display: block;
  }
  .turned {
    position: absolute;
    inset: 42% 1px 1px;
    border-radius: 0 0 4px 4px;
    background:
      repeating-linear-gradient(45deg, transparent 0 4px, #d9b267aa 4px 5px),
      repeating-linear-gradient(-45deg, transparent 0 4px, #d9b267aa 4px 5px), #17424a;
  }
  .points {
    color: var(--du-accent);
    font-size: 0.875rem;
    letter-spacing: 0.06em;
    white-space: nowrap;
  }
  .lid {
    display: grid;
    place-items: center;
    inline-size: 2.75rem;
    block-size: 2.75rem;
    border-radius: var(--du-radius);
    color: var(--du-muted);
  }
  .lid:hover {
    color: var(--du-text);
  }
  .lid svg {
    inline-size: 1.5rem;
    block-size: 1.5rem;
    fill: none;
    stroke: currentColor;
    stroke-width: 2;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  .note {
    min-block-size: 1.25rem;
    padding-inline: 0.375rem;
    color: var(--du-muted);
    font-size: 0.9375rem;
    line-height: 1.25rem;
  }
  .note[data-armed] {
    color: var(--du-text);
    font-weight: 600;
  }
  .says {
    position: sticky;
    inset-block-end: 0;
    display: grid;
    grid-template-columns: minmax(6rem, 1fr) minmax(0, 1.5fr) minmax(4.5rem, 0.8fr);
    gap: 0.875rem;
    margin-block-start: 0.375rem;
    background: var(--du-panel);
  }
  .says .button {
    padding-inline: 0.25rem;
  }
  .play {
    font-size: 1.1875rem;
    font-weight: 750;
  }
  .says small {
    display: block;
    color: var(--du-muted);
    font-family: var(--du-font);
    font-size: 0.875rem;
    font-weight: 500;
  }
  .says .risk small {
    color: inherit;
  }
  @container pad (min-width: 34rem) {
    .claim {
      font-size: 1.75rem;
    }
    .shows {
      --du-card-size: 2.625rem;
    }
    .note {
      text-align: start;
    }
  }
  @container pad (max-width: 18rem) {
    .top {
      grid-template-columns: minmax(0, 1fr) auto;
    }
    .shows {
      grid-column: 1 / -1;
    }
    .says {
      grid-template-columns: 1fr 1fr;
      gap: 0.625rem;
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
