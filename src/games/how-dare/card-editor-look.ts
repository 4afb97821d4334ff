// games/how-dare/card-editor-look.ts: how a card looks while it is written, and the list of own cards around it.
import { css } from 'lit';

export const cardEditorLook = css`
  :host {
    display: block;
  }
  .editor {
    display: grid;
    gap: 0.875rem;
  }
  fieldset {
    display: grid;
    gap: 0.5rem;
    min-inline-size: 0;
    margin: 0;
    padding: 0.5rem 0.75rem 0.75rem;
    border: 1px solid var(--du-line);
    border-radius: var(--du-radius);
  }
  legend {
    padding-inline: 0.375rem;
    font-family: var(--du-font-display);
    font-weight: 680;
  }
  .pair {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(9rem, 100%), 1fr));
    gap: 0.5rem 0.75rem;
  }
  .field {
    display: grid;
    align-content: start;
    gap: 0.1875rem;
    min-inline-size: 0;
  }
  label {
    color: var(--du-muted);
    font-size: 0.9375rem;
  }
  input {
    inline-size: 100%;
    min-inline-size: 0;
    min-block-size: 2.75rem;
    padding-inline: 0.625rem;
    border: 2px solid var(--du-outline);
    border-radius: var(--du-radius);
    background: color-mix(in srgb, var(--du-felt) 45%, var(--du-panel));
    color: var(--du-text);
    font: inherit;
  }
  input[aria-invalid='true'] {
    border-color: var(--du-bad);
  }
  .why {
    color: var(--du-bad);
    font-size: 0.875rem;
  }
  .read {
    color: var(--du-muted);
    font-size: 0.875rem;
  }
`;
export const ownPackLook = css`
  :host {
    display: block;
  }
  .pack {
    display: grid;
    gap: 0.75rem;
  }
  .hint {
    color: var(--du-muted);
    font-size: 0.9375rem;
    line-height: 1.4;
  }
  .cards {
    display: grid;
    gap: 0.5rem;
  }
  .cards li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto auto;
    align-items: center;
    gap: 0.375rem;
    padding: 0.25rem 0.25rem 0.25rem 0.75rem;
    border: 1px solid var(--du-line);
    border-radius: var(--du-radius);
    background: color-mix(in srgb, var(--du-felt) 45%, var(--du-panel));
  }
  .cards li[data-chosen] {
    border-color: var(--du-action);
    box-shadow: inset 3px 0 0 var(--du-action);
  }
  .cards .name {
    overflow: hidden;
    font-weight: 600;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .cards .state {
    display: block;
    color: var(--du-muted);
    font-size: 0.875rem;
    font-weight: 400;
  }
  .row {
    display: flex;
    flex-wrap: wrap;
    gap: 0.5rem;
  }
  .row .button {
    flex: 1 1 auto;
  }
  .small {
    min-block-size: 2.75rem;
    min-inline-size: 2.75rem;
    border-width: 1.5px;
    font-size: 0.9375rem;
    font-weight: 600;
  }
  .told {
    color: var(--du-accent);
    font-size: 0.9375rem;
  }
`;
