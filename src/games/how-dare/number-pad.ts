// games/how-dare/number-pad.ts: where a number is typed or stepped and said, and where a dare is. A legal number always lies ready; nothing is dared by one slip.
import { localized, msg, str } from '@lit/localize';
import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import { MoveEvent } from '../../parts/move-event.ts';
import { SayEvent } from '../../parts/say-event.ts';
import { sheet } from '../../parts/sheet.ts';
import { Still } from '../../parts/still.ts';
import { largest, lastBid, lowest, numberClosed, spotOnClosed } from './moves.ts';
import { numberPadLook } from './number-pad-look.ts';
import { readNumber } from './number-text.ts';
import type { HowDareBoard, HowDareMove } from './position.ts';
import { cardLanguage } from './texts.ts';
import { amount, some, whyNot, whyUnreadable } from './words.ts';

type Risk = 'dare' | 'spotOn' | 'stand';
/** What lies in the field: a number that may be said, or the sentence why not. */
type Reading = { readonly n: number } | { readonly why: string };
const steps: readonly { readonly name: string; readonly to: (n: number) => number }[] = [
  { name: '+1', to: (n) => n + 1 },
  { name: '+10', to: (n) => n + 10 },
  { name: '×2', to: (n) => n * 2 },
  { name: '×10', to: (n) => n * 10 },
];

@customElement('du-how-dare-pad')
@localized()
export class DuHowDarePad extends LitElement {
  static override styles = [sheet, numberPadLook];
  @property({ attribute: false }) board!: HowDareBoard;
  /** The step that a move answers; null: not on turn, so a number can only be made ready. */
  @property({ attribute: false }) step: number | null = null;
  /** The name of who said the last number. */
  @property() speaker = '';
  @property() unit = '';
  @state() private text = '';
  /** A risky word that was tapped once. */
  @state() private armed: Risk | null = null;
  @state() private note = '';
  /** The card for which a number lies ready. */
  #card: string | null = null;
  @query('input') private field!: HTMLInputElement | null;
  constructor() {
    super();
    new Still(this);
  }
  protected override willUpdate(changed: PropertyValues<this>): void {
    if (!changed.has('board') && !changed.has('step')) return;
    if (changed.has('step')) this.armed = null;
    const { board } = this;
    const now = this.#reading();
    if (board.card === this.#card && 'n' in now) return;
    const overtaken = board.card === this.#card && readNumber(this.text, cardLanguage()).ok;
    if (board.card === this.#card && !overtaken) return; // half typed
    this.#card = board.card;
    this.text = some(Math.min(largest, Math.max(1, lowest(board))));
    this.note = '';
    this.armed = null;
  }
  #reading(): Reading {
    const read = readNumber(this.text, cardLanguage());
    if (!read.ok) return { why: whyUnreadable(read.fault) };
    const closed = numberClosed(this.board, read.value);
    return closed ? { why: closed === 'not-higher' ? this.#tooLow() : whyNot(closed) } : { n: read.value };
  }
  #tooLow(): string {
    return lowest(this.board) > largest
      ? msg('There is no higher number.')
      : msg(str`It must be at least ${some(lowest(this.board))}.`);
  }
  get #doubled(): boolean {
    return this.board.phase === 'doubled';
  }

