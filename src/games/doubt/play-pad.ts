// games/doubt/play-pad.ts: where cards are picked, the claim is spelled out before it is made, and a card is laid, doubted or let go.
import { localized, msg, str } from '@lit/localize';
import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { Seat } from '../../core/seat.ts';
import { MoveEvent } from '../../parts/move-event.ts';
import { SayEvent } from '../../parts/say-event.ts';
import { sheet } from '../../parts/sheet.ts';
import { Still } from '../../parts/still.ts';
import { passClosed } from './claims.ts';
import './doubt-window.ts';
import { isJoker, packs, type Colour, type Rank } from './faces.ts';
import { pass, type Held } from './hand.ts';
import './own-hand.ts';
import type { PickEvent } from './own-hand.ts';
import { playPadLook } from './play-pad-look.ts';
import type { DoubtBoard } from './position.ts';
import { whatToDo } from './reading.ts';
import { kept, modeOf, moveOf, nothingPicked, readied, toggled, type Picked, type Ready } from './ready.ts';
import { shapeOf } from './signs.ts';
import type { Sorting } from './stacks.ts';
import { cardName, cardsWord, claimWord, colourWord, faceName, rankWord, whyNot } from './words.ts';

/** A window that this person may speak up in. */
export type Asked = {
  readonly step: number;
  readonly left: number | null;
  readonly said: string;
  readonly word: string;
  readonly last: boolean;
};

