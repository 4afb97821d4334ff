// games/dudo/board-wide-look.ts: the table with more room, by its own size: an arc of people, the oval, the phone on its side.
import { css } from 'lit';

export const boardWideLook = css`
  @container board (min-width: 37.5rem) and (min-height: 30.01rem) {
    .people ul {
      display: flex;
      justify-content: center;
      gap: 0.75rem;
      padding: 1rem 1rem 3rem;
    }
    .people li {
      flex: 0 1 10.5rem;
      min-inline-size: 0;
      transform: translateY(calc((1 - var(--lift)) * 1.75rem));
    }
    .claim {
      font-size: 4.75rem;
      --du-die-size: 5.5rem;
    }
    .said {
      font-size: 1.25rem;
    }
    .context,
    .seal-line {
      font-size: 1.0625rem;
    }
    .centre {
      gap: 0.625rem;
    }
    .trail li:nth-last-child(n + 3) {
      display: flex;
    }
    .trail li:nth-last-child(n + 5) {
      display: none;
    }
    .own {
      inline-size: min(38rem, 100% - 2rem);
      margin: 0 auto 1rem;
      padding: 0.875rem 1.25rem 1.125rem;
      border: 1px solid var(--du-line);
      border-radius: 1.5rem;
      --du-own-die: 2.875rem;
    }
  }
  @container board (min-width: 54rem) and (min-height: 36rem) {
    .table {
      grid-template-rows: minmax(0, 1fr) auto;
      padding-block-start: 0.5rem;
    }
    .people,
    .middle {
      grid-area: 1 / 1;
    }
    .people {
      position: relative;
      margin: 2.75rem 7rem 1.5rem;
      border: 0.75rem solid #6b4423;
      border-color: color-mix(in srgb, #8a5a2e 62%, var(--du-panel));
      border-radius: 50%;
      background: radial-gradient(
        closest-side,
        var(--du-glow),
        color-mix(in srgb, var(--du-felt) 86%, var(--du-panel))
      );
      box-shadow:
        inset 0 0 0 2px rgb(0 0 0 / 0.25),
        inset 0 12px 40px rgb(0 0 0 / 0.18),
        var(--du-shadow);
    }
    .people ul {
      position: absolute;
      inset: 0;
      display: block;
      padding: 0;
    }
    .people li {
      position: absolute;
      inset-inline-start: calc(50% + 51% * cos(var(--turn)));
      inset-block-start: calc(50% + 52% * sin(var(--turn)));
      inline-size: 11.5rem;
      transform: translate(-50%, -50%);
    }
    .middle {
      z-index: 1;
      margin: 5rem 12rem 2rem;
      overflow: visible;
      pointer-events: none;
    }
    .middle button {
      pointer-events: auto;
    }
    .claim {
      font-size: 5.25rem;
      --du-die-size: 6rem;
    }
    .own {
      grid-template-columns: auto minmax(0, 1fr);
      align-items: center;
      gap: 0.5rem 1.75rem;
      inline-size: min(58rem, 100% - 2rem);
    }
    .own h2 {
      position: absolute;
    }
    .own > :only-of-type {
      grid-column: 1 / -1;
    }
    .own du-dudo-bid-pad {
      grid-column: 2;
    }
  }
  @container board (min-width: 32rem) and (max-height: 30rem) {
    .table {
      grid-template: auto minmax(0, 1fr) / minmax(0, 3fr) minmax(17.5rem, 2fr);
    }
    .people ul {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
    .own {
      grid-area: 1 / 2 / 3 / 3;
      align-content: end;
      max-block-size: none;
      border-block-start: 0;
      border-inline-start: 1px solid var(--du-line);
      border-radius: 1.25rem 0 0 1.25rem;
    }
  }
`;
