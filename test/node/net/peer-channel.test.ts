import assert from 'node:assert/strict';
import { it } from 'node:test';
import { peerChannel } from '../../../src/net/peer-channel.ts';

type Connection = Parameters<typeof peerChannel>[0];
const connection = (local: string, remote: string): Connection =>
  ({ on: () => undefined, peerConnection: { localDescription: { sdp: local }, remoteDescription: { sdp: remote } } }) as unknown as Connection; // prettier-ignore
const names = (...prints: readonly string[]): string =>
  ['v=0', ...prints.map((p) => `a=fingerprint:sha-256 ${p}`), 'm=application', ''].join('\r\n');

it('a meeting point that adds its own certificate to a friend’s description is not taken for the friend', () => {
  const bruno = peerChannel(connection(names('BB'), names('AA', 'EE')), false);
  const ana = peerChannel(connection(names('AA'), names('BB', 'EE')), true);
  assert.notDeepEqual(ana.binding, bruno.binding);
});

it('two ends that name the same certificates are bound alike, however often each is named', () => {
  const ana = peerChannel(connection(names('AA'), names('BB', 'BB')), true);
  const bruno = peerChannel(connection(names('BB'), names('AA')), false);
  assert.deepEqual(ana.binding, bruno.binding);
  assert.equal(new TextDecoder().decode(ana.binding), 'sha-256 aa\nsha-256 bb');
});
