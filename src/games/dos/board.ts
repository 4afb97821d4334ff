// games/dos/board.ts: the table of DOS: people, the row, my hand, and the count at the end of a round. Scene in, move out.
import { localized, msg, str } from '@lit/localize';
import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import { keyed } from 'lit/directives/keyed.js';
import { at } from '../../core/seat.ts';
import { GameBoard } from '../../parts/game-board.ts';
import { Moment } from '../../parts/moment.ts';
import { SayEvent } from '../../parts/say-event.ts';
import { sheet } from '../../parts/sheet.ts';
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
export class DuDosBoard extends GameBoard<Sight, Count> {
  static override styles = [sheet, boardLook, boardWideLook];
  @state() private picked: Picked = nothingPicked;
  #place = '';
  protected readonly moment = new Moment<Count>(this, 'du-dos-count');

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (!changed.has('scene')) return;
    const now = sight(this.scene);
    this.see(now);
    const { board, hand } = now;
    // What was picked for a match is not what is to be placed, and the other way round.
    const place = `${board.round} ${board.at === 'place'} ${board.turn === now.me}`;
    this.picked = place === this.#place ? kept(this.picked, board, hand) : this.#carried(place, now);
    this.#place = place;
    const { ask } = this.scene;
    this.moment.show(this.scene, {
      settled: board.last && { id: countId(board.last), view: board.last },
      open: null,
      goes: (ask === null || ask.window) && board.phase !== 'over',
    });
  }
  /** What was made ready before the turn stays ready in it; anything else begins anew. */
  #carried(place: string, now: Sight): Picked {
    const begins = now.board.turn === now.me && now.board.at === 'main' && place !== this.#place;
    return begins ? kept(this.picked, now.board, now.hand) : nothingPicked;
  }

  override render(): TemplateResult {
    const now = this.sight;
    const { board } = now;
    const showing = this.moment.now;
    return html`<div
        class="table"
        data-phase=${board.phase}
        ?inert=${showing !== null}
        ?data-few=${now.others.length < 3}
      >
        <section class="people" aria-labelledby="h-people">
          <h2 class="hear" id="h-people">${msg('Players')}</h2>
          ${people(this.rest)}
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
          ${this.#own(this.rest)}
        </section>
      </div>
      ${
        showing
          ? keyed(
              countId(showing),
              html`<du-dos-count
                .count=${showing}
                .sight=${now}
                .checked=${this.moment.checked}
                .next=${board.phase === 'over' ? msg('See the result') : msg('Next')}
                @du-seen=${this.moment.away}
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
  protected override press(e: KeyboardEvent): void {
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
        this.dispatchEvent(new SayEvent(readHand(this.sight)));
        return;
      case 'table':
        this.dispatchEvent(new SayEvent(readTable(this.sight)));
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
  }
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
}
