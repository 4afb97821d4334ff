// games/how-dare/check-view.ts: the check as a set piece: dared, the answer opens and counts up, the numbers on a scale, the verdict.
import { localized, msg, str } from '@lit/localize';
import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import '../../parts/mask.ts';
import '../../parts/seal.ts';
import { sheet } from '../../parts/sheet.ts';
import { isStill, Still } from '../../parts/still.ts';
import { sourceOf } from './card-form.ts';
import { checkLook } from './check-look.ts';
import { checkWideLook } from './check-wide-look.ts';
import { counted, scale, type Dispute } from './dispute.ts';
import { ducks } from './duck.ts';
import { askedOf, type Asked, type Sight } from './sight.ts';
import { loadedCard } from './texts.ts';
import { ducksWord, sayCheck, some } from './words.ts';

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
/** How long (ms) the dare stands alone, the seal parts, the answer counts up in so many steps, the sum stands. */
const pace = { called: 1300, opened: 400, countAll: 1500, steps: 24, counted: 450 } as const;

@customElement('du-how-dare-check')
@localized()
export class DuHowDareCheck extends LitElement {
  static override styles = [sheet, checkLook, checkWideLook];
  @property({ attribute: false }) dispute!: Dispute;
  @property({ attribute: false }) sight!: Sight;
  /** This device has checked the opening. */
  @property({ type: Boolean }) checked = false;
  /** What the button says that puts the check away. */
  @property() next = '';
  @state() private stage: Stage = 'called';
  @state() private up = 0;
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
    else this.#to(this.dispute.settled ? 'verdict' : 'opening');
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
      case 'counting':
        return this.up < pace.steps ? ['counting', pace.countAll / pace.steps] : ['verdict', pace.counted];
      case 'verdict':
        return [null, 0];
      default:
        return this.stage satisfies never;
    }
  }
  #to(stage: Stage): void {
    if (this.stage === 'counting' && stage === 'counting') this.up++;
    this.stage = stage;
    this.#go();
  }

  override render(): TemplateResult {
    const { dispute, sight } = this;
    const asked = askedOf(sight.board, dispute.card, dispute.question);
    const done = this.stage === 'verdict';
    return html`<div class="moment" data-stage=${this.stage}>
      ${this.#head()}
      <div class="card" ?data-high=${done && dispute.bid > (dispute.settled?.answer ?? Infinity)}>
        <p class="theme">
          <span lang=${asked?.language ?? nothing}>${asked?.theme ?? ''}</span> ${asked ? ducks(asked.ducks) : nothing}
        </p>
        <p class="question" lang=${asked?.language ?? nothing}>${asked?.text ?? ''}</p>
        ${this.#answer(asked)}
      </div>
      ${this.#scale()}
      <div class="end">
        ${done ? this.#verdict(asked) : html`<p class="wait">${this.#waiting()}</p>`}
        <button class="button ${done ? 'action' : ''}" @click=${this.#press}>${done ? this.next : msg('Skip')}</button>
      </div>
    </div>`;
  }
  #head(): TemplateResult {
    const { by, against, bid, exact, doubled } = this.dispute;
    const { sight } = this;
    const caller = html`<bdi>${sight.name(by)}</bdi>`;
    const other = html`<bdi>${sight.name(against)}</bdi>`;
    const line = exact ? msg(html`${caller} says: Spot On!`) : msg(html`${caller}: How dare you!`);
    return html`<header>
      <du-mask .key=${sight.seat(by)?.key ?? ''}></du-mask>
      <div class="call">
        <h2 tabindex="-1">${line}</h2>
        <p class="bid">
          ${msg(html`${other} said <b>${some(bid)}</b>`)}${doubled ? html` · <em>${msg('two cards')}</em>` : nothing}
        </p>
      </div>
      <du-mask .key=${sight.seat(against)?.key ?? ''}></du-mask>
    </header>`;
  }
  /** Before it opens nothing of the answer is here, not even in the DOM. */
  #answer(asked: Asked | null): TemplateResult {
    const { settled } = this.dispute;
    const own = asked?.writer != null;
    if (!settled || this.stage === 'called' || this.stage === 'opening')
      return html`<p class="answer closed">
        <du-seal .state=${own || !settled ? 'sealed' : 'opened'} mute></du-seal>
        <span>${msg('The answer …')}</span>
      </p>`;
    const n = this.stage === 'verdict' ? settled.answer : counted(settled.answer, this.up / pace.steps);
    return html`<p class="answer" style="--digits:${some(settled.answer).length}">
      <b>${some(n)}</b> <span>${asked?.unit ?? ''}</span>
    </p>`;
  }
  #scale(): TemplateResult | typeof nothing {
    const { settled, bids, against, by } = this.dispute;
    if (!settled || this.stage !== 'verdict') return html`<div class="scale" aria-hidden="true"></div>`;
    const { log, marks } = scale(bids, settled.answer);
    const shown = marks.filter((m) => m.by === null || m.by === against || m.by === by || marks.length < 8);
    return html`<figure class="scale">
      <div class="line" aria-hidden="true">
        ${shown.map(
          (m) =>
            html`<i
              style="--at:${m.at.toFixed(4)}"
              data-kind=${m.by === null ? 'answer' : m.n === settled.bid ? 'last' : 'bid'}
              ?data-over=${m.by !== null && m.n > settled.answer}
            ></i>`,
        )}
      </div>
      <figcaption>
        <span class="key last"></span>${some(settled.bid)} <span class="key right"></span>${some(settled.answer)}
        <span class="off"
          >${this.#off(settled.bid, settled.answer)}${log ? html` · ${msg('scale by powers of ten')}` : nothing}</span
        >
      </figcaption>
    </figure>`;
  }
  #off(bid: number, answer: number): string {
    if (bid === answer) return msg('exactly');
    const [more, less] = [Math.max(bid, answer), Math.min(bid, answer)];
    const times = less > 0 ? more / less : Infinity;
    if (times >= 2 && times < 1e6) {
      const n = some(Math.round(times));
      return bid > answer ? msg(str`about ${n} times the answer`) : msg(str`the answer is about ${n} times as much`);
    }
    const far = some(more - less);
    return bid > answer ? msg(str`${far} too high`) : msg(str`${far} below the answer`);
  }
  #waiting(): string {
    const { settled, card } = this.dispute;
    const { sight } = this;
    const writer = askedOf(sight.board, card, null)?.writer ?? null;
    if (this.stage === 'called') return this.dispute.exact ? msg('Exactly right?') : msg('Too high?');
    if (!settled && writer !== null) return msg(str`${sight.name(writer)} opens the sealed answer…`);
    return msg('The answer is shown…');
  }
  #verdict(asked: Asked | null): TemplateResult {
    const { settled } = this.dispute;
    if (!settled || !asked) return html`${nothing}`;
    const { name } = this.sight;
    const loot = settled.cards.reduce((sum, won) => sum + won.ducks, 0);
    return html`<p class="verdict">${sayCheck(settled, asked.unit, name)}</p>
      ${
        loot > 0 && settled.loser !== null
          ? html`<p class="loot">
              <bdi>${name(settled.loser)}</bdi> ${settled.cards.map((c) => ducks(c.ducks))}
              <span class="hear">${ducksWord(loot)}</span>
            </p>`
          : nothing
      }
      ${this.#proof(asked)}`;
  }
  #proof(asked: Asked): TemplateResult | typeof nothing {
    const { card, question } = this.dispute;
    if (asked.writer !== null)
      return html`<p class="tick">
        <du-seal mute .state=${this.checked ? 'checked' : 'opened'}></du-seal>
        <span
          >${
            this.checked
              ? msg(str`Sealed by ${this.sight.name(asked.writer)} before the game; checked on your device`)
              : msg('Being checked on your device…')
          }</span
        >
      </p>`;
    const printed = loadedCard(card);
    if (!printed) return nothing;
    return html`<p class="tick source">${msg(str`Source: ${sourceOf(printed, question)}`)}</p>`;
  }
  readonly #press = (e: MouseEvent): void => {
    e.stopPropagation();
    if (e.detail < 2) this.skip(); // a double tap on *Skip* must not put the verdict away
  };
}
declare global {
  interface HTMLElementTagNameMap {
    'du-how-dare-check': DuHowDareCheck;
  }
  interface HTMLElementEventMap {
    'du-verdict': VerdictEvent;
  }
}
