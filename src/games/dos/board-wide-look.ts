// games/dos/board-wide-look.ts: the table with more room or with less, by its own size: tablet, desk, the phone on its side, large letters.
import { css } from 'lit';

export const boardWideLook = css`
  @container board (min-width: 37.5rem) and (min-height: 30.01rem) {
    .people ul {
      gap: 0.75rem;
      padding: 1rem 1rem 0.5rem;
    }
    .table .people li,
    .table[data-few] .people li {
      flex: 0 1 11rem;
    }
    .centre {
      gap: 0.625rem;
    }
    .said {
      font-size: 1.25rem;
    }
    du-dos-row {
      --du-row-card: 6rem;
    }
    du-dos-row[data-many='many'] {
      --du-row-card: 5rem;
    }
    du-dos-row[data-many='very'] {
      --du-row-card: 4rem;
    }
    .due li {
      font-size: 1rem;
    }
    .seal-line {
      font-size: 1.0625rem;
    }
    .backs {
      --du-card-size: 5rem;
    }
    .own {
      inline-size: min(44rem, 100% - 2rem);
      margin: 0 auto 1rem;
      padding: 0.75rem 1.25rem 1rem;
      border: 1px solid var(--du-line);
      border-radius: 1.5rem;
      --du-hand-card: 4.5rem;
    }
    .own:not(:has(du-dos-pad)) {
      inline-size: fit-content;
      min-inline-size: 22rem;
    }
  }
  @container board (min-width: 44rem) and (min-height: 36rem) {
    .middle {
      inline-size: min(64rem, 100% - 2rem);
      margin-inline: auto;
      margin-block-end: 1rem;
      border: 0.625rem solid var(--du-oak);
      border-radius: 6rem;
      background: var(--du-cloth);
      box-shadow: var(--du-depth);
    }
  }
  @container board (min-width: 60rem) and (min-height: 36rem) {
    .people ul {
      gap: 1rem;
    }
    .middle {
      inline-size: min(64rem, 100% - 4rem);
    }
    .own {
      inline-size: min(52rem, 100% - 2rem);
    }
  }
  @container board (min-width: 44rem) and (min-height: 44rem) {
    du-dos-row {
      --du-row-card: 7rem;
    }
    du-dos-row[data-many='many'] {
      --du-row-card: 5.25rem;
    }
    .own {
      --du-hand-card: 5rem;
    }
  }
  @container board (min-width: 44rem) and (min-height: 54rem) {
    du-dos-row {
      --du-row-card: 8.5rem;
    }
    du-dos-row[data-many='many'] {
      --du-row-card: 6.5rem;
    }
    /* Two rows of five. */
    du-dos-row[data-many='very'] {
      max-inline-size: 34rem;
      --du-row-card: 5.5rem;
    }
  }
  @container board (min-width: 32rem) and (max-height: 30rem) {
    .table {
      grid-template: auto minmax(0, 1fr) / minmax(0, 1fr) minmax(20.5rem, 2fr);
    }
    .people ul {
      padding-block: 0.375rem 0;
    }
    .own {
      grid-area: 1 / 2 / 3 / 3;
      align-content: safe end;
      max-block-size: none;
      border-block-start: 0;
      border-inline-start: 1px solid var(--du-line);
      border-radius: 1.25rem 0 0 1.25rem;
      --du-hand-card: 3.25rem;
    }
    du-dos-row {
      --du-row-card: 3.25rem;
    }
  }
  @container board (max-width: 37.49rem) and (max-height: 34rem) {
    du-dos-row {
      --du-row-card: 3.25rem;
    }
    .centre {
      padding-block-start: 0.25rem;
    }
  }
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
      overflow: visible;
    }
    .own {
      position: sticky;
      inset-block-end: 0;
      max-block-size: 72cqb;
      --du-hand-card: 3rem;
      padding-block-end: 0;
    }
  }
`;
