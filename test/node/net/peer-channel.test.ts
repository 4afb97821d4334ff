import assert from 'node:assert/strict';
import { it } from 'node:test';
import { peerChannel } from '../../../src/net/peer-channel.ts';

type Connection = Parameters<typeof peerChannel>[0];
type Descriptions = { signalingState: RTCSignalingState; localDescription: unknown; remoteDescription: unknown };
const names = (...prints: readonly string[]): string =>
  ['v=0', ...prints.map((p) => `a=fingerprint:sha-256 ${p}`), 'm=application', ''].join('\r\n');
/** What the channel reads of a PeerJS connection. */
function connection(local: string, remote: string | null): { it: Connection; pc: EventTarget & Descriptions } {
  const descriptions: Descriptions = {
    signalingState: remote === null ? 'have-local-offer' : 'stable',
    localDescription: { sdp: local },
    remoteDescription: remote === null ? null : { sdp: remote },
  };
  const pc = Object.assign(new EventTarget(), descriptions);
  return { it: { on: () => undefined, peerConnection: pc } as unknown as Connection, pc };
}
const bound = async (of: { it: Connection }, dialled: boolean): Promise<string> =>
  new TextDecoder().decode((await peerChannel(of.it, dialled)()).binding);

it('a meeting point that adds its own certificate to a friend’s description is not taken for the friend', async () => {
  const bruno = await bound(connection(names('BB'), names('AA', 'EE')), false);
  const ana = await bound(connection(names('AA'), names('BB', 'EE')), true);
  assert.notEqual(ana, bruno);
});

it('two ends that name the same certificates are bound alike, however often each is named', async () => {
  const ana = await bound(connection(names('AA'), names('BB', 'BB')), true);
  const bruno = await bound(connection(names('BB'), names('AA')), false);
  assert.equal(ana, bruno);
  assert.equal(ana, 'sha-256 aa\nsha-256 bb');
});

it('a channel that opens before the browser has noted the answer is bound to the answer all the same', async () => {
  const early = connection(names('AA'), null);
  const ana = bound(early, true);
  Object.assign(early.pc, { signalingState: 'stable', remoteDescription: { sdp: names('BB') } });
  early.pc.dispatchEvent(new Event('signalingstatechange'));
  assert.equal(await ana, 'sha-256 aa\nsha-256 bb');
});

it('what comes before the browser says that the channel is open is heard by whoever listens then', async () => {
  const early = connection(names('AA'), names('BB'));
  let say: (data: unknown) => void = () => assert.fail('nobody waits for a packet');
  Object.assign(early.it, { on: (kind: string, run: typeof say) => kind === 'data' && (say = run) });
  const opened = peerChannel(early.it, true);
  say('hello');
  const heard: unknown[] = [];
  (await opened()).listen({ packet: (data) => heard.push(data), closed: () => undefined, doubt: () => undefined });
  say('proof');
  assert.deepEqual(heard, ['hello', 'proof']);
});
