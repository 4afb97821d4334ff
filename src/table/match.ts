// table/match.ts: one game at one table as a protocol of exchanges: roster, rules, and the last *seen*.
// Knows the rules by the catalogue's interface only.
import { hash, hashOf } from '../core/hash.ts';
import { Out } from '../core/out.ts';
import { canonical, type Plain } from '../core/plain.ts';
import { perSeat, type Seat } from '../core/seat.ts';
import { whereAt } from '../fair/context.ts';
import { exchange, type Anchor, type Protocol } from '../fair/exchange.ts';
import type { BoardOf, Ending, Game, Standing } from '../games/play.ts';
import type { DeviceKeep } from './keep.ts';
import { play, type Env } from './perform.ts';
import { seen, type Match } from './referee.ts';
import type { Roster } from './roster.ts';

/** The referee's side that a match looks at. */
export type Seating = {
  readonly head: Anchor;
  readonly present: readonly Seat[];
  putOut(seats: readonly Seat[], why: { readonly [s: Seat]: 'foul' }): void;
};

export class GameMatch implements Match<Ending> {
  readonly roster: Roster;
  readonly game: Game;
  readonly board: BoardOf;
  readonly feed: Plain[] = [];
  readonly protocol: Protocol<Ending>;
  readonly #keep: DeviceKeep | undefined;
  #seating: Seating | undefined;
  #round = 0;
  #begun = 0;
  #told = 0;
  #feedHash: Uint8Array = new Uint8Array(64);

  constructor(roster: Roster, game: Game, keep?: DeviceKeep) {
    this.roster = roster;
    this.game = game;
    this.#keep = keep;
    this.board = game.newBoard(roster.seats, roster.options);
    this.protocol = this.#whole();
  }
  sitAt(seating: Seating): void {
    this.#seating = seating;
  }
  get round(): number {
    return this.#round;
  }
  /** The step at which the present round began. */
  get begun(): number {
    return this.#begun;
  }
  playing(): readonly Seat[] {
    return this.board.playing;
  }
  standings(): readonly Standing[] {
    return this.game.standings(this.board);
  }
  /** Nobody needs telling: the rules themselves take seats off the board when `Out` reaches them. */
  gone(): void {
    return;
  }
  sight(): Plain {
    for (; this.#told < this.feed.length; this.#told++)
      this.#feedHash = hash('feed', this.#feedHash, canonical(this.feed[this.#told] ?? null));
    return [this.#round, hashOf('board', this.board), this.#feedHash];
  }
  *#whole(): Protocol<Ending> {
    const { seats, rules } = this.roster;
    try {
      yield* exchange({ ...seen(seats), what: 'roster', args: rules });
    } catch (e) {
      if (!(e instanceof Out)) throw e;
      return { winner: null, why: 'left' };
    }
    const ending = yield* play(this.game.rules(this.board, this.feed), this.#env());
    try {
      yield* exchange(seen(this.#at().present));
    } catch (e) {
      if (!(e instanceof Out)) throw e; // who goes after the end changes nothing
    }
    return ending;
  }
  #at(): Seating {
    if (!this.#seating) throw new Error('a match without a referee');
    return this.#seating;
  }
  #env(): Env {
    const { id, rules } = this.roster;
    return {
      where: (anchor) => whereAt({ table: id, rules, round: this.#round, anchor }),
      head: () => this.#at().head,
      present: () => this.#at().present,
      rules,
      deck: this.roster.deck,
      ...(this.#keep ? { keep: this.#keep } : {}),
      round: () => {
        this.#round += 1;
        this.#begun = this.#at().head.step;
        this.#keep?.nextRound();
      },
      foul: (seat) => {
        this.#at().putOut(
          [seat],
          perSeat([seat], () => 'foul' as const),
        );
      },
    };
  }
}
