// table/salvage.ts: what can still be read of a log whose bytes were changed, so that the audit can say where it breaks.
import { readFirst, type Plain } from '../core/plain.ts';
import type { GameRecord } from './record.ts';
import { wireVersion } from './roster.ts';

/** The length of the CBOR array that bytes begin with, and what follows its head. */
function arrayHead(bytes: Uint8Array): readonly [length: number, rest: Uint8Array] | undefined {
  const [first = 0, one, two] = bytes;
  if (first >> 5 !== 4) return undefined;
  const small = first & 31;
  if (small < 24) return [small, bytes.subarray(1)];
  if (small === 24 && one !== undefined) return [one, bytes.subarray(2)];
  if (small === 25 && one !== undefined && two !== undefined) return [one * 256 + two, bytes.subarray(3)];
  return undefined;
}
/** The values of an array as far as they have a form; `whole`: all of them have. */
function readable(bytes: Uint8Array): { readonly values: readonly Plain[]; readonly rest: Uint8Array; whole: boolean } {
  const head = arrayHead(bytes);
  const values: Plain[] = [];
  if (!head) return { values, rest: bytes, whole: false };
  let [length, rest] = head;
  for (; length > 0; length--) {
    const next = readFirst(rest);
    if (!next) return { values, rest, whole: false };
    values.push(next[0]);
    rest = next[1];
  }
  return { values, rest, whole: true };
}

/** The log up to the place where its bytes have no form; what is left of the broken step stands last, and has no step's form. Undefined where not even a roster begins. */
export function salvaged(log: Uint8Array): GameRecord | undefined {
  const outer = arrayHead(log);
  const version = outer && readFirst(outer[1]);
  const roster = version && readFirst(version[1]);
  const bytes = roster?.[0];
  if (!roster || version[0] !== wireVersion || !(bytes instanceof Uint8Array)) return undefined;
  const steps = readable(roster[1]);
  if (steps.whole) return { roster: bytes, steps: [...steps.values, []], proof: [] };
  const step = arrayHead(steps.rest);
  return { roster: bytes, steps: [...steps.values, [step ? readable(step[1]).values : []]], proof: [] };
}
