// games/dudo/board-scant-look.ts: the table where little fits: a short phone, or letters so large that it has to be scrolled; the actions stay in reach.
import { css } from 'lit';

export const boardScantLook = css`
  @container board (max-width: 37.49rem) and (max-height: 34rem) {
    .trail {
      display: none;
    }
    .centre {
      gap: 0.125rem;
    }
    .claim {
      font-size: 2.5rem;
      --du-die-size: 2.75rem;
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
      --du-own-die: 1.375rem;
      padding-block-end: 0;
    }
    .claim {
      flex-wrap: wrap;
      font-size: 2.5rem;
      --du-die-size: 2.75rem;
    }
    .trail {
      flex-wrap: wrap;
      justify-content: center;
    }
    .status {
      grid-template-columns: 1fr;
      justify-items: center;
      text-align: center;
    }
  }
`;
