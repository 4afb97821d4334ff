// tools/cheats/cards.ts: cheats at a pack that nobody deals: keys, shuffles, shares, turns from a hidden hand, openings.
// Provers that lie inside a proof are in test/node/fair; here a whole client lies at a whole table.
import { readCanonical, type Plain } from '../../src/core/plain.ts';
import { seatAt, type Seat } from '../../src/core/seat.ts';
import { group } from '../../src/fair/arithmetic.ts';
import { duvidae } from '../../src/games/duvidae/game.ts';
import type { Game } from '../../src/games/play.ts';
import type { Open } from '../../src/table/referee.ts';
import { Trial, type Cheat, type Outcome, type Way } from './trial.ts';

export type Body = { readonly [field: string]: Plain };
const cardGame = duvidae as unknown as Game;
const open = (seed: number): Promise<Trial> => Trial.open({ seed, game: cardGame, options: { points: 1 } });

const givenBy = (at: Open, seat: Seat): Body | undefined => {
  const what = at.given.get(seat)?.what;
  return what?.purpose === 'entry' ? (readCanonical(what.body) as Body) : undefined;
};
/** The bodies of one seat that a trial has seen at steps of one kind, in their order. */
export const earlier = (trial: Trial, seat: Seat, has: string): readonly Body[] =>
  trial.sitting.chain.referee.steps.flatMap(({ given }) =>
    given.flatMap(({ what }): Body[] => {
      if (what.purpose !== 'entry' || what.seat !== seat) return [];
      const body = readCanonical(what.body) as Body | null;
      return body && !(body instanceof Uint8Array) && body[has] !== undefined ? [body] : [];
    }),
  );
export const bytes = (field: Plain | undefined): Uint8Array => {
  if (!(field instanceof Uint8Array)) throw new Error('the honest client gave no such bytes');
  return Uint8Array.from(field);
};
/** The field with `put` written over it from byte `at`. */
export const over = (field: Plain | undefined, put: Uint8Array, at = 0): Uint8Array => {
  const changed = bytes(field);
  changed.set(put, at);
  return changed;
};
export const flipped = (field: Plain | undefined, at = 0): Uint8Array => {
  const changed = bytes(field);
  changed[at] = (changed[at] ?? 0) ^ 1;
  return changed;
};
/** A point that is genuine and has nothing to do with any card. */
export const strange = (): Uint8Array => group().encode(group().multiplyBase(424242n));

const lie = (
  id: string,
  what: string,
  at: string,
  body: (own: Body, open: Open, trial: Trial) => Plain,
  way: Way = 'fault',
): Cheat => ({
  // prettier-ignore
  id,
  what,
  expected: 'named',
  play: async (seed) => {
    const trial = await open(seed);
    const tamper = (own: Plain, step: Open): Plain => body(own as Body, step, trial);
    if (at === 'play') trial.tamperMove(at, tamper);
    else trial.tamper(at, tamper);
    return trial.named(way);
  },
});
/** Lies in the hand that is laid: only where cards are laid, and mixed. */
const laid = (id: string, what: string, body: (own: Body) => Plain): Cheat =>
  lie(id, what, 'play', (own) => (own['mixed'] === undefined || own['shown'] === undefined ? own : body(own)));
const inside = (own: Body, part: string): Body => own[part] as Body;

const silent = (id: string, what: string, at: string): Cheat => ({
  id,
  what,
  expected: 'named',
  play: async (seed) => {
    const trial = await open(seed);
    trial.tamper(at, () => undefined);
    return trial.named('lost');
  },
});
const copiesKey: Cheat = {
  id: '2',
  what: 'copies the key of another seat, and its proof',
  expected: 'named',
  play: async (seed) => {
    const trial = await open(seed);
    for (const at of ['key-lock', 'key']) trial.tamper(at, (_own, step) => givenBy(step, seatAt(0)));
    return trial.named('fault');
  },
};
/** Gives what nobody asked of it, while another seat owes something. */
const unasked = (id: string, what: string, at: string, body: Plain): Cheat => ({
  id,
  what,
  expected: 'named',
  play: async (seed): Promise<Outcome> => {
    const trial = await open(seed);
    await trial.until((o) => o.exchange.what === at && !o.owing.includes(trial.cheat.seat));
    trial.thing(trial.entry(body));
    return trial.named('stray');
  },
});
/** What an honest table has no place for is dropped: the copy of something that is in the log already. */
const again = (id: string, what: string, has: string): Cheat => ({
  id,
  what,
  expected: 'harmless',
  play: async (seed) => {
    const trial = await open(seed);
    const { seat } = trial.cheat;
    await trial.until(
      (o) => earlier(trial, seat, has).length > 0 && o.exchange.what === 'play' && !o.owing.includes(seat),
    );
    const steps = trial.sitting.chain.referee.steps.flatMap(({ given }) => given);
    const old = steps.filter(({ what: w }) => w.purpose === 'entry' && w.seat === seat);
    trial.thing(...old.map(({ what: w }) => trial.sign(w)));
    return trial.harmless();
  },
});

