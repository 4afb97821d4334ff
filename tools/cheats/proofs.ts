// tools/cheats/proofs.ts: cheats at a pack whose client makes a proof of its own, or moves an honest one; and cheats that no message can carry.
import { concat } from '../../src/core/bytes.ts';
import type { Plain } from '../../src/core/plain.ts';
import { seatAt } from '../../src/core/seat.ts';
import { group } from '../../src/fair/arithmetic.ts';
import { whereAt } from '../../src/fair/context.ts';
import { encoded, readPoint } from '../../src/fair/fields.ts';
import type { Group, Point } from '../../src/fair/group.ts';
import { bytesOf, readMasked, type Masked } from '../../src/fair/masked.ts';
import { mask, proveShuffle } from '../../src/fair/shuffle.ts';
import type { Shuffled } from '../../src/fair/shuffle-proof.ts';
import { doubt } from '../../src/games/doubt/game.ts';
import { duvidae } from '../../src/games/duvidae/game.ts';
import { bytes, earlier, over, type Body } from './bodies.ts';
import { missed, namedCheat, Trial, unasked, type Cheat, type Outcome, type Table } from './trial.ts';

const atDuvidae: Table = { game: duvidae, options: { points: 1 } };
const atDoubt: Table = { game: doubt };

const point = (field: Uint8Array): Point => {
  const read = readPoint(group(), field);
  if (!read.ok) throw new Error('the log holds no such point');
  return read.value.point;
};
/** What the last seat is to shuffle, from its own log: context, joint key, what the seat before it left. */
function statement(trial: Trial): Omit<Shuffled, 'outputs'> {
  const { chain, roster } = trial.sitting;
  const cards = bytes(earlier(trial, seatAt(1), 'cards').at(-1)?.['cards']);
  const inputs = readMasked(group(), cards, cards.length / 64);
  const keys = roster.seats.map((seat) => point(bytes(earlier(trial, seat, 'key').at(-1)?.['key'])));
  if (!inputs.ok) throw new Error('there is no pack');
  const where = whereAt({
    table: roster.id,
    rules: roster.rules,
    round: chain.match.round,
    anchor: chain.referee.head,
  });
  const joint = keys.reduce((sum, key) => group().add(sum, key), group().zero);
  return {
    group: group(),
    ctx: where(trial.cheat.seat, 'shuffle'),
    key: encoded(group(), joint),
    inputs: inputs.value,
  };
}
/** From now on the client shuffles what `before` makes of the pack, and proves it of the pack as it was. */
const ownProver = (trial: Trial, before: (pack: readonly Masked[]) => readonly Masked[], curve = group): void => {
  trial.tamper('shuffle', (): Plain => {
    const of = statement(trial);
    const random = trial.world.chance.bytes;
    const { outputs, witness } = mask({ ...of, inputs: before(of.inputs), random });
    return { cards: bytesOf(outputs), proof: proveShuffle({ ...of, group: curve(), outputs }, witness, random) };
  });
};
const asItIs = (pack: readonly Masked[]): readonly Masked[] => pack;
const twice = ([first, , ...rest]: readonly Masked[]): readonly Masked[] => (first ? [first, first, ...rest] : rest);
/** The curve with generators that its owner has chosen: each is moved by G. */
const shifted = (): Group => ({ ...copied(), decode: (b) => moved(group().decode(b)) });
const moved = (p: Point | null): Point | null => p && group().add(p, group().base);

