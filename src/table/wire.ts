// table/wire.ts: what tables say to each other over a link, one canonical CBOR array each (docs/protocol.md). Knows no meaning.
import * as v from 'valibot';
import type { Plain } from '../core/plain.ts';
import { sized } from '../fair/body.ts';
import { longestPlan } from './plan.ts';
import type { Signed } from './signed.ts';

/** One message on a link is no longer (bytes). */
export const longestMessage = 64 * 1024;
/** Steps are sent in pages of about this size (bytes), at least one step each. */
export const pageSize = 40 * 1024;

export type Message =
  /** The table and who opened it; the first word of a seat on a new link. */
  | { readonly kind: 'roster'; readonly bytes: Uint8Array; readonly opener: number }
  /** Where I stand: my last closed step, its hash, how much I hold at the open one, and whom I reach directly. */
  | {
      readonly kind: 'at';
      readonly step: number;
      readonly head: Uint8Array;
      readonly held: number;
      readonly reach: readonly number[];
    }
  | { readonly kind: 'thing'; readonly thing: Signed }
  /** Asks for all steps from this one on, and for what is held at the open step. */
  | { readonly kind: 'want'; readonly from: number }
  | {
      readonly kind: 'steps';
      readonly first: number;
      readonly prev: Uint8Array;
      readonly steps: readonly Plain[];
      readonly more: boolean;
    }
  /** The end of an answer to `want`: all that I hold at my open step. */
  | { readonly kind: 'held'; readonly step: number; readonly things: readonly Signed[] }
  /** Signed things that together prove that a seat cheated. */
  | { readonly kind: 'proof'; readonly things: readonly Signed[] }
  | { readonly kind: 'plan'; readonly bytes: Uint8Array; readonly sig: Uint8Array; readonly key: Uint8Array }
  | { readonly kind: 'wish'; readonly bytes: Uint8Array; readonly sig: Uint8Array; readonly key: Uint8Array }
  | { readonly kind: 'no'; readonly why: string };

const upTo = (n: number) => v.pipe(v.instance(Uint8Array), v.maxLength(n));
const count = v.pipe(v.number(), v.integer(), v.minValue(-1), v.maxValue(0xffffffff));
const purpose = v.picklist(['entry', 'goodbye', 'without', 'refuse', 'call']);
const thing = v.pipe(
  v.strictTuple([purpose, upTo(longestMessage), sized(64)]),
  v.transform(([p, bytes, sig]): Signed => ({ purpose: p, bytes, sig })),
);
const things = v.pipe(v.array(thing), v.maxLength(128));
const lobby = [upTo(longestPlan), sized(64), sized(32)] as const;
const forms = {
  roster: v.strictTuple([v.literal('roster'), upTo(8192), count]),
  at: v.strictTuple([v.literal('at'), count, sized(64), count, v.pipe(v.array(count), v.maxLength(16))]),
  thing: v.strictTuple([v.literal('thing'), thing]),
  want: v.strictTuple([v.literal('want'), count]),
  steps: v.strictTuple([
    v.literal('steps'),
    count,
    sized(64),
    v.pipe(v.array(v.unknown()), v.maxLength(1024)),
    v.boolean(),
  ]),
  held: v.strictTuple([v.literal('held'), count, things]),
  proof: v.strictTuple([v.literal('proof'), v.pipe(things, v.minLength(2))]),
  plan: v.strictTuple([v.literal('plan'), ...lobby]),
  wish: v.strictTuple([v.literal('wish'), ...lobby]),
  no: v.strictTuple([v.literal('no'), v.pipe(v.string(), v.maxLength(32))]),
};
const form = v.union([forms.at, forms.thing, forms.want, forms.steps, forms.held, forms.proof, forms.roster, forms.plan, forms.wish, forms.no]); // prettier-ignore

const signed = (t: Signed): Plain => [t.purpose, t.bytes, t.sig];
/** A message as an array of plain values. */
export function tuple(m: Message): Plain {
  switch (m.kind) {
    case 'roster':
      return ['roster', m.bytes, m.opener];
    case 'at':
      return ['at', m.step, m.head, m.held, m.reach];
    case 'thing':
      return ['thing', signed(m.thing)];
    case 'want':
      return ['want', m.from];
    case 'steps':
      return ['steps', m.first, m.prev, m.steps, m.more];
    case 'held':
      return ['held', m.step, m.things.map(signed)];
    case 'proof':
      return ['proof', m.things.map(signed)];
    case 'plan':
    case 'wish':
      return [m.kind, m.bytes, m.sig, m.key];
    case 'no':
      return ['no', m.why];
    default:
      return m satisfies never;
  }
}
/** The message of such an array, or `undefined` for anything else. */
export function readMessage(raw: unknown): Message | undefined {
  const r = v.safeParse(form, raw);
  if (!r.success) return undefined;
  const m = r.output;
  switch (m[0]) {
    case 'roster':
      return { kind: 'roster', bytes: m[1], opener: m[2] };
    case 'at':
      return { kind: 'at', step: m[1], head: m[2], held: m[3], reach: m[4] };
    case 'thing':
      return { kind: 'thing', thing: m[1] };
    case 'want':
      return { kind: 'want', from: m[1] };
    case 'steps':
      return { kind: 'steps', first: m[1], prev: m[2], steps: m[3] as Plain[], more: m[4] };
    case 'held':
      return { kind: 'held', step: m[1], things: m[2] };
    case 'proof':
      return { kind: 'proof', things: m[1] };
    case 'plan':
    case 'wish':
      return { kind: m[0], bytes: m[1], sig: m[2], key: m[3] };
    case 'no':
      return { kind: 'no', why: m[1] };
    default:
      return m satisfies never;
  }
}
