// tools/cheats/dice.ts: cheats at what is said and opened: dice, draws, bids, and apps that play by other rules.
import { canonical, type Plain } from '../../src/core/plain.ts';
import { ok } from '../../src/core/result.ts';
import { seatAt } from '../../src/core/seat.ts';
import type { Open } from '../../src/table/referee.ts';
import { flipped, givenBy, type Body } from './bodies.ts';
import { namedCheat, unasked, type Cheat, type Table, type Way } from './trial.ts';

const dudoTable: Table = {};

/** A client that gives another body at every step of one kind; nothing where it is undefined. */
const lie = (
  id: string,
  what: string,
  at: string,
  body: (own: Body, open: Open) => Plain | undefined,
  way: Way = 'fault',
): Cheat => namedCheat(dudoTable, id, what, way, (trial) => trial.tamper(at, (own, open) => body(own as Body, open)));

const copies = namedCheat(dudoTable, '41', 'copies the lock of another seat, and what it opens', 'fault', (trial) => {
  for (const at of ['lock', 'mix'])
    trial.tamper(at, (own, open) => {
      const theirs = givenBy(open, seatAt(0));
      const field = at === 'lock' ? 'lock' : 'value';
      return theirs && { ...(own as Body), [field]: theirs[field] ?? null };
    });
});
const otherRoll = namedCheat(dudoTable, '44 (other roll)', 'opens the cup of an earlier roll', 'fault', (trial) => {
  let first: Plain | undefined;
  trial.tamper('open', (own) => (first ??= own));
});
const illegal = (id: string, what: string, move: Plain): Cheat =>
  namedCheat(dudoTable, id, what, 'fault', (trial) => {
    trial.sitting.answers.judge = (seat) => ok({ seat, body: move });
  });
const drift = namedCheat(dudoTable, 'drift', 'plays on with a board of its own', 'fault', (trial) =>
  trial.tamper('lock', (own, open) => {
    if (open.step > 4) Object.assign(open, { digest: flipped(open.digest) });
    return own;
  }),
);

export const diceCheats: readonly Cheat[] = [
  copies,
  lie('42', 'opens another value than it locked', 'mix', (own) => ({ value: flipped(own['value']) })),
  lie('43', 'hears what all others open, and does not open its own part of the roll', 'mix', (own, open) => (open.step < 4 ? own : undefined), 'lost'), // prettier-ignore
  lie('44', 'opens other dice than lie under its cup', 'open', (own) => ({ secret: flipped(own['secret']) })),
  otherRoll,
  unasked(dudoTable, 'turn', 'bids when another seat is on turn', 'choose', { kind: 'bid', count: 1, face: 2 }),
  illegal('illegal', 'bids more dice than there are', { kind: 'bid', count: 99, face: 6 }),
  illegal('nonsense', 'gives a move that is none', ['dudo', canonical(null)]),
  lie('length', 'gives a lock that is a byte too short', 'lock', (own) => ({
    ...own,
    lock: (own['lock'] as Uint8Array).slice(1),
  })),
  lie('too big', 'gives 50 KiB where nothing is to be said', 'seen', () => new Uint8Array(50 * 1024)),
  drift,
];
