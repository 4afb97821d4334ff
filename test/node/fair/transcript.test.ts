import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { it } from 'node:test';
import { hex } from '../../../src/core/bytes.ts';
import { absorb, begin, challenge, nonces } from '../../../src/fair/transcript.ts';
import { chanceOf, contextOf } from './cards.ts';
import { h2s, le, mod, tole } from './reference/model.ts';

const ctx = contextOf('transcript');
const u = (size: number, n: number) => Buffer.from(n.toString(16).padStart(size * 2, '0'), 'hex');
const sha = (...parts: (string | Uint8Array)[]) =>
  createHash('sha512')
    .update(Buffer.concat(parts.map((p) => Buffer.from(p))))
    .digest();

it('a transcript begins, absorbs and challenges as fairness.md writes', () => {
  const s0 = sha('dubito/1/shuffle', ctx);
  assert.equal(hex(begin('shuffle', ctx)), s0.toString('hex'));
  const s1 = sha(s0, u(1, 2), 'pk', u(8, 5), 'abcde');
  assert.equal(hex(absorb(s0, 'pk', Buffer.from('ab'), Buffer.from('cde'))), s1.toString('hex'));
  assert.equal(challenge(s1, 'u', 7), mod(le(sha(s1, 'chal:u', u(4, 7)))));
  assert.equal(challenge(s1, 'x'), challenge(s1, 'x', 0));
});

it('every label, context, name, byte and order of what is absorbed makes another challenge', () => {
  const base = absorb(absorb(begin('shuffle', ctx), 'a', Buffer.from('12')), 'b', Buffer.from('3'));
  const others = [
    absorb(absorb(begin('share', ctx), 'a', Buffer.from('12')), 'b', Buffer.from('3')),
    absorb(absorb(begin('shuffle', contextOf('other')), 'a', Buffer.from('12')), 'b', Buffer.from('3')),
    absorb(absorb(begin('shuffle', ctx), 'a', Buffer.from('1')), 'b', Buffer.from('23')),
    absorb(absorb(begin('shuffle', ctx), 'a', Buffer.from('13')), 'b', Buffer.from('3')),
    absorb(absorb(begin('shuffle', ctx), 'b', Buffer.from('12')), 'a', Buffer.from('3')),
    absorb(absorb(begin('shuffle', ctx), 'b', Buffer.from('3')), 'a', Buffer.from('12')),
    absorb(begin('shuffle', ctx), 'a', Buffer.from('12')),
  ];
  const challenges = [base, ...others].flatMap((s) => [challenge(s, 'u'), challenge(s, 'u', 1), challenge(s, 'x')]);
  assert.equal(new Set(challenges).size, challenges.length);
});

it('a nonce follows from secret, state and fresh bytes, as fairness.md hedges it', () => {
  const state = begin('shuffle', ctx);
  const fresh = chanceOf('fresh')(32);
  const want = h2s('dubito/1/nonce', tole(9n), state, u(4, 0), fresh);
  assert.equal(nonces(9n, state, () => fresh)(), want);
});

it('a device that draws the same bytes again has no nonce twice, unless it proves the same again', () => {
  const stuck = (n: number) => new Uint8Array(n).fill(4);
  const state = begin('shuffle', ctx);
  const three = (secret: bigint, at: Uint8Array) => {
    const draw = nonces(secret, at, stuck);
    return [draw(), draw(), draw()];
  };
  const all = [...three(1n, state), ...three(2n, state), ...three(1n, begin('transfer', ctx))];
  assert.equal(new Set(all).size, all.length);
  assert.deepEqual(three(1n, state), three(1n, state));
});

it('with fresh bytes a nonce is another one each time', () => {
  const random = chanceOf('more');
  const state = begin('shuffle', ctx);
  assert.notEqual(nonces(1n, state, random)(), nonces(1n, state, random)());
});
