// games/dos/turn-pad.ts: where cards are picked and what they make is spelled out; match, draw, stop, place, catch, and the word with it.
import { localized, msg, str } from '@lit/localize';
import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { at, type Seat } from '../../core/seat.ts';
import { MoveEvent } from '../../parts/move-event.ts';
import { SayEvent } from '../../parts/say-event.ts';
import { sheet } from '../../parts/sheet.ts';
import { Still } from '../../parts/still.ts';
import type { Laid } from '../play.ts';
import { choiceChips } from './choice-chips.ts';
import { matchOf, placeOf, possible, withWord, wordFits } from './hand.ts';
import { catchClosed, drawClosed, stopClosed, type Refusal } from './legal.ts';
import './own-hand.ts';
import type { PickEvent } from './own-hand.ts';
import type { DosBoard, Lying, PlaceMove, TurnMove } from './position.ts';
import { aimWord, matchWord, sumWord } from './reading.ts';
import {
  cardsOf as taken,
  fitting,
  nothingPicked,
  readied,
  sorted,
  toggled,
  type Picked,
  type Ready,
} from './ready.ts';
import { turnPadLook } from './turn-pad-look.ts';
import { cardsOf, pointsWord, whyNot } from './words.ts';

/** Other cards are picked. */
export class PickedEvent extends Event {
  readonly picked: Picked;
  constructor(picked: Picked) {
    super('du-picked');
    this.picked = picked;
  }
}
type Any = Laid<TurnMove | PlaceMove>;

