// games/dudo/showdown-view.ts: the challenge as a set piece: called, cups opening, dice counted up, verdict. Waits for nobody but the cups.
import { localized, msg, str } from '@lit/localize';
import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { Seat } from '../../core/seat.ts';
import '../../parts/cup.ts';
import '../../parts/die.ts';
import '../../parts/mask.ts';
import '../../parts/seal.ts';
import type { SealState } from '../../parts/seal.ts';
import { sheet } from '../../parts/sheet.ts';
import { isStill, Still } from '../../parts/still.ts';
import { lifts, type Dispute, type Lift } from './count-up.ts';
import { showdownLook } from './showdown-look.ts';
import { showdownWideLook } from './showdown-wide-look.ts';
import type { Face, Sight } from './sight.ts';
import { sayShowdown, some } from './words.ts';

/** The person has seen enough. */
export class SeenEvent extends Event {
  constructor() {
    super('du-seen');
  }
}
/** The verdict is on the screen now. */
export class VerdictEvent extends Event {
  constructor() {
    super('du-verdict', { bubbles: true, composed: true });
  }
}
type Stage = 'called' | 'opening' | 'counting' | 'verdict';
/** How long (ms) the call stands alone, open cups lie still, the count takes in all and for one die, the sum stands. */
const pace = { called: 1100, opened: 600, countAll: 1700, countOne: 170, counted: 350 } as const;