  /** Says the number that lies ready. */
  bid(): void {
    if (this.step === null) return;
    const now = this.#reading();
    if ('n' in now) this.#send({ kind: this.#doubled ? 'withdraw' : 'say', n: now.n });
    else this.#tell(now.why);
  }
  /** Dares, or stands by a doubled dare, at the second time of asking. */
  dare(): void {
    if (this.#doubled) this.#risk('stand');
    else if (lastBid(this.board)) this.#risk('dare');
    else this.#tell(whyNot('nothing-said'));
  }
  spotOn(): void {
    if (this.step === null || !this.board.options.spotOn || this.#doubled) return;
    const closed = spotOnClosed(this.board);
    if (closed) this.#tell(whyNot(closed));
    else this.#risk('spotOn');
  }

  override render(): TemplateResult {
    const now = this.#reading();
    const base = 'n' in now ? now.n : lowest(this.board) - 1;
    return html`<div class="pad" @keydown=${this.#keys}>
      <div class="number" ?data-wrong=${!('n' in now)}>
        <label class="hear" for="number">${msg('Your number')}</label>
        <input
          id="number"
          type="text"
          inputmode="numeric"
          autocomplete="off"
          enterkeyhint="send"
          maxlength="40"
          aria-describedby="read"
          aria-invalid=${'n' in now ? 'false' : 'true'}
          style="--digits:${Math.max(2, this.text.length)}"
          .value=${this.text}
          @input=${this.#typed}
          @change=${this.#settle}
        />
        ${this.unit ? html`<span class="unit" aria-hidden="true">${this.unit}</span>` : nothing}
      </div>
      <div class="steps" role="group" aria-label=${msg('Raise your number')}>
        ${steps.map(
          ({ name, to }) =>
            html`<button class="step" aria-disabled=${base >= largest} @click=${() => this.#go(to(Math.max(0, base)))}>
              ${name}
            </button>`,
        )}
      </div>
      <p class="note" id="read" ?data-armed=${this.armed !== null} ?data-wrong=${!('n' in now) && !this.armed}>
        ${this.#line(now)}
      </p>
      ${this.step === null ? nothing : this.#says(now)}
    </div>`;
  }
  #line(now: Reading): string {
    const last = lastBid(this.board);
    const said = `${this.speaker}: ${some(last?.n ?? 0)}`;
    if (this.armed === 'dare') return msg(str`You say that it is too high (${said}). Tap once more.`);
    if (this.armed === 'stand') return msg(str`You stand by it, for two cards (${said}). Tap once more.`);
    if (this.armed === 'spotOn') return this.#warning(said);
    if (this.note) return this.note;
    if ('why' in now) return now.why;
    if (this.step === null) return msg(str`Ready for your turn: ${amount(now.n, this.unit)}. Only you see it.`);
    const plain = this.text.trim() === some(now.n);
    return plain ? '' : msg(str`Read as ${amount(now.n, this.unit)}`);
  }
  #warning(said: string): string {
    return this.board.options.wrongSpotOn === 'gameOver'
      ? msg(str`Exactly right (${said})? If not, you lose the game. Tap once more.`)
      : msg(str`Exactly right (${said})? If not, you are out. Tap once more.`);
  }
  #says(now: Reading): TemplateResult {
    const { board, armed } = this;
    const doubled = this.#doubled;
    const risk: Risk = doubled ? 'stand' : 'dare';
    const spot = board.options.spotOn && !doubled;
    const dareWord = doubled ? msg('Stand: 2 cards') : msg('How dare you!');
    const long = 'n' in now && some(now.n).length > 11;
    return html`<div class="says" ?data-two=${!spot} ?data-long=${long}>
      <button
        class="button dare ${armed === risk ? 'risk' : ''}"
        aria-disabled=${board.bids.length === 0}
        aria-describedby="read"
        @click=${() => this.dare()}
      >
        ${armed === risk ? msg(str`Sure: ${dareWord}`) : dareWord}
      </button>
      <button class="button action bid" aria-disabled=${!('n' in now)} aria-describedby="read" @click=${this.#bidOnce}>
        ${'n' in now ? this.#bidWord(now.n) : msg('Say it')}
      </button>
      ${
        spot
          ? html`<button
              class="button spot ${armed === 'spotOn' ? 'risk' : ''}"
              aria-disabled=${spotOnClosed(board) !== null}
              aria-describedby="read"
              @click=${() => this.spotOn()}
            >
              ${armed === 'spotOn' ? msg('Sure: Spot On') : msg('Spot On')}
            </button>`
          : nothing
      }
    </div>`;
  }
  #bidWord(n: number): string {
    return this.#doubled ? msg(str`Take back, say ${some(n)}`) : msg(str`Say ${some(n)}`);
  }

  readonly #bidOnce = (e: MouseEvent): void => {
    if (e.detail < 2) this.bid(); // the second click of a double click is no second number
  };
  #send(move: HowDareMove): void {
    if (this.step !== null) this.dispatchEvent(new MoveEvent(this.step, move));
  }
  #risk(kind: Risk): void {
    if (this.step === null) return;
    this.note = '';
    if (this.armed === kind) {
      this.armed = null;
      this.#send({ kind });
      return;
    }
    this.armed = kind;
    this.dispatchEvent(new SayEvent(this.#line(this.#reading())));
  }
  readonly #typed = (e: Event): void => {
    if (!(e.target instanceof HTMLInputElement)) return;
    this.text = e.target.value;
    this.note = '';
    this.armed = null;
  };
  /** What can be read is written anew in the manner of the language. */
  readonly #settle = (): void => {
    const now = this.#reading();
    if ('n' in now) this.text = some(now.n);
  };
  /** Steps up, never below what may be said and never beyond the highest number. */
  #go(n: number): void {
    if (lowest(this.board) > largest) {
      this.#tell(this.#tooLow());
      return;
    }
    const to = Math.min(largest, Math.max(lowest(this.board), n));
    this.text = some(to);
    this.#tell(n > largest ? whyNot('too-large') : '');
    this.dispatchEvent(new SayEvent(some(to)));
  }
  #tell(note: string): void {
    this.armed = null;
    this.note = note;
    if (note) this.dispatchEvent(new SayEvent(note));
  }
  readonly #keys = (e: KeyboardEvent): void => {
    if (e.key === 'Escape' && this.armed !== null) {
      e.stopPropagation();
      this.armed = null;
    } else if (e.target === this.field && e.key === 'Enter' && !e.isComposing) {
      e.preventDefault();
      this.#settle();
      this.bid();
    } else if (e.target === this.field && (e.key === 'ArrowUp' || e.key === 'PageUp')) {
      e.preventDefault();
      const now = this.#reading();
      const base = 'n' in now ? now.n : lowest(this.board) - 1;
      this.#go(e.key === 'ArrowUp' ? base + 1 : base + 10);
    } else if (e.target === this.field && (e.key === 'ArrowDown' || e.key === 'PageDown')) {
      e.preventDefault();
      const now = this.#reading();
      if ('n' in now) this.#go(now.n - (e.key === 'ArrowDown' ? 1 : 10));
    }
  };
}
declare global {
  interface HTMLElementTagNameMap {
    'du-how-dare-pad': DuHowDarePad;
  }
}
