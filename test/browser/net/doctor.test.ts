import { expect } from '@open-wc/testing';
import nacl from 'tweetnacl';
import type { Diagnosis } from '../../../src/core/doctor.ts';
import { examine } from '../../../src/net/doctor.ts';
import type { MeetingPoint, NetSettings } from '../../../src/net/meeting.ts';
import { wakingClock } from '../../../src/net/waking-clock.ts';

const port = Number(import.meta.env['VITE_MEETING_PORT']);
const here: MeetingPoint = { host: '127.0.0.1', port, path: '/meet', secure: false };
const nowhere: MeetingPoint = { ...here, port: 1 };
const tools = { clock: wakingClock(), chance: (n: number): Uint8Array => nacl.randomBytes(n) };
async function diagnosis(settings: NetSettings, cancel = new AbortController()): Promise<readonly Diagnosis[]> {
  const shown: Diagnosis[] = [];
  const last = await examine({ ...tools, settings, show: (d) => shown.push(d), cancel: cancel.signal });
  expect(shown.at(-1)).to.deep.equal(last);
  return shown;
}
const points = (d: Diagnosis | undefined): readonly string[] => d?.points.map((p) => p.finding) ?? [];

describe('the connection doctor', function () {
  this.timeout(60_000);

  it('finds the meeting point that answers, names the one that does not, and opens a line to itself', async () => {
    const shown = await diagnosis({ points: [nowhere, here], iceServers: [] });
    expect(points(shown[0])).to.deep.equal(['looking', 'looking']);
    expect(points(shown.at(-1))).to.deep.equal(['fails', 'works']);
    expect(shown.at(-1)).to.include({ browser: 'works', near: 'works', far: 'unset', relay: 'unset' });
    expect(shown.at(-1)?.points[1]?.name).to.equal(`127.0.0.1:${port}/meet`);
  });
  it('says of a STUN server and a relay that do not answer that they fail, in a time that ends', async () => {
    const shown = await diagnosis({
      points: [here],
      iceServers: [
        { urls: 'stun:127.0.0.1:1' },
        { urls: 'turn:127.0.0.1:1?transport=tcp', username: 'ana', credential: 'no' },
      ],
    });
    expect(shown.at(-1)).to.include({ near: 'works', far: 'fails', relay: 'fails' });
  });
  it('says that a browser without direct lines opens none', async () => {
    const { RTCPeerConnection } = globalThis;
    globalThis.RTCPeerConnection = undefined as unknown as typeof RTCPeerConnection;
    try {
      const shown = await diagnosis({ points: [], iceServers: [] });
      expect(shown.at(-1)).to.include({ browser: 'fails', near: 'fails' });
    } finally {
      globalThis.RTCPeerConnection = RTCPeerConnection;
    }
  });
  it('stops when it is told to', async () => {
    const cancel = new AbortController();
    cancel.abort();
    const shown = await diagnosis({ points: [here], iceServers: [{ urls: 'stun:127.0.0.1:1' }] }, cancel);
    expect(points(shown.at(-1))).to.deep.equal(['fails']);
  });
});
