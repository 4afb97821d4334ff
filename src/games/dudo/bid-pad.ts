// games/dudo/bid-pad.ts: where a bid is made ready and said, doubted or called exact. A legal bid always lies ready; nothing is said by one slip.
import { localized, msg, str } from '@lit/localize';
import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { Seat } from '../../core/seat.ts';
import '../../parts/die.ts';
import { faceWord } from '../../parts/die.ts';
import { MoveEvent } from '../../parts/move-event.ts';
import { SayEvent } from '../../parts/say-event.ts';
import { sheet } from '../../parts/sheet.ts';
import '../../parts/stepper.ts';
import type { StepEvent } from '../../parts/stepper.ts';
import { Still } from '../../parts/still.ts';
import type { Die } from '../play.ts';
import { bidPadLook } from './bid-pad-look.ts';
import { asksWay, calzaClosed, dieFaces, lowest, type Refusal } from './bids.ts';
import { isLegal, smallestRaise, span, withCount, withFace, type Choice } from './choice.ts';
import type { DudoBoard } from './position.ts';
import { whyNot } from './words.ts';

@customElement('du-dudo-bid-pad')
@localized()
export class DuDudoBidPad extends LitElement {
  static override styles = [sheet, bidPadLook];
  @property({ attribute: false }) board!: DudoBoard;
  @property({ attribute: false }) seat!: Seat;
  /** The step that a move answers; null: not on turn, so a bid can only be made ready. */
  @property({ attribute: false }) step: number | null = null;
  /** The name of who made the bid that lies on the table. */
  @property() bidder = '';
  @state() private choice: Choice | null = null;
  @state() private way: 1 | -1 = 1;
  /** A risky word that was tapped once. */
  @state() private armed: 'dudo' | 'calza' | null = null;
  @state() private note = '';
  /** The number was set by hand, so another face keeps it where it may. */
  #kept = false;
  #round = -1;
  constructor() {
    super();
    new Still(this);
  }
  protected override willUpdate(changed: PropertyValues<this>): void {
    if (!changed.has('board') && !changed.has('step')) return;
    if (changed.has('step')) this.armed = null;
    const { board, seat } = this;
    if (board.round === this.#round && this.choice && isLegal(board, seat, this.choice)) return;
    this.#round = board.round;
    this.#kept = false;
    this.note = '';
    this.armed = null;
    this.choice = smallestRaise(board, seat);
  }

  /** Says the bid that lies ready. */
  bid(): void {
    const { choice, board, step } = this;
    if (step === null) return;
    const way = asksWay(board) ? { way: this.way } : {};
    if (choice) this.dispatchEvent(new MoveEvent(step, { kind: 'bid', ...choice, ...way }));
    else this.#tell(msg('There is no higher bid.'));
  }
  /** Doubts at the second time of asking. */
  doubt(): void {
    if (this.step === null) return;
    if (this.board.bid) this.#risk('dudo', this.step);
    else this.#tell(whyNot('nothing-bid'));
  }
  /** Calls the bid exact at the second time of asking. */
  calza(): void {
    if (this.step === null || this.board.options.calza === 'off') return;
    const closed = calzaClosed(this.board, this.seat);
    if (closed) this.#tell(whyNot(closed));
    else this.#risk('calza', this.step);
  }

  override render(): TemplateResult {
    const { board, seat, choice } = this;
    const { min, max } = span(board, seat);
    return html`<div class="pad" @keydown=${this.#escape}>
      ${asksWay(board) ? this.#ways() : nothing}
      <div class="choose" ?data-none=${choice === null}>
        <du-stepper
          .value=${choice?.count ?? max}
          .min=${min}
          .max=${max}
          .unit=${choice?.count === 1 ? msg('die') : msg('dice')}
          .label=${msg('How many')}
          @du-step=${this.#count}
        ></du-stepper>
        <div class="faces" role="group" aria-label=${msg('Which face')} @keydown=${this.#arrows}>
          ${dieFaces.map((f) => this.#face(f))}
        </div>
      </div>
      <p class="note" id="note" ?data-armed=${this.armed !== null}>${this.#line()}</p>
      ${this.step === null ? nothing : this.#says()}
    </div>`;
  }

  #line(): string {
    if (this.armed === 'dudo') return msg(str`You doubt ${this.#bidWord()}. Tap once more to say it.`);
    if (this.armed === 'calza') return msg(str`You say ${this.#bidWord()} is exactly right. Tap once more.`);
    if (this.note) return this.note;
    const { choice } = this;
    if (this.step === null && choice)
      return msg(str`Ready for your turn: ${choice.count} × ${choice.face}. Only you see it.`);
    return choice ? '' : msg('There is no higher bid.');
  }
  #bidWord(): string {
    const { bid } = this.board;
    return bid ? `${this.bidder}: ${bid.count} × ${bid.face}` : '';
  }
  #face(face: Die): TemplateResult {
    const low = lowest(this.board, this.seat, face);
    const chosen = this.choice?.face === face;
    return html`<button
      class="face"
      data-face=${face}
      aria-pressed=${chosen}
      aria-disabled=${!low.ok}
      aria-describedby=${low.ok ? nothing : `why-${face}`}
      tabindex=${chosen || (!this.choice && face === 1) ? 0 : -1}
      @click=${() => this.#pick(face)}
    >
      <du-die mute .face=${face} ?dim=${!low.ok}></du-die><span class="hear">${faceWord(face)}</span>
      ${low.ok ? nothing : html`<span class="bar" aria-hidden="true"></span><span class="hear" id="why-${face}">${whyNot(low.fault)}</span>`}
    </button>`;
  }
  #says(): TemplateResult {
    const { board, choice, armed } = this;
    const calza = board.options.calza !== 'off';
    const noBid = board.bid === null;
    return html`<div class="says" ?data-two=${!calza}>
      <button
        class="button dudo ${armed === 'dudo' ? 'risk' : ''}"
        aria-disabled=${noBid}
        aria-describedby="note"
        @click=${() => this.doubt()}
      >
        ${armed === 'dudo' ? msg(html`Sure: <span lang="es">Dudo!</span>`) : html`<span lang="es">Dudo!</span>`}
      </button>
      <button class="button action bid" aria-disabled=${choice === null} @click=${this.#bidOnce}>
        ${choice ? msg(str`Bid ${choice.count} × ${choice.face}`) : msg('Bid')}
      </button>
      ${
        calza
          ? html`<button
              class="button calza ${armed === 'calza' ? 'risk' : ''}"
              aria-disabled=${calzaClosed(board, this.seat) !== null}
              aria-describedby="note"
              @click=${() => this.calza()}
            >
              ${armed === 'calza' ? msg(html`Sure: <span lang="es">Calza</span>`) : html`<span lang="es">Calza</span>`}
            </button>`
          : nothing
      }
    </div>`;
  }
  #ways(): TemplateResult {
    const one = (way: 1 | -1, word: string): TemplateResult =>
      html`<button class="way" aria-pressed=${this.way === way} @click=${() => (this.way = way)}>${word}</button>`;
    return html`<div class="ways" role="group" aria-label=${msg('Which way this round runs')}>
      ${one(1, msg('↻ clockwise'))}${one(-1, msg('↺ the other way'))}
    </div>`;
  }

  readonly #bidOnce = (e: MouseEvent): void => {
    if (e.detail < 2) this.bid(); // the second click of a double click is no second bid
  };
  #risk(kind: 'dudo' | 'calza', step: number): void {
    this.note = '';
    if (this.armed === kind) {
      this.armed = null;
      this.dispatchEvent(new MoveEvent(step, { kind }));
      return;
    }
    this.armed = kind;
    this.dispatchEvent(new SayEvent(this.#line()));
  }
  readonly #count = (e: StepEvent): void => {
    if (!this.choice) return;
    const taken = withCount(this.board, this.seat, this.choice, e.value);
    this.#kept = true;
    this.#take(taken.choice, taken.why);
  };
  #pick(face: Die): void {
    if (!this.choice) return;
    const taken = withFace(this.board, this.seat, this.choice, face, this.#kept);
    const told = this.#kept || taken.choice.face !== face || /^(ones|others)-need/.test(taken.why ?? '');
    this.#take(taken.choice, told ? taken.why : null);
  }
  #take(choice: Choice, why: Refusal | null): void {
    this.choice = choice;
    this.#tell(why ? whyNot(why) : '');
  }
  #tell(note: string): void {
    this.armed = null;
    this.note = note;
    if (note) this.dispatchEvent(new SayEvent(note));
  }
  readonly #escape = (e: KeyboardEvent): void => {
    if (e.key !== 'Escape' || this.armed === null) return;
    e.stopPropagation();
    this.armed = null;
  };
  /** Roving: arrows walk over the faces, Space or Enter takes one. */
  readonly #arrows = (e: KeyboardEvent): void => {
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[e.key];
    const now = e.target instanceof HTMLElement ? Number(e.target.dataset['face']) : NaN;
    if (step === undefined || Number.isNaN(now)) return;
    e.preventDefault();
    const next = ((now - 1 + step + 6) % 6) + 1;
    this.renderRoot.querySelector<HTMLElement>(`[data-face='${next}']`)?.focus();
  };
}
declare global {
  interface HTMLElementTagNameMap {
    'du-dudo-bid-pad': DuDudoBidPad;
  }
}