@customElement('du-doubt-pad')
@localized()
export class DuDoubtPad extends LitElement {
  static override styles = [sheet, playPadLook];
  @property({ attribute: false }) board!: DoubtBoard;
  @property({ attribute: false }) seat!: Seat;
  @property({ attribute: false }) hand: readonly Held[] = [];
  /** The step that a turn answers; null: not on turn, so a card can only be made ready. */
  @property({ attribute: false }) step: number | null = null;
  @property({ attribute: false }) asked: Asked | null = null;
  /** What stands there while one is not on turn. */
  @property() status = '';
  @state() private picked: Picked = nothingPicked;
  /** A pass with a card ready was tapped once. */
  @state() private armed = false;
  @state() private note = '';
  @state() private covered = false;
  @state() private sorting: Sorting = 'rank';
  constructor() {
    super();
    new Still(this);
  }
  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('step')) {
      this.armed = false;
      this.note = '';
    }
    if (changed.has('hand')) this.picked = kept(this.picked, this.hand);
  }
  get #ready(): Ready | null {
    return readied(this.board, this.seat, this.hand, this.picked);
  }

  /** Lays what lies ready. */
  play(): void {
    const ready = this.#ready;
    if (this.step === null) return;
    if (!ready) this.#tell(whatToDo(this.board));
    else if (ready.closed) this.#tell(whyNot(ready.closed));
    else this.dispatchEvent(new MoveEvent(this.step, moveOf(ready)));
  }
  /** Passes, with a card ready only at the second time of asking; in a window lets the card go. */
  pass(): void {
    const window = this.renderRoot.querySelector('du-doubt-window');
    if (window) window.believe();
    if (this.step === null) return;
    const closed = passClosed(this.board);
    if (closed) this.#tell(whyNot(closed));
    else if (this.picked.slots.length > 0 && !this.armed) {
      this.#tell(msg('You pass with a card ready. Once more to do so.'));
      this.armed = true;
    } else this.dispatchEvent(new MoveEvent(this.step, pass));
  }
  doubt(): void {
    this.renderRoot.querySelector('du-doubt-window')?.doubt();
  }

  override render(): TemplateResult {
    const ready = this.covered ? null : this.#ready;
    return html`<div class="pad" @keydown=${this.#escape}>
      <div class="top">
        <p class="line" id="line">${this.#line(ready)}</p>
        ${this.#own()}
      </div>
      <p class="note" id="note" ?hidden=${this.#note(ready) === ''} ?data-armed=${this.armed}>${this.#note(ready)}</p>
      <du-doubt-hand
        .pack=${this.board.options.pack}
        .cards=${this.hand}
        .picked=${this.picked.slots}
        .sorting=${this.sorting}
        .covered=${this.covered}
        @du-pick=${this.#pick}
      ></du-doubt-hand>
      ${this.asked ? this.#window(this.asked) : this.step === null ? nothing : this.#turn(ready)}
    </div>`;
  }
  #window({ step, left, said, word, last }: Asked): TemplateResult {
    return html`<du-doubt-window
      .step=${step}
      .left=${left}
      .said=${said}
      .word=${word}
      .last=${last}
    ></du-doubt-window>`;
  }
  /** The claim in words before it is made; without a choice, what can be done. */
  #line(ready: Ready | null): TemplateResult | string {
    if (!ready) return this.step === null ? this.status : whatToDo(this.board);
    const { turn, claim } = ready;
    const said =
      turn.kind === 'declare' ? this.#declares(ready) : claim ? claimWord(claim) : cardsWord(ready.cards.length);
    const lead = this.step === null ? msg('Ready:') : turn.kind === 'declare' ? msg('You declare:') : msg('You say:');
    return html`<span class="lead">${lead}</span> <b class="claim">${said}</b>`;
  }
  #declares({ turn, cards }: Ready): string {
    if (turn.kind === 'declare' && turn.named) return msg(str`a Joker as ${cardName(turn.named)}`);
    return this.#names(cards);
  }
  #names(cards: readonly Held[]): string {
    return cards.map((c) => faceName(this.board.options.pack, c.face)).join(', ');
  }
  #note(ready: Ready | null): string {
    if (this.note) return this.note;
    if (!ready || this.step === null) return '';
    if (ready.closed) return whyNot(ready.closed);
    const names = this.#names(ready.cards);
    if (ready.turn.kind === 'declare') return msg('Everybody sees it; nobody can doubt it.');
    return ready.bluff ? msg(str`A bluff: ${names}.`) : msg(str`True: ${names}.`);
  }
  /** How the hand is sorted, and the lid against neighbours' eyes. */
  #own(): TemplateResult {
    const label = this.covered ? msg('Show my cards') : msg('Hide my cards');
    const sort = this.sorting === 'rank' ? msg('Sort by colour') : msg('Sort by rank');
    return html`<span class="tools">
      <button class="tool" aria-label=${sort} title=${sort} @click=${this.#sort}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M7 4v16M3.5 16.5 7 20l3.5-3.5M17 20V4M13.5 7.5 17 4l3.5 3.5" />
        </svg>
      </button>
      <button class="tool" aria-label=${label} title=${label} aria-pressed=${this.covered} @click=${this.#lid}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12Z" />
          <circle cx="12" cy="12" r="2.8" />
          <path d="M4 20 20 4" ?hidden=${!this.covered} />
        </svg>
      </button>
    </span>`;
  }
  #turn(ready: Ready | null): TemplateResult {
    const mode = modeOf(this.board);
    const shut = ready === null || ready.closed !== null;
    const word = mode === 'declare' ? msg('Declare') : ready?.bluff ? msg('Play (bluff)') : msg('Play');
    const may = passClosed(this.board) === null;
    return html`${mode === 'place' ? this.#claims(ready) : nothing} ${ready ? this.#naming(ready) : nothing}
      <div class="says" ?data-one=${mode === 'play'}>
        ${
          mode === 'play'
            ? nothing
            : html`<button
                class="button pass ${this.armed ? 'risk' : ''}"
                aria-disabled=${!may}
                aria-describedby="note"
                @click=${this.#passOnce}
              >
                ${this.armed ? msg('Sure: pass') : msg('Pass')}
              </button>`
        }
        <button class="button action play" aria-disabled=${shut} aria-describedby="line note" @click=${this.#once}>
          ${word}
        </button>
      </div>`;
  }
  /** What the card is said to share with the declared one. */
  #claims(ready: Ready | null): TemplateResult {
    const { declared } = this.board;
    if (!declared) return html``;
    const now = ready?.turn.kind === 'place' ? ready.turn.claim : this.picked.claim;
    const one = (claim: 'rank' | 'colour', lead: string, word: string, sign: TemplateResult | string): TemplateResult =>
      html`<button
        class="share"
        role="radio"
        data-claim=${claim}
        aria-checked=${now === claim}
        tabindex=${now === claim || (now === null && claim === 'rank') ? 0 : -1}
        @click=${() => this.#share(claim)}
      >
        <span class="sign" aria-hidden="true">${sign}</span><span><small>${lead}</small> ${word}</span>
      </button>`;
    return html`<div
      class="shares"
      role="radiogroup"
      aria-label=${msg('What the card shares')}
      @keydown=${this.#arrows}
    >
      ${one('rank', msg('same rank:'), rankWord(declared.rank), declared.rank)}
      ${one('colour', msg('same colour:'), colourWord(declared.colour), html`${shapeOf(declared.colour)}`)}
    </div>`;
  }
  /** What a declared Joker stands for. */
  #naming({ turn, cards }: Ready): TemplateResult | typeof nothing {
    const { pack } = this.board.options;
    const joker = cards.some((c) => isJoker(pack, c.face));
    if (turn.kind !== 'declare' || !joker) return nothing;
    const { ranks, colours } = packs[pack];
    const { named } = this.picked;
    return html`<div class="naming">
      <label>
        ${msg('Rank')}
        <select @change=${(e: Event) => this.#name({ ...named, rank: valueOf(e) as Rank })}>
          ${ranks.map((rank) => html`<option value=${rank} ?selected=${rank === named.rank}>${rankWord(rank)}</option>`)}
        </select>
      </label>
      <label>
        ${msg('Colour')}
        <select @change=${(e: Event) => this.#name({ ...named, colour: valueOf(e) as Colour })}>
          ${colours.map((colour) => html`<option value=${colour} ?selected=${colour === named.colour}>${colourWord(colour)}</option>`)}
        </select>
      </label>
    </div>`;
  }

  readonly #once = (e: MouseEvent): void => {
    if (e.detail < 2) this.play(); // the second click of a double click is no second play
  };
  readonly #passOnce = (e: MouseEvent): void => {
    if (e.detail < 2 || this.armed) this.pass();
  };
  #name(named: Picked['named']): void {
    this.picked = { ...this.picked, named };
  }
  #share(claim: 'rank' | 'colour'): void {
    this.armed = false;
    this.note = '';
    this.picked = { ...this.picked, claim };
  }
  readonly #pick = (e: PickEvent): void => {
    const next = toggled(this.picked, e.slot, modeOf(this.board));
    this.armed = false;
    this.note = '';
    if (next) this.picked = next;
    else this.#tell(whyNot('one-to-four'));
  };
  #tell(note: string): void {
    this.armed = false;
    this.note = note;
    this.dispatchEvent(new SayEvent(note));
  }
  readonly #sort = (): void => {
    this.sorting = this.sorting === 'rank' ? 'colour' : 'rank';
  };
  readonly #lid = (): void => {
    this.covered = !this.covered;
    this.picked = nothingPicked;
  };
  readonly #escape = (e: KeyboardEvent): void => {
    if (e.key !== 'Escape' || (!this.armed && this.picked.slots.length === 0)) return;
    e.stopPropagation();
    if (!this.armed) this.picked = nothingPicked;
    this.armed = false;
    this.note = '';
  };
  readonly #arrows = (e: KeyboardEvent): void => {
    const step = ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp'].includes(e.key);
    const now = e.target instanceof HTMLElement ? e.target.dataset['claim'] : undefined;
    if (!step || now === undefined) return;
    e.preventDefault();
    const to = now === 'rank' ? 'colour' : 'rank';
    this.#share(to);
    void this.updateComplete.then(() => this.renderRoot.querySelector<HTMLElement>(`[data-claim='${to}']`)?.focus());
  };
}
const valueOf = (e: Event): string => (e.target instanceof HTMLSelectElement ? e.target.value : '');
declare global {
  interface HTMLElementTagNameMap {
    'du-doubt-pad': DuDoubtPad;
  }
}
