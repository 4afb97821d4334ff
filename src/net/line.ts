// net/line.ts: one direct line to one peer, from the opened channel to its end: connecting | open | shaky | gone.
// Proves keys first, then carries messages both ways, with a heartbeat. Knows no PeerJS and no meaning of a message.
import type { Clock, Link } from '../core/ports.ts';
import type { Result } from '../core/result.ts';
import type { Channel } from './channel.ts';
import { Allowance, FrameReader, messageLimit, packets, type Frame } from './frame.ts';
import { Hello, type HelloOptions, type HelloRefusal, type Proved } from './hello.ts';

/** closed: the channel ended; silent: nothing heard for too long; bye: it said so; hostile: too much that is no message; slow: it takes nothing in; superseded: a newer line took its place; ended: this side closed it. */
export type Gone = 'closed' | 'silent' | 'bye' | 'hostile' | 'slow' | 'superseded' | 'ended';
export type LineState =
  | { readonly at: 'connecting' }
  /** hidden: the other's page is in the background and may fall asleep. */
  | { readonly at: 'open'; readonly hidden: boolean }
  | { readonly at: 'shaky' }
  | { readonly at: 'gone'; readonly why: Gone | HelloRefusal };
export type LineOptions = {
  readonly channel: Channel;
  readonly clock: Clock;
  readonly hello: Omit<HelloOptions, 'channel'>;
  readonly hidden: () => boolean;
  readonly changed: (line: Line) => void;
};
type Ear = Parameters<Link['listen']>[0];

const second = 1000;
/** Within it a slow phone stretches a code, too. */
const helloTime = 12 * second;
const beatEvery = 4 * second;
/** A tick that comes so much late was slept through, so the silence before it proves nothing. */
const late = 2 * second;
const shakyAfter = 12 * second;
const goneAfter = 48 * second;
/** Pages in the background get to run once a minute. */
const hiddenGoneAfter = 150 * second;
const doubtTime = 5 * second;
const strikesAllowed = 4;
/** Frames that may wait while the proof before them is being checked. */
const earlyAllowed = 64;
const channelFull = 1024 * 1024;
const queueLimit = 8 * 1024 * 1024;

export class Line {
  state: LineState = { at: 'connecting' };
  proved: Proved | null = null;
  /** When it opened, on this device's clock. */
  since = 0;
  readonly dialled: boolean;
  readonly link: Link;
  /** Settles when the other has proved its key, or cannot. */
  readonly ready: Promise<Result<Proved, HelloRefusal>>;
  readonly #options: LineOptions;
  readonly #reader: FrameReader;
  readonly #sends: Allowance;
  readonly #hello: Hello;
  readonly #queue: Uint8Array[] = [];
  readonly #early: Frame[] = [];
  readonly #unheard: Uint8Array[] = [];
  #queued = 0;
  #pumping = false;
  #strikes = 0;
  #heard: number;
  #said: number;
  #hidden = false;
  #ear: Ear | null = null;
  #told = false;
  #stopTick: () => void = () => undefined;

