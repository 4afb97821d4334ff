// games/dudo/board.ts: the table of Dudo: people, the bid, my dice, the pad, and the challenge when there is one. Scene in, move out.
import { localized, msg } from '@lit/localize';
import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { keyed } from 'lit/directives/keyed.js';
import type { Scene } from '../../core/chair.ts';
import { at } from '../../core/seat.ts';
import { SayEvent } from '../../parts/say-event.ts';
import { sheet } from '../../parts/sheet.ts';
import { Still } from '../../parts/still.ts';
import { tableKey } from '../../parts/table-key.ts';
import { WishEvent } from '../../parts/wish-event.ts';
import './bid-pad.ts';
import { boardScantLook } from './board-scant-look.ts';
import { boardLook } from './board-look.ts';
import { boardWideLook } from './board-wide-look.ts';
import './calza-window.ts';
import { centre } from './centre.ts';
import { disputeId, openDispute, settledDispute, showdownId, type Dispute } from './count-up.ts';
import './own-dice.ts';
import { ownStatus } from './own-status.ts';
import { people } from './people.ts';
import { readHand, readTable } from './reading.ts';
import './showdown-view.ts';
import { sight, type Sight } from './sight.ts';

/** How long a showdown stays when its viewer is not on turn and does nothing (ms). */
const stay = 15_000;
/** A showdown was put away by its viewer or by time; a page that shows the end of the game waits for the last one. */
export class ShownEvent extends Event {
  constructor() {
    super('du-shown', { bubbles: true, composed: true });
  }
}
/** Single keys and what they wish for. */
const letters = {
  b: 'bid',
  d: 'doubt',
  c: 'calza',
  h: 'hand',
  t: 'table',
  '?': 'rules',
} as const;

