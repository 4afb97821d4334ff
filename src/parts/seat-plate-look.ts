// parts/seat-plate-look.ts: how a seat plate looks, small on a phone and round a table.
import { css } from 'lit';

export const seatPlateLook = css`
  :host {
    display: block;
    min-inline-size: 0;
    container-type: inline-size;
  }
  .plate {
    position: relative;
    display: flex;
    align-items: center;
    gap: 0.4375rem;
    block-size: 100%;
    min-block-size: 3.25rem;
    padding: 0.1875rem 0.375rem 0.4375rem; /* above the tag on the rim */
    border: 1px solid var(--du-line);
    border-radius: var(--du-radius);
    background: var(--du-panel);
    color: var(--du-text);
    line-height: 1.15;
  }
  :host(:not([still])) .plate {
    transition:
      box-shadow 180ms,
      border-color 180ms;
  }
  :host([active]) .plate {
    border-color: var(--du-amber);
    box-shadow:
      0 0 0 2px var(--du-amber),
      0 0 18px -2px color-mix(in srgb, var(--du-amber) 55%, transparent);
  }
  .face {
    position: relative;
    display: grid;
  }
  .moon {
    position: absolute;
    inset: auto -3px -3px auto;
    inline-size: 0.875rem;
    block-size: 0.875rem;
    border-radius: 50%;
    background: radial-gradient(circle at 78% 30%, transparent 48%, #f2d68c 52%) var(--du-ink);
    border: 1.5px solid var(--du-panel);
  }
  .words {
    flex: 1;
    min-inline-size: 0;
  }
  .name {
    display: flex;
    align-items: baseline;
    gap: 0.25rem;
    font-size: 0.9375rem;
    font-weight: 560;
  }
  bdi {
    flex: 0 1 auto;
    min-inline-size: 0;
    overflow: hidden;
    white-space: nowrap;
    text-overflow: ellipsis;
  }
  .bot {
    position: absolute;
    inset: auto auto -4px -4px;
    display: grid;
    place-items: center;
    inline-size: 1.0625rem;
    block-size: 1.0625rem;
    border: 1px solid var(--du-outline);
    border-radius: 6px;
    background: var(--du-panel);
  }
  .bot svg {
    inline-size: 0.8125rem;
    block-size: 0.8125rem;
    fill: none;
    stroke: var(--du-text);
    stroke-width: 1.5;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  .left {
    display: flex;
    align-items: center;
    gap: 0.1875rem;
    margin-block-start: 0.125rem;
    color: var(--du-muted);
    font-size: 0.8125rem;
    font-weight: 620;
  }
  .left du-cup {
    --du-cup-size: 1.0625rem;
  }
  .left du-seal {
    --du-seal-size: 1.125rem;
    margin-inline-start: 0.1875rem;
  }
  .tag {
    position: absolute;
    inset-block-end: -0.875rem;
    inset-inline-end: 0.5rem;
    max-inline-size: calc(100% - 1rem);
    padding: 0.0625rem 0.4375rem 0.125rem;
    overflow: hidden;
    border: 1px solid var(--du-outline);
    border-radius: 1rem;
    background: var(--du-felt);
    color: var(--du-text);
    font-size: 0.75rem;
    font-weight: 650;
    line-height: 1.15;
    white-space: nowrap;
    text-overflow: ellipsis;
  }
  .tag[data-loud] {
    border-color: var(--du-ink);
    background: var(--du-amber);
    color: var(--du-ink);
  }
  @container (max-width: 6.4rem) {
    .plate {
      gap: 0.25rem;
      padding-inline: 0.25rem;
    }
    du-mask {
      --du-mask-size: 1.75rem;
    }
    .left {
      gap: 0.0625rem;
    }
    .left du-seal {
      margin-inline-start: 0.0625rem;
    }
  }
  [data-gone] {
    border-style: dashed;
    background: none;
  }
  [data-gone] .face {
    filter: grayscale(1);
    opacity: 0.55;
  }
  [data-gone] .name {
    color: var(--du-muted);
  }
`;
