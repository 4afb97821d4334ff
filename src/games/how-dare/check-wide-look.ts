// games/how-dare/check-wide-look.ts: the check on low, wide and sideways screens.
import { css } from 'lit';

export const checkWideLook = css`
  @container moment (max-height: 34rem) {
    .moment {
      grid-template-rows: auto auto minmax(min-content, 1fr) auto;
      gap: 0.5rem;
    }
    header {
      --du-mask-size: 2.5rem;
    }
    .answer {
      min-block-size: 4rem;
    }
    .line {
      block-size: 1rem;
    }
  }
  @container moment (min-width: 44rem) and (min-height: 34rem) {
    .moment {
      grid-template: auto auto minmax(8.5rem, auto) auto / minmax(0, 40rem);
      place-content: center;
      gap: 1.25rem;
    }
    header {
      --du-mask-size: 4.5rem;
    }
    h2 {
      font-size: 2rem;
    }
    .bid {
      font-size: 1.125rem;
    }
    .bid b {
      font-size: 1.5rem;
    }
    .card {
      padding: 1.25rem 2rem 1.5rem;
    }
    .question {
      font-size: 1.25rem;
    }
    .answer b {
      font-size: min(5rem, calc(36rem / var(--digits) * 1.4));
    }
    .verdict {
      font-size: 1.25rem;
    }
    .end {
      justify-items: center;
    }
    .end .button {
      min-inline-size: 16rem;
    }
  }
  @container moment (min-width: 34rem) and (max-height: 30rem) {
    .moment {
      grid-template: auto minmax(0, 1fr) / 1fr 1fr;
      align-items: center;
    }
    .scale {
      grid-area: 1 / 2;
    }
    .end {
      grid-area: 2 / 2;
    }
  }
`;
