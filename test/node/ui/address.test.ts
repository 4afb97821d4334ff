import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readInvited, spelled } from '../../../src/ui/code.ts';
import { recordName } from '../../../src/ui/record-file.ts';
import { hashOf, routeOf } from '../../../src/ui/route.ts';
import { readSettings, SettingsStore } from '../../../src/ui/settings.ts';
import { memory } from '../../browser/ui/memory.ts';

describe('addresses', () => {
  it('lead to their page and back', () => {
    for (const hash of ['#/', '#/new', '#/practise', '#/table', '#/verify', '#/settings', '#/rules/dudo/calza', '#/j'])
      assert.equal(hashOf(routeOf(hash)), hash);
  });
  it('that nobody knows lead to the start page', () => {
    for (const hash of ['', '#', '#/%', '#/constructor', '#/__proto__/x'])
      assert.deepEqual(routeOf(hash), { at: 'start' });
  });
  it('carry the code of an invitation', () => {
    assert.deepEqual(routeOf('#/j/K7QF-2M9D'), { at: 'join', code: 'K7QF-2M9D' });
  });
});

describe('a code', () => {
  it('may be typed in any case, with spaces or hyphens', () => {
    for (const typed of ['k7qf2m9d', ' K7QF 2M9D ', 'k7-qf-2m-9d'])
      assert.deepEqual(readInvited(typed), { shown: 'K7QF-2M9D', whole: 'K7QF-2M9D' });
  });
  it('may be a pasted link, with words around it', () => {
    const { shown } = readInvited('Play with me: https://dubito.example/a/#/j/K7QF-2M9D now!');
    assert.equal(shown, 'K7QF-2M9D');
  });
  it('keeps the fingerprint that a link carries, and shows only the code', () => {
    const link = 'https://dubito.example/#/j/K7QF2M9D.QVT8KQE74FWM779VR17MJSRFW97F7YB5';
    const invited = readInvited(`Come: ${link}`);
    assert.equal(invited.shown, 'K7QF-2M9D');
    assert.equal(invited.whole, '#/j/K7QF2M9D.QVT8KQE74FWM779VR17MJSRFW97F7YB5');
  });
  it('is read out letter by letter', () => {
    assert.equal(spelled('K7QF-2M9D'), 'K 7 Q F 2 M 9 D');
  });
});

describe('the settings', () => {
  it('keep what was chosen, and only that which fits', () => {
    const storage = memory();
    new SettingsStore(storage).set({ name: ' Ana ', theme: 'light', turn: 'turn:relay.example:3478' });
    const { name, theme, turn, motion } = readSettings(storage);
    assert.deepEqual([name, theme, turn, motion], ['Ana', 'light', 'turn:relay.example:3478', 'system']);
  });
  it('fall back field by field where the storage is spoilt', () => {
    const storage = memory();
    storage.setItem('dubito.settings', '{"theme":"purple","name":"Ana","volume":7,"meetings":["javascript:1"]}');
    const { name, theme, volume, meetings } = readSettings(storage);
    assert.deepEqual([name, theme, volume, meetings], ['Ana', 'system', 0.5, []]);
    storage.setItem('dubito.settings', 'nonsense');
    assert.equal(readSettings(storage).theme, 'system');
  });
  it('tell whoever listens', () => {
    const store = new SettingsStore(memory());
    let told = 0;
    store.addEventListener('change', () => told++);
    store.set({ sound: false });
    assert.equal(told, 1);
  });
});

describe('the file of a record', () => {
  it('is named by game and day', () => {
    assert.equal(recordName('dudo', new Date(2026, 10, 5)), 'dubito-dudo-2026-11-05.dubito');
  });
});