@customElement('du-dudo-showdown')
@localized()
export class DuDudoShowdown extends LitElement {
  static override styles = [sheet, showdownLook, showdownWideLook];
  @property({ attribute: false }) dispute!: Dispute;
  @property({ attribute: false }) sight!: Sight;
  /** This device has checked every opening. */
  @property({ type: Boolean }) checked = false;
  /** What the button says that puts the showdown away. */
  @property() next = '';
  @state() private stage: Stage = 'called';
  @state() private lifted = 0;
  #timer = 0;
  constructor() {
    super();
    new Still(this);
    this.addEventListener('click', () => {
      if (this.stage !== 'verdict') this.skip(); // anywhere will do; for keys there is the button
    });
    this.addController({ hostDisconnected: () => clearTimeout(this.#timer) });
  }
  protected override willUpdate(): void {
    if (isStill() && this.stage !== 'verdict') this.stage = this.dispute.settled ? 'verdict' : 'opening';
  }
  protected override firstUpdated(): void {
    this.#go();
  }
  protected override updated(changed: PropertyValues): void {
    if (changed.has('stage') && this.stage === 'verdict') this.dispatchEvent(new VerdictEvent());
    if (changed.has('dispute') && this.stage === 'opening' && this.#timer === 0) this.#go();
  }
  /** How it ends is not on the screen yet. */
  get tense(): boolean {
    return this.stage !== 'verdict';
  }
  /** Straight to the verdict, as soon as there is one; at the verdict: away. */
  skip(): void {
    if (this.stage === 'verdict') this.dispatchEvent(new SeenEvent());
    else if (this.dispute.settled) this.#to('verdict');
    else this.#to('opening');
  }
  override focus(): void {
    this.renderRoot.querySelector<HTMLElement>('h2')?.focus();
  }

  /** From each stage to the next when its time has come; the state of the table never waits for this. */
  #go(): void {
    clearTimeout(this.#timer);
    this.#timer = 0;
    const [to, ms] = this.#coming();
    if (to !== null) this.#timer = window.setTimeout(() => this.#to(to), ms);
  }
  #coming(): readonly [to: Stage | null, ms: number] {
    switch (this.stage) {
      case 'called':
        return ['opening', pace.called];
      case 'opening':
        return this.dispute.settled ? ['counting', pace.opened] : [null, 0];
      case 'counting': {
        const all = lifts(this.dispute).length;
        return this.lifted < all
          ? ['counting', Math.min(pace.countOne, pace.countAll / all)]
          : ['verdict', pace.counted];
      }
      case 'verdict':
        return [null, 0];
      default:
        return this.stage satisfies never;
    }
  }
  #to(stage: Stage): void {
    if (this.stage === 'counting' && stage === 'counting') this.lifted++;
    this.stage = stage;
    this.#go();
  }

  override render(): TemplateResult {
    const { bid } = this.dispute;
    const done = this.stage === 'verdict';
    return html`<div class="moment" data-stage=${this.stage} ?data-few=${this.dispute.cups.length < 5}>
      ${this.#head()}
      <ul class="cups" aria-label=${msg('All cups')}>
        ${this.dispute.cups.map((c) => this.#cup(c.seat, c.dice))}
      </ul>
      <div class="sum" data-for=${bid.count}>${this.#sum()}</div>
      <div class="end">
        ${done ? this.#verdict() : html`<p class="wait">${this.#waiting()}</p>`}
        <button class="button ${done ? 'action' : ''}" @click=${this.#press}>${done ? this.next : msg('Skip')}</button>
      </div>
    </div>`;
  }
  #head(): TemplateResult {
    const { kind, by, bid } = this.dispute;
    const { sight } = this;
    const caller = html`<bdi>${sight.name(by)}</bdi>`;
    const other = html`<bdi>${sight.name(bid.by)}</bdi>`;
    const line = kind === 'dudo' ? msg(html`${caller} doubts ${other}`) : msg(html`${caller} says it is exactly right`);
    return html`<header>
      <du-mask .key=${sight.seat(by)?.key ?? ''}></du-mask>
      <div class="call">
        <h2 tabindex="-1">${line}</h2>
        <p class="bid">
          <span class="hear">${some(bid.count, bid.face)}</span>
          <span aria-hidden="true"><b>${bid.count}</b><i>×</i></span
          ><du-die mute .face=${bid.face}></du-die>
        </p>
      </div>
      <du-mask .key=${sight.seat(bid.by)?.key ?? ''}></du-mask>
    </header>`;
  }
  #cup(seat: Seat, dice: readonly Face[]): TemplateResult {
    const { settled } = this.dispute;
    const open = this.stage !== 'called' && !dice.includes(0);
    const up = this.#up();
    const lost = settled !== null && this.stage === 'verdict' && settled.loser === seat && settled.lost > 0;
    const won = settled !== null && this.stage === 'verdict' && settled.regained === seat;
    const counting = this.stage === 'counting' || this.stage === 'verdict';
    const here = lifts(this.dispute).filter((l) => l.seat === seat).length;
    return html`<li ?data-lost=${lost} ?data-won=${won}>
      <du-mask .key=${this.sight.seat(seat)?.key ?? ''}></du-mask>
      <span class="name"
        ><bdi>${this.sight.name(seat)}</bdi>${seat === this.sight.me ? html` <i>${msg('you')}</i>` : nothing}</span
      >
      ${
        open
          ? html`<span class="dice">
              ${dice.map((face, i) => {
                const counts = up.some((l) => l.seat === seat && l.at === i);
                return html`<du-die
                  style="--i:${i}"
                  .face=${face}
                  ?counts=${counts}
                  ?dim=${counting && !counts}
                ></du-die>`;
              })}
            </span>`
          : html`<span class="closed"
              ><du-cup></du-cup><du-seal .state=${this.#seal(seat, dice)}></du-seal
              ><span class="word">${this.#word(seat, dice)}</span></span
            >`
      }
      ${lost ? html`<span class="cost bad">−${settled.lost}</span>` : nothing}
      ${won ? html`<span class="cost good">+1</span>` : nothing}
      ${this.stage === 'verdict' && !lost && !won && open ? html`<span class="cost" aria-hidden="true">${here}</span>` : nothing}
    </li>`;
  }
  /** A cup whose dice are not known when all is settled stays closed for good; before *Cups up!* all are sealed. */
  #seal(seat: Seat, dice: readonly Face[]): SealState {
    const state = this.sight.seal(seat);
    if (!dice.includes(0)) return 'sealed';
    if (this.dispute.settled) return state === 'mismatch' ? 'mismatch' : 'never';
    return state === 'checked' || state === null ? 'opened' : state;
  }
  #word(seat: Seat, dice: readonly Face[]): string {
    switch (this.#seal(seat, dice)) {
      case 'mismatch':
        return msg('does not match');
      case 'never':
        return msg('stays closed');
      case 'opened':
      case 'checked':
        return msg('opened');
      case 'sealed':
      case 'forming':
        return msg('opening…');
      default:
        return '';
    }
  }
  /** The dice that are lifted by now. */
  #up(): readonly Lift[] {
    if (!this.dispute.settled) return [];
    if (this.stage === 'verdict') return lifts(this.dispute);
    return this.stage === 'counting' ? lifts(this.dispute).slice(0, this.lifted) : [];
  }
  #waiting(): string {
    const { lacking } = this.sight;
    const opening = this.sight.scene.open?.what === 'open';
    if (this.stage === 'called') return msg('Cups up!');
    if (this.dispute.settled) return msg('All cups are open.');
    if (!opening || lacking.length === 0) return msg('The cups are being lifted…');
    if (lacking.length === 1) return msg(str`Waiting for ${this.sight.name(lacking[0] as Seat)} to open`);
    const all = this.sight.scene.open?.owing.length ?? 0;
    return msg(str`${all - lacking.length} of ${all} opened`);
  }
  /** Counted dice against the bid: one place per die that was bid, then those beyond it. */
  #sum(): TemplateResult {
    const { bid } = this.dispute;
    const up = this.#up();
    const wild = up.filter((l) => l.wild).length;
    const places = Array.from({ length: Math.max(bid.count, up.length) }, (_, i) => up[i]);
    const parts = wild > 0 ? msg(str`${some(up.length - wild, bid.face)} + ${wild} wild`) : some(up.length, bid.face);
    return html`<p class="total"><b>${up.length}</b> <span>${msg(str`bid: ${bid.count}`)}</span></p>
      <div class="track" aria-hidden="true" style="--n:${places.length}">
        ${places.map(
          (l, i) =>
            html`<span
              class="place"
              data-kind=${l ? (l.wild ? 'wild' : 'plain') : 'none'}
              ?data-over=${i >= bid.count}
            ></span>`,
        )}
      </div>
      <p class="parts">${up.length > 0 ? parts : nothing}</p>`;
  }
  #verdict(): TemplateResult {
    const { settled } = this.dispute;
    if (!settled) return html`${nothing}`;
    return html`<p class="verdict">${sayShowdown(settled, this.sight.name)}</p>
      <p class="tick">
        <du-seal mute .state=${this.checked ? 'checked' : 'opened'}></du-seal>
        <span>${this.checked ? msg('Checked on your device') : msg('Being checked on your device…')}</span>
      </p>`;
  }
  readonly #press = (e: MouseEvent): void => {
    e.stopPropagation();
    if (e.detail < 2) this.skip(); // a double tap on *Skip* must not put the verdict away
  };
}
declare global {
  interface HTMLElementTagNameMap {
    'du-dudo-showdown': DuDudoShowdown;
  }
  interface HTMLElementEventMap {
    'du-verdict': VerdictEvent;
  }
}
