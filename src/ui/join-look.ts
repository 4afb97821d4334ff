// ui/join-look.ts: how the join page looks.
import { css } from 'lit';

export const joinLook = css`
  .stack {
    gap: var(--du-space-3);
  }
  .code::part(input) {
    font-family: var(--du-font);
    font-size: var(--du-size-xl);
    font-weight: 600;
    letter-spacing: 0.08em;
    text-align: center;
  }
  .code::part(input-wrapper) {
    min-block-size: 64px;
  }
  .code::part(input)::placeholder {
    opacity: 0.5;
  }
  .invited {
    display: grid;
    gap: var(--du-space-half);
    padding: var(--du-space-3) var(--du-space-2);
    border: 1px solid var(--du-line);
    border-radius: var(--du-radius);
    background: var(--du-panel);
    text-align: center;
  }
  .big-code {
    font-size: var(--du-size-xxl);
    font-weight: 600;
    letter-spacing: 0.08em;
    color: var(--du-accent);
  }
  .steps {
    display: grid;
    gap: var(--du-space-2);
    padding-block: var(--du-space-2);
    font-size: 1.0625rem;
  }
  .steps li {
    display: flex;
    align-items: center;
    gap: 0.75rem;
  }
  .later {
    color: var(--du-muted);
  }
  .now {
    font-weight: 650;
  }
  .dot {
    display: grid;
    place-items: center;
    inline-size: 1.75rem;
    block-size: 1.75rem;
    border: 2px solid var(--du-outline);
    border-radius: 50%;
  }
  .done .dot {
    border-color: var(--du-good);
    color: var(--du-good);
  }
  .now .dot {
    border-color: var(--du-accent);
    border-block-start-color: transparent;
    animation: turn 1.2s linear 5;
  }
  :host-context(.du-still) .now .dot {
    animation: none;
  }
  .refusal:focus {
    outline: none;
  }
  @keyframes turn {
    to {
      rotate: 1turn;
    }
  }
  @media (prefers-reduced-motion: reduce) {
    .now .dot {
      animation: none;
    }
  }
`;
