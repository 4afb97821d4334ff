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
    .table .people li {
      flex: 0 1 10.5rem;
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
  @container board (min-width: 44rem) and (min-height: 36rem) {
    .table {
      grid-template-rows: minmax(0, 1fr) auto;
    }
    .people,
    .middle {
      grid-area: 1 / 1;
    }
    .people {
      position: relative;
      margin: 2.75rem clamp(5rem, 9cqi, 8rem) 1.5rem;
      border: 0.75rem solid var(--du-oak);
      border-radius: 50%;
      background: var(--du-cloth);
      box-shadow: var(--du-depth);
    }
    .people ul {
      position: absolute;
      inset: 0;
      display: block;
      padding: 0;
    }
    .people li {
      display: contents;
    }
    du-seat-plate,
    .table-cup {
      position: absolute;
      inset-inline-start: calc(50% + var(--far) * cos(var(--turn)));
      inset-block-start: calc(50% + var(--far) * sin(var(--turn)));
      transform: translate(-50%, -50%);
    }
    du-seat-plate {
      --far: 51%;
      inline-size: clamp(9rem, 15cqi, 11.5rem);
    }
    .table-cup {
      --far: 34%;
      --du-cup-size: 2.75rem;
      display: block;
      filter: drop-shadow(0 6px 6px rgb(0 0 0 / 0.35));
    }
    .cups {
      display: none;
    }
    .middle {
      z-index: 1;
      margin: 6rem clamp(9rem, 22cqi, 17rem) 2rem;
      overflow: visible;
      pointer-events: none;
    }
    .middle button {
      pointer-events: auto;
    }
    .banner {
      max-inline-size: 19rem;
    }
    [data-palifico] .claim:not(.quiet) {
      font-size: 4rem;
      --du-die-size: 4.75rem;
    }
    .own {
      inline-size: min(46rem, 100% - 2rem);
      --du-own-die: 3.25rem;
    }
    .own:not(:has(du-dudo-own-dice)) {
      inline-size: fit-content;
      min-inline-size: 22rem;
    }
  }
  @container board (min-width: 60rem) and (min-height: 36rem) {
    .table-cup {
      --far: 35%;
      --du-cup-size: 3.25rem;
    }
    .banner {
      max-inline-size: 22rem;
    }
    .claim {
      font-size: 5.25rem;
      --du-die-size: 6rem;
    }
  }
  @container board (min-width: 32rem) and (max-height: 30rem) {
    .table {
      grid-template: auto minmax(0, 1fr) / minmax(0, 3fr) minmax(17.5rem, 2fr);
    }
    .people ul {
      row-gap: 0.8125rem;
      padding-block: 0.375rem 0.5rem;
      padding-inline-end: 0.5rem;
    }
    .centre {
      gap: 0.125rem;
    }
    .trail {
      display: none;
    }
    .claim {
      font-size: 2.5rem;
      --du-die-size: 2.875rem;
    }
    .own {
      grid-area: 1 / 2 / 3 / 3;
      align-content: end;
      max-block-size: none;
      border-block-start: 0;
      border-inline-start: 1px solid var(--du-line);
      border-radius: 1.25rem 0 0 1.25rem;
      --du-own-die: 1.8125rem;
    }
    .status:has(.prepare) {
      grid-template-columns: 1fr;
      justify-items: center;
    }
  }
`;
