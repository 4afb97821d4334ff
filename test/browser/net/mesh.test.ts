import { expect } from '@open-wc/testing';
import { ed25519 } from '@noble/curves/ed25519.js';
import nacl from 'tweetnacl';
import { hex } from '../../../src/core/bytes.ts';
import type { Link } from '../../../src/core/ports.ts';
import { peerId } from '../../../src/net/code.ts';
import type { Identity } from '../../../src/net/hello.ts';
import { answersTo, fingerprintOf } from '../../../src/net/key-code.ts';
import type { Mesh } from '../../../src/net/mesh.ts';
import { Line } from '../../../src/net/line.ts';
import type { MeetingPoint, MeetingState } from '../../../src/net/meeting.ts';
import { pageMesh } from '../../../src/net/page.ts';
import { PeerMeeting } from '../../../src/net/peer-meeting.ts';
import { wakingClock } from '../../../src/net/waking-clock.ts';

const port = Number(import.meta.env['VITE_MEETING_PORT']);
const here: MeetingPoint = { host: '127.0.0.1', port, path: '/meet', secure: false };
const nowhere: MeetingPoint = { ...here, port: 1 };
const clock = wakingClock();
const chance = (n: number): Uint8Array => nacl.randomBytes(n);
/** The real code takes seconds on a busy machine; any function of the key will do here. */
const codeOf = (key: Uint8Array): string => hex(key).toUpperCase().slice(0, 8).replace(/^..../, '$&-');
const never = new AbortController().signal;

// The meeting point can be taken away: its sockets end, and new ones find nobody.
const meeting = { away: false, sockets: new Set<WebSocket>() };
const RealSocket = WebSocket;
class MeetingSocket extends RealSocket {
  constructor(url: string | URL, protocols?: string | string[]) {
    super(meeting.away ? 'ws://127.0.0.1:1/' : url, protocols);
    meeting.sockets.add(this);
  }
}
function takeMeetingAway(): void {
  meeting.away = true;
  for (const socket of meeting.sockets) socket.close();
}
before(() => {
  globalThis.WebSocket = MeetingSocket;
});
after(() => {
  globalThis.WebSocket = RealSocket;
});

type Player = {
  readonly mesh: Mesh;
  readonly who: Identity;
  readonly code: string;
  readonly links: Link[];
  readonly heard: Uint8Array[];
  readonly log: string[];
  readonly states: MeetingState[];
  readonly end: () => void;
};
const open: Player[] = [];
const newIdentity = (): Identity => {
  const secret = chance(32);
  return { key: ed25519.getPublicKey(secret), sign: (m) => Promise.resolve(ed25519.sign(m, secret)) };
};
function player(who = newIdentity(), points: readonly MeetingPoint[] = [here]): Player {
  const [links, heard, log, states] = [[] as Link[], [] as Uint8Array[], [] as string[], [] as MeetingState[]];
  const { mesh, end } = pageMesh(
    { points, iceServers: [] },
    {
      ...{ clock, chance, identity: who, purpose: 'test' },
      check: (key, message, sig) => Promise.resolve(ed25519.verify(sig, message, key, { zip215: false })),
      codeOf: (key) => Promise.resolve(codeOf(key)),
      answersTo: (key, invitation) => Promise.resolve(answersTo(key, invitation, codeOf)),
      on: {
        line: (_, link) => {
          const nth = links.push(link);
          link.listen({ message: (m) => heard.push(m), closed: () => log.push(`closed ${nth}`) });
        },
        meeting: (state) => states.push(state),
        reach: (_, reach) => log.push(reach),
      },
    },
  );
  const made = { mesh, who, code: codeOf(who.key), links, heard, log, states, end };
  open.push(made);
  return made;
}
let round = 0;
/** Gives up with the test that it belongs to. */
const until = async (done: () => boolean): Promise<void> => {
  const mine = round;
  while (!done() && mine === round) await new Promise((go) => setTimeout(go, 10));
};
const known = ({ who, code }: Player) => ({ key: who.key, code });
const isOpen = (p: Player): boolean => p.states.at(-1)?.at === 'open';
async function two(): Promise<[Player, Player]> {
  const pair: [Player, Player] = [player(), player()];
  await Promise.all(pair.map((p) => p.mesh.open()));
  await until(() => pair.every(isOpen));
  return pair;
}
afterEach(() => {
  round++;
  for (const p of open.splice(0)) p.end();
  meeting.away = false;
  meeting.sockets.clear();
});

