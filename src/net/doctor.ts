// net/doctor.ts: tries, one by one, what a direct line is made of: each meeting point, a line to itself, the addresses that
// others could reach, the relay. Everything has a deadline. Knows no table and no words.
import type { Diagnosis, Finding } from '../core/doctor.ts';
import type { Chance, Clock } from '../core/ports.ts';
import type { MeetingPoint, NetSettings } from './meeting.ts';
import { PeerMeeting } from './peer-meeting.ts';
import { peerId, randomCode } from './code.ts';

const second = 1000;
const meetingTime = 10 * second;
const gatherTime = 10 * second;
const lineTime = 8 * second;

export type DoctorTools = {
  readonly settings: NetSettings;
  readonly clock: Clock;
  readonly chance: Chance;
  /** Called at once and at every finding. */
  readonly show: (diagnosis: Diagnosis) => void;
  readonly cancel: AbortSignal;
};
type Kind = 'host' | 'srflx' | 'relay';

/** What `start` settles with, or `late` when its time is over or all is cancelled; then it is ended in any case. */
function within<T>(
  { clock, cancel }: DoctorTools,
  ms: number,
  late: T,
  start: (done: (value: T) => void) => () => void,
): Promise<T> {
  if (cancel.aborted) return Promise.resolve(late);
  let end: () => void = () => undefined;
  const result = new Promise<T>((settle) => {
    const stopped = (): void => settle(late);
    const stop = clock.after(ms, stopped);
    cancel.addEventListener('abort', stopped);
    const ended = start(settle);
    end = () => {
      stop();
      cancel.removeEventListener('abort', stopped);
      ended();
    };
  });
  return result.finally(() => end());
}

/** Whether a meeting point takes a registration; one under a code that nobody has, so that no table is disturbed. */
const meets = (tools: DoctorTools, point: MeetingPoint): Promise<Finding> =>
  within<Finding>(tools, meetingTime, 'fails', (done) => {
    const { clock, chance } = tools;
    const meeting = new PeerMeeting(
      peerId(randomCode(chance)),
      {
        state: (state) => {
          if (state.at === 'open' && state.confirmed) done('works');
          else if (state.at === 'away') done('fails');
        },
        incoming: (channel) => channel.close(),
      },
      { settings: { points: [point], iceServers: [] }, clock, chance, token: randomCode(chance) },
    );
    meeting.open();
    return () => meeting.close();
  });

/** The kinds of addresses that this device finds for itself; null: the browser makes no lines, or refuses the settings. */
async function addresses(tools: DoctorTools, iceServers: readonly RTCIceServer[]): Promise<ReadonlySet<Kind> | null> {
  let line: RTCPeerConnection;
  try {
    line = new RTCPeerConnection({ iceServers: [...iceServers] });
  } catch {
    return null;
  }
  const found = new Set<Kind>();
  await within<null>(tools, gatherTime, null, (done) => {
    line.onicecandidate = ({ candidate }) => {
      if (candidate === null) done(null);
      else if (candidate.type === 'host' || candidate.type === 'srflx' || candidate.type === 'relay')
        found.add(candidate.type);
    };
    line.createDataChannel('doctor');
    line.setLocalDescription().catch(() => done(null));
    return () => line.close();
  });
  return found;
}

/** Whether a data channel opens between two ends on this very page. */
const talksToItself = (tools: DoctorTools): Promise<Finding> =>
  within<Finding>(tools, lineTime, 'fails', (done) => {
    let ends: readonly [RTCPeerConnection, RTCPeerConnection];
    try {
      ends = [new RTCPeerConnection(), new RTCPeerConnection()];
    } catch {
      done('fails');
      return () => undefined;
    }
    const [a, b] = ends;
    const pass = (to: RTCPeerConnection) => (event: RTCPeerConnectionIceEvent) =>
      void to.addIceCandidate(event.candidate ?? undefined).catch(() => undefined);
    a.onicecandidate = pass(b);
    b.onicecandidate = pass(a);
    a.createDataChannel('doctor').onopen = () => done('works');
    const meet = async (): Promise<void> => {
      await a.setLocalDescription();
      if (a.localDescription) await b.setRemoteDescription(a.localDescription);
      await b.setLocalDescription();
      if (b.localDescription) await a.setRemoteDescription(b.localDescription);
    };
    meet().catch(() => done('fails'));
    return () => {
      a.close();
      b.close();
    };
  });

const isTurn = ({ urls }: RTCIceServer): boolean => [urls].flat().some((url) => /^turns?:/i.test(url));
const nameOf = ({ host, port, path }: MeetingPoint): string => `${host}:${port}${path === '/' ? '' : path}`;

/** Looks at everything at once, and resolves when all is known or was cancelled. */
export async function examine(tools: DoctorTools): Promise<Diagnosis> {
  const { settings, show } = tools;
  const relays = settings.iceServers.filter(isTurn);
  const stuns = settings.iceServers.filter((server) => !isTurn(server));
  let now: Diagnosis = {
    points: settings.points.map((point) => ({ name: nameOf(point), finding: 'looking' })),
    ...{ browser: 'looking', near: 'looking' },
    far: stuns.length === 0 ? 'unset' : 'looking',
    relay: relays.length === 0 ? 'unset' : 'looking',
  };
  const found = (change: Partial<Diagnosis>): void => {
    now = { ...now, ...change };
    show(now);
  };
  found({});
  const works = (yes: boolean | undefined): Finding => (yes === true ? 'works' : 'fails');
  await Promise.all([
    ...settings.points.map(async (point, at) => {
      const finding = await meets(tools, point);
      found({ points: now.points.map((p, i) => (i === at ? { ...p, finding } : p)) });
    }),
    talksToItself(tools).then((browser) => found({ browser })),
    addresses(tools, stuns).then((kinds) => {
      const near = works(kinds?.has('host'));
      found(stuns.length === 0 ? { near } : { near, far: works(kinds?.has('srflx')) });
    }),
    ...(relays.length === 0
      ? []
      : [addresses(tools, relays).then((kinds) => found({ relay: works(kinds?.has('relay')) }))]),
  ]);
  return now;
}