@customElement('du-dudo-board')
@localized()
export class DuDudoBoard extends LitElement {
  static override styles = [sheet, boardLook, boardWideLook, boardScantLook];
  @property({ attribute: false }) scene!: Scene;
  /** Single keys: B, D, C, H, T, ?. */
  @property({ type: Boolean }) shortcuts = true;
  @state() private showing: Dispute | null = null;
  /** A bid is being made ready before the turn. */
  @state() private ready = false;
  #sight!: Sight;
  /** The last showdown that was there when the table was first shown, or that was put away. */
  #seen: string | null = null;
  /** Which showdown is shown, and the last step there was then: its openings are in it or before it. */
  #shown: { readonly id: string; readonly step: number } | null = null;
  #timer = 0;
  /** The showdown that goes by itself when the timer ends. */
  #going: string | null = null;
  constructor() {
    super();
    new Still(this);
    this.addController({
      hostConnected: () => document.addEventListener('keydown', this.#key),
      hostDisconnected: () => {
        document.removeEventListener('keydown', this.#key);
        clearTimeout(this.#timer);
      },
    });
  }
  /** Whether the challenge is on the screen now. */
  get busy(): boolean {
    return this.showing !== null;
  }
  /** Whether the challenge that is shown keeps its outcome back still; the page beside must not tell it. */
  get tense(): boolean {
    return this.renderRoot.querySelector('du-dudo-showdown')?.tense === true;
  }
  /** To what can be done now; for a skip link. */
  focusActions(): void {
    this.renderRoot.querySelector<HTMLElement>('#actions')?.focus();
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (!changed.has('scene')) return;
    const now = sight(this.scene);
    this.#sight = now;
    const { board, me } = now;
    if (board.turn === me) this.ready = false;
    const id = showdownId(board.last);
    if (this.#seen === null) this.#seen = id;
    const disputed = openDispute(now);
    if (id !== this.#seen && board.last) {
      if (this.#shown?.id !== id) this.#shown = { id, step: this.scene.step };
      this.showing = settledDispute(board.last);
    } else if (disputed) this.showing = disputed;
    else if (this.showing && !this.showing.settled) this.showing = null; // the round became void
    this.#await(this.showing?.settled ? id : null);
  }
  protected override updated(changed: Map<PropertyKey, unknown>): void {
    if (!changed.has('showing')) return;
    // What was focused lies under the showdown now, so the focus must go somewhere; otherwise it is never moved.
    const was = changed.get('showing') as Dispute | null | undefined;
    if (!was && this.showing && this.renderRoot instanceof ShadowRoot && this.renderRoot.activeElement)
      this.renderRoot.querySelector('du-dudo-showdown')?.focus();
  }
  /** Whoever is not on turn need not tap: the showdown goes by itself. */
  #await(id: string | null): void {
    const mine = this.scene.ask !== null && !this.scene.ask.window;
    const goes = mine || this.#sight.board.phase === 'over' ? null : id;
    if (goes === this.#going) return;
    clearTimeout(this.#timer);
    this.#going = goes;
    if (goes !== null) this.#timer = window.setTimeout(this.#away, stay);
  }
  readonly #away = (): void => {
    const { board } = this.#sight;
    const held = this.renderRoot instanceof ShadowRoot && this.renderRoot.activeElement !== null;
    this.#seen = showdownId(board.last);
    this.#await(null);
    this.showing = openDispute(this.#sight);
    this.dispatchEvent(new ShownEvent());
    if (held) void this.updateComplete.then(() => this.focusActions());
  };

  override render(): TemplateResult {
    const now = this.#sight;
    const { board, scene } = now;
    return html`<div
        class="table"
        data-phase=${board.phase}
        ?data-palifico=${board.palifico !== null}
        ?inert=${this.showing !== null}
        ?data-few=${now.others.length < 3}
      >
        <section class="people" aria-labelledby="h-people">
          <h2 class="hear" id="h-people">${msg('Players')}</h2>
          ${people(now)}
        </section>
        <section class="middle" aria-labelledby="h-middle">
          <h2 class="hear" id="h-middle">${msg('The bid')}</h2>
          <div class="centre">${centre(now, () => this.dispatchEvent(new WishEvent('how')))}</div>
        </section>
        <section class="own" aria-labelledby="actions">
          <h2 class="hear" id="actions" tabindex="-1">${msg('Your dice and actions')}</h2>
          ${this.#own(now)}
        </section>
      </div>
      ${
        this.showing
          ? keyed(
              disputeId(this.showing),
              html`<du-dudo-showdown
                .dispute=${this.showing}
                .sight=${now}
                .checked=${this.#shown !== null && scene.checked > this.#shown.step}
                .next=${board.phase === 'over' ? msg('See the result') : msg('Next')}
                @du-seen=${this.#away}
              ></du-dudo-showdown>`,
            )
          : nothing
      }`;
  }

  #own(now: Sight): TemplateResult {
    const { board, me, scene } = now;
    const plays = me !== null && !scene.watching && board.playing.includes(me) && at(board.dice, me) > 0;
    if (!plays || board.phase === 'over' || board.phase === 'draw') return ownStatus(now, null);
    const dice = html`<du-dudo-own-dice .dice=${now.dice(me)} .seal=${now.seal(me)}></du-dudo-own-dice>`;
    if (board.phase !== 'bid') return html`${dice}${ownStatus(now, null)}`;
    if (scene.ask?.window)
      return html`${dice}<du-dudo-window .step=${scene.ask.step} .left=${scene.ask.left}></du-dudo-window>`;
    const turn = board.turn === me;
    return html`${dice}
    ${turn ? nothing : ownStatus(now, { open: this.ready, toggle: () => (this.ready = !this.ready) })}
    ${
      turn || this.ready
        ? html`<du-dudo-bid-pad
            .board=${board}
            .seat=${me}
            .step=${turn && scene.ask ? scene.ask.step : null}
            .bidder=${board.bid ? now.name(board.bid.by) : ''}
          ></du-dudo-bid-pad>`
        : nothing
    }`;
  }

  /** Single keys act only at the table, and never while something is typed. */
  readonly #key = (e: KeyboardEvent): void => {
    const wish = tableKey(e, letters, this.shortcuts);
    if (!wish) return;
    const showdown = this.renderRoot.querySelector('du-dudo-showdown');
    if (wish === 'go' && !showdown) return;
    e.preventDefault();
    switch (wish) {
      case 'go':
        showdown?.skip();
        return;
      case 'hand':
        this.dispatchEvent(new SayEvent(readHand(this.#sight)));
        return;
      case 'table':
        this.dispatchEvent(new SayEvent(readTable(this.#sight)));
        return;
      case 'rules':
        this.dispatchEvent(new WishEvent('rules'));
        return;
      case 'bid':
      case 'doubt':
      case 'calza': {
        if (showdown) return;
        const pad = this.renderRoot.querySelector('du-dudo-bid-pad');
        if (pad) pad[wish]();
        else if (wish === 'calza') this.renderRoot.querySelector('du-dudo-window')?.calza();
        return;
      }
      default:
        return wish satisfies never;
    }
  };
}
declare global {
  interface HTMLElementTagNameMap {
    'du-dudo-board': DuDudoBoard;
  }
  interface HTMLElementEventMap {
    'du-shown': ShownEvent;
  }
}
