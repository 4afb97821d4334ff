// table/record.ts: the exported file of a game: a JSON shell around one canonical CBOR log (docs/protocol.md, The record).
import * as v from 'valibot';
import { canonical, readCanonical, type Plain } from '../core/plain.ts';
import { blame, fail, ok, type Result } from '../core/result.ts';
import type { Chain } from './chain.ts';
import { wireVersion } from './roster.ts';
import { salvaged } from './salvage.ts';
import type { Signed } from './signed.ts';
import { packed } from './step.ts';

/** No record is longer (bytes): far more than the longest game. */
export const longestRecord = 32 * 1024 * 1024;

export type GameRecord = {
  readonly roster: Uint8Array;
  readonly steps: readonly Plain[];
  /** What proved somebody guilty, if that ended the table. */
  readonly proof: readonly Signed[];
};
const purposes = v.picklist(['entry', 'goodbye', 'without', 'refuse', 'call']);
const bytes = v.instance(Uint8Array);
const form = v.strictTuple([
  v.literal(wireVersion),
  bytes,
  v.array(v.unknown()),
  v.array(
    v.pipe(
      v.strictTuple([purposes, bytes, bytes]),
      v.transform(([purpose, b, sig]): Signed => ({ purpose, bytes: b, sig })),
    ),
  ),
]);
const shellForm = v.strictObject({
  dubito: v.literal('record'),
  version: v.literal(wireVersion),
  game: v.pipe(v.string(), v.maxLength(32)),
  log: v.pipe(v.string(), v.maxLength(longestRecord)),
});

export const recordOf = (chain: Chain, proof: readonly Signed[]): GameRecord => {
  const { steps, digests } = chain.referee;
  return {
    roster: chain.roster.bytes,
    steps: steps.flatMap((step, i) => {
      const digest = digests[i];
      return digest ? [packed(step, digest)] : [];
    }),
    proof,
  };
};
/** The file: UTF-8 JSON, the log in base64. The game's id beside it helps people; it must be the one of the roster inside. */
export function writeRecord(game: string, record: GameRecord): Uint8Array {
  const proof = record.proof.map((t): Plain => [t.purpose, t.bytes, t.sig]);
  const log = canonical([wireVersion, record.roster, record.steps, proof]);
  return new TextEncoder().encode(
    `${JSON.stringify({ dubito: 'record', version: wireVersion, game, log: toBase64(log) }, null, 1)}\n`,
  );
}
/** The record in a file, and the game that its shell names. Of a log that has lost its form, what can still be read. */
export function readRecord(file: Uint8Array): Result<GameRecord & { readonly game: string }> {
  if (file.length > longestRecord) return blame('too-big');
  const shell = v.safeParse(shellForm, jsonOf(file));
  const log = shell.success ? fromBase64(shell.output.log) : undefined;
  if (!shell.success || !log) return blame('not-a-record');
  const { game } = shell.output;
  const read = v.safeParse(form, readCanonical(log));
  if (!read.success) {
    const left = salvaged(log);
    return left ? ok({ ...left, game }) : fail({ code: 'not-a-record', step: 0 });
  }
  const [, roster, steps, proof] = read.output;
  return ok({ roster, steps: steps as Plain[], proof, game });
}
const jsonOf = (file: Uint8Array): unknown => {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(file));
  } catch {
    return undefined;
  }
};
function toBase64(b: Uint8Array): string {
  const size = 0x8000;
  const parts = Array.from({ length: Math.ceil(b.length / size) }, (_, i) =>
    String.fromCharCode(...b.subarray(i * size, (i + 1) * size)),
  );
  return btoa(parts.join(''));
}
/** Only the one base64 form of the bytes is taken, so that no byte of the file is without meaning. */
const fromBase64 = (text: string): Uint8Array | undefined => {
  try {
    const raw = Uint8Array.from(atob(text), (c) => c.charCodeAt(0));
    return toBase64(raw) === text ? raw : undefined;
  } catch {
    return undefined;
  }
};