describe('lines over a real meeting point', function () {
  this.timeout(30_000);

  it('two meet by code and link, and messages of 60 KB pass both ways', async () => {
    const [ana, ben] = await two();
    const met = await ana.mesh.dial(ben.code, fingerprintOf(ben.who.key), () => undefined, never);
    expect(met).to.deep.equal({ ok: true, value: ben.who.key });
    await until(() => ben.links.length === 1);
    const messages = Array.from({ length: 20 }, () => chance(60_000));
    for (const m of messages) ana.links[0]?.send(m);
    ben.links[0]?.send(Uint8Array.of(1));
    await until(() => ben.heard.length === 20 && ana.heard.length === 1);
    expect(ben.heard.every((m, i) => nacl.verify(m.subarray(0, 64), messages[i]?.subarray(0, 64) ?? m))).to.be.true;
    expect(ben.heard.map((m) => m.length)).to.deep.equal(messages.map((m) => m.length));
  });
  it('someone who took the place of a code is refused', async () => {
    const [ana] = await two();
    const ben = player();
    // Eve registers ben's id at the meeting point with her own key.
    const eve = player({ ...newIdentity() });
    const lines: unknown[] = [];
    const bindings: string[] = [];
    const place = new PeerMeeting(
      peerId(ben.code),
      {
        state: () => undefined,
        incoming: (channel, other) => {
          bindings.push(new TextDecoder().decode(channel.binding));
          lines.push(
            new Line({
              ...{ channel, clock, hidden: () => false, changed: () => undefined },
              hello: {
                ...{ identity: eve.who, check: () => Promise.resolve(true), chance },
                ...{ life: new Uint8Array(8), purpose: 'test', dialled: false, me: peerId(ben.code), other },
                expected: () => Promise.resolve(true),
              },
            }),
          );
        },
      },
      { settings: { points: [here], iceServers: [] }, clock, chance, token: 'eve' },
    );
    place.open();
    const met = await ana.mesh.dial(ben.code, null, () => undefined, never);
    expect(met).to.deep.equal({ ok: false, fault: 'not-the-one' });
    expect(bindings[0]).to.match(/^sha-256 [0-9a-f:]{95}\nsha-256 [0-9a-f:]{95}$/); // both certificates
    expect([lines.length, ana.links.length]).to.deep.equal([1, 0]);
    place.close();
  });
  it('a player who reloads has the same code again, and the others get a new line', async () => {
    const [ana, ben] = await two();
    ben.mesh.keep([known(ana)]);
    ana.mesh.keep([known(ben)]);
    await until(() => ana.links.length === 1 && ben.links.length === 1);
    ana.end();
    const back = player(ana.who);
    back.mesh.keep([known(ben)]);
    await back.mesh.open();
    await until(() => back.links.length > 0 && ben.log.at(-1) === 'direct' && ben.links.length > 1);
    expect(ben.log.filter((l) => l === 'closed 1')).to.have.length(1);
    ben.links.at(-1)?.send(Uint8Array.of(7));
    await until(() => back.heard.length === 1);
  });
  it('a line that is closed is dialled again', async () => {
    const [ana, ben] = await two();
    ben.mesh.keep([known(ana)]);
    ana.mesh.keep([known(ben)]);
    await until(() => ana.links.length === 1 && ben.links.length === 1);
    ana.links[0]?.close();
    await until(() => ana.links.length === 2 && ben.links.length === 2);
    ana.links[1]?.send(Uint8Array.of(9));
    await until(() => ben.heard.length === 1);
  });
  it('the meeting point goes away: the page says so, the line lives; it comes back: newcomers get in', async () => {
    const [ana, ben] = await two();
    ana.mesh.keep([known(ben)]);
    await until(() => ana.links.length === 1 && ben.links.length === 1);
    takeMeetingAway();
    await until(() => ana.states.at(-1)?.at === 'away' && ben.states.at(-1)?.at === 'away');
    ana.links[0]?.send(Uint8Array.of(1));
    await until(() => ben.heard.length === 1);
    meeting.away = false;
    ana.mesh.wake(false);
    await until(() => isOpen(ana));
    const zed = player();
    await zed.mesh.open();
    const met = await zed.mesh.dial(ana.code, null, () => undefined, never);
    expect(met.ok).to.be.true;
    ben.links[0]?.send(Uint8Array.of(2));
    await until(() => ana.heard.length === 1);
    expect([...ana.log, ...ben.log].filter((l) => l.startsWith('closed'))).to.deep.equal([]);
  });
  it('a meeting point that is not there is away; the next one in the settings is tried', async () => {
    const ana = player(newIdentity(), [nowhere]);
    await ana.mesh.open();
    await until(() => ana.states.at(-1)?.at === 'away');
    const ben = player(newIdentity(), [nowhere, here]);
    await ben.mesh.open();
    await until(() => isOpen(ben));
    expect(ben.states.at(-1)).to.deep.include({ point: here });
  });
  it('a page that wakes up registers anew and is found', async () => {
    const [ana, ben] = await two();
    ana.mesh.wake(true);
    await until(() => ana.states.filter((s) => s.at === 'open').length > 1);
    const met = await ben.mesh.dial(ana.code, null, () => undefined, never);
    expect(met.ok).to.be.true;
  });
  it('a page that returns while its earlier registration stands is in, although the meeting point says nothing', async () => {
    const [ana, ben] = await two();
    const token = sessionStorage.getItem(`dubito/meeting/${peerId(ana.code)}`) ?? '';
    const states: MeetingState[] = [];
    let found = '';
    const back = new PeerMeeting(
      peerId(ana.code),
      { state: (s) => states.push(s), incoming: (_, from) => (found = from) },
      { settings: { points: [here], iceServers: [] }, clock, chance, token },
    );
    back.open();
    await until(() => states.at(-1)?.at === 'open');
    expect(states.at(-1)).to.deep.include({ confirmed: false });
    const call = new AbortController();
    void ben.mesh.dial(ana.code, null, () => undefined, call.signal);
    await until(() => found === peerId(ben.code));
    call.abort();
    back.close();
  });
  it('a code that somebody else holds at the meeting point is asked for again until it is free', async () => {
    const [ana] = await two();
    const states: MeetingState[] = [];
    const twin = new PeerMeeting(
      peerId(ana.code),
      { state: (s) => states.push(s), incoming: () => undefined },
      { settings: { points: [here], iceServers: [] }, clock, chance, token: 'another' },
    );
    twin.open();
    await until(() => states.some((s) => s.at === 'connecting' && s.retaking));
    ana.end();
    await until(() => states.at(-1)?.at === 'open');
    twin.close();
  });
  it('odd words of the meeting point raise no error on the page', async () => {
    const errors: unknown[] = [];
    const note = (e: ErrorEvent | PromiseRejectionEvent): void => void errors.push(e);
    addEventListener('error', note);
    addEventListener('unhandledrejection', note);
    const [ana, ben] = await two();
    const eve = new RealSocket(`ws://127.0.0.1:${port}/meet/peerjs?key=peerjs&id=dubito1-EEEEEEEE&token=e`);
    await until(() => eve.readyState === 1);
    const dst = peerId(ana.code);
    const offer = { type: 'data', connectionId: 'dc_x', serialization: 'raw', reliable: true };
    for (const said of [
      { type: 'OFFER' },
      { type: 'OFFER', payload: null },
      { type: 'OFFER', payload: { ...offer, serialization: 'unknown', sdp: { type: 'offer', sdp: '' } } },
      { type: 'OFFER', payload: { ...offer, type: 'media' } },
      { type: 'OFFER', payload: { ...offer, sdp: { type: 'offer', sdp: 'nonsense' } } },
      { type: 'OFFER', payload: { ...offer, sdp: 5 } },
      { type: 'ANSWER', payload: { connectionId: 'dc_x' } },
      { type: 'CANDIDATE', payload: { connectionId: 'dc_y', candidate: {} } },
      { type: 'LEAVE' },
      { type: 'EXPIRE' },
    ])
      eve.send(JSON.stringify({ ...said, dst }));
    const met = await ben.mesh.dial(ana.code, null, () => undefined, never);
    expect(met.ok).to.be.true;
    expect(errors).to.deep.equal([]);
    eve.close();
    removeEventListener('error', note);
    removeEventListener('unhandledrejection', note);
  });
});
