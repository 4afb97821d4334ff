// tools/conservation.ts: a referee for tests that may see everything: with the secrets of all seats it turns over every card of a
// table and says whether all cards of the pack are there, each once, and whether everybody was shown what they are.
import { hex, same } from '../src/core/bytes.ts';
import { at, type Seat } from '../src/core/seat.ts';
import { group } from '../src/fair/arithmetic.ts';
import type { Card } from '../src/fair/deck/card.ts';
import { ownSecret, type CardKeys } from '../src/fair/deck/keys.ts';
import { facesOf, type Faces } from '../src/fair/faces.ts';
import { shareOf } from '../src/fair/masked.ts';
import { mod } from '../src/fair/scalar.ts';
import type { DosBoard } from '../src/games/dos/position.ts';
import { pack as dosPack } from '../src/games/dos/faces.ts';
import { packOf as doubtPack } from '../src/games/doubt/faces.ts';
import type { DoubtBoard } from '../src/games/doubt/position.ts';
import { packOf as duvidaePack } from '../src/games/duvidae/faces.ts';
import type { DuvidaeBoard } from '../src/games/duvidae/position.ts';
import type { BoardOf, Sealed } from '../src/games/play.ts';
import { Cards } from '../src/table/cards.ts';
import type { DeviceKeep } from '../src/table/keep.ts';
import type { Deck, Env } from '../src/table/perform.ts';
import type { Things } from '../src/table/things.ts';
import type { Device } from './world.ts';

/** A card on a board, and the face that all have seen of it, if any. */
type Lying = { readonly sealed: number; readonly face?: number | null | undefined };
/** All cards of a board, place by place; how many went with who left; the pack. */
type Places = { readonly cards: readonly Lying[]; readonly lost: number; readonly pack: readonly number[] };

const handsOf = (hands: { readonly [s: Seat]: readonly Sealed<number>[] }): readonly Lying[] =>
  Object.values(hands).flat();
const duvidae = ({ hands, pile, discard, table, seen, lost, options }: DuvidaeBoard): Places => ({
  cards: [
    ...handsOf(hands),
    ...pile,
    ...discard.map(({ sealed }) => ({ sealed, face: seen[sealed] })),
    ...table.flatMap(({ up, down, shown }) => [{ ...up, face: shown }, ...down]),
  ],
  lost,
  pack: duvidaePack(options.penalties),
});
const dos = ({ hands, pile, discard, row }: DosBoard): Places => ({
  cards: [...handsOf(hands), ...pile, ...discard, ...row.flatMap((card) => [card, ...(card.match?.cards ?? [])])],
  lost: 0,
  pack: dosPack,
});
const doubt = ({ hands, stock, pile, lost, options }: DoubtBoard): Places => ({
  cards: [
    ...handsOf(hands),
    ...stock,
    ...pile.flatMap(({ cards, faces }) => cards.map((card, i) => ({ ...card, face: faces[i] }))),
  ],
  lost,
  pack: doubtPack(options.pack, options.jokers),
});
const games: { readonly [game: string]: (board: BoardOf) => Places } = {
  duvidae: (board) => duvidae(board as DuvidaeBoard),
  dos: (board) => dos(board as DosBoard),
  doubt: (board) => doubt(board as DoubtBoard),
};
/** How often each face is there. */
const tally = (faces: readonly number[]): ReadonlyMap<number, number> =>
  faces.reduce((count, face) => count.set(face, (count.get(face) ?? 0) + 1), new Map<number, number>());

export class Conservation {
  /** What plays the cards of this table: as everywhere, and it tells where they lie. */
  readonly deck: Deck;
  /** How many times a whole table was turned over. */
  looks = 0;
  readonly problems: string[] = [];
  readonly #things = new Map<DeviceKeep, Things>();
  readonly #keeps = new Map<Seat, DeviceKeep>();
  /** Secrets by their keys, and faces by their masks and keys: neither changes. */
  readonly #secrets = new Map<string, bigint>();
  readonly #faces = new Map<string, number | null>();
  #points: Faces | null = null;
  #step = -1;

