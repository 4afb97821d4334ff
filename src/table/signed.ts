// table/signed.ts: the five things that seats sign in a game, in the exact bytes that are signed, stored and sent.
// Knows nothing of whether they are right: that is the referee's and the ballots' matter.
import * as v from 'valibot';
import { concat, same } from '../core/bytes.ts';
import { domain } from '../core/domain.ts';
import { hash } from '../core/hash.ts';
import { canonical, readCanonical, type Plain } from '../core/plain.ts';
import { seatAt, type Seat } from '../core/seat.ts';
import { sized } from '../fair/body.ts';

/** No signed thing of a game is longer (bytes). */
export const longest = 60 * 1024;

/** Bytes that a seat signed, under the tag of their purpose. */
export type Signed = {
  readonly purpose: 'entry' | 'goodbye' | 'without' | 'refuse' | 'call';
  readonly bytes: Uint8Array;
  readonly sig: Uint8Array;
};
/** What Ed25519 runs over: the purpose's tag, then the bytes. */
export const message = (purpose: Signed['purpose'] | 'plan' | 'wish', bytes: Uint8Array): Uint8Array =>
  concat(domain(purpose), bytes);

type Common = { readonly table: Uint8Array; readonly seat: Seat };
/** A seat's part of one step. `body`: the canonical bytes of what the exchange carries. */
export type Entry = Common & {
  readonly purpose: 'entry';
  readonly step: number;
  readonly prev: Uint8Array;
  readonly digest: Uint8Array;
  readonly body: Uint8Array;
};
/** Stands for the first entry that the seat owes from step `from` on, on the branch that has the head `on` at step `at`. */
export type Goodbye = Common & {
  readonly purpose: 'goodbye';
  readonly from: number;
  readonly at: number;
  readonly on: Uint8Array;
};
/** What is called for, voted and refused at one step: to go on without `named`, by the `number`-th try. */
export type Motion = {
  readonly step: number;
  readonly prev: Uint8Array;
  readonly named: readonly Seat[];
  readonly number: number;
};
/** `head`: the hash that the step then gets. */
export type Without = Common & Motion & { readonly purpose: 'without'; readonly head: Uint8Array };
export type Refusal = Common & Motion & { readonly purpose: 'refuse' };
/** Talk, signed only so that a relay cannot make it up; never stored. `beat` tells one saying from the next. */
export type Call = Common & Motion & { readonly purpose: 'call'; readonly yes: boolean; readonly beat: number };
export type Statement = Entry | Goodbye | Without | Refusal | Call;

const hash64 = sized(64);
const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(0xffffffff));
const seat = v.pipe(
  v.number(),
  v.integer(),
  v.minValue(0),
  v.maxValue(15),
  v.transform((n) => seatAt(n)),
);
const seats = v.pipe(
  v.array(seat),
  v.minLength(1),
  v.maxLength(15),
  v.check((all) => all.every((s, i) => i === 0 || s > (all[i - 1] ?? 15))),
);
const body = v.pipe(v.instance(Uint8Array), v.maxLength(longest));
const motion = [hash64, seat, count, hash64, seats, count] as const;
const forms = {
  entry: v.strictTuple([hash64, seat, count, hash64, hash64, body]),
  goodbye: v.strictTuple([hash64, seat, count, count, hash64]),
  without: v.strictTuple([...motion, hash64]),
  refuse: v.strictTuple([...motion]),
  call: v.strictTuple([...motion, v.boolean(), count]),
};

/** The canonical bytes of a statement: a CBOR array of its fields in the order of docs/protocol.md. */
export function bytesOf(s: Statement): Uint8Array {
  switch (s.purpose) {
    case 'entry':
      return canonical([s.table, s.seat, s.step, s.prev, s.digest, s.body]);
    case 'goodbye':
      return canonical([s.table, s.seat, s.from, s.at, s.on]);
    case 'without':
      return canonical([s.table, s.seat, s.step, s.prev, s.named, s.number, s.head]);
    case 'refuse':
      return canonical([s.table, s.seat, s.step, s.prev, s.named, s.number]);
    case 'call':
      return canonical([s.table, s.seat, s.step, s.prev, s.named, s.number, s.yes, s.beat]);
    default:
      return s satisfies never;
  }
}

/** The statement of signed bytes; `undefined` when they have no such form. Says nothing about the signature. */
export function read(signed: Signed): Statement | undefined {
  if (signed.bytes.length > longest || signed.sig.length !== 64) return undefined;
  return statement(signed.purpose, readCanonical(signed.bytes));
}
function statement(purpose: Signed['purpose'], raw: Plain | undefined): Statement | undefined {
  switch (purpose) {
    case 'entry': {
      const r = v.safeParse(forms.entry, raw);
      if (!r.success) return undefined;
      const [table, s, step, prev, digest, bodyBytes] = r.output;
      return { purpose, table, seat: s, step, prev, digest, body: bodyBytes };
    }
    case 'goodbye': {
      const r = v.safeParse(forms.goodbye, raw);
      if (!r.success) return undefined;
      const [table, s, from, at, on] = r.output;
      return { purpose, table, seat: s, from, at, on };
    }
    case 'without': {
      const r = v.safeParse(forms.without, raw);
      if (!r.success) return undefined;
      const [table, s, step, prev, named, number, head] = r.output;
      return { purpose, table, seat: s, step, prev, named, number, head };
    }
    case 'refuse': {
      const r = v.safeParse(forms.refuse, raw);
      if (!r.success) return undefined;
      const [table, s, step, prev, named, number] = r.output;
      return { purpose, table, seat: s, step, prev, named, number };
    }
    case 'call': {
      const r = v.safeParse(forms.call, raw);
      if (!r.success) return undefined;
      const [table, s, step, prev, named, number, yes, beat] = r.output;
      return { purpose, table, seat: s, step, prev, named, number, yes, beat };
    }
    default:
      return purpose satisfies never;
  }
}

/** H(body) as the chain covers it: a goodbye in place of an entry has a tag of its own, and so has an entry of another digest than the step's. */
export const bodyHash = (s: Entry | Goodbye, digest: Uint8Array): Uint8Array => {
  if (s.purpose === 'goodbye') return hash('goodbye', canonical([s.from, s.at, s.on]));
  return same(s.digest, digest) ? hash('entry', s.body) : hash('asked', s.digest, s.body);
};
/** Whether two things of one seat for one place say the same: whoever signs both halves of a difference has two faces. */
export const sayAlike = (a: Entry | Goodbye, b: Entry | Goodbye): boolean => {
  if (a.purpose === 'goodbye' || b.purpose === 'goodbye')
    return a.purpose === b.purpose && same(bodyHash(a, a.table), bodyHash(b, a.table));
  return same(a.digest, b.digest) && same(a.body, b.body);
};

/** Whether two motions are the same try at the same place. */
export const sameMotion = (a: Motion, b: Motion): boolean =>
  a.step === b.step &&
  a.number === b.number &&
  same(a.prev, b.prev) &&
  a.named.length === b.named.length &&
  a.named.every((s, i) => s === b.named[i]);
