// tools/statistics/watcher.ts: somebody who sees the whole public log of games of DuvidaÊ! guesses which card of a hand was laid.
// Everybody lays by chance, whatever the faces are, so that only the log could tell and not how people play.
import { readCanonical } from '../../src/core/plain.ts';
import type { Seat } from '../../src/core/seat.ts';
import { group } from '../../src/fair/arithmetic.ts';
import type { CardKeys } from '../../src/fair/deck/keys.ts';
import type { Protocol } from '../../src/fair/exchange.ts';
import { generatorsOf } from '../../src/fair/generators.ts';
import { left, readMasked, type Masked } from '../../src/fair/masked.ts';
import { decodeScalar, mod, order } from '../../src/fair/scalar.ts';
import { columnChallenges, columnState, finalChallenge, inputState, outputState, type Shuffled } from '../../src/fair/shuffle-proof.ts'; // prettier-ignore
import { nonces } from '../../src/fair/transcript.ts';
import { duvidae } from '../../src/games/duvidae/game.ts';
import { challengeClosed, isLastChance, sizeOf, topMeld } from '../../src/games/duvidae/melds.ts';
import type { DuvidaeBoard } from '../../src/games/duvidae/position.ts';
import type { Ask, Ending, Game, Laid, Played, Script } from '../../src/games/play.ts';
import { Cards } from '../../src/table/cards.ts';
import type { Deck, Env } from '../../src/table/perform.ts';
import type { Things } from '../../src/table/things.ts';
import { World } from '../world.ts';
import { deviations, test, type Test } from './numbers.ts';

/** A pack of so many cards: seven for each of three, and some to draw. */
const packed = 30;
const hour = 3_600_000;

/** Whoever is on turn lays one card more than lies there, any, or passes, or challenges. */
function anything(board: DuvidaeBoard, seat: Seat, dice: (n: number) => number): Laid<{ readonly kind: string }> {
  const hand = [...(board.hands[seat] ?? [])];
  const last = topMeld(board);
  const n = last ? sizeOf(last) + 1 : 1 + dice(2);
  const ends = n > 4 || n > hand.length || isLastChance(board);
  if (last && (ends || dice(4) === 0))
    return { move: { kind: challengeClosed(board) === null && dice(2) === 0 ? 'challenge' : 'pass' }, lay: [] };
  const lay = Array.from({ length: Math.min(n, hand.length) }, () => hand.splice(dice(hand.length), 1)[0]?.sealed ?? -1); // prettier-ignore
  return { move: { kind: 'play', n: lay.length } as { readonly kind: string }, lay };
}
/** DuvidaÊ! for such players; `told` hears what each of them lays of which hand. */
const gameFor = (told: (hand: readonly number[], lay: readonly number[]) => void): Game => ({
  ...(duvidae as unknown as Game),
  bot: (board, seat, _known, dice) => {
    const said = anything(board as DuvidaeBoard, seat, dice);
    const hand = (board as DuvidaeBoard).hands[seat] ?? [];
    told(hand.map((card) => card.sealed), said.lay); // prettier-ignore
    return said;
  },
  *rules(board, feed): Script<Ending> {
    const rules = duvidae.rules(board as DuvidaeBoard, feed as never[]);
    let r = rules.next();
    while (!r.done) {
      const ask: Ask = r.value;
      const fewer = (face: number, i: number, all: readonly number[]): number[] =>
        i % Math.ceil(all.length / packed) === 0 ? [face] : [];
      r = rules.next(yield ask.kind === 'shuffle' ? { ...ask, faces: ask.faces.flatMap(fewer) } : ask); // eslint-disable-line no-restricted-syntax -- passed on, with a smaller pack
    }
    return r.value;
  },
});

/** A hand that was mixed to lay cards of it, as everybody sees it. */
type Mixing = Shuffled & { readonly proof: Uint8Array };
/** `laid`: the places in the old hand of the cards that went, the one that is shown first. */
type Play = Mixing & { readonly laid: readonly number[] };
type Asked = { readonly seat: Seat; readonly ctx: Uint8Array; readonly keys: CardKeys; readonly slots: readonly number[]; readonly inputs: readonly Masked[] }; // prettier-ignore

/** All plays of one game from its log; only `laid` is from the players themselves. `chance`: what all their apps draw from. */
async function playsOf(seed: number, chance: ((n: number) => Uint8Array) | null): Promise<readonly Play[]> {
  const asked = new Map<number, Asked>();
  const deck: Deck = class extends Cards {
    readonly #seen: (ask: Extract<Ask, { kind: 'playCards' }>) => void;
    constructor(env: Env, things: Things) {
      super(env, things);
      this.#seen = ({ seat, hand }) => {
        const [slots, cards] = [hand.map((h) => h.sealed), hand.map((h) => things.card(h))];
        const keys = cards[0]?.keys;
        if (keys) asked.set(env.head().step + 1, { seat, ctx: env.where(env.head())(seat, 'hand', slots), keys, slots, inputs: cards.map((c) => c.mask) }); // prettier-ignore
      };
    }
    override *playCards(ask: Extract<Ask, { kind: 'playCards' }>): Protocol<Played<never, number>> {
      this.#seen(ask);
      return (yield* super.playCards(ask)) as Played<never, number>;
    }
  };
  const truth = new Map<string, readonly number[]>();
  const game = gameFor((hand, lay) => truth.set(hand.join(), lay));
  const world = new World({ game, seats: 3, seed, deck, options: { ...game.defaults, first: 'lot', points: 3 } });
  await world.open();
  if (chance) for (const { sitting } of world.devices) Object.assign(sitting?.keep ?? {}, { random: chance });
  if (!(await world.play(hour))) throw new Error(`the watched game ${seed} does not end`);
  const [device] = world.devices;
  return (device?.sitting?.chain.referee.steps ?? []).flatMap(({ given }) =>
    given.flatMap(({ what }): Play[] => {
      const at = what.purpose === 'entry' ? asked.get(what.step) : undefined;
      if (what.purpose !== 'entry' || at?.seat !== what.seat) return [];
      const { mixed } = readCanonical(what.body) as { mixed?: { cards: Uint8Array; proof: Uint8Array } };
      const outputs = mixed && readMasked(group(), mixed.cards, at.inputs.length);
      const lay = truth.get(at.slots.join());
      if (!mixed || !outputs?.ok || !lay) return [];
      const laid = lay.map((slot) => at.slots.indexOf(slot));
      const key = at.keys.own[what.seat];
      if (!key || laid.includes(-1)) throw new Error('the watcher lost sight of a hand');
      const { ctx, inputs } = at;
      return [{ group: group(), ctx, key, inputs, outputs: outputs.value, proof: Uint8Array.from(mixed.proof), laid }];
    }),
  );
}

