// test/node/table/silent.test.ts: a table to which a line stands, and that says nothing: who wants to join is told in time, and may try again.
import assert from 'node:assert/strict';
import { it } from 'node:test';
import { answered } from '../../../src/net/answered.ts';
import { Party, type Friend } from './party.ts';

/** Asks for a seat over a line to the opener; what came of it, and after how long (ms). */
async function asks(
  party: Party,
  f: Friend,
  opener: Friend,
  cancel = new AbortController(),
): Promise<{ said: string; took: number }> {
  f.sits(f.device.guest(f.name, 'http://here/'));
  const begun = party.clock.now();
  const seated = f.device.join(f.id);
  party.network.connect(f.name, opener.name);
  let said = '';
  void answered(seated, f.node.clock, cancel.signal).then((r) => {
    said = r.ok ? 'seated' : r.fault;
  });
  await party.clock.until(() => said !== '', 60_000);
  return { said, took: party.clock.now() - begun };
}

it('B46: who gets no answer over an open line reads so in less than 15 s, and gets a seat when trying again', async () => {
  const party = new Party(461);
  const [ana] = (await party.gather(['Ana', 'Bruno'])) as [Friend];
  const dora = party.friend('Dora');
  party.network.cut('Dora', 'Ana', 'silent');
  const first = await asks(party, dora, ana);
  assert.equal(first.said, 'nobody');
  assert.ok(first.took < 15_000, `${first.took} ms`);
  await dora.device.forget(dora.id);
  party.network.heal('Dora', 'Ana');
  const second = await asks(party, dora, ana);
  assert.equal(second.said, 'seated');
  assert.ok(second.took < 2_000, `${second.took} ms`);
  assert.ok(await party.sees((f) => f.lobby?.seats.filter((s) => s.name === 'Dora').length === 1, 60_000));
});

it('B46: a slow network is waited for: a seat that takes ten seconds is a seat', async () => {
  const party = new Party(462);
  const [ana] = (await party.gather(['Ana', 'Bruno'])) as [Friend];
  const dora = party.friend('Dora');
  party.network.cut('Dora', 'Ana', 'held');
  party.clock.after(10_000, () => party.network.heal('Dora', 'Ana'));
  const { said, took } = await asks(party, dora, ana);
  assert.equal(said, 'seated');
  assert.ok(took > 9_500 && took < 12_000, `${took} ms`);
});

it('B46: who does not want to wait need not', async () => {
  const party = new Party(463);
  const [ana] = (await party.gather(['Ana', 'Bruno'])) as [Friend];
  const dora = party.friend('Dora');
  party.network.cut('Dora', 'Ana', 'silent');
  const cancel = new AbortController();
  party.clock.after(3_000, () => cancel.abort());
  const { said, took } = await asks(party, dora, ana, cancel);
  assert.equal(said, 'cancelled');
  assert.ok(took < 3_100);
});
