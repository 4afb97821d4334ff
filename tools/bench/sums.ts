// tools/bench/sums.ts: what a device computes: replays, audits, signatures, hashes, codes. Runs in Node and in the page.
import { concat } from '../../src/core/bytes.ts';
import { hashOf } from '../../src/core/hash.ts';
import { canonical, readCanonical, type Plain } from '../../src/core/plain.ts';
import { newKeys } from '../../src/fair/signature.ts';
import { codeOf } from '../../src/net/key-code.ts';
import { auditFile } from '../../src/table/audit.ts';
import { Chain } from '../../src/table/chain.ts';
import { readRecord, type GameRecord } from '../../src/table/record.ts';
import { readRoster, type Roster } from '../../src/table/roster.ts';
import type { Backend } from './backends.ts';
import { time, type Case } from './timing.ts';

export const sumNames = {
  replay: 'a six-seat game from its own log, nothing checked again',
  audit: 'the same game from its file, every signature, seal and move checked',
  sign: 'one signature of an entry of 400 bytes',
  verify: 'one check of it',
  hash: 'SHA-512 of a board in the middle of that game',
  canonical: 'the canonical bytes of that board (cborg), their hash, and reading them; beside JSON',
  code: 'a key stretched to the code that friends type',
} as const;

async function opened(file: Uint8Array): Promise<{ readonly record: GameRecord; readonly roster: Roster }> {
  const record = readRecord(file);
  const roster = record.ok ? await readRoster(record.value.roster) : record;
  if (!record.ok || !roster.ok) throw new Error('the game of the benchmark has no readable record');
  return { record: record.value, roster: roster.value };
}
async function replayed(roster: Roster, steps: readonly Plain[]): Promise<Chain> {
  const chain = new Chain(roster);
  await chain.load(steps);
  if (chain.referee.steps.length !== steps.length) throw new Error('the replay stopped before its end');
  return chain;
}

/** All sums whose name is wanted, one case after another. `file`: the record of a six-seat game. */
export async function* sums(
  where: 'node' | 'chromium',
  file: Uint8Array,
  all: readonly Backend[],
  wanted: (name: string) => boolean,
): AsyncGenerator<Case, void> {
  const { record, roster } = await opened(file);
  const tell = async function* (name: keyof typeof sumNames, cases: () => AsyncGenerator<Case, void>) {
    if (wanted(name)) yield* cases();
  };
  const middle = await replayed(roster, record.steps.slice(0, record.steps.length >> 1));
  const board = middle.match.board as Plain;
  yield* tell('replay', () => replay(where, roster, record));
  yield* tell('audit', () => audits(where, file, all));
  yield* tell('sign', () => signatures(where, all, 'sign'));
  yield* tell('verify', () => signatures(where, all, 'verify'));
  yield* tell('hash', () => hashes(where, canonical(board), all));
  yield* tell('canonical', () => encodings(where, board));
  yield* tell('code', () => code(where));
}
/* eslint-disable no-restricted-syntax -- these yield cases, they do not ask */
type Cases = AsyncGenerator<Case, void>;
async function* replay(where: Case['where'], roster: Roster, { steps }: GameRecord): Cases {
  yield await time({ name: 'replay', backend: 'none', where, aim: 100 }, { n: 15 }, () => replayed(roster, steps));
}
async function* audits(where: Case['where'], file: Uint8Array, all: readonly Backend[]): Cases {
  for (const { name, check } of all) {
    if (name === 'tweetnacl') continue; // twenty seconds
    const named = { name: 'audit', backend: name, where, bytes: file.length, aim: 2000 };
    yield await time(named, { n: 3 }, async () => {
      if (!(await auditFile(file, check)).ok) throw new Error(`${name} refuses an honest game`);
    });
  }
}
async function* signatures(where: Case['where'], all: readonly Backend[], what: 'sign' | 'verify'): Cases {
  const keys = newKeys((n) => new Uint8Array(n).fill(5));
  const message = new Uint8Array(400).fill(9);
  for (const { name, sign, check } of all) {
    const sig = await sign(keys, message);
    if (!(await check(keys.key, message, sig))) throw new Error(`${name} does not know its own signature`);
    const job = what === 'sign' ? () => sign(keys, message) : () => check(keys.key, message, sig);
    yield await time({ name: what, backend: name, where }, { n: 20, per: 10 }, job);
  }
}
async function* hashes(where: Case['where'], bytes: Uint8Array, all: readonly Backend[]): Cases {
  for (const { name, hash } of all)
    if (hash)
      yield await time({ name: 'hash', backend: name, where, bytes: bytes.length }, { n: 20, per: 50 }, () =>
        hash(bytes),
      );
}
async function* encodings(where: Case['where'], board: Plain): Cases {
  const bytes = canonical(board);
  const named = (backend: string) => ({ name: 'canonical', backend, where, bytes: bytes.length });
  const often = { n: 20, per: 50 };
  yield await time(named('cborg encode'), often, () => canonical(board));
  yield await time(named('cborg encode, then hash'), often, () => hashOf('board', board));
  yield await time(named('cborg decode, and compare'), often, () => readCanonical(bytes));
  yield await time(named('JSON.stringify'), often, () => JSON.stringify(board));
}
async function* code(where: Case['where']): Cases {
  const { key } = newKeys((n) => new Uint8Array(n).fill(3));
  yield await time({ name: 'code', backend: 'tweetnacl', where }, { n: 3 }, () => codeOf(concat(key)));
}
