// games/dos/board.ts: the table of DOS: people, the row, my hand, and the count at the end of a round. Scene in, move out.
import { localized, msg, str } from '@lit/localize';
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
import { boardLook } from './board-look.ts';
import { boardWideLook } from './board-wide-look.ts';
import { centre } from './centre.ts';
import { countId } from './count-view.ts';
import { people } from './people.ts';
import type { Count } from './position.ts';
import { readHand, readTable } from './reading.ts';
import { aimed, kept, nothingPicked, type Picked } from './ready.ts';
import { sight, type Sight } from './sight.ts';
import './turn-pad.ts';
import type { PickedEvent } from './turn-pad.ts';
import './word-window.ts';
import { pointsWord } from './words.ts';

/** How long the count stays when its viewer is not on turn and does nothing (ms). */
const stay = 15_000;
/** A count was put away by its viewer or by time; a page that shows the end of the game waits for the last one. */
export class ShownEvent extends Event {
  constructor() {
    super('du-shown', { bubbles: true, composed: true });
  }
}
/** Single keys and what they wish for. */
const letters = {
  b: 'play',
  p: 'pass',
  d: 'word',
  c: 'catch',
  h: 'hand',
  t: 'table',
  '?': 'rules',
} as const;

@customElement('du-dos-board')
@localized()
export class DuDosBoard extends LitElement {
  static override styles = [sheet, boardLook, boardWideLook];
  @property({ attribute: false }) scene!: Scene;
  /** Single keys: B, P, D, C, H, T, ?. */
  @property({ type: Boolean }) shortcuts = true;
  @state() private showing: Count | null = null;
  @state() private picked: Picked = nothingPicked;
  #sight!: Sight;
  /** The last count that was there when the table was first shown, or that was put away. */
  #seen: string | null = null;
  /** Which count is shown, and the last step there was then: its openings are in it or before it. */
  #shown: { readonly id: string; readonly step: number } | null = null;
  #place = '';
  #timer = 0;
  #going: string | null = null;
  constructor() {
    super();
    new Still(this);
    this.addController({
      hostConnected: () => {
        document.addEventListener('keydown', this.#key);
      },
      hostDisconnected: () => {
        document.removeEventListener('keydown', this.#key);
        clearTimeout(this.#timer);
      },
    });
  }
  /** Whether the count is on the screen now. */
  get busy(): boolean {
    return this.showing !== null;
  }
  /** To what can be done now; for a skip link. */
  focusActions(): void {
    this.renderRoot.querySelector<HTMLElement>('#actions')?.focus();
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (!changed.has('scene')) return;
    const now = sight(this.scene);
    this.#sight = now;
    const { board, hand } = now;
    // What was picked for a match is not what is to be placed, and the other way round.
    const place = `${board.round} ${board.at === 'place'} ${board.turn === now.me}`;
    this.picked = place === this.#place ? kept(this.picked, board, hand) : this.#carried(place, now);
    this.#place = place;
    const id = countId(board.last);
    if (this.#seen === null) this.#seen = id;
    if (id !== this.#seen && board.last) {
      if (this.#shown?.id !== id) this.#shown = { id, step: this.scene.step };
      this.showing = board.last;
    }
    this.#await(this.showing ? id : null);
  }
  /** What was made ready before the turn stays ready in it; anything else begins anew. */
  #carried(place: string, now: Sight): Picked {
    const begins = now.board.turn === now.me && now.board.at === 'main' && place !== this.#place;
    return begins ? kept(this.picked, now.board, now.hand) : nothingPicked;
  }
  protected override updated(changed: Map<PropertyKey, unknown>): void {
    if (!changed.has('showing')) return;
    // What was focused lies under the count now, so the focus must go somewhere; otherwise it is never moved.
    const was = changed.get('showing') as Count | null | undefined;
    const count = this.renderRoot.querySelector('du-dos-count');
    if (!was && count && this.renderRoot instanceof ShadowRoot && this.renderRoot.activeElement)
      void count.updateComplete.then(() => count.focus());
  }
  /** Whoever is not on turn need not tap: the count goes by itself. */
  #await(id: string | null): void {
    const mine = this.scene.ask !== null && !this.scene.ask.window;
    const goes = mine || this.#sight.board.phase === 'over' ? null : id;
    if (goes === this.#going) return;
    clearTimeout(this.#timer);
    this.#going = goes;
    if (goes !== null) this.#timer = window.setTimeout(this.#away, stay);
  }
  readonly #away = (): void => {
    const held = this.renderRoot instanceof ShadowRoot && this.renderRoot.activeElement !== null;
    this.#seen = countId(this.#sight.board.last);
    this.#await(null);
    this.showing = null;
    this.dispatchEvent(new ShownEvent());
    if (held) void this.updateComplete.then(() => this.focusActions());
  };

  override render(): TemplateResult {
    const now = this.#sight;
    const { board, scene } = now;
    return html`<div
        class="table"
        data-phase=${board.phase}
        ?inert=${this.showing !== null}
        ?data-few=${now.others.length < 3}
      >
        <section class="people" aria-labelledby="h-people">
          <h2 class="hear" id="h-people">${msg('Players')}</h2>
          ${people(now)}
        </section>
        <section class="middle" aria-labelledby="h-middle">
          <h2 class="hear" id="h-middle">${msg('The row')}</h2>
          <div class="centre">
            ${centre(now, {
              picked: this.picked,
              aim: (slot) => (this.picked = aimed(this.picked, slot)),
              how: () => this.dispatchEvent(new WishEvent('how')),
            })}
          </div>
        </section>
        <section class="own" aria-labelledby="actions">
          <h2 class="hear" id="actions" tabindex="-1">${msg('Your hand and actions')}</h2>
          ${this.#own(now)}
        </section>
      </div>
      ${
        this.showing
          ? keyed(
              countId(this.showing),
              html`<du-dos-count
                .count=${this.showing}
                .sight=${now}
                .checked=${this.#shown !== null && scene.checked > this.#shown.step}
                .next=${board.phase === 'over' ? msg('See the result') : msg('Next')}
                @du-seen=${this.#away}
              ></du-dos-count>`,
            )
          : nothing
      }`;
  }

  #own(now: Sight): TemplateResult {
    const { board, me, plays, scene, hand } = now;
    if (me === null || !plays || board.phase === 'over' || board.phase === 'lot' || hand.length === 0)
      return html`<p class="status">${status(now)}</p>`;
    const asks = scene.ask?.window ? scene.ask : null;
    const turn = board.turn === me && board.asked === null && board.stake === null && scene.ask !== null && !asks;
    return html`${
        asks
          ? keyed(
              asks.step,
              html`<du-dos-window
                .step=${asks.step}
                .left=${asks.left}
                .stake=${board.stake}
                .name=${board.stake === null ? '' : now.name(board.stake)}
              ></du-dos-window>`,
            )
          : nothing
      }
      <du-dos-pad
        .board=${board}
        .seat=${me}
        .hand=${hand}
        .picked=${this.picked}
        .step=${turn ? scene.ask.step : null}
        .status=${status(now)}
        .names=${now.name}
        @du-picked=${(e: PickedEvent) => (this.picked = e.picked)}
      ></du-dos-pad>`;
  }

  /** Single keys act only at the table, and never while something is typed. */
  readonly #key = (e: KeyboardEvent): void => {
    const wish = tableKey(e, letters, this.shortcuts);
    if (!wish) return;
    const count = this.renderRoot.querySelector('du-dos-count');
    if (wish === 'go' && !count) return;
    e.preventDefault();
    const pad = this.renderRoot.querySelector('du-dos-pad');
    const window = this.renderRoot.querySelector('du-dos-window');
    switch (wish) {
      case 'go':
        count?.skip();
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
      case 'play':
        if (!count) pad?.play();
        return;
      case 'pass':
        if (!count) pad?.pass();
        return;
      case 'word':
        if (!count && window?.stake === null) window.speak();
        else if (!count) pad?.dos();
        return;
      case 'catch':
        if (!count && window && window.stake !== null) window.speak();
        else if (!count) pad?.catch();
        return;
      default:
        return wish satisfies never;
    }
  };
}

/** What stands in the own area while there is nothing to decide. */
function status(now: Sight): string {
  const { board, me, scene } = now;
  if (scene.watching) return msg('You only watch this game on this device.');
  if (me === null || !board.seats.includes(me)) return msg('You are watching.');
  if (now.seat(me)?.gone) return msg('You have left this game and are watching.');
  switch (board.phase) {
    case 'lot':
      return msg('Your part is in every draw and every shuffle.');
    case 'deal':
      return msg('Only you will see your cards.');
    case 'count':
      return msg('The hands are being counted.');
    case 'over':
      return msg('Thank you for playing.');
    case 'play': {
      const have = msg(str`You have ${pointsWord(at(board.scores, me))}.`);
      if (board.turn === null || board.turn === me) return have;
      return msg(str`${now.name(board.turn)} is thinking… ${have}`);
    }
    default:
      return board.phase satisfies never;
  }
}
declare global {
  interface HTMLElementTagNameMap {
    'du-dos-board': DuDosBoard;
  }
  interface HTMLElementEventMap {
    'du-shown': ShownEvent;
  }
}