  constructor() {
    const things = this.#things;
    this.deck = class extends Cards {
      constructor(env: Env, all: Things) {
        super(env, all);
        if (env.keep) things.set(env.keep as DeviceKeep, all);
      }
    };
  }
  /** Something happened on a device: where a person is asked now, all cards are turned over, once for each step. */
  look(device: Device): void {
    const { sitting } = device;
    if (!sitting) return;
    for (const seat of sitting.keep.seats) this.#keeps.set(seat, sitting.keep);
    const { referee, match } = sitting.chain;
    const things = this.#things.get(sitting.keep);
    const places = games[sitting.roster.game.id]?.(match.board);
    if (!places || !things || !referee.open?.exchange.asks || referee.head.step <= this.#step) return;
    if (places.cards.length === 0) return;
    this.#points ??= facesOf(group(), sitting.roster.rules, Math.max(...places.pack) + 1);
    const found = this.#judge(places, things);
    if (found === null) return;
    this.#step = referee.head.step;
    this.looks += 1;
    this.problems.push(...found.map((what) => `step ${this.#step}: ${what}`));
  }
  /** What is wrong; null when a secret cannot be had now (a page is just loading). */
  #judge({ cards, lost, pack }: Places, things: Things): readonly string[] | null {
    const wrong: string[] = [];
    const faces: number[] = [];
    for (const { sealed, face } of cards) {
      const card = things.card({ sealed });
      const seen = this.#faceOf(card);
      if (seen === undefined) return null;
      if (seen === null) wrong.push(`slot ${sealed} holds no card of the pack`);
      else faces.push(seen);
      for (const told of [face ?? null, card.face, this.#known(card, sealed)])
        if (told !== null && told !== seen) wrong.push(`slot ${sealed} was shown as ${told} and is ${String(seen)}`);
    }
    if (new Set(cards.map((c) => c.sealed)).size < cards.length) wrong.push('one slot lies in two places');
    if (cards.length + lost !== pack.length)
      wrong.push(`${cards.length} cards and ${lost} that went are no ${pack.length}`);
    const [whole, here] = [tally(pack), tally(faces)];
    for (const [face, n] of here)
      if (n > (whole.get(face) ?? 0)) wrong.push(`${n} cards of the face ${face}, of which there are ${String(whole.get(face) ?? 0)}`); // prettier-ignore
    return wrong;
  }
  /** What its holder was shown of a card; null where nobody holds it. */
  #known({ holder }: Card, sealed: number): number | null {
    const known = holder === null ? undefined : this.#keeps.get(holder)?.knownOf(holder)[sealed];
    return typeof known === 'number' ? known : null;
  }
  /** null: it is none of the pack; undefined: its secrets cannot be had. */
  #faceOf({ mask, keys, holder, face }: Card): number | null | undefined {
    const under = holder === null ? (face === null ? keys.seats : []) : [holder];
    const name = `${hex(mask.bytes)}/${under.map((seat) => hex(at(keys.own, seat).bytes)).join('/')}`;
    const had = this.#faces.get(name);
    if (had !== undefined) return had;
    const secrets = under.map((seat) => this.#secretOf(keys, seat));
    if (secrets.includes(undefined)) return undefined;
    const share = shareOf(group(), mask, mod(secrets.reduce<bigint>((sum, x) => sum + (x ?? 0n), 0n)));
    const found = this.#points?.faceOf(group().sub(mask.b, share)) ?? null;
    this.#faces.set(name, found);
    return found;
  }
  #secretOf(keys: CardKeys, seat: Seat): bigint | undefined {
    const own = at(keys.own, seat).bytes;
    const had = this.#secrets.get(hex(own));
    if (had !== undefined) return had;
    const keep = this.#keeps.get(seat);
    if (!keep?.remembers()) return undefined;
    const secret = ownSecret(keys, seat, keep);
    if (!same(group().encode(group().multiplyBase(secret)), own)) return undefined; // it is replaying an earlier round
    this.#secrets.set(hex(own), secret);
    return secret;
  }
}
