// table/roster.ts: who sits where, by which rules: the bytes whose hash is the table's id (architecture.md, Table lifecycle).
import * as v from 'valibot';
import { hex, same } from '../core/bytes.ts';
import { hash, hashOf } from '../core/hash.ts';
import { canonical, readCanonical } from '../core/plain.ts';
import { blame, ok, type Result } from '../core/result.ts';
import { at, perSeat, seatAt, type PerSeat, type Seat } from '../core/seat.ts';
import type { TableSign } from '../core/table-sign.ts';
import { sized } from '../fair/body.ts';
import { fitKey } from '../fair/signature.ts';
import { loadGame } from '../games/catalogue.ts';
import type { Game, Listing, Options } from '../games/play.ts';
import type { Deck } from './perform.ts';
import { tableSign } from './table-sign.ts';

/** The version of everything on the wire and in records; another number is another protocol. */
export const wireVersion = 1;

/** One seat of a roster: Ed25519 key, a 32-byte nonce of its own for this table, and what the person is called. */
export type Sitter = {
  readonly key: Uint8Array;
  readonly nonce: Uint8Array;
  readonly name: string;
  /** For a bot: the seat on whose device it plays. */
  readonly bot: Seat | null;
};
export type Roster = {
  readonly bytes: Uint8Array;
  readonly id: Uint8Array;
  readonly sign: TableSign;
  readonly rules: Uint8Array;
  readonly game: Game;
  /** What plays its cards; null where it has none. */
  readonly deck: Deck | null;
  readonly options: Options;
  readonly seats: readonly Seat[];
  readonly sitters: PerSeat<Sitter>;
};

/** Names are literal; only their length is limited (characters), and that they are not empty. */
export const nameForm = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(40));
const form = v.strictObject({
  wire: v.literal(wireVersion),
  rules: sized(64),
  game: v.pipe(v.string(), v.maxLength(32)),
  options: v.record(v.pipe(v.string(), v.maxLength(40)), v.union([v.string(), v.number(), v.boolean()])),
  seats: v.pipe(
    v.array(
      v.strictObject({
        key: sized(32),
        nonce: sized(32),
        name: nameForm,
        bot: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(15))),
      }),
    ),
    v.minLength(2),
    v.maxLength(10),
  ),
});

/** H(rules ‖ wire version, game, version of its rules, options): seats with other rules cannot sit down together. */
export const rulesHash = (game: Listing, options: Options): Uint8Array =>
  hashOf('rules', [wireVersion, game.id, game.version, options]);

export const rosterBytes = (game: Listing, options: Options, sitters: readonly Sitter[]): Uint8Array =>
  canonical({
    wire: wireVersion,
    rules: rulesHash(game, options),
    game: game.id,
    options,
    seats: sitters.map(({ key, nonce, name, bot }) => ({ key, nonce, name, bot })),
  });

/** The keys of all seats, in seat order. */
export const keysOf = ({ seats, sitters }: Roster): readonly Uint8Array[] => seats.map((s) => at(sitters, s).key);

const parsed = (bytes: Uint8Array) => v.safeParse(form, bytes.length <= 8192 ? readCanonical(bytes) : undefined);
/** How what plays cards is loaded; a composition root makes its arithmetic ready as well. */
export type LoadDeck = () => Promise<Deck>;
export const loadDeck: LoadDeck = async () => (await import('./cards.ts')).Cards;

/** Reads a roster, loads its game (and the deck, if it has cards), and judges that this app can play it. */
export async function readRoster(bytes: Uint8Array, deck: LoadDeck = loadDeck): Promise<Result<Roster>> {
  const read = parsed(bytes);
  const game = read.success ? await loadGame(read.output.game) : undefined;
  return rosterFor(bytes, game, game?.cards ? await deck() : null);
}
/** Whether these bytes are a roster of this game: same rules, right number of seats, keys that can sign. */
export function rosterFor(bytes: Uint8Array, game: Game | undefined, deck: Deck | null): Result<Roster> {
  const read = parsed(bytes);
  if (!read.success) return blame('shape', undefined, 'roster');
  const { game: id, rules, options: asked, seats: sitters } = read.output;
  if (game?.id !== id) return blame('other-rules');
  const options = game.readOptions(asked);
  if (!options.ok || !same(rulesHash(game, options.value), rules)) return blame('other-rules');
  const seats = sitters.map((_, i) => seatAt(i));
  if (seats.length < game.seats.min || seats.length > game.seats.max) return blame('shape', undefined, 'seats');
  for (const [i, s] of sitters.entries()) {
    const twin = sitters.findIndex((o) => same(o.key, s.key)) !== i;
    if (twin || !fitKey(s.key)) return blame('key', seatAt(i));
  }
  return ok({
    bytes,
    id: hash('table', bytes),
    sign: tableSign(sitters.map((s) => hex(s.key))),
    rules,
    game,
    deck,
    options: options.value,
    seats,
    sitters: perSeat(seats, (s) => {
      const { key, nonce, name, bot } = at(sitters as unknown as PerSeat<(typeof sitters)[number]>, s);
      return { key, nonce, name, bot: bot === null ? null : seatAt(bot) };
    }),
  });
}
