// games/how-dare/board-wide-look.ts: the table with more room, by its own size; a phone on its side; and where very little fits.
import { css } from 'lit';

export const boardWideLook = css`
  @container middle (max-height: 18rem) {
    .ladder {
      display: none;
    }
    .centre {
      gap: 0.25rem;
    }
  }
  @container middle (max-height: 14.5rem) {
    .claim b {
      font-size: min(2.25rem, calc(92cqi / max(6, var(--digits)) * 1.5));
    }
    .question {
      font-size: 1rem;
      line-height: 1.22;
    }
    .flag {
      grid-template-columns: auto auto;
      align-items: baseline;
      justify-content: center;
      column-gap: 0.5rem;
    }
  }
  @container board (min-width: 37.5rem) and (min-height: 30.01rem) {
    .people ul,
    .people ul[data-many] {
      flex-wrap: wrap;
      justify-content: center;
      gap: 1.125rem 0.75rem;
      padding: 1.25rem 1rem 1rem;
      overflow: visible;
    }
    .people li,
    .people ul[data-many] li {
      flex: 0 1 10rem;
    }
    .centre {
      gap: 1rem;
      padding: 0.5rem 1.5rem;
    }
    .card {
      inline-size: min(100%, 36rem);
      gap: 0.625rem;
      padding: 0.875rem 1.375rem 1.25rem;
    }
    h3 {
      font-size: 1.1875rem;
    }
    .card .duck {
      inline-size: 1.625rem;
      block-size: 1.625rem;
    }
    .question {
      font-size: 1.375rem;
    }
    .question .number {
      inline-size: 2rem;
      block-size: 2rem;
      font-size: 1.125rem;
    }
    .said {
      font-size: 1.25rem;
    }
    .claim b {
      font-size: min(5rem, calc(36rem / max(6, var(--digits)) * 1.5));
    }
    .claim i {
      font-size: 1.375rem;
    }
    .claim.quiet {
      font-size: 1.75rem;
    }
    .ladder li {
      padding: 0.1875rem 0.75rem;
      font-size: 1rem;
    }
    .ladder li:nth-last-child(n + 4) {
      display: flex;
    }
    .ladder bdi {
      max-inline-size: 7rem;
    }
    .own {
      inline-size: min(40rem, 100% - 2rem);
      margin: 0 auto 1rem;
      padding: 0.875rem 1.25rem 1.125rem;
      border: 1px solid var(--du-line);
      border-radius: 1.5rem;
    }
  }
  @container board (min-width: 44rem) and (min-height: 40rem) {
    .middle {
      inline-size: min(56rem, 100% - 2rem);
      margin: 0 auto 1rem;
      border: 0.625rem solid var(--du-oak);
      border-radius: 6rem;
      background: var(--du-cloth);
      box-shadow: var(--du-depth);
    }
  }
  @container middle (min-width: 40rem) and (max-height: 23rem) {
    .centre {
      gap: 0.5rem;
    }
    .claim b {
      font-size: min(4rem, calc(36rem / max(6, var(--digits)) * 1.5));
    }
  }
  @container board (min-width: 32rem) and (max-height: 30rem) {
    .table {
      grid-template: auto minmax(0, 1fr) / minmax(0, 3fr) minmax(17.5rem, 2fr);
    }
    .people ul,
    .people ul[data-many] {
      flex-wrap: nowrap;
      justify-content: start;
      overflow-x: auto;
      padding-inline-end: 0.5rem;
    }
    .people li {
      flex-basis: 7rem;
    }
    .ladder {
      display: none;
    }
    .claim b {
      font-size: min(2.25rem, calc(50cqi / max(6, var(--digits)) * 1.5));
    }
    .own {
      grid-area: 1 / 2 / 3 / 3;
      align-content: end;
      max-block-size: none;
      border-block-start: 0;
      border-inline-start: 1px solid var(--du-line);
      border-radius: 1.25rem 0 0 1.25rem;
    }
    .status {
      grid-template-columns: 1fr;
      justify-items: center;
      text-align: center;
    }
  }
  @container board (max-width: 19rem) {
    .table {
      display: block;
      overflow: auto;
    }
    .middle {
      overflow: visible;
      container-type: inline-size;
    }
    .own {
      position: sticky;
      inset-block-end: 0;
      max-block-size: 72cqb;
      padding-block-end: 0;
    }
    .ladder {
      flex-wrap: wrap;
    }
    .status {
      grid-template-columns: 1fr;
      justify-items: center;
      text-align: center;
    }
    .reply .pair {
      grid-template-columns: 1fr;
      gap: 0.5rem;
    }
  }
`;