const g = strange;
export const cardCheats: readonly Cheat[] = [
  lie('1', 'shows a key without knowing its secret', 'key', (own) => ({ ...own, proof: flipped(own['proof'], 32) })),
  copiesKey,
  lie('3', 'shows another key than it locked', 'key', (own) => ({ ...own, key: g() })),
  lie('4', 'shows a key that is no point', 'key', (own) => ({ ...own, key: new Uint8Array(32) })),
  lie('6', 'swaps one card for another while it shuffles', 'shuffle', (own) => ({ ...own, cards: over(own['cards'], g(), 32) })), // prettier-ignore
  lie('8', 'leaves one card under another mask while it shuffles', 'shuffle', (own) => ({ ...own, cards: over(own['cards'], g(), 64) })), // prettier-ignore
  lie('9', 'shuffles what lay there before the seat before it', 'shuffle', (own, _o, t) => earlier(t, seatAt(0), 'proof').findLast((b) => b['cards'] !== undefined) ?? own), // prettier-ignore
  lie('10', 'gives the shuffle of an earlier time again', 'shuffle', (own, _o, t) => ({ ...own, proof: earlier(t, seatAt(1), 'proof').findLast((b) => b['cards'] !== undefined)?.['proof'] ?? null })), // prettier-ignore
  lie('12', 'gives a proof that is a byte too short', 'shuffle', (own) => ({ ...own, proof: bytes(own['proof']).slice(1) })), // prettier-ignore
  lie('13', 'gives one card twice', 'shuffle', (own) => ({ ...own, cards: over(own['cards'], bytes(own['cards']).slice(0, 64), 64) })), // prettier-ignore
  lie('15', 'leaves the pack as it was', 'shuffle', (own, _o, t) => ({ ...own, cards: earlier(t, seatAt(1), 'cards').at(-1)?.['cards'] ?? null })), // prettier-ignore
  unasked('14', 'shuffles when nobody asks for it', 'play', {
    cards: new Uint8Array(64),
    proof: new Uint8Array(64),
  }),
  silent('14 (never)', 'does not shuffle at all', 'shuffle'),
  lie('16', 'gives a wrong share', 'deal', (own) => ({ ...own, shares: over(own['shares'], g()) })),
  lie('18', 'gives right shares in the wrong order', 'deal', (own) => {
    const shares = bytes(own['shares']);
    return { ...own, shares: Uint8Array.from([...shares.slice(32, 64), ...shares.slice(0, 32), ...shares.slice(64)]) };
  }),
  unasked('19', 'gives shares that nobody ordered', 'play', { shares: new Uint8Array(32), proof: new Uint8Array(64) }),
  silent('22', 'keeps its shares of the hands of others', 'deal'),
  laid('24', 'shows another card than it lays', (own) => ({ ...own, shown: { ...inside(own, 'shown'), shares: g() } })),
  laid('24 (proof)', 'shows a card with a proof of something else', (own) => ({ ...own, shown: { ...inside(own, 'shown'), proof: flipped(inside(own, 'shown')['proof']) } })), // prettier-ignore
  lie('25', 'opens another card than the one that is challenged', 'open', (own) => ({ ...own, shares: over(own['shares'], g()) })), // prettier-ignore
  silent('26', 'does not open when it is challenged', 'open'),
  laid('28', 'mixes a card into its hand that it never had', (own) => ({ ...own, mixed: { ...inside(own, 'mixed'), cards: over(inside(own, 'mixed')['cards'], g(), 32) } })), // prettier-ignore
  laid('29', 'mixes its hand with a proof under another key', (own) => ({ ...own, mixed: { ...inside(own, 'mixed'), proof: flipped(inside(own, 'mixed')['proof'], 5) } })), // prettier-ignore
  laid('30', 'lays cards without mixing its hand', (own) => ({ move: own['move'] ?? null, shown: own['shown'] ?? null })), // prettier-ignore
  laid('27', 'lays more cards than its hand has', (own) => ({ ...own, move: { ...(own['move'] as Body), n: 99 } })),
  again('36', 'keeps what it has laid, and plays it once more', 'mixed'),
];
