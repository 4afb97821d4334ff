// house.ts: the second half of the composition root, loaded when the first table is wanted: worker, mesh and page joined. Holds no game.
import { proxy, transfer, wrap, type Remote } from 'comlink';
import type { Chair } from './core/chair.ts';
import type { Arithmetic, House, JoinProgress, JoinRefusal, MeetingLine } from './core/house.ts';
import type { Link } from './core/ports.ts';
import type { Plain } from './core/plain.ts';
import { fail, ok, type Result } from './core/result.ts';
import { answered } from './net/answered.ts';
import { readCode } from './net/code.ts';
import { pointBeside, publicPoint, publicStun, type MeetingPoint, type NetSettings } from './net/meeting.ts';
import type { Mesh } from './net/mesh.ts';
import { pageMesh } from './net/page.ts';
import { wakingClock } from './net/waking-clock.ts';
import { seatedMark } from './core/seated-mark.ts';
import type { TableWorker } from './table-worker.ts';
import type { Berth } from './table/device.ts';
import { drawn } from './ui/drawn.ts';
import type { Settings } from './ui/settings.ts';

/** One seat at a table keeps one table alive on this page. */
type Seat = { readonly id: string; readonly chair: Chair; readonly end: () => void };
const chance = (n: number): Uint8Array => crypto.getRandomValues(new Uint8Array(n));
const spawn = (): Remote<TableWorker> =>
  wrap<TableWorker>(new Worker(new URL('./table-worker.ts', import.meta.url), { type: 'module', name: 'table' }));

/** Own meeting points come first, then the one beside the page; a page from the internet has the public ones to fall back on. */
export const netSettings = (s: Settings, page: Pick<Location, 'protocol' | 'hostname' | 'port'>): NetSettings => {
  const own = s.meetings.flatMap((address) => pointOf(address) ?? []);
  const hosted = page.protocol === 'https:';
  const stun = s.stun === '' && hosted ? publicStun : s.stun;
  const iceServers: RTCIceServer[] = [];
  if (stun !== '') iceServers.push({ urls: stun });
  if (s.turn !== '') iceServers.push({ urls: s.turn, username: s.turnUser, credential: s.turnPassword });
  return { points: [...own, pointBeside(page), ...(hosted && own.length === 0 ? [publicPoint] : [])], iceServers };
};
const pointOf = (address: string): MeetingPoint | null => {
  try {
    const url = new URL(address);
    const secure = url.protocol === 'https:';
    return { host: url.hostname, port: Number(url.port) || (secure ? 443 : 80), path: url.pathname || '/', secure };
  } catch {
    return null;
  }
};

export class PageHouse implements House {
  readonly #settings: () => Settings;
  readonly #worker = spawn();
  readonly #clock = wakingClock();
  #seat: Seat | null = null;
  #line: MeetingLine = 'off';
  #show: (line: MeetingLine) => void = () => undefined;

