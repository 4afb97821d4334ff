// tools/cheats/cards.ts: cheats at a pack that nobody deals: keys, shuffles, shares, turns from a hidden hand, openings.
// Provers that lie inside a proof are in test/node/fair; here a whole client lies at a whole table.
import type { Plain } from '../../src/core/plain.ts';
import { seatAt } from '../../src/core/seat.ts';
import { duvidae } from '../../src/games/duvidae/game.ts';
import type { Open } from '../../src/table/referee.ts';
import { bytes, earlier, flipped, givenBy, over, strange, type Body } from './bodies.ts';
import { namedCheat, silent, Trial, unasked, type Cheat, type Table } from './trial.ts';

const cardTable: Table = { game: duvidae, options: { points: 1 } };

const lie = (
  id: string,
  what: string,
  at: string,
  body: (own: Body, open: Open, trial: Trial) => Plain | undefined,
): Cheat =>
  // prettier-ignore
  namedCheat(cardTable, id, what, 'fault', (trial) => {
    const tamper = (own: Plain, step: Open): Plain | undefined => body(own as Body, step, trial);
    if (at === 'play') trial.tamperMove(at, (own, step) => tamper(own, step) ?? own);
    else trial.tamper(at, tamper);
  });
/** Lies in the hand that is laid: only where cards are laid, and mixed. */
const laid = (id: string, what: string, body: (own: Body) => Plain): Cheat =>
  lie(id, what, 'play', (own) => (own['mixed'] === undefined || own['shown'] === undefined ? own : body(own)));
const inside = (own: Body, part: string): Body => own[part] as Body;

/** What an honest table has no place for is dropped: the copy of something that is in the log already. */
const again = (id: string, what: string, has: string): Cheat => ({
  id,
  what,
  expected: 'harmless',
  play: async (seed) => {
    const trial = await Trial.open({ seed, ...cardTable });
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

export const cardCheats: readonly Cheat[] = [
  lie('1', 'shows a key without knowing its secret', 'key', (own) => ({ ...own, proof: flipped(own['proof'], 32) })),
  namedCheat(cardTable, '2', 'copies the key of another seat, and its proof', 'fault', (trial) => {
    for (const at of ['key-lock', 'key']) trial.tamper(at, (_own, step) => givenBy(step, seatAt(0)));
  }),
  lie('3', 'shows another key than it locked', 'key', (own) => ({ ...own, key: strange() })),
  lie('4', 'shows a key that is no point', 'key', (own) => ({ ...own, key: new Uint8Array(32) })),
  lie('6', 'swaps one card for another while it shuffles', 'shuffle', (own) => ({ ...own, cards: over(own['cards'], strange(), 32) })), // prettier-ignore
  lie('8', 'leaves one card under another mask while it shuffles', 'shuffle', (own) => ({ ...own, cards: over(own['cards'], strange(), 64) })), // prettier-ignore
  lie('9', 'shuffles what lay there before the seat before it', 'shuffle', (own, _o, t) => earlier(t, seatAt(0), 'proof').findLast((b) => b['cards'] !== undefined) ?? own), // prettier-ignore
  lie('10', 'gives the shuffle of an earlier time again', 'shuffle', (own, _o, t) => ({ ...own, proof: earlier(t, seatAt(1), 'proof').findLast((b) => b['cards'] !== undefined)?.['proof'] ?? null })), // prettier-ignore
  lie('12', 'gives a proof that is a byte too short', 'shuffle', (own) => ({ ...own, proof: bytes(own['proof']).slice(1) })), // prettier-ignore
  lie('13', 'gives one card twice', 'shuffle', (own) => ({ ...own, cards: over(own['cards'], bytes(own['cards']).slice(0, 64), 64) })), // prettier-ignore
  lie('15', 'leaves the pack as it was', 'shuffle', (own, _o, t) => ({ ...own, cards: earlier(t, seatAt(1), 'cards').at(-1)?.['cards'] ?? null })), // prettier-ignore
  unasked(cardTable, '14', 'shuffles when nobody asks for it', 'play', {
    cards: new Uint8Array(64),
    proof: new Uint8Array(64),
  }),
  silent(cardTable, '14 (never)', 'does not shuffle at all', 'shuffle'),
  lie('16', 'gives a wrong share', 'deal', (own) => ({ ...own, shares: over(own['shares'], strange()) })),
  lie('18', 'gives right shares in the wrong order', 'deal', (own) => {
    const shares = bytes(own['shares']);
    return { ...own, shares: Uint8Array.from([...shares.slice(32, 64), ...shares.slice(0, 32), ...shares.slice(64)]) };
  }),
  unasked(cardTable, '19', 'gives shares that nobody ordered', 'play', {
    shares: new Uint8Array(32),
    proof: new Uint8Array(64),
  }),
  silent(cardTable, '22', 'keeps its shares of the hands of others', 'deal'),
  laid('24', 'shows another card than it lays', (own) => ({
    ...own,
    shown: { ...inside(own, 'shown'), shares: strange() },
  })),
  laid('24 (proof)', 'shows a card with a proof of something else', (own) => ({ ...own, shown: { ...inside(own, 'shown'), proof: flipped(inside(own, 'shown')['proof']) } })), // prettier-ignore
  lie('25', 'opens another card than the one that is challenged', 'open', (own) => ({ ...own, shares: over(own['shares'], strange()) })), // prettier-ignore
  silent(cardTable, '26', 'does not open when it is challenged', 'open'),
  laid('28', 'mixes a card into its hand that it never had', (own) => ({ ...own, mixed: { ...inside(own, 'mixed'), cards: over(inside(own, 'mixed')['cards'], strange(), 32) } })), // prettier-ignore
  laid('29', 'mixes its hand with a proof under another key', (own) => ({ ...own, mixed: { ...inside(own, 'mixed'), proof: flipped(inside(own, 'mixed')['proof'], 5) } })), // prettier-ignore
  laid('30', 'lays cards without mixing its hand', (own) => ({ move: own['move'] ?? null, shown: own['shown'] ?? null })), // prettier-ignore
  laid('27', 'lays more cards than its hand has', (own) => ({ ...own, move: { ...(own['move'] as Body), n: 99 } })),
  again('36', 'keeps what it has laid, and plays it once more', 'mixed'),
];
