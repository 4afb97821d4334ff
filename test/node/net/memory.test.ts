import assert from 'node:assert/strict';
import { it } from 'node:test';
import type { Link } from '../../../src/core/ports.ts';
import { MemoryNetwork, type MemoryOptions } from '../../../src/net/memory.ts';
import { seeded } from '../../../src/net/seeded.ts';
import { VirtualClock } from '../../../src/net/virtual-clock.ts';

function two(options?: MemoryOptions, seed = 1) {
  const clock = new VirtualClock();
  const net = new MemoryNetwork(clock, seeded(seed), options);
  const heard: Record<string, string[]> = { ana: [], ben: [] };
  const links: Record<string, Link[]> = { ana: [], ben: [] };
  const add = (name: string) =>
    net.node(name, (link) => {
      links[name]?.push(link);
      link.listen({
        message: (m) => heard[name]?.push(String(m[0])),
        closed: () => heard[name]?.push('closed'),
      });
    });
  const nodes = { ana: add('ana'), ben: add('ben') };
  net.connect('ana', 'ben');
  const say = (name: string, n: number): void => links[name]?.at(-1)?.send(Uint8Array.of(n));
  return { clock, net, heard, links, nodes, say };
}
const numbers = (n: number): string[] => Array.from({ length: n }, (_, i) => String(i));

it('messages arrive once, whole and in order, however long each takes', async () => {
  const { clock, heard, say } = two({ delay: [5, 500] });
  for (let i = 0; i < 100; i++) say('ana', i);
  await clock.run();
  assert.deepEqual(heard['ben'], numbers(100));
});
it('the same seed delays, reorders and duplicates alike, another one does not', async () => {
  const run = async (seed: number): Promise<string[]> => {
    const { clock, heard, say } = two({ delay: [5, 500], reorder: 0.3, duplicate: 0.2 }, seed);
    for (let i = 0; i < 100; i++) say('ana', i);
    await clock.run();
    return heard['ben'] ?? [];
  };
  const first = await run(7);
  assert.deepEqual(await run(7), first);
  assert.notDeepEqual(await run(8), first);
  assert.notDeepEqual(first, numbers(100));
  assert.ok(first.length > 100);
  assert.deepEqual([...new Set(first)].sort(), numbers(100).sort());
});
it('in a silent cut messages vanish and nobody is told', async () => {
  const { clock, net, heard, say } = two();
  net.cut('ana', 'ben');
  say('ana', 1);
  await clock.run();
  net.heal('ana', 'ben');
  say('ana', 2);
  await clock.run();
  assert.deepEqual(heard, { ana: [], ben: ['2'] });
});
it('in a held cut messages wait, in order', async () => {
  const { clock, net, heard, say } = two();
  say('ana', 0);
  net.cut('ana', 'ben', 'held');
  say('ana', 1);
  await clock.run();
  assert.deepEqual(heard['ben'], []);
  net.heal('ana', 'ben');
  await clock.run();
  assert.deepEqual(heard['ben'], ['0', '1']);
});
it('a loud cut tells both, once, and healing gives both a new line', async () => {
  const { clock, net, heard, links, say } = two();
  net.cut('ana', 'ben', 'loud');
  net.cut('ben', 'ana', 'loud');
  say('ana', 1);
  await clock.run();
  assert.deepEqual(heard, { ana: ['closed'], ben: ['closed'] });
  net.heal('ben', 'ana');
  say('ana', 2);
  await clock.run();
  assert.deepEqual([links['ana']?.length, heard['ben']], [2, ['closed', '2']]);
});
it('who closes a line hears nothing more; the other hears what was said before', async () => {
  const { clock, heard, links, say } = two({ delay: [5, 50] });
  say('ana', 1);
  links['ana']?.[0]?.close();
  say('ana', 2);
  say('ben', 3);
  await clock.run();
  assert.deepEqual(heard, { ana: [], ben: ['1', 'closed'] });
});
it('a device that is dropped is silent, or says so', async () => {
  for (const how of ['silent', 'loud'] as const) {
    const { clock, net, heard, say } = two();
    net.drop('ana', how);
    say('ana', 1);
    say('ben', 2);
    await clock.run();
    assert.deepEqual(heard, { ana: [], ben: how === 'loud' ? ['closed'] : [] });
  }
});
it('what is sent to a sleeping device waits for its waking', async () => {
  const { clock, nodes, heard, say } = two();
  nodes.ben.sleep();
  for (let i = 0; i < 3; i++) say('ana', i);
  await clock.run();
  assert.deepEqual(heard['ben'], []);
  nodes.ben.wake();
  assert.deepEqual(heard['ben'], numbers(3));
});
it('messages that came before anyone listened are kept', async () => {
  const clock = new VirtualClock();
  const net = new MemoryNetwork(clock, seeded(1));
  let late: Link | undefined;
  net.node('ana', (link) => link.send(Uint8Array.of(9)));
  net.node('ben', (link) => (late = link));
  net.connect('ana', 'ben');
  await clock.run();
  const heard: number[] = [];
  late?.listen({ message: (m) => heard.push(m[0] ?? -1), closed: () => undefined });
  assert.deepEqual(heard, [9]);
});
