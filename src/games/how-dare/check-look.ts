// games/how-dare/check-look.ts: how the check looks: the table dims, the paper card turns over, the answer counts up.
import { css } from 'lit';

export const checkLook = css`
  :host {
    display: block;
    block-size: 100%;
    container: moment / size;
  }
  .moment {
    display: grid;
    grid-template-rows: auto auto minmax(min-content, 1fr) auto;
    justify-items: stretch;
    gap: 0.75rem;
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
    font-size: 1.375rem;
    font-weight: 740;
    line-height: 1.15;
    overflow-wrap: anywhere;
    text-wrap: balance;
  }
  .bid {
    margin-block-start: 0.125rem;
    color: var(--du-muted);
    overflow-wrap: anywhere;
  }
  .bid b {
    color: var(--du-text);
    font-family: var(--du-font-display);
    font-size: 1.1875rem;
  }
  .bid em {
    color: var(--du-accent);
    font-style: normal;
    font-weight: 650;
  }
  .card {
    display: grid;
    gap: 0.5rem;
    padding: 0.875rem 1rem 1rem;
    border: 1.5px solid var(--du-ink);
    border-radius: var(--du-radius-card);
    background: var(--du-card);
    box-shadow: var(--du-shadow);
    color: var(--du-ink);
    text-align: center;
  }
  .theme {
    display: flex;
    align-items: center;
    justify-content: center;
    gap: 0.5rem;
    font-family: var(--du-font-display);
    font-size: 0.9375rem;
    font-weight: 650;
  }
  .ducks {
    display: inline-flex;
    gap: 0.125rem;
    vertical-align: -0.2em;
  }
  .duck {
    inline-size: 1.125rem;
    block-size: 1.125rem;
  }
  .question {
    font-size: 1rem;
    line-height: 1.3;
    text-wrap: balance;
  }
  .answer {
    display: grid;
    place-items: center;
    align-content: center;
    min-block-size: 5.5rem;
    padding-block-start: 0.5rem;
    border-block-start: 1.5px dashed color-mix(in srgb, var(--du-ink) 40%, transparent);
    line-height: 1.05;
  }
  .answer b {
    font-family: var(--du-font-display);
    font-size: min(3.25rem, calc(84cqi / var(--digits) * 1.4));
    font-weight: 780;
    letter-spacing: -0.02em;
  }
  .answer span {
    font-size: 1rem;
    font-weight: 560;
  }
  .answer.closed {
    gap: 0.375rem;
    --du-seal-size: 2.75rem;
  }
  .answer.closed span {
    color: #5b5a55;
  }
  .scale {
    display: grid;
    align-content: center;
    gap: 0.625rem;
    min-block-size: 4.75rem;
    margin: 0;
    padding: 0.25rem 0.75rem 0.5rem;
  }
  .line {
    position: relative;
    block-size: 1.5rem;
    border-block-end: 2px solid var(--du-outline);
  }
  .line i {
    position: absolute;
    inset-block-end: -0.375rem;
    inset-inline-start: calc(var(--at) * 100%);
    inline-size: 0.625rem;
    block-size: 0.625rem;
    margin-inline-start: -0.3125rem;
    border-radius: 50%;
    border: 1.5px solid var(--du-muted);
    background: var(--du-felt);
  }
  .line i[data-kind='last'],
  .key.last {
    border-color: var(--du-text);
    background: var(--du-text);
  }
  .line i[data-over][data-kind='last'] {
    border-color: var(--du-bad);
    background: var(--du-bad);
  }
  .line i[data-kind='answer'] {
    inline-size: 0.25rem;
    block-size: 1.625rem;
    margin-inline-start: -0.125rem;
    border: 0;
    border-radius: 2px;
    background: var(--du-amber);
    box-shadow: 0 0 0 1.5px var(--du-ink);
  }
  figcaption {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: center;
    gap: 0.125rem 0.4375rem;
    color: var(--du-muted);
    font-size: 0.875rem;
  }
  .key {
    inline-size: 0.625rem;
    block-size: 0.625rem;
    border-radius: 50%;
  }
  .key.right {
    inline-size: 0.25rem;
    block-size: 0.9375rem;
    border-radius: 2px;
    background: var(--du-amber);
    box-shadow: 0 0 0 1.5px var(--du-ink);
  }
  .off {
    inline-size: 100%;
    color: var(--du-text);
    text-align: center;
  }
  .end {
    position: sticky;
    inset-block-end: calc(-0.75rem - env(safe-area-inset-bottom));
    display: grid;
    align-content: end;
    gap: 0.5rem;
    margin-block-end: calc(-0.75rem - env(safe-area-inset-bottom));
    padding-block: 0.5rem calc(0.75rem + env(safe-area-inset-bottom));
    background: linear-gradient(transparent, color-mix(in srgb, var(--du-felt) 62%, var(--du-panel)) 1rem);
    text-align: center;
  }
  .verdict {
    font-family: var(--du-font-display);
    font-size: 1.0625rem;
    font-weight: 660;
    line-height: 1.25;
    overflow-wrap: anywhere;
    text-wrap: balance;
  }
  .loot {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: center;
    gap: 0.375rem;
    font-weight: 600;
    --size: 1.5rem;
  }
  .loot .duck {
    inline-size: 1.5rem;
    block-size: 1.5rem;
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
    font-size: 0.875rem;
    overflow-wrap: anywhere;
    text-wrap: balance;
  }
  .moment:not([data-stage='verdict']) {
    cursor: pointer;
  }
  :host(:not([still])) [data-stage='called'] header {
    animation: call 320ms cubic-bezier(0.2, 1.4, 0.4, 1) backwards;
  }
  :host(:not([still])) [data-stage='counting'] .card {
    animation: turn 260ms ease-out;
  }
  :host(:not([still])) .verdict,
  :host(:not([still])) .line i {
    animation: fade 300ms ease-out;
  }
  :host(:not([still])) .loot .duck {
    animation: land 320ms cubic-bezier(0.3, 1.5, 0.5, 1) backwards;
  }
  @keyframes call {
    from {
      transform: scale(0.86) translateY(8px);
      opacity: 0;
    }
  }
  @keyframes turn {
    from {
      transform: rotateX(70deg);
    }
  }
  @keyframes land {
    from {
      transform: translateY(-12px);
      opacity: 0;
    }
  }
  @keyframes fade {
    from {
      opacity: 0;
    }
  }
  /* A small phone: the longest question, the scale with its words and the verdict are in view at once. */
  @container moment (max-width: 30rem) and (max-height: 40rem) {
    .moment {
      gap: 0.375rem;
      padding-block-start: 0.5rem;
    }
    .card {
      gap: 0.25rem;
      padding: 0.5rem 0.75rem;
    }
    .answer {
      min-block-size: 4.25rem;
      padding-block-start: 0.25rem;
    }
    .answer b {
      font-size: min(2.375rem, calc(84cqi / var(--digits) * 1.4));
    }
    .scale {
      gap: 0.25rem;
      padding-block: 0;
    }
    .end {
      gap: 0.25rem;
      padding-block-start: 0.25rem;
    }
    .loot .duck {
      inline-size: 1.25rem;
      block-size: 1.25rem;
    }
  }
`;
