// games/doubt/board.ts: the table of I Doubt It: people, the claim, my hand, and the challenge when there is one. Scene in, move out.
import { localized, msg } from '@lit/localize';
import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement } from 'lit/decorators.js';
import { keyed } from 'lit/directives/keyed.js';
import { closedHandLook } from '../../parts/closed-hand.ts';
import { GameBoard } from '../../parts/game-board.ts';
import { Moment } from '../../parts/moment.ts';
import { SayEvent } from '../../parts/say-event.ts';
import { sheet } from '../../parts/sheet.ts';
import { tableKey } from '../../parts/table-key.ts';
import { WishEvent } from '../../parts/wish-event.ts';
import { boardLook } from './board-look.ts';
import { boardWideLook } from './board-wide-look.ts';
import { centre } from './centre.ts';
import { topLay } from './claims.ts';
import { openDispute, settledDispute, type Dispute } from './dispute.ts';
import { handSize } from './order.ts';
import { people } from './people.ts';
import './play-pad.ts';
import type { Asked } from './play-pad.ts';
import { readHand, readTable, statusLine } from './reading.ts';
import './showdown-view.ts';
import type { DuDoubtShowdown } from './showdown-view.ts';
import { sight, type Sight } from './sight.ts';
import { callWord, claimWord } from './words.ts';

/** How long a showdown stays when there is a card to doubt meanwhile (ms). */
const hurried = 1_800;
/** Single keys and what they wish for. */
const letters = {
  b: 'play',
  d: 'doubt',
  p: 'pass',
  h: 'hand',
  t: 'table',
  '?': 'rules',
} as const;

@customElement('du-doubt-board')
@localized()
export class DuDoubtBoard extends GameBoard<Sight, Dispute> {
  static override styles = [sheet, closedHandLook, boardLook, boardWideLook];
  protected readonly moment = new Moment<Dispute>(this, 'du-doubt-showdown');
  /** The heading of the rulebook that matters now. */
  get rule(): string {
    const { board } = this.sight;
    if (this.moment.now || board.phase === 'window') return 'doubting';
    if (board.phase !== 'turn') return 'summary';
    if (board.options.pack === 'standard') return 'standard-pack';
    return board.declared === null ? 'declaring' : 'placing';
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (!changed.has('scene')) return;
    const now = sight(this.scene);
    this.see(now);
    const { last, phase } = now.board;
    const { ask } = this.scene;
    this.moment.show(this.scene, {
      settled: last && { id: String(last.number), view: settledDispute(last) },
      open: openDispute(now.board),
      goes: phase !== 'over' && (ask === null || (ask.window && hurried)),
    });
    // Soon where a window runs out behind it.
    if (ask?.window === true) void this.updateComplete.then(() => this.#showdown?.verdict());
  }
  get #showdown(): DuDoubtShowdown | null {
    return this.renderRoot.querySelector('du-doubt-showdown');
  }

  override render(): TemplateResult {
    const now = this.sight;
    const { board } = now;
    const showing = this.moment.now;
    const n = now.others.length;
    return html`<div
        class="table"
        data-phase=${board.phase}
        ?inert=${showing !== null}
        ?data-few=${n < 3}
        ?data-rows=${n > 4}
        ?data-many=${n > 6}
        ?data-top=${n % 2 === 1}
      >
        <section class="people" aria-labelledby="h-people">
          <h2 class="hear" id="h-people">${msg('Players')}</h2>
          ${people(this.rest)}
        </section>
        <section class="middle" aria-labelledby="h-middle">
          <h2 class="hear" id="h-middle">${msg('The table')}</h2>
          <div class="centre">${centre(now, () => this.dispatchEvent(new WishEvent('how')))}</div>
        </section>
        <section class="own" aria-labelledby="actions">
          <h2 class="hear" id="actions" tabindex="-1">${msg('Your cards and actions')}</h2>
          ${this.#own(this.rest)}
        </section>
      </div>
      ${
        showing
          ? keyed(
              showing.number,
              html`<du-doubt-showdown
                .dispute=${showing}
                .sight=${now}
                .checked=${this.moment.checked}
                .next=${board.phase === 'over' ? msg('See the result') : msg('Next')}
                @du-seen=${this.moment.away}
              ></du-doubt-showdown>`,
            )
          : nothing
      }`;
  }

  #own(now: Sight): TemplateResult {
    const { board, me, scene } = now;
    if (me === null || !now.plays || now.hand.length + handSize(board, me) === 0 || board.phase === 'over')
      return html`<p class="status">${statusLine(now)}</p>`;
    return html`<du-doubt-pad
      .board=${board}
      .seat=${me}
      .hand=${now.hand}
      .step=${board.phase === 'turn' && board.turn === me && scene.ask ? scene.ask.step : null}
      .asked=${this.#asked(now)}
      .status=${scene.ask?.window ? msg('Your cards') : statusLine(now)}
    ></du-doubt-pad>`;
  }
  /** What I am asked to believe. */
  #asked({ board, name, scene }: Sight): Asked | null {
    const { ask } = scene;
    const top = topLay(board);
    if (!ask?.window || board.phase !== 'window' || !top?.claim) return null;
    return {
      step: ask.step,
      left: board.options.window === 'everybody' ? null : ask.left,
      said: `${name(top.by)}: ${claimWord(top.claim)}.`,
      word: callWord(board.options.challengeWord),
      last: handSize(board, top.by) === 0,
    };
  }

  /** Single keys act only at the table, and never while something is typed. */
  protected override press(e: KeyboardEvent): void {
    const wish = tableKey(e, letters, this.shortcuts);
    if (!wish) return;
    const showdown = this.#showdown;
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
      case 'play':
      case 'doubt':
      case 'pass': {
        const pad = showdown ? null : this.renderRoot.querySelector('du-doubt-pad');
        if (wish === 'play') pad?.play();
        else if (wish === 'doubt') pad?.doubt();
        else pad?.pass();
        return;
      }
      default:
        return wish satisfies never;
    }
  }
}
declare global {
  interface HTMLElementTagNameMap {
    'du-doubt-board': DuDoubtBoard;
  }
}
