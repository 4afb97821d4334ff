// games/duvidae/play-pad.ts: where cards are picked, the claim is spelled out, and cards are played, a challenge is called or one passes.
import { localized, msg, str } from '@lit/localize';
import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { Seat } from '../../core/seat.ts';
import { MoveEvent } from '../../parts/move-event.ts';
import { SayEvent } from '../../parts/say-event.ts';
import { sheet } from '../../parts/sheet.ts';
import { Still } from '../../parts/still.ts';
import { faceCard } from './card-face.ts';
import { rankOf } from './faces.ts';
import { laid, type Card } from './hand.ts';
import { challengeClosed, claimed, isLastChance, leftOf, passClosed, playClosed, sizeOf, topMeld } from './melds.ts';
import './own-hand.ts';
import type { PickEvent } from './own-hand.ts';
import { playPadLook } from './play-pad-look.ts';
import type { DuvidaeBoard } from './position.ts';
import { howToBeat, pips, pointsOf } from './reading.ts';
import { kept, nothingPicked, readied, toggled, type Picked, type Ready } from './ready.ts';
import { cardsWord, cardWord, claim, whyNot } from './words.ts';

@customElement('du-duvidae-pad')
@localized()
export class DuDuvidaePad extends LitElement {
  static override styles = [sheet, playPadLook];
  @property({ attribute: false }) board!: DuvidaeBoard;
  @property({ attribute: false }) seat!: Seat;
  @property({ attribute: false }) hand: readonly Card[] = [];
  /** The step that a move answers; null: not on turn, so cards can only be made ready. */
  @property({ attribute: false }) step: number | null = null;
  /** The name of who laid the cards that can be challenged. */
  @property() owner = '';
  /** What stands there while one is not on turn. */
  @property() status = '';
  @state() private picked: Picked = nothingPicked;
  /** A risky word that was tapped once. */
  @state() private armed: 'challenge' | 'pass' | null = null;
  @state() private note = '';
  @state() private covered = false;
  constructor() {
    super();
    new Still(this);
  }
  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('step')) {
      this.armed = null;
      this.note = '';
    }
    if (changed.has('hand')) this.picked = kept(this.picked, this.hand);
  }
  get #ready(): Ready | null {
    return readied(this.board, this.seat, this.hand, this.picked);
  }

  /** Plays what lies ready. */
  play(): void {
    const ready = this.#ready;
    if (this.step === null) return;
    const closed = playClosed(this.board, this.seat) ?? ready?.closed ?? null;
    if (closed) this.#tell(whyNot(closed));
    else if (!ready) this.#tell(howToBeat(this.board));
    else this.dispatchEvent(new MoveEvent(this.step, laid(ready.cards, ready.shown)));
  }
  /** Challenges at the second time of asking. */
  challenge(): void {
    if (this.step === null) return;
    const closed = challengeClosed(this.board);
    if (closed) this.#tell(whyNot(closed));
    else this.#risk('challenge', this.step);
  }
  /** Passes; with cards lying ready only at the second time of asking. */
  pass(): void {
    if (this.step === null) return;
    const closed = passClosed(this.board);
    if (closed) this.#tell(whyNot(closed));
    else if (this.picked.slots.length > 0) this.#risk('pass', this.step);
    else this.dispatchEvent(new MoveEvent(this.step, { move: { kind: 'pass' }, lay: [] }));
  }

  override render(): TemplateResult {
    const ready = this.covered ? null : this.#ready;
    return html`<div class="pad" @keydown=${this.#escape}>
      <div class="top">
        <p class="line" id="line">${this.#line(ready)}</p>
        ${ready && ready.cards.length > 1 ? this.#shows(ready) : this.#own()}
      </div>
      <p class="note" id="note" ?data-armed=${this.armed !== null} ?hidden=${this.step === null && !ready}>
        ${this.#note(ready)}
      </p>
      <du-duvidae-hand
        .cards=${this.hand}
        .picked=${this.picked.slots}
        .shown=${ready?.shown.slot ?? null}
        .covered=${this.covered}
        @du-pick=${this.#pick}
      ></du-duvidae-hand>
      ${this.step === null ? nothing : this.#says(ready)}
    </div>`;
  }
  /** The claim in words before it is made; without a choice, what can be done. */
  #line(ready: Ready | null): TemplateResult | string {
    if (!ready) return this.step === null ? this.status : howToBeat(this.board);
    const said = claim(ready.cards.length, rankOf(ready.shown.face));
    const lead = this.step === null ? msg('Ready:') : msg('You say:');
    return html`<span class="lead">${lead}</span> <b class="claim">${said}</b>`;
  }
  #note(ready: Ready | null): string {
    const { board } = this;
    const last = topMeld(board);
    if (this.armed === 'challenge' && last)
      return msg(str`You challenge ${this.owner}: ${claim(sizeOf(last), claimed(last))}. Tap once more.`);
    if (this.armed === 'pass') return msg('You pass with cards ready. Tap once more.');
    if (this.note) return this.note;
    if (!ready) return '';
    const closed = this.step === null ? null : (playClosed(board, this.seat) ?? ready.closed);
    if (closed) return whyNot(closed);
    const truth = ready.bluff
      ? ready.others === 1
        ? msg(str`Bluff: one is no ${rankOf(ready.shown.face)}.`)
        : msg(str`Bluff: ${ready.others} are no ${rankOf(ready.shown.face)}s.`)
      : msg('And that is true.');
    return ready.cards.length > 1 && !ready.chosen ? `${truth} ${this.#why(ready)}` : truth;
  }
  /** Why this card was taken to lie face up. */
  #why({ cards, shown }: Ready): string {
    const rank = rankOf(shown.face);
    const same = cards.filter((c) => rankOf(c.face) === rank).length;
    if (same === cards.length) return '';
    const others = cards.filter((c) => rankOf(c.face) !== rank);
    return others.some((c) => rankOf(c.face) > rank)
      ? msg(str`Most are ${rank}s, so a ${rank} lies open.`)
      : msg('The highest lies open.');
  }
  /** Which of the picked cards lies face up; the others turn their backs. */
  #shows(ready: Ready): TemplateResult {
    return html`<div
      class="shows"
      role="radiogroup"
      aria-label=${msg('Which card lies face up')}
      @keydown=${this.#arrows}
    >
      ${ready.cards.map((card) => {
        const up = card.slot === ready.shown.slot;
        return html`<button
          class="show"
          role="radio"
          data-show=${card.slot}
          aria-checked=${up}
          tabindex=${up ? 0 : -1}
          @click=${() => this.#show(card.slot)}
        >
          <span class="hear">${cardWord(card.face)}</span>
          ${faceCard(card.face, { mute: true, selected: up })}
          ${up ? nothing : html`<span class="turned" aria-hidden="true"></span>`}
        </button>`;
      })}
    </div>`;
  }
  /** My points and the lid against neighbours' eyes. */
  #own(): TemplateResult {
    const label = this.covered ? msg('Show my cards') : msg('Hide my cards');
    const points = pointsOf(this.board, this.seat);
    return html`<span class="points" title=${points}
        ><span aria-hidden="true">${pips(this.board, this.seat)}</span><span class="hear">${points}</span></span
      >
      <button class="lid" aria-label=${label} title=${label} aria-pressed=${this.covered} @click=${this.#lid}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12Z" />
          <circle cx="12" cy="12" r="2.8" />
          <path class="struck" d="M4 20 20 4" ?hidden=${!this.covered} />
        </svg>
      </button>`;
  }
  #says(ready: Ready | null): TemplateResult {
    const { board, armed } = this;
    const cannot = playClosed(board, this.seat) ?? (ready ? ready.closed : 'one-to-four');
    const draws = board.options.passDraw;
    // The pass that ends a round draws nothing, and so does one after somebody has gone.
    const last = topMeld(board);
    const free = draws === 0 || board.dry || (isLastChance(board) && leftOf(board, this.seat) === last?.by);
    return html`<div class="says">
      <button
        class="button challenge ${armed === 'challenge' ? 'risk' : ''}"
        aria-disabled=${challengeClosed(board) !== null}
        aria-describedby="note"
        @click=${() => this.challenge()}
      >
        ${armed === 'challenge' ? msg('Sure: challenge') : msg('Challenge')}
      </button>
      <button
        class="button action play"
        aria-disabled=${cannot !== null}
        aria-describedby="line note"
        @click=${this.#once}
      >
        ${ready?.bluff ? msg('Play (bluff)') : msg('Play')}
      </button>
      <button
        class="button pass ${armed === 'pass' ? 'risk' : ''}"
        aria-disabled=${passClosed(board) !== null}
        aria-describedby="note"
        @click=${this.#passOnce}
      >
        ${armed === 'pass' ? msg('Sure: pass') : msg('Pass')}
        <small>${free ? msg('no draw') : msg(str`draw ${draws}`)}</small>
      </button>
    </div>`;
  }

  readonly #once = (e: MouseEvent): void => {
    if (e.detail < 2) this.play(); // the second click of a double click is no second play
  };
  readonly #passOnce = (e: MouseEvent): void => {
    if (e.detail < 2 || this.armed === 'pass') this.pass();
  };
  #risk(kind: 'challenge' | 'pass', step: number): void {
    this.note = '';
    if (this.armed === kind) {
      this.armed = null;
      this.dispatchEvent(new MoveEvent(step, { move: { kind }, lay: [] }));
      return;
    }
    this.armed = kind;
    this.dispatchEvent(new SayEvent(this.#note(null)));
  }
  readonly #pick = (e: PickEvent): void => {
    const next = toggled(this.picked, e.slot);
    this.armed = null;
    this.note = next ? '' : msg(str`Lay at most ${cardsWord(4)}.`);
    if (next) this.picked = next;
    else this.dispatchEvent(new SayEvent(this.note));
  };
  #show(slot: number): void {
    this.armed = null;
    this.note = '';
    this.picked = { ...this.picked, shown: slot };
  }
  #tell(note: string): void {
    this.armed = null;
    this.note = note;
    this.dispatchEvent(new SayEvent(note));
  }
  readonly #lid = (): void => {
    this.covered = !this.covered;
    this.picked = nothingPicked;
  };
  readonly #escape = (e: KeyboardEvent): void => {
    if (e.key !== 'Escape' || (this.armed === null && this.picked.slots.length === 0)) return;
    e.stopPropagation();
    if (this.armed === null) this.picked = nothingPicked;
    this.armed = null;
    this.note = '';
  };
  readonly #arrows = (e: KeyboardEvent): void => {
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[e.key];
    const cards = this.#ready?.cards ?? [];
    const now = e.target instanceof HTMLElement ? Number(e.target.dataset['show']) : NaN;
    const at = cards.findIndex((c) => c.slot === now);
    if (step === undefined || at < 0) return;
    e.preventDefault();
    const slot = cards[(at + step + cards.length) % cards.length]?.slot ?? now;
    this.#show(slot);
    void this.updateComplete.then(() => this.renderRoot.querySelector<HTMLElement>(`[data-show='${slot}']`)?.focus());
  };
}
declare global {
  interface HTMLElementTagNameMap {
    'du-duvidae-pad': DuDuvidaePad;
  }
}