/** The curve as an object of its own, whatever it is made of. */
function copied(): Group {
  const real = group();
  return {
    name: real.name,
    base: real.base,
    zero: real.zero,
    add: (a, b) => real.add(a, b),
    sub: (a, b) => real.sub(a, b),
    equal: (a, b) => real.equal(a, b),
    isZero: (a) => real.isZero(a),
    multiply: (p, k) => real.multiply(p, k),
    multiplyBase: (k) => real.multiplyBase(k),
    fixed: (p) => real.fixed(p),
    sum: (points, scalars) => real.sum(points, scalars),
    sumSecret: (points, scalars) => real.sumSecret(points, scalars),
    encode: (p) => real.encode(p),
    decode: (b) => real.decode(b),
    fromUniform: (b) => real.fromUniform(b),
  };
}
/** All shares wrong by G, half of them one way and half the other: their sum is right. */
function balanced(own: Body): Plain {
  const shares = bytes(own['shares']);
  const all = Array.from({ length: shares.length / 32 }, (_, i) => point(shares.slice(32 * i, 32 * i + 32)));
  const even = all.length - (all.length % 2);
  const wrong = all.map((p, i) => (i >= even ? p : i % 2 === 0 ? group().add(p, group().base) : group().sub(p, group().base))); // prettier-ignore
  return { ...own, shares: concat(...wrong.map((p) => group().encode(p))) };
}
/** (R, B') under K is (R, B' + R) under K + G. */
function toNobody(own: Body): Plain {
  const cards = bytes(own['cards']);
  const other = group().add(point(cards.slice(32, 64)), point(cards.slice(0, 32)));
  return { ...own, cards: over(cards, group().encode(other), 32) };
}
/** Its first card and the proof of it once more, at the next pile. Not every game has two: then another one is played. */
async function again(seed: number): Promise<Outcome> {
  for (let game = seed; game < seed + 10; game++) {
    const trial = await Trial.open({ seed: game, ...atDoubt });
    let replays = 0;
    trial.tamper('take', (now) => {
      const own = now as Body;
      const old = earlier(trial, trial.cheat.seat, 'proofs')[0];
      if (old !== undefined) replays += 1;
      return old === undefined
        ? own
        : {
            cards: over(own['cards'], bytes(old['cards']).slice(0, 64)),
            proofs: over(own['proofs'], bytes(old['proofs']).slice(0, 96)),
          };
    });
    const outcome = await trial.named('fault');
    if (replays > 0) return outcome;
  }
  return missed('in ten games it never passed on two times');
}
export const proofCheats: readonly Cheat[] = [
  namedCheat(atDuvidae, '7', 'puts one card into the pack twice, leaves out another, and proves as if it had not', 'fault', (t) => ownProver(t, twice)), // prettier-ignore
  namedCheat(atDuvidae, '11', 'proves its shuffle with generators of its own', 'fault', (t) => ownProver(t, asItIs, shifted)), // prettier-ignore
  {
    id: '7 (no lie)',
    what: 'shuffles and proves with a program of its own that does not lie',
    expected: 'harmless',
    play: async (seed) => {
      const trial = await Trial.open({ seed, ...atDuvidae });
      ownProver(trial, asItIs);
      return trial.harmless();
    },
  },
  namedCheat(atDuvidae, '17', 'gives nothing but wrong shares, whose sum is right', 'fault', (trial) => trial.tamper('deal', (own) => balanced(own as Body))), // prettier-ignore
  unasked(atDuvidae, '20', 'asks for shares of a card that it made itself', 'play', { cards: new Uint8Array(64), ask: 'share' }), // prettier-ignore
  namedCheat(atDuvidae, '23', 'keeps its shares back when it has seen its own hand', 'lost', async (trial) => {
    trial.tamper('deal', () => undefined);
    const { seat } = trial.cheat;
    await trial.until((o) => o.exchange.what === 'deal' && o.owing.every((s) => s === seat || o.given.has(s)));
  }),
  namedCheat(atDoubt, '33', 'passes a card on under a key that nobody owns', 'fault', (t) => t.tamper('take', (own) => toNobody(own as Body))), // prettier-ignore
  {
    id: '35',
    what: 'passes on what it had passed on before, with the proof of that time',
    expected: 'named',
    play: again,
  },
];
/** Numbers of the gallery that no client can try at a table, and why. */
export const withoutMessage: { readonly [id: string]: string } = {
  '21': 'no message names what is dealt to whom: every device computes the order from the rules, and a card that lies in no pile stops them (table/cards.ts); a share that nobody ordered is 19',
  '37': 'no message carries an opened card back into a pile: every device computes (G, M + X) from the face that was opened (fair/deck/card.ts)',
};
