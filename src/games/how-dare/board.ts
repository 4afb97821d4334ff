// games/how-dare/board.ts: the table of How Dare You?: people, the card and its question, the number, the pad, and the check when there is one.
import { localized, msg } from '@lit/localize';
import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import { keyed } from 'lit/directives/keyed.js';
import { GameBoard } from '../../parts/game-board.ts';
import { Moment } from '../../parts/moment.ts';
import { MoveEvent } from '../../parts/move-event.ts';
import { SayEvent } from '../../parts/say-event.ts';
import { sheet } from '../../parts/sheet.ts';
import { tableKey } from '../../parts/table-key.ts';
import { WishEvent } from '../../parts/wish-event.ts';
import './before-view.ts';
import { boardLook } from './board-look.ts';
import { boardWideLook } from './board-wide-look.ts';
import { cardLook } from './card-look.ts';
import { centre } from './centre.ts';
import './check-view.ts';
import { biddersOn, ownCard } from './deck.ts';
import { checkId, openDispute, settledDispute, type Dispute } from './dispute.ts';
import { loadCard } from './load-card.ts';
import { lastBid } from './moves.ts';
import './number-pad.ts';
import { ownScore, ownStatus, reply, statusLine } from './own-area.ts';
import { people } from './people.ts';
import type { HowDareMove } from './position.ts';
import { readQuestion, readTable } from './reading.ts';
import { sight, type Sight } from './sight.ts';

/** Single keys and what they wish for. */
const letters = {
  b: 'bid',
  d: 'dare',
  c: 'spotOn',
  h: 'question',
  t: 'table',
  '?': 'rules',
} as const;

@customElement('du-how-dare-board')
@localized()
export class DuHowDareBoard extends GameBoard<Sight, Dispute> {
  static override styles = [sheet, boardLook, cardLook, boardWideLook];
  /** A number is being made ready before the turn. */
  @state() private ready = false;
  /** Cards whose words could not be fetched. */
  @state() private missing: readonly string[] = [];
  protected readonly moment = new Moment<Dispute>(this, 'du-how-dare-check');

  protected override willUpdate(changed: PropertyValues<this>): void {
    this.see(sight(this.scene), changed.has('scene'));
    if (this.rest.board.turn === this.rest.me) this.ready = false;
    if (!changed.has('scene')) return;
    const { board } = this.sight;
    for (const id of [board.card, board.last?.card ?? null]) this.#fetch(id);
    const { ask } = this.scene;
    this.moment.show(this.scene, {
      settled: board.last && { id: checkId(board.last), view: settledDispute(board.last) },
      open: openDispute(board),
      goes: (ask === null || ask.window) && board.phase !== 'over',
    });
  }
  /** The words of a printed card, as soon as it is known which one it is. */
  #fetch(id: string | null): void {
    if (id === null || this.missing.includes(id) || ownCard(this.sight.board, id)) return;
    void loadCard(id).then(
      () => this.requestUpdate(),
      () => (this.missing = [...this.missing, id]),
    );
  }
  readonly #again = (): void => {
    this.missing = [];
    this.#fetch(this.sight.board.card);
  };

  override render(): TemplateResult {
    const now = this.sight;
    const { board } = now;
    const showing = this.moment.now;
    const lacks = board.card !== null && this.missing.includes(board.card);
    return html`<div
        class="table"
        data-phase=${board.phase}
        ?data-writes=${this.#writes(now)}
        ?inert=${showing !== null}
      >
        <section class="people" aria-labelledby="h-people">
          <h2 class="hear" id="h-people">${msg('Players')}</h2>
          ${people(this.rest)}
        </section>
        <section class="middle" aria-labelledby="h-middle" tabindex="0">
          <h2 class="hear" id="h-middle">${msg('The question')}</h2>
          <div class="centre">
            ${centre(now, { how: () => this.dispatchEvent(new WishEvent('how')), again: lacks ? this.#again : null })}
          </div>
        </section>
        <section class="own" aria-labelledby="actions">
          <h2 class="hear" id="actions" tabindex="-1">${msg('Your actions')}</h2>
          ${this.#own(this.rest)}
        </section>
      </div>
      ${
        showing
          ? keyed(
              checkId(showing),
              html`<du-how-dare-check
                .dispute=${showing}
                .sight=${now}
                .checked=${this.moment.checked}
                .next=${board.phase === 'over' ? msg('See the result') : msg('Next')}
                @du-seen=${this.moment.away}
              ></du-how-dare-check>`,
            )
          : nothing
      }`;
  }
  /** Whether I am writing a card now, which needs the room of the table. */
  #writes({ board, me, scene }: Sight): boolean {
    if (me === null || scene.watching) return false;
    return (board.phase === 'write' && board.writers.includes(me)) || (board.phase === 'pack' && scene.ask !== null);
  }
  #own(now: Sight): TemplateResult {
    const { board, me, scene } = now;
    if (me === null || scene.watching || !board.playing.includes(me)) return ownStatus(now, null);
    const step = scene.ask?.step ?? null;
    if (board.phase === 'blank' || board.phase === 'pack' || board.phase === 'write')
      return html`<du-how-dare-before
        .board=${board}
        .seat=${me}
        .step=${step}
        .line=${statusLine(now)}
      ></du-how-dare-before>`;
    const turn = board.turn === me && step !== null;
    if (board.phase === 'reply' && turn) return html`${ownScore(now)}${reply(now, this.#send)}`;
    const bids = board.phase === 'bid' || board.phase === 'doubled';
    if (turn && bids) return html`${ownScore(now)}${this.#pad(now, step)}`;
    const may = board.phase === 'bid' && board.turn !== me && biddersOn(board, board.card).includes(me);
    return html`${ownStatus(now, may ? { open: this.ready, toggle: () => (this.ready = !this.ready) } : null)}
    ${may && this.ready ? this.#pad(now, null) : nothing}`;
  }
  #pad(now: Sight, step: number | null): TemplateResult {
    const last = lastBid(now.board);
    return html`<du-how-dare-pad
      .board=${now.board}
      .step=${step}
      .speaker=${last ? now.name(last.by) : ''}
      .unit=${now.asked?.unit ?? ''}
    ></du-how-dare-pad>`;
  }
  readonly #send = (move: HowDareMove): void => {
    if (this.scene.ask) this.dispatchEvent(new MoveEvent(this.scene.ask.step, move));
  };

  /** Single keys act only at the table, and never while something is typed. */
  protected override press(e: KeyboardEvent): void {
    const wish = tableKey(e, letters, this.shortcuts);
    if (!wish) return;
    const check = this.renderRoot.querySelector('du-how-dare-check');
    if (wish === 'go' && !check) return;
    e.preventDefault();
    switch (wish) {
      case 'go':
        check?.skip();
        return;
      case 'question':
        this.dispatchEvent(new SayEvent(readQuestion(this.sight)));
        return;
      case 'table':
        this.dispatchEvent(new SayEvent(readTable(this.sight)));
        return;
      case 'rules':
        this.dispatchEvent(new WishEvent('rules'));
        return;
      case 'bid':
      case 'dare':
      case 'spotOn':
        if (!check) this.renderRoot.querySelector('du-how-dare-pad')?.[wish]();
        return;
      default:
        return wish satisfies never;
    }
  }
}
declare global {
  interface HTMLElementTagNameMap {
    'du-how-dare-board': DuHowDareBoard;
  }
}
