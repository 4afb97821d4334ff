// games/doubt/showdown-view.ts: the challenge as a set piece: called, the card turned over, verdict, the pile picked up. Waits for nobody but the cards.
import { localized, msg, str } from '@lit/localize';
import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import '../../parts/card.ts';
import '../../parts/mask.ts';
import '../../parts/seal.ts';
import { sheet } from '../../parts/sheet.ts';
import { isStill, Still } from '../../parts/still.ts';
import { faceCard } from './card-face.ts';
import { fits } from './claims.ts';
import type { Dispute } from './dispute.ts';
import type { Face } from './faces.ts';
import { pileSize } from './order.ts';
import { showdownLook } from './showdown-look.ts';
import type { Sight } from './sight.ts';
import { callWord, cardsWord, claimWord, sayShowdown } from './words.ts';

/** Told by name, as every game tells it: the person has seen enough; the verdict is on the screen. */
const seen = (): Event => new Event('du-seen');
const verdictShown = (): Event => new Event('du-verdict', { bubbles: true, composed: true });
type Stage = 'called' | 'opening' | 'turning' | 'verdict';
/** How long (ms) the call stands alone, the closed cards lie still, one card takes to turn, the open ones stand. */
const pace = { called: 1100, opened: 500, card: 420, turned: 500 } as const;

@customElement('du-doubt-showdown')
@localized()
export class DuDoubtShowdown extends LitElement {
  static override styles = [sheet, showdownLook];
  @property({ attribute: false }) dispute!: Dispute;
  @property({ attribute: false }) sight!: Sight;
  /** This device has checked the opening. */
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
  /** Straight to the verdict, if there is one. */
  verdict(): void {
    if (this.dispute.settled && this.stage !== 'verdict') this.#to('verdict');
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
        return this.turned < this.dispute.count ? ['turning', pace.card] : ['verdict', pace.turned];
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
  /** What is turned over by now; null: closed still, or for good. */
  #face(i: number): Face | null {
    const by = this.stage === 'verdict' ? this.dispute.count : this.stage === 'turning' ? this.turned : 0;
    return i < by ? (this.dispute.settled?.faces[i] ?? null) : null;
  }

  override render(): TemplateResult {
    const done = this.stage === 'verdict';
    const { count, settled } = this.dispute;
    return html`<div class="moment" data-stage=${this.stage} data-result=${done ? (settled?.result ?? '') : ''}>
      ${this.#head()}
      <ul class="cards" style="--n:${count}" aria-label=${msg('The doubted cards')}>
        ${Array.from({ length: count }, (_, i) => this.#card(i))}
      </ul>
      ${this.#pile()}
      <div class="end">
        ${done ? this.#verdict() : html`<p class="wait">${this.#waiting()}</p>`}
        <button class="button ${done ? 'action' : ''}" @click=${this.#press}>${done ? this.next : msg('Skip')}</button>
      </div>
    </div>`;
  }
  #head(): TemplateResult {
    const { by, against, claim } = this.dispute;
    const { sight } = this;
    const word = callWord(sight.board.options.challengeWord);
    const mask = (s: typeof by): TemplateResult => html`<du-mask .key=${sight.seat(s)?.key ?? ''}></du-mask>`;
    return html`<header>
      ${mask(by)}
      <div class="call">
        <h2 tabindex="-1">
          ${msg(html`<bdi>${sight.name(by)}</bdi> to <bdi>${sight.name(against)}</bdi>: <q>${word}</q>`)}
        </h2>
        <p class="claim">${claimWord(claim)}</p>
      </div>
      ${mask(against)}
    </header>`;
  }
  #card(i: number): TemplateResult {
    const face = this.#face(i);
    const { pack } = this.sight.board.options;
    if (face === null) {
      const never = this.stage === 'verdict';
      return html`<li style="--i:${i}">
        <du-card back mute><du-seal mute .state=${never ? 'never' : 'sealed'}></du-seal></du-card>
        <span class="word">${never ? msg('stays closed') : msg('closed')}</span>
      </li>`;
    }
    const true_ = fits(pack, face, this.dispute.claim);
    return html`<li style="--i:${i}" ?data-true=${true_} ?data-false=${!true_}>
      <span class="turn">${faceCard(pack, face)}</span>
      <span class="word"
        ><b aria-hidden="true">${true_ ? '✓' : '✗'}</b>
        ${true_ ? msg('as it was said') : msg('not what was said')}</span
      >
    </li>`;
  }
  #waiting(): string {
    const { lacking, scene } = this.sight;
    const one = this.dispute.count === 1;
    if (this.stage === 'called') return one ? msg('Turn it over!') : msg('Turn them over!');
    if (this.dispute.settled) return one ? msg('The card is open.') : msg('The cards are open.');
    const owner = this.dispute.against;
    return scene.open?.what === 'open' && lacking.includes(owner)
      ? msg(str`Waiting for ${this.sight.name(owner)} to open`)
      : msg('It is being opened…');
  }
  /** What is at stake, and, for who had to take it, what it was. */
  #pile(): TemplateResult {
    const { settled } = this.dispute;
    const { board, me, scene } = this.sight;
    const n = settled?.pile ?? pileSize(board);
    const mine = this.stage === 'verdict' && settled !== null && settled.taker === me && me !== null;
    const { taken } = board;
    if (!mine || taken === null || taken.number !== settled.number)
      return html`<p class="stake"><b>${n}</b> <span>${msg('cards on the pile')}</span></p>`;
    const { pack } = board.options;
    return html`<section class="taken" aria-labelledby="taken">
      <h3 id="taken">${msg(str`You take ${cardsWord(taken.cards.length)}:`)}</h3>
      <ul>
        ${taken.cards.map(({ by, card, face }) => {
          const known = face ?? (scene.known[card.sealed] as Face | undefined);
          return html`<li>
            ${known === undefined ? html`<du-card back></du-card>` : faceCard(pack, known)}<bdi
              >${by === me ? msg('you') : this.sight.name(by)}</bdi
            >
          </li>`;
        })}
      </ul>
    </section>`;
  }
  #verdict(): TemplateResult {
    const { settled } = this.dispute;
    if (!settled) return html`${nothing}`;
    const word = { truth: msg('True!'), lie: msg('A bluff!'), closed: msg('Caught!') }[settled.result];
    return html`<p class="stamp" aria-hidden="true">${word}</p>
      <p class="verdict">${sayShowdown(settled, this.sight.board.options.pack, this.sight.name)}</p>
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
    'du-doubt-showdown': DuDoubtShowdown;
  }
}
