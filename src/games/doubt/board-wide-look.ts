// games/doubt/board-wide-look.ts: the table by its own size: where little fits, an arc of people, the oval, the phone on its side.
import { css } from 'lit';

export const boardWideLook = css`
  @container board (max-width: 19rem) {
    .table {
      display: block;
      overflow: auto;
    }
    .people ul {
      display: grid;
      grid-template-columns: repeat(auto-fit, minmax(min(8rem, 100%), 1fr));
    }
    .middle {
      container: none;
      overflow: visible;
    }
    .own {
      position: sticky;
      inset-block-end: 0;
      max-block-size: 72cqb;
      --du-hand-card: 2.5rem;
      padding-block-end: 0;
    }
  }
  @container board (min-width: 37.5rem) and (min-height: 30.01rem) {
    .people ul,
    .table[data-many] .people ul {
      display: flex;
      justify-content: center;
      gap: 1rem 0.75rem;
      padding: 1rem 1rem 2.5rem;
    }
    .table .people li {
      flex: 0 1 10.5rem;
      transform: translateY(calc((1 - var(--lift)) * 1.5rem));
    }
    .own {
      inline-size: min(38rem, 100% - 2rem);
      margin: 0 auto 1rem;
      padding: 0.75rem 1.25rem 1.125rem;
      border: 1px solid var(--du-line);
      border-radius: 1.5rem;
      --du-hand-card: 4.75rem;
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
    .people ul,
    .table[data-many] .people ul {
      position: absolute;
      inset: 0;
      display: block;
      padding: 0;
    }
    .people li {
      display: contents;
    }
    du-card-plate,
    .table-hand {
      position: absolute;
      inset-inline-start: calc(50% + 51% * cos(var(--turn)));
      inset-block-start: calc(50% + 51% * sin(var(--turn)));
      transform: translate(-50%, -50%);
    }
    du-card-plate {
      z-index: 1;
      inline-size: clamp(9rem, 15cqi, 11.5rem);
    }
    /* Beside its plate, towards the middle; beneath it where the plate is at the top. */
    .table-hand {
      --inwards: clamp(-8.25rem, 14rem * cos(var(--turn)), 8.25rem);
      --beneath: max(0rem, 3.5rem * (1 - 2 * cos(var(--turn)) * cos(var(--turn))));
      inset-inline-start: calc(50% + 51% * cos(var(--turn)) - var(--inwards));
      inset-block-start: calc(50% + 51% * sin(var(--turn)) + var(--beneath));
      --du-card-size: 1.75rem;
      display: flex;
    }
    .middle {
      z-index: 1;
      margin: 4.75rem clamp(8.5rem, 22cqi, 17rem) 2.25rem;
      overflow: visible;
      pointer-events: none;
    }
    .table[data-top] .middle {
      margin-block-start: 7.25rem;
    }
    .middle button {
      pointer-events: auto;
    }
    .own {
      inline-size: min(46rem, 100% - 2rem);
    }
    .own:not(:has(du-doubt-pad)) {
      inline-size: fit-content;
      min-inline-size: 22rem;
    }
  }
  @container board (min-width: 44rem) and (min-height: 36rem) and (max-width: 59.99rem) {
    /* The claim needs the width between the plates: every hand lies beneath its own. */
    .table-hand {
      --inwards: clamp(-2.5rem, 14rem * cos(var(--turn)), 2.5rem);
      --beneath: 3.5rem;
      --du-card-size: 1.5rem;
    }
    .table[data-rows] .table-hand {
      display: none;
    }
  }
  @container board (min-width: 44rem) and (min-height: 36rem) and (max-height: 50rem) {
    .table-hand {
      --du-card-size: 1.5rem;
    }
    .table[data-rows] .table-hand {
      display: none;
    }
    .own {
      --du-hand-card: 4.25rem;
      margin-block-end: 0.5rem;
      padding-block: 0.375rem 0.75rem;
    }
  }
  @container board (min-width: 32rem) and (max-height: 30rem) {
    .table {
      grid-template: auto minmax(0, 1fr) / minmax(0, 1fr) minmax(19.5rem, 1.15fr);
    }
    .people ul {
      row-gap: 0.8125rem;
      padding-block: 0.375rem 0.5rem;
      padding-inline-end: 0.5rem;
    }
    .centre {
      gap: 0.125rem;
    }
    .claim {
      font-size: 1.75rem;
    }
    .lying {
      --du-table-card: 3.25rem;
    }
    .own {
      grid-area: 1 / 2 / 3 / 3;
      align-content: safe end;
      max-block-size: none;
      border-block-start: 0;
      border-inline-start: 1px solid var(--du-line);
      border-radius: 1.25rem 0 0 1.25rem;
      --du-hand-card: 2.75rem;
    }
  }
  @container middle (min-height: 18.5rem) and (min-width: 22rem) {
    .said + .claim {
      font-size: 2.5rem;
    }
    .lying {
      gap: 0.625rem;
      --du-table-card: 5rem;
    }
  }
  @container middle (min-height: 23.5rem) and (min-width: 22rem) {
    .said + .claim {
      font-size: 3rem;
    }
    .lying {
      gap: 0.75rem;
      --du-table-card: 6.5rem;
    }
    .said {
      font-size: 1.25rem;
    }
    .context,
    .seal-line {
      font-size: 1.0625rem;
    }
    .centre {
      gap: 0.5rem;
    }
  }
  @container middle (max-height: 17rem) {
    .lying {
      --du-table-card: 3.5rem;
    }
    .seal-line {
      margin-block: -0.375rem;
    }
  }
  @container middle (max-height: 15rem) {
    .centre {
      gap: 0.125rem;
    }
    .said + .claim {
      font-size: 1.75rem;
    }
    .lying {
      --du-table-card: 3rem;
    }
  }
  @container middle (max-height: 13.5rem) {
    .pack {
      display: none;
    }
  }
  @container middle (max-height: 13.5rem) and (max-width: 19.99rem) {
    .lying {
      --du-table-card: 2.25rem;
      padding-block: 0;
    }
    .said + .claim {
      font-size: 1.375rem;
    }
    .context,
    .lying figcaption {
      display: none;
    }
  }
  @container middle (max-height: 13.5rem) and (min-width: 20rem) {
    .centre:has(.lying) {
      grid-template-columns: minmax(0, 1fr) auto;
      column-gap: 0.5rem;
      text-align: start;
      justify-items: start;
    }
    .lying {
      grid-area: 1 / 2 / 6 / 3;
      align-self: center;
      gap: 0.75rem;
    }
    .centre:has(.lying) .claim {
      font-size: 1.5rem;
    }
    .seal-line {
      padding-inline: 0;
      font-size: 0.875rem;
      line-height: 1.2;
      text-align: start;
    }
  }
  @container middle (max-height: 9rem) {
    .lying {
      --du-table-card: 2.5rem;
    }
    .context {
      font-size: 0.875rem;
    }
  }
`;
