// test/node/table/peers.test.ts: what is passed on: over a good mesh nothing twice, and to nobody too little.
import assert from 'node:assert/strict';
import { it } from 'node:test';
import { hex } from '../../../src/core/bytes.ts';
import { readCanonical } from '../../../src/core/plain.ts';
import type { Link } from '../../../src/core/ports.ts';
import { read, type Statement } from '../../../src/table/signed.ts';
import { readMessage } from '../../../src/table/wire.ts';
import type { Device } from '../../../tools/world.ts';
import { hour, opened, sittingOf } from './played.ts';

/** What a frame carries, if it is something signed. */
function signedIn(frame: Uint8Array): { readonly what: Statement; readonly sig: string } | null {
  const [, said] = readCanonical(frame) as readonly [Uint8Array, unknown];
  const m = readMessage(said);
  const what = m?.kind === 'thing' ? read(m.thing) : undefined;
  return m?.kind === 'thing' && what ? { what, sig: hex(m.thing.sig) } : null;
}
const watched = (link: Link, sends: (frame: Uint8Array) => boolean): Link => ({
  ...link,
  send: (frame) => {
    if (sends(frame)) link.send(frame);
  },
  close: () => link.close(),
  listen: (ear) => link.listen(ear),
});

it('where everybody reaches everybody, each entry of a roll crosses one line to each, from its author', async () => {
  const seen: { readonly by: number; readonly author: number; readonly name: string; readonly at: number }[] = [];
  let now = (): number => 0;
  const wrap = (me: Device, link: Link, to: Device): Link =>
    watched(link, (frame) => {
      const signed = signedIn(frame);
      if (signed?.what.purpose === 'entry')
        seen.push({ by: me.seat, author: signed.what.seat, name: `${signed.sig} to ${to.seat}`, at: now() });
      return true;
    });
  const world = await opened({ seats: 4, seed: 1, wrap });
  now = () => world.clock.now();
  await world.clock.until(() => sittingOf(world.devices[0]).chain.match.round === 3, hour);
  const begun = now();
  await world.clock.run(1_000);
  const late = seen.filter((x) => x.at >= begun);
  assert.ok(late.length >= 24, `${late.length} entries for two steps of a roll`);
  assert.equal(new Set(late.map((x) => x.name)).size, late.length, 'none of them twice');
  assert.deepEqual(late.filter((x) => x.by !== x.author), []); // prettier-ignore
});

it('one whose entries are kept from it by their author gets them from a third, and nobody is blamed', async () => {
  const wrap = (me: Device, link: Link, to: Device): Link =>
    me.seat === 0 && to.seat === 2
      ? watched(link, (frame) => {
          const signed = signedIn(frame);
          return signed === null || signed.what.purpose !== 'entry' || signed.what.seat !== 0;
        })
      : link;
  const world = await opened({ seats: 3, seed: 2, wrap });
  const sittings = world.devices.map(sittingOf);
  await world.clock.until(() => sittings.every((s) => s.end !== null), hour);
  assert.deepEqual(sittings.map((s) => s.end?.kind), ['finished', 'finished', 'finished']); // prettier-ignore
  assert.ok(sittings.every((s) => s.chain.referee.faults.length === 0));
  assert.equal(new Set(sittings.map((s) => hex(s.chain.referee.head.hash))).size, 1);
});
