// ui/start-look.ts: how the first page looks: the picture, the claim, the three ways.
import { css } from 'lit';

export const startLook = css`
  :host {
    display: flex;
    flex-direction: column;
    min-block-size: 100dvh;
    padding: var(--du-space) max(var(--du-space-2), env(safe-area-inset-right))
      max(var(--du-space-2), env(safe-area-inset-bottom)) max(var(--du-space-2), env(safe-area-inset-left));
    background: radial-gradient(120% 60% at 50% 0%, var(--du-glow), transparent 70%);
  }
  header {
    display: flex;
    justify-content: flex-end;
  }
  .me {
    display: inline-flex;
    align-items: center;
    gap: var(--du-space);
    min-block-size: var(--du-target);
    padding-inline: 0.875rem;
    border: 1px solid var(--du-line);
    border-radius: 22px;
    background: var(--du-panel);
    color: var(--du-text);
    text-decoration: none;
  }
  .middle {
    flex: 1;
    display: grid;
    align-content: center;
    gap: var(--du-space-3);
    inline-size: 100%;
    max-inline-size: 26rem;
    margin-inline: auto;
    padding-block: var(--du-space);
  }
  du-hero {
    --du-hero-unit: 0.9rem;
  }
  .words {
    display: grid;
    gap: var(--du-space);
    text-align: center;
  }
  h1 {
    font-size: 3.25rem;
    font-weight: 800;
    letter-spacing: -0.035em;
    line-height: 1;
  }
  .claim {
    font-size: 1.0625rem;
    color: var(--du-muted);
    text-wrap: balance;
  }
  .games {
    font-size: var(--du-size-s);
    text-wrap: balance;
  }
  .games span {
    white-space: nowrap;
  }
  .games span + span::before {
    content: '·';
    margin-inline-end: 0.3em;
    color: var(--du-muted);
  }
  .ways {
    display: grid;
    gap: 0.75rem;
  }
  .open {
    display: grid;
    gap: 0.75rem;
    border-color: var(--du-accent);
  }
  .open wa-button {
    flex: 1;
  }
  nav ul {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: 0 var(--du-space-2);
  }
  nav a {
    display: inline-flex;
    align-items: center;
    min-block-size: var(--du-target);
    padding-inline: var(--du-space-half);
    color: var(--du-muted);
    font-size: 0.9375rem;
  }
  nav a:hover {
    color: var(--du-text);
  }
  @media (min-width: 40rem) and (min-height: 50rem) {
    .middle {
      gap: var(--du-space-4);
    }
    du-hero {
      --du-hero-unit: 1.35rem;
    }
    h1 {
      font-size: 4.5rem;
    }
    .claim {
      font-size: var(--du-size-l);
    }
  }
  @media (min-width: 60rem) {
    .middle {
      grid-template: auto auto / 1.15fr 1fr;
      column-gap: var(--du-space-6);
      align-items: center;
      max-inline-size: 66rem;
    }
    .picture {
      grid-row: 1 / 3;
    }
    du-hero {
      --du-hero-unit: 1.6rem;
    }
    .words {
      align-self: end;
      text-align: start;
    }
    .ways {
      align-self: start;
    }
    h1 {
      font-size: 5rem;
    }
    .claim {
      font-size: var(--du-size-l);
    }
  }
  @media (max-height: 43rem) and (max-width: 59.99rem) {
    .middle {
      gap: var(--du-space-2);
    }
    du-hero {
      --du-hero-unit: 0.72rem;
    }
    h1 {
      font-size: 2.75rem;
    }
    .ways {
      gap: var(--du-space);
    }
  }
`;
