// games/duvidae/showdown-view.ts: the challenge as a set piece: called, cards opened one by one, the price counted up, verdict.
import { localized, msg, str } from '@lit/localize';
import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import '../../parts/card.ts';
import '../../parts/mask.ts';
import '../../parts/seal.ts';
import { sheet } from '../../parts/sheet.ts';
import { isStill, Still } from '../../parts/still.ts';
import { faceCard } from './card-face.ts';
import type { Dispute } from './dispute.ts';
import { penaltyOf, rankOf, type Face } from './faces.ts';
import { showdownLook } from './showdown-look.ts';
import { basePrice } from './showdown.ts';
import type { Sight } from './sight.ts';
import { cardsWord, claim, sayVerdict } from './words.ts';

type Stage = 'called' | 'opening' | 'turning' | 'verdict';
/** How long (ms) the call stands alone, the first card waits, one card is looked at, the sum stands. */
const pace = { called: 1100, opened: 400, card: 800, counted: 500 } as const;
/** Told by name, as every game tells them: the verdict is on the screen now; the person has seen enough. */
const verdictShown = (): Event => new Event('du-verdict', { bubbles: true, composed: true });
const seen = (): Event => new Event('du-seen');

@customElement('du-duvidae-showdown')
@localized()
export class DuDuvidaeShowdown extends LitElement {
  static override styles = [sheet, showdownLook];
  @property({ attribute: false }) dispute!: Dispute;
  @property({ attribute: false }) sight!: Sight;
  /** This device has checked every opening. */
  @property({ type: Boolean }) checked = false;
  /** What the button says that puts the showdown away. */
  @property() next = '';
  @state() private stage: Stage = 'called';
  @state() private turned = 0;
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
    if (changed.has('stage') && this.stage === 'verdict') this.dispatchEvent(verdictShown());
    if (changed.has('dispute') && this.stage === 'opening' && this.#timer === 0) this.#go();
  }
  /** How it ends is not on the screen yet. */
  get tense(): boolean {
    return this.stage !== 'verdict';
  }
  /** Straight to the verdict, as soon as there is one; at the verdict: away. */
  skip(): void {
    if (this.stage === 'verdict') this.dispatchEvent(seen());
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
        if (!this.dispute.settled) return [null, 0];
        return [this.dispute.settled.result === 'closed' ? 'verdict' : 'turning', pace.opened];
      case 'turning':
        return this.turned < this.dispute.closed ? ['turning', pace.card] : ['verdict', pace.counted];
      case 'verdict':
        return [null, 0];
      default:
        return this.stage satisfies never;
    }
  }
  #to(stage: Stage): void {
    if (stage === 'turning') this.turned++;
    this.stage = stage;
    this.#go();
  }
  /** The closed cards that are turned by now. */
  get #open(): readonly Face[] {
    const cards = this.dispute.settled?.cards ?? [];
    const by = this.stage === 'verdict' ? cards.length : this.stage === 'turning' ? this.turned : 0;
    return cards.slice(0, by).filter((c) => c !== null);
  }

  override render(): TemplateResult {
    const done = this.stage === 'verdict';
    const result = done ? (this.dispute.settled?.result ?? '') : '';
    return html`<div class="moment" data-stage=${this.stage} data-result=${result}>
      ${this.#head()}
      <ul class="cards" style="--n:${1 + this.dispute.closed}" aria-label=${msg('The challenged cards')}>
        <li>${faceCard(this.dispute.shown)}<span class="word">${msg('lay open')}</span></li>
        ${Array.from({ length: this.dispute.closed }, (_, i) => this.#closed(i))}
      </ul>
      ${this.#price()}
      <div class="end">
        ${done ? this.#verdict() : html`<p class="wait">${this.#waiting()}</p>`}
        <button class="button ${done ? 'action' : ''}" @click=${this.#press}>${done ? this.next : msg('Skip')}</button>
      </div>
    </div>`;
  }
  #head(): TemplateResult {
    const { by, against, shown, closed } = this.dispute;
    const { sight } = this;
    const line = msg(html`<bdi>${sight.name(by)}</bdi> challenges <bdi>${sight.name(against)}</bdi>`);
    return html`<header>
      <du-mask .key=${sight.seat(by)?.key ?? ''}></du-mask>
      <div class="call">
        <h2 tabindex="-1">${line}</h2>
        <p class="claim">${claim(1 + closed, rankOf(shown))}</p>
      </div>
      <du-mask .key=${sight.seat(against)?.key ?? ''}></du-mask>
    </header>`;
  }
  #closed(i: number): TemplateResult {
    const face = this.#open[i];
    const rank = rankOf(this.dispute.shown);
    if (face === undefined) {
      const never = this.stage === 'verdict';
      return html`<li style="--i:${i}">
        <du-card back mute><du-seal mute .state=${never ? 'never' : 'sealed'}></du-seal></du-card>
        <span class="word">${never ? msg('stays closed') : msg('closed')}</span>
      </li>`;
    }
    const true_ = rankOf(face) === rank;
    return html`<li style="--i:${i}" ?data-true=${true_} ?data-false=${!true_}>
      <span class="turn">${faceCard(face)}</span>
      <span class="word"
        ><b aria-hidden="true">${true_ ? '✓' : '✗'}</b> ${true_ ? msg(str`is a ${rank}`) : msg(str`no ${rank}`)}</span
      >
    </li>`;
  }
  #waiting(): string {
    const { lacking, scene } = this.sight;
    if (this.stage === 'called') return msg('Turn them over!');
    if (this.dispute.settled) return msg('The cards are open.');
    const owner = this.dispute.against;
    return scene.open?.what === 'open' && lacking.includes(owner)
      ? msg(str`Waiting for ${this.sight.name(owner)} to open`)
      : msg('The cards are being opened…');
  }
  /** Two cards, and the penalties one by one as the cards turn. */
  #price(): TemplateResult {
    const open = this.#open;
    const total = basePrice + open.reduce((sum, face) => sum + penaltyOf(face), 0);
    const chips = Array.from({ length: this.dispute.closed }, (_, i) => open[i]);
    const hidden = this.dispute.settled?.result === 'closed' && this.stage === 'verdict';
    return html`<div class="price" ?hidden=${hidden}>
      <p class="total"><b>${total}</b> <span>${msg('cards to draw')}</span></p>
      <ul class="chips" aria-hidden="true">
        <li class="chip">${basePrice}</li>
        ${chips.map((face) =>
          face === undefined
            ? html`<li class="chip open">?</li>`
            : html`<li class="chip" ?data-wax=${penaltyOf(face) > 0}>+${penaltyOf(face)}</li>`,
        )}
      </ul>
    </div>`;
  }
  #verdict(): TemplateResult {
    const { settled } = this.dispute;
    if (!settled) return html`${nothing}`;
    const short =
      settled.drew !== null && settled.drew < settled.due ? msg(str`Only ${cardsWord(settled.drew)} were left.`) : '';
    const word =
      settled.result === 'truth' ? msg('True!') : settled.result === 'bluff' ? msg('A bluff!') : msg('Caught!');
    return html`<p class="stamp" aria-hidden="true">${word}</p>
      <p class="verdict">${sayVerdict(settled, this.sight.name)} ${short}</p>
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
    'du-duvidae-showdown': DuDuvidaeShowdown;
  }
}
