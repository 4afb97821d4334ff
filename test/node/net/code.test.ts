import assert from 'node:assert/strict';
import { it } from 'node:test';
import { peerId, readCode } from '../../../src/net/code.ts';
import { codeOf, fingerprintOf, link } from '../../../src/net/key-code.ts';

const key = Uint8Array.from({ length: 32 }, (_, i) => i);
const code = codeOf(key);
const fingerprint = fingerprintOf(key);
const read = (text: string) => readCode(text);

// Computed by an independent implementation (Python's hashlib).
it('a key always has the same code and fingerprint, so a code from last year still fits', () => {
  assert.equal(code, '5XJ3-ER65');
  assert.equal(fingerprint, 'XAX4SP4ENZSD1FFWKG2PGX1MB4AWYGQS');
});
it('another key has another code', () => {
  const other = key.slice();
  other[31] = 0;
  assert.notEqual(codeOf(other), code);
  assert.notEqual(fingerprintOf(other), fingerprint);
});
it('a code is read in any case, with or without hyphen and spaces, and with letters that look like digits', () => {
  const wanted = { ok: true, value: { code: 'K7QF-2M9D', fingerprint: null } };
  for (const text of ['K7QF-2M9D', 'k7qf2m9d', ' k7 qf – 2m 9d\n', 'K7QF_2M9D']) assert.deepEqual(read(text), wanted);
  assert.deepEqual(read('ilo0-1IL O'), { ok: true, value: { code: '1100-1110', fingerprint: null } });
});
it('a link is read, alone or in a message', () => {
  const invitation = { ok: true, value: { code, fingerprint } };
  const url = link('https://dubito.example/app/#/settings', code, fingerprint);
  assert.equal(url, `https://dubito.example/app/#/j/${code.replace('-', '')}.${fingerprint}`);
  for (const text of [url, `Come and play: ${url}  :)`, url.toLowerCase(), `#/j/${code}.${fingerprint}`])
    assert.deepEqual(read(text), invitation);
});
it('a refusal names the character that no code has', () => {
  assert.deepEqual(read('K7QF-2M9U'), { ok: false, fault: { kind: 'character', character: 'U' } });
  assert.deepEqual(read('K7QF-2Mé9'), { ok: false, fault: { kind: 'character', character: 'é' } });
  assert.deepEqual(read('K7QF-2M9ß'), { ok: false, fault: { kind: 'character', character: 'ß' } });
  assert.deepEqual(read('🎲🎲🎲🎲'), { ok: false, fault: { kind: 'character', character: '🎲' } });
});
it('a code that is too short or too long says how long it is', () => {
  assert.deepEqual(read('K7QF-2M9'), { ok: false, fault: { kind: 'length', length: 7 } });
  assert.deepEqual(read('K7QF-2M9DD'), { ok: false, fault: { kind: 'length', length: 9 } });
  assert.deepEqual(read(''), { ok: false, fault: { kind: 'length', length: 0 } });
});
it('a link that a messenger has cut is refused, and so is any other address', () => {
  for (const text of [`https://x.example/#/j/${code}`, `https://x.example/#/j/${code}.AAAA`, 'https://x.example/'])
    assert.deepEqual(read(text), { ok: false, fault: { kind: 'link' } });
});
it('the id at the meeting point has the form that PeerServer takes', () => {
  assert.match(peerId(code), /^dubito1-[0-9A-Z]{8}$/);
});
