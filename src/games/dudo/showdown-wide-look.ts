// games/dudo/showdown-wide-look.ts: the challenge on low, wide and sideways screens.
import { css } from 'lit';

export const showdownWideLook = css`
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
    li {
      grid-template-columns: auto minmax(0, 1fr) auto;
      margin-block-end: 0.375rem;
    }
    .cost {
      grid-column: 3;
      grid-row: 1;
    }
    .dice,
    .closed {
      flex-wrap: wrap;
      grid-column: 1 / -1;
    }
    .end {
      position: static;
      min-block-size: 0;
    }
    .end .button {
      position: sticky;
      inset-block-end: 0;
    }
  }
  @container moment (max-height: 34rem) {
    header {
      --du-mask-size: 2.5rem;
    }
    .cups {
      gap: 0.1875rem;
    }
    li {
      --row: 2.125rem;
      padding-block: 0.125rem;
    }
    .end {
      min-block-size: 6.75rem;
    }
  }
  @container moment (min-width: 44rem) and (min-height: 34rem) {
    .moment {
      grid-template: auto auto auto auto / minmax(0, 46rem);
      place-content: center;
      gap: 1rem;
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
    .bid {
      font-size: 2.5rem;
      --du-die-size: 3rem;
    }
    li {
      --row: 3.375rem;
      grid-template-columns: 2.25rem minmax(0, 1fr) auto 2.25rem;
      padding-inline: 0.75rem;
      --du-mask-size: 2.25rem;
    }
    .name {
      font-size: 1.0625rem;
    }
    .dice {
      gap: 0.4375rem;
      --du-die-size: 2.375rem;
    }
    .verdict {
      font-size: 1.5rem;
    }
    .end .button {
      justify-self: center;
      min-inline-size: 16rem;
    }
  }
  @container moment (min-width: 34rem) and (max-height: 30rem) {
    .moment {
      grid-template: auto 1fr auto / minmax(0, 1.2fr) minmax(0, 1fr);
      column-gap: 1rem;
    }
    .cups {
      grid-row: 1 / 4;
      align-content: center;
    }
    header,
    .sum,
    .end {
      grid-column: 2;
    }
    .sum {
      align-self: center;
    }
  }
`;