  constructor(options: LineOptions) {
    const { channel, clock, hello } = options;
    this.#options = options;
    this.dialled = hello.dialled;
    this.#heard = this.#said = clock.now();
    this.#reader = new FrameReader(clock.now());
    this.#sends = new Allowance(0.25, clock.now());
    this.link = {
      send: (message) => this.#send(message),
      close: () => {
        this.#told = true;
        this.end('ended');
      },
      listen: (ear) => this.#listen(ear),
    };
    this.#hello = new Hello({ ...hello, channel: channel.binding }, (kind, body) => this.#now(kind, body));
    this.ready = this.#hello.done;
    channel.listen({
      packet: (data) => this.#packet(data),
      closed: () => this.end('closed'),
      doubt: () => this.doubt(0),
    });
    const stop = clock.after(helloTime, () => this.#hello.refuse('silent'));
    void this.#hello.done.then((result) => {
      stop();
      if (this.state.at === 'gone') return;
      if (result.ok) this.#open(result.value);
      else this.end(result.fault);
    });
  }

  /** Asks the other for a sign of life, and is shaky unless one comes in time. */
  doubt(patience = doubtTime): void {
    if (this.state.at !== 'open') return;
    const asked = this.#options.clock.now();
    this.beat();
    if (patience === 0) this.#to({ at: 'shaky' });
    else
      this.#options.clock.after(patience, () => {
        if (this.#heard < asked && this.state.at === 'open') this.#to({ at: 'shaky' });
      });
  }

  /** Says that this side lives, and whether its page is in the background. */
  beat(): void {
    if (this.proved) this.#now('beat', Uint8Array.of(this.#options.hidden() ? 1 : 0));
  }

  /** Ends the line, with a goodbye where it is this side that leaves. */
  end(why: Gone | HelloRefusal): void {
    if (this.state.at === 'gone') return;
    if (why === 'ended' && this.proved) this.#now('bye', new Uint8Array());
    this.#stopTick();
    this.#to({ at: 'gone', why });
    this.#options.channel.close();
    this.#hello.refuse('closed');
    this.#tellClosed();
  }

  #open(proved: Proved): void {
    this.proved = proved;
    this.since = this.#heard = this.#options.clock.now();
    this.#tick();
    this.#to({ at: 'open', hidden: this.#hidden });
    for (const frame of this.#early.splice(0)) this.#frame(frame);
    this.beat();
  }

  #packet(data: unknown): void {
    if (this.state.at === 'gone') return;
    const read = this.#reader.read(data, this.#options.clock.now());
    switch (read.kind) {
      case 'part':
        this.#hear();
        break;
      case 'bad':
        this.#strike(read.why === 'version' ? 'version' : 'shape');
        break;
      case 'frame':
        this.#hear();
        this.#frame(read.frame);
        break;
      default:
        read satisfies never;
    }
  }

  #frame(frame: Frame): void {
    if (this.state.at === 'gone') return;
    if (!this.proved) {
      if (frame.kind === 'hello' || frame.kind === 'proof') this.#hello.hear(frame.kind, frame.body);
      else if (this.#hello.proofHeard && this.#early.length < earlyAllowed) this.#early.push(frame);
      else this.#hello.refuse('early');
      return;
    }
    switch (frame.kind) {
      case 'message':
        if (this.#ear) this.#ear.message(frame.body);
        else this.#keep(frame.body);
        break;
      case 'beat':
        this.#beaten(frame.body[0]);
        break;
      case 'bye':
        this.end('bye');
        break;
      case 'hello':
      case 'proof':
        this.#strike('shape');
        break;
      default:
        frame.kind satisfies never;
    }
  }

  #keep(message: Uint8Array): void {
    this.#unheard.push(message);
    if (this.#unheard.reduce((n, m) => n + m.length, 0) > queueLimit) this.end('slow');
  }

  #beaten(flag: number | undefined): void {
    if (flag !== 0 && flag !== 1) {
      this.#strike('shape');
      return;
    }
    if (this.#hidden !== (flag === 1)) {
      this.#hidden = flag === 1;
      if (this.state.at === 'open') this.#to({ at: 'open', hidden: this.#hidden });
    }
    // Answered even when timers are throttled, because arrivals are not.
    if (this.#options.clock.now() - this.#said >= beatEvery / 2) this.beat();
  }

  #hear(): void {
    this.#heard = this.#options.clock.now();
    if (this.state.at === 'shaky') this.#to({ at: 'open', hidden: this.#hidden });
  }

  /** Before the proof nothing wrong is borne; after it, a few. */
  #strike(why: HelloRefusal): void {
    this.#strikes++;
    if (!this.proved) this.#hello.refuse(why);
    else if (this.#strikes > strikesAllowed) this.end('hostile');
  }

  #tick(): void {
    const { clock } = this.#options;
    const due = clock.now() + beatEvery;
    this.#stopTick = clock.after(beatEvery, () => {
      const now = clock.now();
      if (now - due > late) this.#heard = now;
      this.beat();
      const silence = now - this.#heard;
      if (silence >= (this.#hidden ? hiddenGoneAfter : goneAfter)) {
        this.end('silent');
        return;
      }
      if (silence >= shakyAfter && this.state.at === 'open') this.#to({ at: 'shaky' });
      this.#tick();
    });
  }

  #send(message: Uint8Array): void {
    if (message.length > messageLimit) throw new Error(`a message of ${message.length} bytes is too long for a link`);
    if (this.state.at === 'gone') return;
    for (const packet of packets('message', message)) {
      this.#queue.push(packet);
      this.#queued += packet.length;
    }
    if (this.#queued > queueLimit) this.end('slow');
    else if (!this.#pumping) this.#pump();
  }

  /** Sends what the channel and the other's patience take now, the rest a little later. */
  #pump(): void {
    const { channel, clock } = this.#options;
    this.#pumping = false;
    for (let packet = this.#queue[0]; packet && this.state.at !== 'gone'; packet = this.#queue[0]) {
      if (channel.waiting() > channelFull || !this.#sends.take(packet.length, clock.now())) {
        this.#pumping = true;
        clock.after(50, () => this.#pump());
        return;
      }
      this.#queue.shift();
      this.#queued -= packet.length;
      this.#said = clock.now();
      channel.send(packet);
    }
  }

  #now(kind: 'hello' | 'proof' | 'beat' | 'bye', body: Uint8Array): void {
    if (this.state.at === 'gone') return;
    this.#said = this.#options.clock.now();
    for (const packet of packets(kind, body)) this.#options.channel.send(packet);
  }

  #listen(ear: Ear): void {
    this.#ear = ear;
    for (const message of this.#unheard.splice(0)) ear.message(message);
    if (this.state.at === 'gone') this.#tellClosed();
  }

  #tellClosed(): void {
    if (this.#told || !this.#ear) return;
    this.#told = true;
    this.#ear.closed();
  }

  #to(state: LineState): void {
    this.state = state;
    this.#options.changed(this);
  }
}
