// games/how-dare/number-pad-look.ts: how the number pad looks; the narrow phone first.
import { css } from 'lit';

export const numberPadLook = css`
  :host {
    display: block;
    container: pad / inline-size;
  }
  .pad {
    display: grid;
    gap: 0.375rem;
  }
  .number {
    display: flex;
    align-items: baseline;
    justify-content: center;
    gap: 0.5rem;
    min-inline-size: 0;
    padding-inline: 0.75rem;
    border: 2px solid var(--du-outline);
    border-radius: var(--du-radius);
    background: color-mix(in srgb, var(--du-felt) 45%, var(--du-panel));
  }
  .number:focus-within {
    outline: 2px solid var(--du-ink);
    box-shadow: 0 0 0 5px var(--du-amber);
  }
  .number[data-wrong] {
    border-color: var(--du-bad);
    border-style: dashed;
  }
  input {
    flex: 0 1 calc(var(--digits) * 0.62em + 0.75em);
    min-inline-size: 0;
    min-block-size: 2.75rem;
    padding: 0;
    border: 0;
    outline: none;
    background: none;
    color: var(--du-text);
    font-family: var(--du-font-display);
    font-size: min(1.75rem, calc(92cqi / max(9, var(--digits)) * 1.35));
    font-weight: 720;
    font-variant-numeric: tabular-nums;
    text-align: center;
  }
  input:focus-visible {
    outline: none;
    box-shadow: none;
  }
  .unit {
    flex: 0 1 auto;
    min-inline-size: 0;
    overflow: hidden;
    color: var(--du-muted);
    font-size: 0.9375rem;
    white-space: nowrap;
    text-overflow: ellipsis;
  }
  .steps {
    display: grid;
    grid-template-columns: repeat(4, 1fr);
    gap: 0.375rem;
  }
  .step {
    min-block-size: 2.75rem;
    border: 1.5px solid var(--du-outline);
    border-radius: var(--du-radius);
    background: color-mix(in srgb, var(--du-felt) 45%, var(--du-panel));
    font-family: var(--du-font-display);
    font-weight: 640;
  }
  .step:hover {
    border-color: var(--du-text);
  }
  .step:focus-visible {
    box-shadow: 0 0 0 5px var(--du-amber);
  }
  .step[aria-disabled='true'] {
    border-style: dashed;
    color: var(--du-muted);
  }
  .note {
    min-block-size: 1.25rem;
    color: var(--du-muted);
    font-size: 0.9375rem;
    line-height: 1.25rem;
    text-align: center;
    text-wrap: balance;
  }
  .note[data-wrong] {
    color: var(--du-bad);
  }
  .note[data-armed] {
    color: var(--du-text);
    font-weight: 600;
  }
  .says {
    position: sticky;
    inset-block-end: 0;
    display: grid;
    grid-template-columns: minmax(5.75rem, 1fr) minmax(0, 1.4fr) minmax(4.25rem, 0.7fr);
    gap: 0.75rem;
    background: var(--du-panel);
  }
  .says[data-two] {
    grid-template-columns: minmax(7.5rem, 1fr) minmax(0, 1.4fr);
    gap: 1rem;
  }
  .says .button {
    min-block-size: 3.25rem;
    padding-inline: 0.25rem;
    overflow-wrap: anywhere;
  }
  .bid {
    font-size: 1.1875rem;
    font-weight: 750;
  }
  @container pad (max-width: 33.99rem) {
    .says[data-long] {
      grid-template-columns: 1fr 1fr;
      gap: 0.5rem 1rem;
    }
    .says[data-long] .bid {
      grid-column: 1 / -1;
      grid-row: 2;
      font-size: 1.0625rem;
    }
    .says[data-long][data-two] .dare {
      grid-column: 1 / -1;
    }
  }
  @container pad (min-width: 34rem) {
    .pad {
      grid-template-columns: minmax(0, 1.35fr) minmax(14rem, 1fr);
      gap: 0.5rem 0.75rem;
    }
    .note,
    .says {
      grid-column: 1 / -1;
    }
    input {
      font-size: min(1.75rem, calc(46cqi / max(9, var(--digits)) * 1.35));
    }
  }
  @container pad (max-width: 18rem) {
    .says,
    .says[data-two] {
      grid-template-columns: 1fr 1fr;
      gap: 0.5rem;
      padding-block: 0.25rem;
    }
    .says .bid {
      grid-column: 1 / -1;
      grid-row: 2;
    }
    .says[data-two] .dare {
      grid-column: 1 / -1;
    }
    .says .button {
      min-block-size: 3rem;
      font-size: 1rem;
    }
  }
`;
