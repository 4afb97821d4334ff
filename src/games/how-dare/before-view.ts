// games/how-dare/before-view.ts: before the game: whether one writes a card or brings a pack, and the sealing of what was written.
import { localized, msg, str } from '@lit/localize';
import { css, html, LitElement, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import type { Seat } from '../../core/seat.ts';
import { MoveEvent } from '../../parts/move-event.ts';
import { SayEvent } from '../../parts/say-event.ts';
import '../../parts/seal.ts';
import { sheet } from '../../parts/sheet.ts';
import { packClosed } from './moves.ts';
import { completeCards, textOf, type OwnDraft } from './own-cards.ts';
import './own-pack.ts';
import type { DuHowDarePack } from './own-pack.ts';
import { PackStore } from './pack-store.ts';
import type { HowDareBoard, HowDareMove } from './position.ts';
import { cardsWord, whyNot } from './words.ts';

/** A draft as it is handed in. */
const whole = (draft: OwnDraft): HowDareMove => ({
  text: textOf(draft),
  answers: draft.questions.map((q) => q.answer ?? 0),
});

@customElement('du-how-dare-before')
@localized()
export class DuHowDareBefore extends LitElement {
  static override styles = [
    sheet,
    css`
      :host {
        display: block;
      }
      .before {
        display: grid;
        gap: 0.75rem;
      }
      .line {
        line-height: 1.4;
        text-align: center;
        text-wrap: balance;
      }
      .line:only-child {
        color: var(--du-muted);
        padding-block: 0.75rem;
      }
      .hint {
        color: var(--du-muted);
        font-size: 0.9375rem;
        line-height: 1.4;
        text-align: center;
        text-wrap: balance;
      }
      .pair {
        display: grid;
        grid-template-columns: 1fr 1fr;
        gap: 0.75rem;
      }
      .pair .button {
        min-block-size: 3.25rem;
      }
      .bottom {
        position: sticky;
        inset-block-end: 0;
        display: grid;
        gap: 0.5rem;
        padding-block: 0.5rem calc(0.625rem + env(safe-area-inset-bottom));
        background: var(--du-panel);
      }
      .sealing {
        display: flex;
        align-items: center;
        justify-content: center;
        gap: 0.5rem;
        --du-seal-size: 1.75rem;
      }
    `,
  ];
  @property({ attribute: false }) board!: HowDareBoard;
  @property({ attribute: false }) seat!: Seat;
  /** What is to be said while others are asked. */
  @property() line = '';
  /** The step that is asked of me; null: others are asked. */
  @property({ attribute: false }) step: number | null = null;
  /** The cards to be sealed, ready to go as soon as they are asked for. */
  @state() private ready: readonly OwnDraft[] = [];
  @state() private why = '';
  @query('du-how-dare-pack') private pack!: DuHowDarePack | null;

  protected override updated(changed: PropertyValues<this>): void {
    if (!changed.has('step') && !changed.has('board')) return;
    const { board, seat, step } = this;
    if (board.phase !== 'write' || step === null || !board.writers.includes(seat)) return;
    // After a reload a master goes on with the pack of this device.
    const cards = board.packSize > 0 && this.ready.length === 0 ? completeCards(new PackStore().load()) : this.ready;
    const draft = cards[board.packSize > 0 ? board.own.length : 0];
    if (draft) this.#send(whole(draft));
  }
  #send(move: HowDareMove): void {
    if (this.step !== null) this.dispatchEvent(new MoveEvent(this.step, move));
  }
  override render(): TemplateResult {
    const { board } = this;
    const waits = board.phase === 'write' ? !board.writers.includes(this.seat) : this.step === null;
    if (waits) return html`<p class="line">${this.line}</p>`;
    if (board.phase === 'write') return board.packSize > 0 || this.ready.length > 0 ? this.#sealing() : this.#write();
    return board.phase === 'pack' ? this.#bring() : this.#wish();
  }
  #wish(): TemplateResult {
    const n = this.board.options.blankCards;
    const blank = n === 1 ? msg('There is 1 blank card.') : msg(str`There are ${n} blank cards.`);
    return html`<div class="before">
      <p class="line">${blank} ${msg('Would you like to write one: a theme, six questions, six answers?')}</p>
      <p class="hint">
        ${msg('The answers are sealed: nobody sees them, and you cannot change them. You sit out when your card comes up.')}
      </p>
      <div class="pair">
        <button class="button" @click=${() => this.#send({ kind: 'blank', write: true })}>
          ${msg('Write a card')}
        </button>
        <button class="button action" @click=${() => this.#send({ kind: 'blank', write: false })}>
          ${msg('Play without')}
        </button>
      </div>
    </div>`;
  }
  #write(): TemplateResult {
    return html`<div class="before">
      <du-how-dare-pack></du-how-dare-pack>
      <div class="bottom">
        <div class="pair">
          <button
            class="button"
            aria-disabled=${this.step === null}
            @click=${() => this.#send({ text: null, answers: [] })}
          >
            ${msg('Leave it blank')}
          </button>
          <button class="button action" @click=${() => void this.#sealOne()}>${msg('Seal the card')}</button>
        </div>
      </div>
    </div>`;
  }
  async #sealOne(): Promise<void> {
    const { pack } = this;
    if (!pack || (await pack.complain())) return;
    if (!pack.chosen) return;
    this.ready = [pack.chosen];
    this.#send(whole(pack.chosen));
  }
  #sealing(): TemplateResult {
    const { board } = this;
    const line =
      board.packSize > 0
        ? msg(str`Your cards are being sealed: ${board.own.length} of ${board.packSize}`)
        : this.step === null
          ? msg('Your card is ready. It is sealed when it is your turn.')
          : msg('Your card is being sealed.');
    return html`<div class="before">
      <p class="sealing"><du-seal mute .state=${'forming'}></du-seal>${line}</p>
    </div>`;
  }
  #bring(): TemplateResult {
    return html`<div class="before">
      <p class="line">${msg('Who brings the questions?')}</p>
      <p class="hint">
        ${msg('Whoever brings a pack is the question master: it opens the answers and does not play. Without one the printed cards are played.')}
      </p>
      <du-how-dare-pack @du-pack=${() => (this.why = '')}></du-how-dare-pack>
      <div class="bottom">
        <p class="hint" id="why">${this.why}</p>
        <div class="pair">
          <button class="button" aria-describedby="why" @click=${() => this.#offer()}>${msg('Bring my pack')}</button>
          <button class="button action" @click=${() => this.#send({ kind: 'pack', cards: 0 })}>${msg('I play')}</button>
        </div>
      </div>
    </div>`;
  }
  #offer(): void {
    const cards = this.pack?.complete ?? [];
    const closed = cards.length === 0 ? 'pack-too-small' : packClosed(this.board, cards.length);
    if (closed) {
      const need = this.board.options.rounds;
      this.why =
        closed === 'pack-too-small'
          ? msg(str`You have ${cardsWord(cards.length)} that are complete, and this game needs ${need}.`)
          : whyNot(closed);
      this.dispatchEvent(new SayEvent(this.why));
      return;
    }
    this.ready = cards;
    this.#send({ kind: 'pack', cards: cards.length });
  }
}
declare global {
  interface HTMLElementTagNameMap {
    'du-how-dare-before': DuHowDareBefore;
  }
}
