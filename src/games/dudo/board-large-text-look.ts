// games/dudo/board-large-text-look.ts: the table where letters are so large that it has to be scrolled; the actions stay in reach.
import { css } from 'lit';

export const boardLargeTextLook = css`
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
      max-block-size: 62cqb;
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
