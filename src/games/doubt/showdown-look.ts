// games/doubt/showdown-look.ts: how the challenge looks: the table dims, the doubted card lies large, the pile beside it.
import { css } from 'lit';

export const showdownLook = css`
  :host {
    display: block;
    block-size: 100%;
    container: moment / size;
  }
  .moment {
    display: grid;
    grid-template-rows: auto minmax(min-content, 1fr) auto auto;
    gap: 0.75rem;
    block-size: 100%;
    padding: 0.75rem max(0.75rem, env(safe-area-inset-right)) calc(0.75rem + env(safe-area-inset-bottom))
      max(0.75rem, env(safe-area-inset-left));
    overflow: auto;
    background:
      radial-gradient(120% 55% at 50% 30%, color-mix(in srgb, var(--du-amber) 13%, transparent), transparent 70%),
      color-mix(in srgb, var(--du-felt) 62%, var(--du-panel));
    color: var(--du-text);
  }
  .moment:not([data-stage='verdict']) {
    cursor: pointer;
  }
  header {
    display: grid;
    grid-template-columns: auto 1fr auto;
    align-items: center;
    gap: 0.625rem;
    --du-mask-size: 3rem;
    text-align: center;
  }
  q {
    color: var(--du-accent);
    font-style: italic;
  }
  h2 {
    font-family: var(--du-font-display);
    font-size: 1.1875rem;
    font-weight: 700;
    line-height: 1.15;
    overflow-wrap: anywhere;
    text-wrap: balance;
  }
  .claim {
    margin-block-start: 0.25rem;
    font-family: var(--du-font-display);
    font-size: 2rem;
    font-weight: 760;
    line-height: 1;
    letter-spacing: -0.015em;
  }
  .cards {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    align-content: center;
    gap: 1rem clamp(0.375rem, 2.4cqi, 1.25rem);
    --du-card-size: clamp(4rem, calc((100cqi - 4rem) / max(var(--n), 3)), 8rem);
    --du-seal-size: calc(var(--du-card-size) * 0.46);
  }
  .cards li {
    display: grid;
    justify-items: center;
    gap: 0.375rem;
    min-inline-size: var(--du-card-size);
  }
  .cards du-card {
    filter: drop-shadow(0 8px 12px rgb(0 0 0 / 0.3));
  }
  .turn {
    display: grid;
  }
  .word {
    color: var(--du-muted);
    font-size: 0.9375rem;
    line-height: 1.15;
    text-align: center;
  }
  [data-true] .word {
    color: var(--du-good);
    font-weight: 650;
  }
  [data-false] .word {
    color: var(--du-bad);
    font-weight: 650;
  }
  .stake {
    display: flex;
    align-items: baseline;
    justify-content: center;
    gap: 0.5rem;
    color: var(--du-muted);
  }
  .stake b {
    color: var(--du-text);
    font-family: var(--du-font-display);
    font-size: 1.75rem;
    font-weight: 780;
    line-height: 1;
  }
  .taken {
    display: grid;
    gap: 0.25rem;
    min-block-size: 0;
  }
  h3 {
    margin: 0;
    color: var(--du-muted);
    font-size: 0.9375rem;
    font-weight: 400;
    text-align: center;
  }
  .taken ul {
    display: flex;
    flex-wrap: wrap;
    justify-content: safe center;
    gap: 0.375rem;
    padding: 2px;
    --du-card-size: 2.5rem;
  }
  .taken li {
    display: grid;
    justify-items: center;
    inline-size: 3.25rem;
  }
  .taken bdi {
    max-inline-size: 100%;
    overflow: hidden;
    color: var(--du-muted);
    font-size: 0.875rem;
    white-space: nowrap;
    text-overflow: ellipsis;
  }
  .end {
    display: grid;
    gap: 0.5rem;
    min-block-size: 8.75rem;
    align-content: end;
    position: sticky;
    inset-block-end: calc(-0.75rem - env(safe-area-inset-bottom));
    padding-block-end: calc(0.75rem + env(safe-area-inset-bottom));
    margin-block-end: calc(-0.75rem - env(safe-area-inset-bottom));
    background: linear-gradient(transparent, color-mix(in srgb, var(--du-felt) 62%, var(--du-panel)) 1rem);
    text-align: center;
  }
  .stamp {
    font-family: var(--du-font-display);
    font-size: 1.75rem;
    font-weight: 800;
    line-height: 1;
  }
  [data-result='truth'] .stamp {
    color: var(--du-good);
  }
  [data-result='lie'] .stamp,
  [data-result='closed'] .stamp {
    color: var(--du-bad);
  }
  .verdict {
    font-family: var(--du-font-display);
    font-size: 1.0625rem;
    font-weight: 620;
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
  :host(:not([still])) [data-stage='called'] header {
    animation: call 320ms cubic-bezier(0.2, 1.4, 0.4, 1) backwards;
  }
  :host(:not([still])) .turn {
    animation: turn 320ms ease-out backwards;
  }
  :host(:not([still])) .stamp {
    animation: stamp 260ms cubic-bezier(0.3, 1.5, 0.5, 1);
  }
  @keyframes call {
    from {
      transform: scale(0.86) translateY(8px);
      opacity: 0;
    }
  }
  @keyframes turn {
    from {
      transform: perspective(30rem) rotateY(-92deg) translateY(-10px);
    }
  }
  @keyframes stamp {
    from {
      transform: scale(1.6);
      opacity: 0;
    }
  }
  @container moment (max-width: 19rem) {
    .moment {
      display: block;
    }
    .moment > * + * {
      margin-block-start: 0.75rem;
    }
    header {
      grid-template-columns: 1fr;
    }
    header du-mask {
      display: none;
    }
    .end {
      position: static;
      min-block-size: 0;
    }
  }
  @container moment (min-width: 44rem) and (min-height: 34rem) {
    .moment {
      grid-template: auto auto auto auto / minmax(0, 46rem);
      place-content: center;
      gap: 1.5rem;
      padding-block: 1.5rem;
    }
    .end {
      gap: 0.875rem;
    }
    header {
      justify-self: center;
      gap: 1.5rem;
      --du-mask-size: 4.5rem;
    }
    h2 {
      font-size: 1.625rem;
    }
    .claim {
      font-size: 2.75rem;
    }
    .verdict {
      font-size: 1.375rem;
    }
    .stamp {
      font-size: 2.25rem;
    }
    .end .button {
      justify-self: center;
      min-inline-size: 16rem;
    }
  }
  @container moment (min-width: 34rem) and (max-height: 30rem) {
    .moment {
      grid-template: auto 1fr auto / minmax(0, 1.2fr) minmax(0, 1fr);
      gap: 0.375rem 1rem;
    }
    .cards {
      grid-area: 1 / 1 / 3 / 2;
      align-content: center;
      --du-card-size: clamp(3.5rem, 11cqi, 5.5rem);
    }
    .stake,
    .taken {
      grid-area: 3 / 1;
    }
    header {
      grid-area: 1 / 2;
      --du-mask-size: 2.25rem;
    }
    .end {
      grid-area: 2 / 2 / 4 / 3;
      min-block-size: 0;
    }
    .stamp {
      font-size: 1.375rem;
    }
  }
`;
