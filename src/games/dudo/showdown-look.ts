// games/dudo/showdown-look.ts: how the challenge looks: the table dims, paper dice lie in rows, what counts is lifted.
import { css } from 'lit';

export const showdownLook = css`
  :host {
    display: block;
    block-size: 100%;
    container: moment / size;
    --row: 2.5rem;
  }
  .moment {
    display: grid;
    grid-template-rows: auto minmax(min-content, 1fr) auto auto;
    gap: 0.5rem;
    block-size: 100%;
    padding: 0.75rem max(0.75rem, env(safe-area-inset-right)) calc(0.75rem + env(safe-area-inset-bottom))
      max(0.75rem, env(safe-area-inset-left));
    overflow: auto;
    background:
      radial-gradient(120% 55% at 50% 20%, color-mix(in srgb, var(--du-amber) 13%, transparent), transparent 70%),
      color-mix(in srgb, var(--du-felt) 62%, var(--du-panel));
    color: var(--du-text);
  }
  header {
    display: grid;
    grid-template-columns: auto 1fr auto;
    align-items: center;
    gap: 0.625rem;
    --du-mask-size: 3rem;
    text-align: center;
  }
  h2 {
    font-family: var(--du-font-display);
    font-size: 1.1875rem;
    font-weight: 700;
    line-height: 1.15;
    overflow-wrap: anywhere;
    text-wrap: balance;
  }
  .bid {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    gap: 0.5rem;
    margin-block-start: 0.25rem;
    font-family: var(--du-font-display);
    font-size: 1.75rem;
    line-height: 1;
    --du-die-size: 2.125rem;
  }
  .bid b {
    font-weight: 760;
  }
  i {
    margin-inline-start: 0.1875rem;
    color: var(--du-muted);
    font-style: normal;
  }
  .cups {
    display: grid;
    align-content: center;
    gap: 0.3125rem;
    min-block-size: min-content;
  }
  li {
    position: relative;
    display: grid;
    grid-template-columns: 1.75rem minmax(0, 1fr) auto 1.875rem;
    align-items: center;
    gap: 0.5rem;
    min-block-size: var(--row);
    padding: 0.25rem 0.5rem;
    border: 1.5px solid var(--du-line);
    border-radius: var(--du-radius);
    background: var(--du-panel);
    --du-mask-size: 1.75rem;
  }
  [data-few] .cups {
    gap: 0.625rem;
  }
  [data-few] li {
    --row: 3.25rem;
  }
  .name {
    min-inline-size: 0;
    overflow: hidden;
    white-space: nowrap;
    text-overflow: ellipsis;
    font-size: 0.9375rem;
  }
  .name i {
    color: var(--du-muted);
    font-size: 0.875rem;
    font-style: normal;
  }
  .dice,
  .closed {
    display: flex;
    align-items: center;
    gap: 0.3125rem;
    --du-die-size: 1.75rem;
  }
  .closed {
    --du-cup-size: 1.75rem;
    --du-seal-size: 1.375rem;
    gap: 0.375rem;
  }
  .word {
    color: var(--du-muted);
    font-size: 0.875rem;
  }
  .cost {
    grid-column: 4;
    justify-self: end;
    min-inline-size: 1.625rem;
    padding: 0 0.25rem;
    border-radius: 1rem;
    color: var(--du-muted);
    font-family: var(--du-font-display);
    font-weight: 700;
    text-align: center;
  }
  .cost.bad {
    background: var(--du-bad);
    color: var(--du-panel);
  }
  .cost.good {
    background: var(--du-good);
    color: var(--du-panel);
  }
  li[data-lost] {
    border-color: var(--du-bad);
  }
  li[data-won] {
    border-color: var(--du-good);
  }
  .sum {
    display: grid;
    grid-template-columns: auto auto;
    place-content: center;
    align-items: center;
    gap: 0.25rem 0.75rem;
    min-block-size: 3.5rem;
  }
  .total {
    grid-row: 1 / 3;
    display: grid;
    justify-items: center;
    min-inline-size: 3.75rem;
    line-height: 1;
  }
  .total b {
    font-family: var(--du-font-display);
    font-size: 2.5rem;
    font-weight: 780;
  }
  .total span,
  .parts {
    color: var(--du-muted);
    font-size: 0.875rem;
  }
  .parts {
    min-block-size: 1.25rem;
  }
  .track {
    display: flex;
    gap: min(4px, calc(60% / var(--n)));
    align-items: center;
    align-self: end;
    inline-size: min(calc(var(--n) * 1.25rem), 64cqi);
    block-size: 1.125rem;
  }
  .place {
    flex: 0 1 1rem;
    block-size: 1rem;
    min-inline-size: 2px;
    border: 1.5px dashed var(--du-outline);
    border-radius: 4px;
  }
  .place[data-kind='plain'] {
    border: 1px solid var(--du-ink);
    background: var(--du-die);
  }
  .place[data-kind='wild'] {
    border: 1px solid var(--du-ink);
    background: #c02a12;
  }
  .place[data-over] {
    outline: 2px solid var(--du-amber);
    outline-offset: 1px;
  }
  .end {
    display: grid;
    gap: 0.5rem;
    min-block-size: 8.25rem;
    align-content: end;
    position: sticky;
    inset-block-end: calc(-0.75rem - env(safe-area-inset-bottom));
    padding-block-end: calc(0.75rem + env(safe-area-inset-bottom));
    margin-block-end: calc(-0.75rem - env(safe-area-inset-bottom));
    background: linear-gradient(transparent, color-mix(in srgb, var(--du-felt) 62%, var(--du-panel)) 1rem);
    text-align: center;
  }
  .verdict {
    font-family: var(--du-font-display);
    font-size: 1.125rem;
    font-weight: 680;
    line-height: 1.2;
    overflow-wrap: anywhere;
    text-wrap: balance;
  }
  .wait {
    color: var(--du-muted);
  }
  .tick {
    display: flex;
    align-items: center;
    justify-content: center;
    gap: 0.375rem;
    color: var(--du-muted);
    font-size: 0.9375rem;
  }
  .moment:not([data-stage='verdict']) {
    cursor: pointer;
  }
  :host(:not([still])) [data-stage='called'] header {
    animation: call 320ms cubic-bezier(0.2, 1.4, 0.4, 1) backwards;
  }
  :host(:not([still])) .dice du-die {
    animation: land 220ms ease-out backwards;
    animation-delay: calc(var(--i) * 40ms);
  }
  :host(:not([still])) .verdict,
  :host(:not([still])) .cost {
    animation: fade 240ms ease-out;
  }
  :host(:not([still])) .place[data-kind='plain'],
  :host(:not([still])) .place[data-kind='wild'] {
    animation: land 160ms ease-out;
  }
  @keyframes call {
    from {
      transform: scale(0.86) translateY(8px);
      opacity: 0;
    }
  }
  @keyframes land {
    from {
      transform: translateY(-8px);
      opacity: 0;
    }
  }
  @keyframes fade {
    from {
      opacity: 0;
    }
  }
`;
