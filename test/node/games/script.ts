// test/node/games/script.ts: drives the rules of a game with given answers, without any crypto. For tests of every game.
import assert from 'node:assert/strict';
import type { Plain } from '../../../src/core/plain.ts';
import { seatAt, seatsOf, type Seat } from '../../../src/core/seat.ts';
import {
  Out,
  type Ask,
  type BoardOf,
  type Ending,
  type Game,
  type Known,
  type Options,
  type Script,
  type Why,
} from '../../../src/games/play.ts';

/** Numbers in 0..n-1 from a seed, the same again for the same seed (mulberry32). */
export function seeded(seed: number): (n: number) => number {
  let a = seed >>> 0;
  return (n) => {
    a = (a + 0x6d2b79f5) >>> 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return Math.floor((((t ^ (t >>> 14)) >>> 0) / 4_294_967_296) * n);
  };
}
/** The seed of this run: `SEED` from the environment to repeat one, else a new one. Printed, so that a failure can be repeated. */
export function runSeed(name: string): number {
  const seed = Number(process.env['SEED'] ?? Math.floor(Math.random() * 2 ** 31));
  console.log(`${name}: SEED=${seed}`);
  return seed;
}
export const pick = <T>(all: readonly T[], n: (n: number) => number): T => {
  const one = all[n(all.length)];
  assert.ok(one !== undefined);
  return one;
};
export const seatList = (n: number): readonly Seat[] => Array.from({ length: n }, (_, i) => seatAt(i));
export const gone = (seats: readonly Seat[], why: Why = 'left'): Out =>
  new Out(seats, Object.fromEntries(seats.map((s) => [s, why])));

/** What the table draws by itself; a test sets what it needs to know, the rest is chance. */
export type Draws = {
  readonly chance: (n: number) => number;
  readonly dice?: ((seat: Seat, count: number) => readonly number[] | null) | undefined;
  /** The order of a shuffled pile, from the top; the faces come as the rules named them. */
  readonly pile?: ((faces: readonly number[]) => readonly number[]) | undefined;
};

/** One game under way: `ask` is what the rules wait for now, null when the game is over. */
export class Play<B extends BoardOf, F extends Plain, M extends Plain> {
  readonly game: Game<B, F, M>;
  readonly board: B;
  readonly feed: F[] = [];
  /** All hidden values, by slot. */
  readonly hidden: { [slot: number]: Plain } = {};
  ask: Ask | null = null;
  ending: Ending | null = null;
  draws: Draws;
  /** Who holds a slot; null: it lies in a pile. */
  private readonly owners: (Seat | null)[] = [];
  private readonly script: Script<Ending>;

