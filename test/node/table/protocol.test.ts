// test/node/table/protocol.test.ts: the first steps of a game read by docs/protocol.md alone: node:crypto and a CBOR library, none of our formulas.
import assert from 'node:assert/strict';
import { createHash, createPublicKey, verify } from 'node:crypto';
import { it } from 'node:test';
import { decode, encode, rfc8949EncodeOptions } from 'cborg';
import { dudo } from '../../../src/games/dudo/game.ts';
import { writeRecord } from '../../../src/table/record.ts';
import { recordAt, shortGame, sittingOf } from './played.ts';

const cbor = (value: unknown): Uint8Array => encode(value, rfc8949EncodeOptions);
const H = (tag: string, ...parts: readonly Uint8Array[]): Uint8Array => {
  const h = createHash('sha512').update(`dubito/1/${tag}`);
  for (const part of parts) h.update(part);
  return new Uint8Array(h.digest());
};
const Hc = (tag: string, value: unknown): Uint8Array => H(tag, cbor(value));
const u = (size: number, n: number): Uint8Array => Uint8Array.from({ length: size }, (_, i) => Math.floor(n / 256 ** (size - 1 - i)) % 256); // prettier-ignore
const lp = (b: Uint8Array): Uint8Array => Buffer.concat([u(2, b.length), b]);
const text = (t: string): Uint8Array => new TextEncoder().encode(t);
const fits = (key: Uint8Array, bytes: Uint8Array, sig: Uint8Array): boolean => {
  const der = Buffer.concat([Buffer.from('302a300506032b6570032100', 'hex'), key]);
  const publicKey = createPublicKey({ key: der, format: 'der', type: 'spki' });
  return verify(null, Buffer.concat([text('dubito/1/entry'), bytes]), publicKey, sig);
};
type Given = readonly [seat: number, kind: number, body: Uint8Array, sig: Uint8Array];
type Log = readonly [1, Uint8Array, readonly (readonly [readonly Given[], number[], unknown[]])[], unknown[]];
type Roster = { rules: Uint8Array; game: string; options: object; seats: { key: Uint8Array }[] };

it('a reader who knows only the protocol finds the same table, heads and starter', async () => {
  const world = await shortGame(1);
  const { chain } = sittingOf(world.devices[0]);
  const file = new TextDecoder().decode(writeRecord('dudo', recordAt(world.devices[0])));
  const { log } = JSON.parse(file) as { log: string };
  const [, rosterBytes, steps] = decode(Buffer.from(log, 'base64')) as Log;
  const roster = decode(rosterBytes) as Roster;
  const table = H('table', rosterBytes);
  assert.deepEqual(table, chain.roster.id);
  assert.deepEqual(roster.rules, Hc('rules', [1, roster.game, 1, roster.options]));

  const board = Hc('board', dudo.newBoard(chain.roster.seats, roster.options as never));
  const sight = [0, board, new Uint8Array(64)];
  let prev = table;
  const heads: Uint8Array[] = [];
  /** One step of all seats: signatures and the new head. */
  const step = (n: number, what: string, args: unknown): readonly unknown[] => {
    const [given] = steps[n] ?? [[]];
    const digest = Hc('asked', [what, [0, 1], [0, 1], args, sight]);
    for (const [seat, , body, sig] of given)
      assert.ok(fits(roster.seats[seat]?.key ?? table, cbor([table, seat, n, prev, digest, body]), sig), `step ${n}`);
    const entries = given.flatMap(([seat, , body]) => [u(1, seat), H('entry', body)]);
    prev = H('step', prev, digest, u(1, given.length), ...entries, u(1, 0));
    heads.push(prev);
    return given.map(([, , body]) => decode(body) as unknown);
  };
  assert.deepEqual(step(0, 'roster', roster.rules), [null, null]);
  const ctx = H('ctx', lp(table), lp(roster.rules), u(4, 0), u(8, 0), prev, u(1, 255), lp(text('number')), lp(new Uint8Array(0))); // prettier-ignore
  const locks = step(1, 'lock', { number: 2 }) as readonly { lock: Uint8Array }[];
  const values = step(2, 'mix', null) as readonly { value: Uint8Array }[];
  values.forEach(({ value }, seat) => assert.deepEqual(locks[seat]?.lock, H('lock', ctx, u(1, seat), value)));
  assert.deepEqual(heads, chain.referee.heads.slice(0, 3));
  const seed = H('mix', ctx, ...values.map((x) => x.value));
  const word = Buffer.from(H('mix', lp(seed), ctx, u(4, 0))).readUInt32BE(0);
  assert.deepEqual(chain.match.feed[0], { kind: 'starter', seat: word % 2 });
});
