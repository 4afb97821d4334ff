// tools/cheats/dice.ts: cheats at what is said and opened: dice, draws, bids, and apps that play by other rules.
import { canonical, readCanonical, type Plain } from '../../src/core/plain.ts';
import { ok } from '../../src/core/result.ts';
import { seatAt, type Seat } from '../../src/core/seat.ts';
import type { Open } from '../../src/table/referee.ts';
import { Trial, type Cheat } from './trial.ts';

type Body = { readonly [field: string]: Plain };
/** What another seat has given at the open step, once it is there. */
const givenBy = (open: Open, seat: Seat): Body | undefined => {
  const what = open.given.get(seat)?.what;
  return what?.purpose === 'entry' ? (readCanonical(what.body) as Body) : undefined;
};
const flipped = (bytes: Plain | undefined): Uint8Array => {
  const other = Uint8Array.from(bytes as Uint8Array);
  other[0] = (other[0] ?? 0) ^ 1;
  return other;
};
/** A client that gives another body at every step of one kind. */
const bodies = (id: string, what: string, at: string, body: (own: Body, open: Open) => Plain | undefined): Cheat => ({
  id,
  what,
  expected: 'named',
  play: async (seed) => {
    const trial = await Trial.open({ seed });
    trial.tamper(at, (own, open) => body(own as Body, open));
    return trial.named('fault');
  },
});

const copier: Cheat = {
  id: '41',
  what: 'copies the lock of another seat, and what it opens',
  expected: 'named',
  play: async (seed) => {
    const trial = await Trial.open({ seed });
    const victim = seatAt(0);
    for (const at of ['lock', 'mix'])
      trial.tamper(at, (own, open) => {
        const theirs = givenBy(open, victim);
        const field = at === 'lock' ? 'lock' : 'value';
        return theirs && { ...(own as Body), [field]: theirs[field] ?? null };
      });
    return trial.named('fault');
  },
};
const otherRoll: Cheat = {
  id: '44 (other roll)',
  what: 'opens the cup of an earlier roll',
  expected: 'named',
  play: async (seed) => {
    const trial = await Trial.open({ seed });
    let first: Plain | undefined;
    trial.tamper('open', (own) => (first ??= own));
    return trial.named('fault');
  },
};
const lastStops: Cheat = {
  id: '43',
  what: 'hears what all others open, and does not open its own part of the roll',
  expected: 'named',
  play: async (seed) => {
    const trial = await Trial.open({ seed });
    trial.tamper('mix', (own, open) => (open.step < 4 ? own : undefined));
    return trial.named('lost');
  },
};
const outOfTurn: Cheat = {
  id: 'turn',
  what: 'bids when another seat is on turn',
  expected: 'named',
  play: async (seed) => {
    const trial = await Trial.open({ seed });
    await trial.until((o) => o.exchange.what === 'choose' && !o.owing.includes(trial.cheat.seat));
    trial.thing(trial.entry({ kind: 'bid', count: 1, face: 2 }));
    return trial.named('stray');
  },
};
const illegal = (id: string, what: string, move: Plain): Cheat => ({
  id,
  what,
  expected: 'named',
  play: async (seed) => {
    const trial = await Trial.open({ seed });
    trial.sitting.answers.judge = (seat) => ok({ seat, body: move });
    return trial.named('fault');
  },
});
const drift: Cheat = {
  id: 'drift',
  what: 'plays on with a board of its own',
  expected: 'named',
  play: async (seed) => {
    const trial = await Trial.open({ seed });
    trial.tamper('lock', (own, open) => {
      if (open.step > 4) Object.assign(open, { digest: flipped(open.digest) });
      return own;
    });
    return trial.named('fault');
  },
};

export const diceCheats: readonly Cheat[] = [
  copier,
  bodies('42', 'opens another value than it locked', 'mix', (own) => ({ value: flipped(own['value']) })),
  lastStops,
  bodies('44', 'opens other dice than lie under its cup', 'open', (own) => ({ secret: flipped(own['secret']) })),
  otherRoll,
  outOfTurn,
  illegal('illegal', 'bids more dice than there are', { kind: 'bid', count: 99, face: 6 }),
  illegal('nonsense', 'gives a move that is none', ['dudo', canonical(null)]),
  bodies('length', 'gives a lock that is a byte too short', 'lock', (own) => ({
    ...own,
    lock: (own['lock'] as Uint8Array).slice(1),
  })),
  bodies('too big', 'gives 50 KiB where nothing is to be said', 'seen', () => new Uint8Array(50 * 1024)),
  drift,
];