  /** `prepare` may change the board before the first ask. */
  constructor(game: Game<B, F, M>, seats: number, options: Options, draws: Draws, prepare?: (board: B) => void) {
    this.game = game;
    this.draws = draws;
    this.board = game.newBoard(seatList(seats), options);
    prepare?.(this.board);
    this.script = game.rules(this.board, this.feed);
    this.take(this.script.next());
  }
  private take(r: IteratorResult<Ask, Ending>): void {
    if (r.done === true) [this.ask, this.ending] = [null, r.value];
    else this.ask = r.value;
  }
  give(answer: unknown): void {
    this.take(this.script.next(answer));
  }
  /** Seats go at whatever the table waits for. */
  leave(...seats: readonly Seat[]): void {
    this.take(this.script.throw(gone(seats)));
  }
  /** Answers what nobody decides until the rules ask for `kind`, or for a decision, or the game is over. */
  run(kind?: Ask['kind']): Ask | null {
    while (this.ask && this.ask.kind !== kind && this.draw());
    return this.ask;
  }
  /** Answers one ask that nobody decides; false if somebody has to. `closed`: seats that go instead of opening. */
  draw(closed: readonly Seat[] = []): boolean {
    const { ask } = this;
    switch (ask?.kind) {
      case 'round':
        this.give(undefined);
        return true;
      case 'foul':
        this.take(this.script.throw(gone([ask.seat], 'foul')));
        return true;
      case 'chance':
        this.give(this.draws.chance(ask.n));
        return true;
      case 'roll':
        this.give(Object.fromEntries(seatsOf(ask.cups).map((s) => [s, this.cup(s, ask.cups[s] ?? 0)])));
        return true;
      case 'open': {
        const shown = ask.things.map((t) => {
          const owner = this.owners[t.sealed];
          return owner !== null && owner !== undefined && closed.includes(owner) ? null : this.hidden[t.sealed];
        });
        this.give({ shown, out: closed.length > 0 ? gone(closed, 'lost') : null });
        return true;
      }
      case 'shuffle':
        this.give(this.pile(ask.faces));
        return true;
      case 'reshuffle': {
        const faces = ask.things.map((t) => this.face(t.sealed));
        const lost = ask.things.filter((t) => closed.includes(this.owners[t.sealed] ?? seatAt(255)));
        const back = faces.filter((_, i) => !lost.includes(ask.things[i] ?? { sealed: -1 }));
        this.give({ cards: this.pile(back), lost, out: null });
        return true;
      }
      case 'deal': {
        let pile = ask.pile;
        const hands: { [s: number]: readonly { readonly sealed: number }[] } = {};
        for (const seat of seatsOf(ask.wanted)) {
          const count = ask.wanted[seat] ?? 0;
          assert.ok(count <= pile.length, 'a deal of more cards than the pile has');
          hands[seat] = pile.slice(0, count);
          for (const { sealed } of pile.slice(0, count)) this.owners[sealed] = seat;
          pile = pile.slice(count);
        }
        this.give({ hands, pile });
        return true;
      }
      case 'take': {
        const lost = ask.things.filter((t) => closed.includes(this.owners[t.sealed] ?? seatAt(255)));
        const cards = ask.things.filter((t) => !lost.includes(t)).map((t) => this.slot(ask.seat, this.face(t.sealed)));
        this.give({ cards, lost, out: closed.length > 0 ? gone(closed, 'lost') : null });
        return true;
      }
      default:
        return false;
    }
  }
  private cup(seat: Seat, count: number): readonly { readonly sealed: number }[] {
    const given = this.draws.dice?.(seat, count);
    assert.ok(!given || given.length === count, `seat ${seat} should roll ${count} dice`);
    const dice = given ?? Array.from({ length: count }, () => this.draws.chance(6) + 1);
    return dice.map((value) => {
      const sealed = this.owners.push(seat) - 1;
      this.hidden[sealed] = value;
      return { sealed };
    });
  }
  private slot(owner: Seat | null, value: Plain): { readonly sealed: number } {
    const sealed = this.owners.push(owner) - 1;
    this.hidden[sealed] = value;
    return { sealed };
  }
  private pile(faces: readonly number[]): readonly { readonly sealed: number }[] {
    const order = this.draws.pile?.(faces) ?? this.mixed(faces);
    assert.deepEqual([...order].sort(), [...faces].sort(), 'a shuffle keeps its cards');
    return order.map((face) => this.slot(null, face));
  }
  private mixed<T>(all: readonly T[]): readonly T[] {
    const left = [...all];
    return all.map(() => left.splice(this.draws.chance(left.length), 1)[0] as T);
  }
  face(slot: number): number {
    const face = this.hidden[slot];
    assert.ok(typeof face === 'number', `slot ${slot} is no card`);
    return face;
  }
  /** A hand for a test, in place of what was dealt: new slots for these faces. */
  hold(seat: Seat, faces: readonly number[]): readonly { readonly sealed: number }[] {
    return faces.map((face) => this.slot(seat, face));
  }
  /** The seat whose turn it is says its move and lays cards of its hand (slots, face-up ones first). */
  lay(move: Plain, lay: readonly number[] = []): this {
    const { ask } = this;
    assert.ok(ask?.kind === 'playCards', 'nobody is asked to play cards');
    const read = ask.judge.check(move);
    assert.ok(read.ok, `refused: ${read.ok ? '' : read.fault}`);
    const { up, down } = ask.judge.lays(read.value);
    assert.equal(lay.length, up + down, 'a move lays as many cards as it says');
    assert.equal(new Set(lay).size, lay.length, 'no card twice');
    for (const slot of lay)
      assert.ok(
        ask.hand.some((t) => t.sealed === slot),
        `slot ${slot} is not in the hand`,
      );
    const rest = ask.hand.filter((t) => !lay.includes(t.sealed)).map((t) => this.face(t.sealed));
    const laid = lay.map((slot) => this.slot(ask.seat, this.face(slot)));
    this.give({
      move: read.value,
      shown: laid.slice(0, up).map((t) => this.face(t.sealed)),
      up: laid.slice(0, up),
      down: laid.slice(up),
      hand: lay.length === 0 ? ask.hand : this.mixed(rest).map((face) => this.slot(ask.seat, face)),
    });
    return this;
  }
  ownerOf(slot: number): Seat {
    const owner = this.owners[slot];
    assert.ok(owner !== undefined && owner !== null, `nobody holds slot ${slot}`);
    return owner;
  }
  /** What the device of a seat knows of hidden things. */
  known(seat: Seat): Known {
    return Object.fromEntries(Object.entries(this.hidden).filter(([slot]) => this.owners[Number(slot)] === seat));
  }
  /** Who is asked to choose now. */
  get chooser(): Seat {
    const { ask } = this;
    assert.ok(ask?.kind === 'choose' || ask?.kind === 'playCards', 'nobody is asked to choose');
    return ask.seat;
  }
  /** The code with which a move of the seat that is asked is refused; null: it is legal. */
  refusal(move: unknown, seat?: Seat): string | null {
    const { ask } = this;
    if (ask?.kind === 'playCards') {
      const judged = ask.judge.check(move);
      return judged.ok ? null : judged.fault;
    }
    assert.ok(ask?.kind === 'choose' || ask?.kind === 'race', 'nobody is asked for a move');
    const check = ask.kind === 'choose' ? ask.check : ask.check(seat ?? seatAt(0));
    const read = check(move);
    return read.ok ? null : read.fault;
  }
  /** The seat that is asked makes a legal move; then everything runs on to the next decision. */
  move(move: M): this {
    const { ask } = this;
    assert.equal(ask?.kind, 'choose');
    const read = ask.check(move);
    assert.ok(read.ok, `refused: ${read.ok ? '' : read.fault}`);
    this.give(read.value);
    return this;
  }
  /** In a window a seat speaks up, others perhaps a moment later; without a seat all let it go. */
  window(seat: Seat | null, move?: M, others: readonly Seat[] = []): this {
    assert.equal(this.ask?.kind, 'race');
    this.give(seat === null ? null : { seat, move, others });
    return this;
  }
}
