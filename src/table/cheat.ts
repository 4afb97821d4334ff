// table/cheat.ts: changes one thing in a copy of a record, so that people can see the check fail. The record itself stays as it is.
import { fromHex, u32 } from '../core/bytes.ts';
import { canonical, readCanonical, type Plain } from '../core/plain.ts';
import type { Seat } from '../core/seat.ts';
import type { Cheat, RoundEvidence, Tried } from '../core/verdict.ts';
import { faces, type Die, type Rolled } from '../fair/dice.ts';
import type { Check } from '../fair/signature.ts';
import { audit } from './audit.ts';
import { readRecord, type GameRecord } from './record.ts';

/** A record with one thing changed, and what. */
export type Tampered = {
  readonly record: GameRecord;
  readonly step: number;
  readonly before: readonly number[];
  readonly after: readonly number[];
};
/** An entry as it stands in a packed step. */
type Packed = readonly [seat: number, kind: number, body: Uint8Array, sig: Uint8Array, ...rest: Plain[]];
/** So many secrets are tried to change one die and no other: with six dice a few ten thousand do. */
const longestSearch = 1_000_000;

const entriesAt = (record: GameRecord, step: number): readonly Packed[] =>
  ((record.steps[step] as readonly Plain[] | undefined)?.[0] ?? []) as unknown as readonly Packed[];
const entryOf = (record: GameRecord, step: number, seat: Seat): Packed | undefined =>
  entriesAt(record, step).find((e) => e[0] === seat && e[1] === 0);

function withEntry(record: GameRecord, step: number, now: Packed): GameRecord {
  const given = entriesAt(record, step).map((e): Plain => (e[0] === now[0] ? [...now] : [...e]));
  const [, ...papers] = record.steps[step] as readonly Plain[];
  return { ...record, steps: record.steps.map((s, i) => (i === step ? [given, ...papers] : s)) };
}
const withBody = (entry: Packed, body: Plain): Packed => {
  const [seat, kind, , sig, ...rest] = entry;
  return [seat, kind, canonical(body), sig, ...rest];
};

/** Another secret under which the first die of a cup shows another face and all the others stay. */
function otherSecret(rolled: Rolled, seat: Seat, dice: readonly number[]): [Uint8Array, readonly Die[]] | null {
  const [first = 0, ...others] = dice;
  const wish = (first % 6) + 1;
  for (let i = 0; i < longestSearch; i++) {
    const secret = new Uint8Array(32);
    secret.set(u32(i));
    const made = faces(rolled, seat, secret);
    if (made[0] === wish && others.every((d, n) => made[n + 1] === d)) return [secret, made];
  }
  return null;
}
function die(record: GameRecord, round: RoundEvidence, seat: Seat): Tampered | null {
  const cup = round.seals.find((s) => s.seat === seat)?.cup;
  if (cup?.opened !== 'fits' || !round.seed) return null;
  const step = stepsOf(round).findLast((n) => bodyAt(record, n, seat)?.['secret'] !== undefined);
  const entry = step === undefined ? undefined : entryOf(record, step, seat);
  if (step === undefined || !entry) return null;
  const rolled: Rolled = {
    seed: fromHex(round.seed),
    cups: { [seat]: { count: cup.count, ctx: fromHex(cup.ctx), lock: fromHex(cup.seal) } },
  };
  const other = otherSecret(rolled, seat, cup.dice);
  if (!other) return null;
  const [secret, after] = other;
  return { record: withEntry(record, step, withBody(entry, { secret })), step, before: cup.dice, after };
}
const stepsOf = ({ from, to }: RoundEvidence): readonly number[] =>
  Array.from({ length: to - from + 1 }, (_, i) => from + i);
function bodyAt(record: GameRecord, step: number, seat: Seat): { readonly [key: string]: Plain } | null {
  const entry = entryOf(record, step, seat);
  const body = entry && readCanonical(entry[2]);
  return body !== null && typeof body === 'object' && !Array.isArray(body) && !(body instanceof Uint8Array)
    ? (body as { readonly [key: string]: Plain })
    : null;
}
/** The last move of the seat that says a number: one more of it (of several the last, of a bid how many dice). */
function move(record: GameRecord, round: RoundEvidence, seat: Seat): Tampered | null {
  for (const step of stepsOf(round).toReversed()) {
    const body = bodyAt(record, step, seat);
    const said = body && typeof body['kind'] === 'string' && Object.entries(body).findLast(isNumber);
    const entry = said ? entryOf(record, step, seat) : undefined;
    if (!said || !entry) continue;
    const [key, before] = said;
    const now = withBody(entry, { ...body, [key]: before + 1 });
    return { record: withEntry(record, step, now), step, before: [before], after: [before + 1] };
  }
  return null;
}
const isNumber = (x: readonly [string, Plain]): x is [string, number] => typeof x[1] === 'number';

/** One bit of the seat's first signature in the round. */
function signature(record: GameRecord, round: RoundEvidence, seat: Seat): Tampered | null {
  const step = stepsOf(round).find((n) => entryOf(record, n, seat));
  const entry = step === undefined ? undefined : entryOf(record, step, seat);
  if (step === undefined || !entry) return null;
  const [s, kind, body, sig, ...rest] = entry;
  const forged = sig.map((b, i) => (i === 10 ? b ^ 1 : b));
  return { record: withEntry(record, step, [s, kind, body, forged, ...rest]), step, before: [], after: [] };
}
/** A copy with one thing changed; null where the round holds no such thing of that seat. */
export function tampered(record: GameRecord, round: RoundEvidence, cheat: Cheat): Tampered | null {
  switch (cheat.kind) {
    case 'die':
      return die(record, round, cheat.seat);
    case 'move':
      return move(record, round, cheat.seat);
    case 'signature':
      return signature(record, round, cheat.seat);
    default:
      return cheat.kind satisfies never;
  }
}
/** Changes a copy of a record file and checks it twice: as it is, and as if the seat had signed the change itself. */
export async function tryToCheat(file: Uint8Array, cheat: Cheat, check: Check): Promise<Tried | null> {
  const record = readRecord(file);
  if (!record.ok) return null;
  const round = (await audit(record.value, blindly)).evidence[cheat.round];
  const copy = round && tampered(record.value, round, cheat);
  if (!copy) return null;
  const { step, before, after } = copy;
  const found = await audit(copy.record, check);
  const blind = await audit(copy.record, blindly);
  return { cheat, step, before, after, fault: found.fault, signed: blind.seen[0] ?? blind.fault };
}
/** Takes every signature for good. */
const blindly: Check = () => true;