@customElement('du-dos-pad')
@localized()
export class DuDosPad extends LitElement {
  static override styles = [sheet, turnPadLook];
  @property({ attribute: false }) board!: DosBoard;
  @property({ attribute: false }) seat!: Seat;
  @property({ attribute: false }) hand: readonly Lying[] = [];
  @property({ attribute: false }) picked: Picked = nothingPicked;
  /** The step that a move answers; null: not on turn, so cards can only be made ready. */
  @property({ attribute: false }) step: number | null = null;
  /** What stands there while one is not on turn. */
  @property() status = '';
  @property({ attribute: false }) names: (seat: Seat) => string = String;
  /** The word goes with the next move that leaves two cards. */
  @state() private word = false;
  /** Draw was tapped once although cards lie ready. */
  @state() private armed = false;
  @state() private note = '';
  @state() private covered = false;
  @state() private order: 'number' | 'colour' = 'number';
  constructor() {
    super();
    new Still(this);
  }
  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('step') || changed.has('picked')) {
      this.armed = false;
      this.note = '';
    }
    if (changed.has('step')) this.word = false;
  }
  get #places(): boolean {
    return this.step !== null && this.board.at === 'place';
  }
  get #ready(): Ready {
    return readied(this.board, this.hand, this.picked);
  }
  /** The match or the placement that lies ready; null: none does. */
  #main(): Any | null {
    const { match, cards, target } = this.#ready;
    if (this.#places) return cards.length === this.board.places ? placeOf(cards) : null;
    return match && target !== null ? matchOf({ target, cards, match }) : null;
  }
  /** Every move that could be made now, the word left aside. */
  #open(): readonly Any[] {
    const draw = { move: { kind: 'draw', dos: false }, lay: [] } as const;
    const stop = { move: { kind: 'stop', dos: false }, lay: [] } as const;
    const main = this.#main();
    const others = this.#places
      ? []
      : [drawClosed(this.board) === null ? [draw] : [], stopClosed(this.board) === null ? [stop] : []].flat();
    return [...(main ? [main] : []), ...others];
  }
  /** Why the word cannot go with what lies ready; null: it can. */
  #wordClosed(): Refusal | null {
    if (this.#open().some(({ move }) => wordFits(this.board, this.seat, move))) return null;
    return this.hand.length === 2 && !this.board.unsaid.includes(this.seat) ? 'said-already' : 'not-at-two';
  }
  #give(one: Any): void {
    if (this.step === null) return;
    const fits = this.word && wordFits(this.board, this.seat, one.move);
    this.dispatchEvent(new MoveEvent(this.step, fits ? withWord(one) : one));
  }

  /** Matches or places what lies ready. */
  play(): void {
    if (this.step === null) return;
    const main = this.#main();
    if (main) this.#give(main);
    else this.#tell(this.#hint());
  }
  /** Draws or stops; with a match lying ready only at the second time of asking. */
  pass(kind: 'draw' | 'stop' = stopClosed(this.board) === null ? 'stop' : 'draw'): void {
    if (this.step === null) return;
    const closed = this.#places ? whyNot(`place-${this.board.places}`) : this.#closed(kind);
    if (closed !== null) this.#tell(closed);
    else if (this.#main() !== null && !this.armed) {
      this.armed = true;
      this.dispatchEvent(new SayEvent(this.#line()[1]));
    } else this.#give({ move: { kind, dos: false }, lay: [] });
  }
  #closed(kind: 'draw' | 'stop'): string | null {
    const why = kind === 'draw' ? drawClosed(this.board) : stopClosed(this.board);
    return why && whyNot(why);
  }
  /** The word is said with the next move, or not. */
  dos(): void {
    if (this.step === null || this.board.options.dosCall !== 'on') return;
    const closed = this.#wordClosed();
    if (closed && !this.word) this.#tell(whyNot(closed));
    else this.word = !this.word;
  }
  /** Catches who stands at two cards in silence. */
  catch(seat = this.#silent()[0]): void {
    if (this.step !== null && seat !== undefined) this.#give({ move: { kind: 'catch', seat }, lay: [] });
  }
  #silent(): readonly Seat[] {
    const { board, seat } = this;
    return this.step === null ? [] : board.playing.filter((s) => catchClosed(board, seat, s) === null);
  }

  override render(): TemplateResult {
    const { board, seat, hand, covered } = this;
    const fits = this.step === null || this.#places || covered ? null : fitting(board, hand, this.picked);
    const [loud, quiet] = this.#line();
    return html`<div class="pad" @keydown=${this.#escape}>
      <div class="top">
        <p class="line" id="line" ?data-armed=${this.armed}>
          ${loud ? html`<b class="sum">${loud}</b> ` : nothing}<span>${quiet}</span>
        </p>
        ${this.#tool(msg('Sort'), html`<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M5 7h14M5 12h9M5 17h5" /></svg>`, () => (this.order = this.order === 'number' ? 'colour' : 'number'), this.order === 'number' ? msg('Sort by colour') : msg('Sort by number'))}
        ${this.#tool(
          msg('Lid'),
          html`<svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12Z" />
            <circle cx="12" cy="12" r="2.8" />
            ${covered ? html`` : nothing}
          </svg>`,
          this.#lid,
          covered ? msg('Show my cards') : msg('Hide my cards'),
        )}
      </div>
      ${covered || this.#places ? nothing : choiceChips(board, this.#ready, (choice) => this.#pickMore({ ...this.picked, ...choice }))}
      <du-dos-hand
        .cards=${sorted(hand, this.order)}
        .picked=${this.picked.slots}
        .fits=${fits}
        .covered=${covered}
        @du-pick=${this.#pick}
      ></du-dos-hand>
      ${this.step === null ? nothing : this.#says()}
      <p class="hear">${msg(str`You have ${pointsWord(at(board.scores, seat))}.`)}</p>
    </div>`;
  }
  #tool(id: string, picture: TemplateResult, act: () => void, label: string): TemplateResult {
    return html`<button class="tool" data-tool=${id} aria-label=${label} title=${label} @click=${act}>
      ${picture}
    </button>`;
  }
  /** Large and small words above the hand: the sum, and what comes of it. */
  #line(): readonly [string, string] {
    const { board, step } = this;
    const ready = this.#ready;
    if (this.armed) return ['', msg('A match lies ready. Tap once more to leave it.')];
    if (this.note) return ['', this.note];
    if (this.covered || (step === null && ready.cards.length === 0)) return ['', this.status];
    if (this.#places) return ['', this.#hint()];
    if (ready.cards.length === 0) return ['', this.#hint()];
    const row = ready.target === null ? null : (board.row[ready.target]?.face ?? null);
    return [sumWord(ready), matchWord(ready, row)];
  }
  /** What can be done while nothing lies ready. */
  #hint(): string {
    const { board, hand, picked } = this;
    if (this.#places) {
      const n = taken(picked, hand).length;
      const due = whyNot(`place-${board.places}`);
      return n === 0 || board.places === 1 ? due : msg(str`${due} ${n} of ${board.places} picked.`);
    }
    const aimed = board.row.find((c) => c.sealed === picked.target);
    if (aimed) return aimWord(aimed.face);
    const some = possible(board, hand).length > 0;
    if (board.at === 'matched')
      return some ? msg('Match another card of the row, or stop.') : msg('Nothing else matches.');
    if (board.at === 'drew')
      return some
        ? msg('Match a card of the row, or stop.')
        : board.unplayed
          ? msg('Nothing matches: stop, then place a card in the row.')
          : msg('Nothing else matches.');
    return some
      ? msg('Tap one or two of your cards that make a card of the row.')
      : msg('Nothing matches: draw a card.');
  }
  #says(): TemplateResult {
    const { board } = this;
    const main = this.#main();
    const call = board.options.dosCall === 'on';
    const due = this.#wordClosed();
    const again = board.at === 'drew' && drawClosed(board) === null;
    const silent = this.#silent();
    return html`${silent.map((s) => html`<button class="button risk catch" @click=${() => this.catch(s)}>${msg(str`Catch ${this.names(s)}: two cards, no DOS`)}</button>`)}
      <div class="says" ?data-two=${!call} ?data-alone=${this.#places}>
        ${this.#places ? nothing : html`<span class="passes">${again ? this.#passes('draw') : nothing}${this.#passes(stopClosed(board) === null ? 'stop' : 'draw')}</span>`}
        ${
          call
            ? html`<button
                class="button dos"
                aria-pressed=${this.word}
                aria-disabled=${due !== null}
                aria-describedby="line"
                @click=${() => this.dos()}
              >
                DOS!
              </button>`
            : nothing
        }
        <button class="button action play" aria-disabled=${main === null} aria-describedby="line" @click=${this.#once}>
          ${this.#places ? (board.places === 1 ? msg('Place') : msg(str`Place ${board.places}`)) : this.#matchLabel()}
        </button>
      </div>`;
  }
  #matchLabel(): string {
    const { match } = this.#ready;
    return match ? msg(str`Match ${match.value}`) : msg('Match');
  }
  #passes(kind: 'draw' | 'stop'): TemplateResult {
    const after = kind === 'draw' && this.board.at === 'matched';
    const word = kind === 'stop' ? msg('Stop') : after ? msg('Stop, draw') : msg('Draw');
    return html`<button
      class="button pass ${this.armed ? 'risk' : ''}"
      aria-disabled=${this.#closed(kind) !== null}
      aria-describedby="line"
      @click=${(e: MouseEvent) => {
        if (e.detail < 2 || this.armed) this.pass(kind);
      }}
    >
      ${this.armed ? msg(str`Sure: ${word}`) : word}
    </button>`;
  }

  readonly #once = (e: MouseEvent): void => {
    if (e.detail < 2) this.play(); // the second click of a double click is no second match
  };
  #pickMore(picked: Picked): void {
    this.dispatchEvent(new PickedEvent(picked));
  }
  readonly #pick = (e: PickEvent): void => {
    const most = this.#places ? this.board.places : 2;
    const next = toggled(this.picked, e.slot, most);
    if (next) this.#pickMore(next);
    else this.#tell(msg(str`Pick at most ${cardsOf(most)}.`));
  };
  #tell(note: string): void {
    this.armed = false;
    this.note = note;
    this.dispatchEvent(new SayEvent(note));
  }
  readonly #lid = (): void => {
    this.covered = !this.covered;
    this.#pickMore(nothingPicked);
  };
  readonly #escape = (e: KeyboardEvent): void => {
    if (e.key !== 'Escape' || (!this.armed && this.picked === nothingPicked)) return;
    e.stopPropagation();
    if (this.armed) this.armed = false;
    else this.#pickMore(nothingPicked);
  };
}
declare global {
  interface HTMLElementTagNameMap {
    'du-dos-pad': DuDosPad;
  }
}