const field = (bytes: Uint8Array, i: number): Uint8Array => bytes.subarray(32 * i, 32 * i + 32);
/** How many bits differ. */
const distance = (a: Uint8Array, b: Uint8Array): number =>
  a.reduce((sum, x, i) => sum + (x ^ (b[i] ?? 0)).toString(2).replaceAll('0', '').length, 0);
const smallest = (all: readonly (number | bigint)[]): number =>
  all.reduce<number>((best, x, i) => (x < (all[best] ?? Infinity) ? i : best), 0);
const before = (a: Uint8Array, b: Uint8Array): number => Buffer.compare(a, b);
/** Which place of the old hand went to place `k` of the new one: what a watcher could go by. */
type Guess = (play: Mixing, k: number) => number;
const guesses: { readonly [by: string]: Guess } = {
  'the first card': () => 0,
  'the last card': ({ inputs }) => inputs.length - 1,
  'the card in the same place': (_play, k) => k,
  'the card whose mask looks most alike': ({ inputs, outputs }, k) => smallest(inputs.map((card) => distance(card.bytes, outputs[k]?.bytes ?? card.bytes))), // prettier-ignore
  'the order of the masks': ({ inputs, outputs }, k) => {
    const rank = outputs.map((c) => c.bytes).toSorted(before).indexOf(outputs[k]?.bytes ?? new Uint8Array()); // prettier-ignore
    const card = inputs.map((c) => c.bytes).toSorted(before)[rank]; // prettier-ignore
    return inputs.findIndex((c) => c.bytes === card);
  },
  'the column of the proof that is most like its generator': ({ inputs, proof }, k) => {
    const own = generatorsOf(group()).each[k];
    return smallest(inputs.map((_, j) => (own ? distance(field(proof, j), group().encode(own)) : 0)));
  },
  'the answer of the proof that is nearest to a challenge': (play, k) => {
    const n = play.inputs.length;
    const part = (from: number, length: number): readonly Uint8Array[] => Array.from({ length }, (_, i) => field(play.proof, from + i)); // prettier-ignore
    const state = columnState(outputState(play), part(0, n));
    const x = finalChallenge(state, part(n, n), part(3 * n, 5), part(2 * n, n));
    const answer = decodeScalar(field(play.proof, 4 * n + 9 + k)) ?? 0n;
    const off = (u: bigint): bigint => [mod(answer - x * u)].map((d) => (d < order - d ? d : order - d))[0] ?? 0n;
    return smallest(columnChallenges(state, n).map(off));
  },
  'a generator that gives nothing but zeros': (play, k) => {
    const draw = nonces(0n, inputState(play), (n) => new Uint8Array(n));
    const masked = play.inputs.map((card) => group().encode(group().add(card.a, group().multiplyBase(draw()))));
    const card = play.outputs[k];
    return Math.max(0, masked.findIndex((a) => card !== undefined && distance(a, left(card).bytes) === 0)); // prettier-ignore
  },
};
/** Hits against what chance would hit: the shown card is one of the hand, each closed one one of those that were laid closed. */
function score(what: string, plays: readonly Play[], guess: Guess, control: boolean): Test {
  let [hits, expected, variance, n] = [0, 0, 0, 0];
  for (const play of plays)
    for (const k of play.laid.keys()) {
      const right = k === 0 ? play.laid.slice(0, 1) : play.laid.slice(1);
      const chance = right.length / play.inputs.length;
      if (right.includes(guess(play, k))) hits += 1;
      expected += chance;
      variance += chance * (1 - chance);
      n += 1;
    }
  return test(what, n, variance === 0 ? 0 : (hits - expected) / Math.sqrt(variance), deviations, control);
}
/** All ways to guess at so many games; then a game whose apps have a broken generator, where one of the ways must find the cards. */
export async function* watching(seed: number, games: number): AsyncGenerator<Test, void> {
  const plays: Play[] = [];
  for (let i = 0; i < games; i++) plays.push(...(await playsOf(1000 * seed + i, null)));
  /* eslint-disable no-restricted-syntax -- tests, not asks */
  for (const [by, guess] of Object.entries(guesses)) yield score(`a watcher goes by ${by}`, plays, guess, false);
  const broken = await playsOf(1000 * seed + 999, (n) => new Uint8Array(n));
  for (const [by, guess] of Object.entries(guesses).slice(-1)) yield score(`all apps are broken, and a watcher goes by ${by}`, broken, guess, true); // prettier-ignore
}