  constructor(settings: () => Settings) {
    this.#settings = settings;
  }
  rehearse(...of: Parameters<House['rehearse']>): ReturnType<House['rehearse']> {
    return this.#worker.rehearse(...of);
  }
  arithmetic(): Promise<Arithmetic> {
    return this.#worker.arithmetic();
  }
  meeting(show: (line: MeetingLine) => void): void {
    this.#show = show;
    show(this.#line);
  }
  #meets(line: MeetingLine): void {
    this.#line = line;
    this.#show(line);
  }
  /** Loaded by who asks for it: no game needs it. */
  async doctor(...[show, cancel]: Parameters<House['doctor']>): ReturnType<House['doctor']> {
    const { examine } = await import('./net/doctor.ts');
    const settings = netSettings(this.#settings(), location);
    return examine({ settings, clock: this.#clock, chance, show, cancel });
  }
  async #chair(id: string): Promise<Chair> {
    const remote = await this.#worker.chair(id);
    const chair = remote as unknown as Chair;
    return {
      show: (to) =>
        chair.show(
          proxy(async (scene) => {
            await to(scene);
            await drawn();
          }),
        ),
      answer: (step, move) => chair.answer(step, move),
      goOnWithout: (seats, yes) => chair.goOnWithout(seats, yes),
      leave: async () => {
        await chair.leave();
        await this.#left(id);
      },
      giveUp: () => chair.giveUp(),
      again: () => chair.again(),
      record: () => chair.record(),
      evidence: () => chair.evidence(),
      ready: (yes) => chair.ready(yes),
      rename: (name) => chair.rename(name),
      addBot: () => chair.addBot(),
      change: (game, options) => chair.change(game, options),
      remove: (key) => chair.remove(key),
      move: (key, to) => chair.move(key, to),
      lock: (yes) => chair.lock(yes),
      sit: (yes) => chair.sit(yes),
      allowWatching: (yes) => chair.allowWatching(yes),
      start: (anyway) => chair.start(anyway),
    };
  }
  /** A moment for the goodbye to get out; then the table is forgotten. */
  async #left(id: string): Promise<void> {
    await new Promise((done) => setTimeout(done, 300));
    this.#rise();
    await this.#worker.forget(id);
  }
  #rise(): void {
    this.#seat?.end();
    this.#seat = null;
    this.#meets('off');
  }
  /** Takes the seat of a berth: the mesh holds its lines and hands them to the worker. */
  async #sit(
    berth: Berth,
  ): Promise<{ readonly mesh: Mesh | null; readonly chair: Chair; readonly opening: Promise<void> }> {
    this.#rise();
    localStorage.setItem(seatedMark, 'yes');
    const chair = await this.#chair(berth.id);
    const joined = berth.code === null ? null : this.#mesh(berth);
    this.#seat = { id: berth.id, chair, end: () => joined?.end() };
    let opening = Promise.resolve();
    if (joined) {
      await this.#worker.watchOthers(
        berth.id,
        proxy((others) => joined.mesh.keep(others)),
      );
      // Not waited for: a lobby, and a seat that is come back to, are shown before anybody is reached.
      opening = joined.mesh.open();
    }
    return { mesh: joined?.mesh ?? null, chair, opening };
  }
  #mesh(berth: Berth): { mesh: Mesh; end: () => void } {
    return pageMesh(netSettings(this.#settings(), location), {
      clock: this.#clock,
      chance,
      identity: { key: berth.key, sign: (message) => this.#worker.signHello(berth.id, message) },
      check: (key, message, sig) => this.#worker.check(key, message, sig),
      codeOf: (key) => this.#worker.codeOf(key),
      answersTo: (key, invitation) => this.#worker.answersTo(key, invitation),
      purpose: 'table',
      on: {
        line: (key, link) => this.#hand(berth.id, key, link),
        meeting: (state) => {
          this.#meets(state.at);
        },
        reach: () => undefined, // the table asks the lines themselves
      },
    });
  }
  #hand(id: string, key: Uint8Array, link: Link): void {
    const { port1, port2 } = new MessageChannel();
    link.listen({
      message: (bytes) => {
        port1.postMessage(bytes);
      },
      closed: () => {
        port1.postMessage(null);
      },
    });
    port1.onmessage = ({ data }: MessageEvent<Uint8Array | null>) => {
      if (data) link.send(data);
      else link.close();
    };
    void this.#worker.attach(id, key, transfer(port2, [port2]));
  }

  async practise(game: string, options: Plain, name: string, bots: number): Promise<Chair> {
    return (await this.#sit(await this.#worker.practise(game, options, name, bots))).chair;
  }
  async open(game: string, options: Plain, name: string, watch: boolean): Promise<Chair> {
    return (await this.#sit(await this.#worker.open(game, options, name, page(), watch))).chair;
  }
  async join(
    code: string,
    name: string,
    progress: (at: JoinProgress) => void,
    cancel: AbortSignal,
  ): Promise<Result<Chair, JoinRefusal>> {
    const invitation = readCode(code);
    if (!invitation.ok) return fail('bad-code');
    progress('finding');
    const berth = await this.#worker.guest(name, page());
    const { mesh, chair, opening } = await this.#sit(berth);
    if (!mesh) return fail('no-direct-line');
    const seated = this.#worker.join(berth.id);
    await opening;
    const found = await mesh.dial(invitation.value.code, invitation.value.fingerprint, progress, cancel);
    const r = found.ok ? await answered(seated, this.#clock, cancel) : found;
    if (r.ok) return ok(chair);
    this.#rise();
    await this.#worker.forget(berth.id);
    return fail(r.fault);
  }
  opened(): ReturnType<House['opened']> {
    return this.#worker.opened();
  }
  async return(id: string, takeOver = false): ReturnType<House['return']> {
    if (this.#seat?.id === id && !takeOver) return ok(this.#seat.chair);
    const berth = await this.#worker.return(id, takeOver);
    return berth.ok ? ok((await this.#sit(berth.value)).chair) : berth;
  }
  async forget(id: string): Promise<void> {
    if (this.#seat?.id === id) this.#rise();
    await this.#worker.forget(id);
  }
  audit(...[file, progress]: Parameters<House['audit']>): ReturnType<House['audit']> {
    return aside((worker) => worker.audit(file, proxy(progress)));
  }
  cheat(...[file, cheat]: Parameters<House['cheat']>): ReturnType<House['cheat']> {
    return aside((worker) => worker.cheat(file, cheat));
  }
  lastGame(): ReturnType<House['lastGame']> {
    return this.#worker.lastGame();
  }
}
/** A check has a worker of its own, so that it holds nobody up. */
async function aside<T>(work: (worker: Remote<TableWorker>) => Promise<T>): Promise<T> {
  const own = new Worker(new URL('./table-worker.ts', import.meta.url), { type: 'module', name: 'audit' });
  try {
    return await work(wrap<TableWorker>(own));
  } finally {
    own.terminate();
  }
}
const page = (): string => location.href.replace(/#.*$/, '');
