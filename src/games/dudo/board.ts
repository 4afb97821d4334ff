// games/dudo/board.ts: the table of Dudo: people, the bid, my dice, the pad, and the challenge when there is one. Scene in, move out.
import { localized, msg } from '@lit/localize';
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
export class DuDudoBoard extends GameBoard<Sight, Dispute> {
  static override styles = [sheet, boardLook, boardWideLook, boardScantLook];
  /** A bid is being made ready before the turn. */
  @state() private ready = false;
  protected readonly moment = new Moment<Dispute>(this, 'du-dudo-showdown');

  protected override willUpdate(changed: PropertyValues<this>): void {
    const came = changed.has('scene');
    if (came) this.see(sight(this.scene));
    if (this.rest.board.turn === this.rest.me) this.ready = false; // what was made ready stays in the pad
    if (!came) return;
    const now = this.sight;
    const { board } = now;
    const { ask } = this.scene;
    this.moment.show(this.scene, {
      settled: board.last && { id: showdownId(board.last), view: settledDispute(board.last) },
      open: openDispute(now),
      goes: (ask === null || ask.window) && board.phase !== 'over',
    });
  }

  override render(): TemplateResult {
    const now = this.sight;
    const { board } = now;
    const showing = this.moment.now;
    return html`<div
        class="table"
        data-phase=${board.phase}
        ?data-palifico=${board.palifico !== null}
        ?inert=${showing !== null}
        ?data-few=${now.others.length < 3}
      >
        <section class="people" aria-labelledby="h-people">
          <h2 class="hear" id="h-people">${msg('Players')}</h2>
          ${people(this.rest)}
        </section>
        <section class="middle" aria-labelledby="h-middle">
          <h2 class="hear" id="h-middle">${msg('The bid')}</h2>
          <div class="centre">${centre(now, () => this.dispatchEvent(new WishEvent('how')))}</div>
        </section>
        <section class="own" aria-labelledby="actions">
          <h2 class="hear" id="actions" tabindex="-1">${msg('Your dice and actions')}</h2>
          ${this.#own(this.rest)}
        </section>
      </div>
      ${
        showing
          ? keyed(
              disputeId(showing),
              html`<du-dudo-showdown
                .dispute=${showing}
                .sight=${now}
                .checked=${this.moment.checked}
                .next=${board.phase === 'over' ? msg('See the result') : msg('Next')}
                @du-seen=${this.moment.away}
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
  protected override press(e: KeyboardEvent): void {
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
        this.dispatchEvent(new SayEvent(readHand(this.sight)));
        return;
      case 'table':
        this.dispatchEvent(new SayEvent(readTable(this.sight)));
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
  }
}
declare global {
  interface HTMLElementTagNameMap {
    'du-dudo-board': DuDudoBoard;
  }
}
