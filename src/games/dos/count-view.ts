// games/dos/count-view.ts: the end of a round: all hands open, what they cost, and who gets it. Put away by its viewer or by time.
import { localized, msg, str } from '@lit/localize';
import { css, html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import '../../parts/card.ts';
import '../../parts/mask.ts';
import '../../parts/seal.ts';
import { sheet } from '../../parts/sheet.ts';
import { Still } from '../../parts/still.ts';
import { faceCard } from './card-face.ts';
import type { Count } from './position.ts';
import type { Sight } from './sight.ts';
import { cardsOf, pointsWord } from './words.ts';

/** The person has seen enough. */
export class SeenEvent extends Event {
  constructor() {
    super('du-seen');
  }
}
export const countId = (count: Count | null): string =>
  count === null ? '' : `${count.round}:${count.winner}:${count.score}`;
/** "Ana gets 45 points and now has 145." */
export const sayCount = ({ winner, points, score }: Count, names: (s: Count['winner']) => string): string =>
  msg(str`${names(winner)} gets ${pointsWord(points)} and now has ${score}.`);

@customElement('du-dos-count')
@localized()
export class DuDosCount extends LitElement {
  static override styles = [
    sheet,
    css`
      :host {
        display: grid;
        grid-template-rows: minmax(0, 1fr) auto;
        justify-items: center;
        background: radial-gradient(90% 46% at 50% 30%, var(--du-glow), transparent 72%), var(--du-felt);
        color: var(--du-text);
      }
      .scroll {
        display: grid;
        align-content: safe center;
        gap: 0.75rem;
        inline-size: min(46rem, 100%);
        min-block-size: 0;
        overflow: auto;
        padding: 1rem 0.75rem;
      }
      h2 {
        font-family: var(--du-font-display);
        font-size: 1.75rem;
        font-weight: 750;
        line-height: 1.1;
        text-align: center;
        overflow-wrap: anywhere;
      }
      .verdict {
        color: var(--du-muted);
        font-size: 1.0625rem;
        text-align: center;
      }
      .held {
        color: var(--du-muted);
      }
      ul {
        display: grid;
        gap: 0.5rem;
      }
      li {
        display: grid;
        grid-template-columns: 2rem minmax(0, 1fr) auto;
        align-items: center;
        gap: 0.25rem 0.625rem;
        padding: 0.5rem 0.75rem;
        border: 1px solid var(--du-line);
        border-radius: var(--du-radius);
        background: var(--du-panel);
      }
      du-mask {
        inline-size: 2rem;
        block-size: 2rem;
      }
      .who {
        font-weight: 650;
        overflow-wrap: anywhere;
      }
      .points {
        font-family: var(--du-font-display);
        font-size: 1.25rem;
        font-weight: 720;
        white-space: nowrap;
      }
      .hand {
        grid-column: 1 / -1;
        display: flex;
        flex-wrap: wrap;
        gap: 0.25rem;
        --du-card-size: 2.25rem;
      }
      .more {
        grid-column: 1 / -1;
        color: var(--du-muted);
        font-size: 0.9375rem;
      }
      .checked {
        display: flex;
        align-items: center;
        justify-content: center;
        gap: 0.4375rem;
        color: var(--du-muted);
        font-size: 0.9375rem;
        --du-seal-size: 1.5rem;
      }
      .next {
        inline-size: min(20rem, 100% - 1.5rem);
        margin: 0.5rem 0 calc(0.75rem + env(safe-area-inset-bottom));
      }
      :host(:not([still])) li {
        animation: come 260ms ease-out backwards;
        animation-delay: calc(var(--i) * 90ms);
      }
      @keyframes come {
        from {
          transform: translateY(0.75rem);
          opacity: 0;
        }
      }
      @container board (min-width: 37.5rem) {
        .hand {
          --du-card-size: 2.75rem;
        }
        h2 {
          font-size: 2.25rem;
        }
      }
      /* With room to spare the way on is right beneath what was read. */
      @container board (min-width: 44rem) and (min-height: 36rem) {
        :host {
          grid-template-rows: minmax(0, auto) auto;
          align-content: center;
        }
        .hand {
          gap: 0.5rem;
          --du-card-size: 3.5rem;
        }
      }
    `,
  ];
  @property({ attribute: false }) count!: Count;
  @property({ attribute: false }) sight!: Sight;
  /** This device has checked every opening. */
  @property({ type: Boolean }) checked = false;
  /** What the button says that puts it away. */
  @property() next = '';
  constructor() {
    super();
    new Still(this);
  }
  override focus(): void {
    this.renderRoot.querySelector<HTMLElement>('h2')?.focus();
  }
  skip(): void {
    this.dispatchEvent(new SeenEvent());
  }
  override render(): TemplateResult {
    const { count, sight } = this;
    const mine = count.winner === sight.me;
    const closed = count.hands.some((h) => h.undealt > 0 || h.faces.includes(null));
    return html`<div class="scroll" role="group" aria-labelledby="h">
        <h2 id="h" tabindex="-1">
          ${mine ? msg('You win the round') : msg(str`${sight.name(count.winner)} wins the round`)}
        </h2>
        <p class="verdict">${sayCount(count, mine ? () => msg('You') : sight.name)}</p>
        <p class="held">${msg('What the others still held:')}</p>
        <ul aria-label=${msg('The other hands')}>
          ${count.hands.map((h, i) => this.#hand(h, i))}
        </ul>
        ${
          this.checked && !closed
            ? html`<p class="checked">
                <du-seal mute .state=${'checked'}></du-seal
                ><span>${msg('Every card was checked on this device.')}</span>
              </p>`
            : nothing
        }
      </div>
      <button class="button action next" @click=${() => this.skip()}>${this.next}</button>`;
  }
  #hand(hand: Count['hands'][number], i: number): TemplateResult {
    const { sight } = this;
    const open = hand.faces.flatMap((f) => (f === null ? [] : [f])).toSorted((a, b) => a - b);
    const closed = hand.faces.length - open.length;
    return html`<li style="--i:${i}">
      <du-mask .key=${sight.seat(hand.seat)?.key ?? ''}></du-mask>
      <bdi class="who">${hand.seat === sight.me ? msg('You') : sight.name(hand.seat)}</bdi>
      <span class="points">${pointsWord(hand.points)}</span>
      <div class="hand">
        ${open.map((f) => faceCard(f))} ${Array.from({ length: closed }, () => html`<du-card back></du-card>`)}
      </div>
      ${closed + hand.undealt > 0 ? html`<p class="more">${msg(str`${cardsOf(closed + hand.undealt)} nobody can open any more: ten points each.`)}</p>` : nothing}
    </li>`;
  }
}
declare global {
  interface HTMLElementTagNameMap {
    'du-dos-count': DuDosCount;
  }
}
