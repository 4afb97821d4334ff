import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { nobleCheck, sign } from '../../../src/fair/signature.ts';
import { games, gameById } from '../../../src/games/catalogue.ts';
import { wakingClock } from '../../../src/net/waking-clock.ts';
import { Device } from '../../../src/table/device.ts';
import { MemoryStore } from '../../../src/table/memory-store.ts';
import { calm } from '../../../src/table/pace.ts';
import { rehearsal } from '../../../src/table/rehearsal.ts';

const chance = (n: number): Uint8Array => crypto.getRandomValues(new Uint8Array(n));
class WatchedStore extends MemoryStore {
  writes = 0;
  override write(...of: Parameters<MemoryStore['write']>): Promise<void> {
    this.writes += 1;
    return super.write(...of);
  }
}
const portsOf = (store: MemoryStore) => ({ clock: wakingClock(), chance, store, check: nobleCheck, sign, pace: calm });
const defaultsOf = (game: string) => {
  const options = gameById(game)?.readOptions({});
  if (!options?.ok) throw new Error(`${game} has no default rules`);
  return options.value;
};

describe('a rehearsal in the lobby', () => {
  for (const { id } of games)
    it(`of ${id} plays three questions of its person and ends with the fourth, and leaves nothing on the device`, async () => {
      const store = new WatchedStore();
      const scenes = await rehearsal(id, defaultsOf(id), portsOf(store), () => true);
      const last = scenes.at(-1);
      assert.ok(last && (last.ask !== null || last.end !== null), `${scenes.length} scenes, no question`);
      const asked = new Set(scenes.flatMap((s) => (s.ask === null ? [] : [s.ask.step])));
      assert.equal(last.end !== null || asked.size === 4, true, `asked ${asked.size} times`);
      assert.equal(last.me !== null, true);
      assert.equal(scenes[0]?.game, id);
      assert.equal(store.writes, 0);
    });
  it('ends at once when nobody needs it any more', async () => {
    const scenes = await rehearsal('duvidae', defaultsOf('duvidae'), portsOf(new MemoryStore()), () => false);
    assert.equal(
      scenes.some((s) => s.ask !== null),
      false,
    );
  });
  it('is not among the tables of the device, and gives up its time when a game begins there', async () => {
    const code = { code: 'K7QF-2M9D', link: 'https://example.org/#/j/K7QF2M9D' };
    const device = new Device({ ports: portsOf(new MemoryStore()), invitation: () => code });
    device.open('duvidae', {}, 'Ana', 'https://example.org/');
    const rehearsing = device.rehearse('duvidae', {});
    await device.practise('dudo', {}, 'Ana', 1);
    const scenes = await rehearsing;
    assert.equal(
      scenes.some((s) => s.ask !== null),
      false,
    );
    const open = await device.opened();
    assert.deepEqual(open.map((o) => o.game).sort(), ['dudo', 'duvidae']);
    for (const { id } of open) await device.forget(id);
  });
});
