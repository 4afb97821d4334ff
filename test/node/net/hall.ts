// A meeting point and data channels in memory, on a virtual clock: what PeerServer and PeerJS are to a mesh.
import { ed25519 } from '@noble/curves/ed25519.js';
import { utf8 } from '../../../src/core/bytes.ts';
import { fail, ok } from '../../../src/core/result.ts';
import type { Channel } from '../../../src/net/channel.ts';
import type { Check, Identity } from '../../../src/net/hello.ts';
import type { MeetingEvents, MeetingMaker } from '../../../src/net/meeting.ts';
import type { VirtualClock } from '../../../src/net/virtual-clock.ts';

type Ear = Parameters<Channel['listen']>[0];
type End = Channel & { ear: Ear | null; closed: boolean };
const point = { host: 'hall', port: 1, path: '/', secure: false };

export const identity = (secret: Uint8Array): Identity => ({
  key: ed25519.getPublicKey(secret),
  sign: (message) => Promise.resolve(ed25519.sign(message, secret)),
});
export const check: Check = (key, message, sig) =>
  Promise.resolve(ed25519.verify(sig, message, key, { zip215: false }));

/** Two joined ends; `silent` swallows what is under way. */
export function channels(clock: VirtualClock, silent: () => boolean = () => false, delay = 10): [End, End] {
  const ends: End[] = [];
  const make = (me: number): End => ({
    ear: null,
    closed: false,
    binding: utf8('this channel'),
    waiting: () => 0,
    send(packet) {
      if (this.closed) return;
      const sent = packet.slice();
      clock.after(delay, () => {
        const other = ends[1 - me];
        if (!silent() && other && !other.closed) other.ear?.packet(sent);
      });
    },
    close() {
      if (this.closed) return;
      this.closed = true;
      clock.after(delay, () => {
        const other = ends[1 - me];
        if (silent() || !other || other.closed) return;
        other.closed = true;
        other.ear?.closed();
      });
    },
    listen(ear) {
      this.ear = ear;
    },
  });
  ends.push(make(0), make(1));
  return ends as [End, End];
}

export class Hall {
  readonly #clock: VirtualClock;
  readonly #here = new Map<string, MeetingEvents>();
  readonly #all = new Set<MeetingEvents>();
  readonly #cuts = new Set<string>();
  readonly #misled = new Map<string, string>();
  away = false;
  dials: string[] = [];

  constructor(clock: VirtualClock) {
    this.#clock = clock;
  }

  readonly maker: MeetingMaker = (id, on) => {
    let gone = false;
    return {
      open: () => {
        this.#all.add(on);
        if (!this.away) this.#here.set(id, on);
        on.state(this.away ? { at: 'away', why: 'unreachable' } : { at: 'open', point, confirmed: true });
      },
      close: () => {
        gone = true;
        this.#all.delete(on);
        if (this.#here.get(id) === on) this.#here.delete(id);
        on.state({ at: 'off' });
      },
      nudge: () => undefined,
      elsewhere: () => undefined,
      dial: async (to, opening, cancel) => {
        this.dials.push(`${id}>${to}`);
        await this.#wait(20);
        if (cancel.aborted) return fail('cancelled');
        if (this.away || gone) return fail('meeting-away');
        const other = this.#here.get(this.#misled.get(to) ?? to);
        if (!other) {
          await this.#wait(5000);
          return fail('nobody');
        }
        opening();
        await this.#wait(20);
        if (this.#cut(id, to)) return fail('no-direct-line');
        const [mine, theirs] = channels(this.#clock, () => this.#cut(id, to));
        other.incoming(theirs, id);
        return ok(mine);
      },
    };
  };

  /** The meeting point goes, or comes back. */
  switch(away: boolean): void {
    this.away = away;
    for (const on of this.#all)
      on.state(away ? { at: 'away', why: 'unreachable' } : { at: 'open', point, confirmed: true });
  }

  /** Sends those who dial an id to another one, as a bad meeting point can. */
  mislead(id: string, to: string): void {
    this.#misled.set(id, to);
  }

  cut(a: string, b: string): void {
    this.#cuts.add([a, b].sort().join());
  }

  heal(a: string, b: string): void {
    this.#cuts.delete([a, b].sort().join());
  }

  #cut(a: string, b: string): boolean {
    return this.#cuts.has([a, b].sort().join());
  }

  #wait(ms: number): Promise<void> {
    return new Promise((done) => this.#clock.after(ms, done));
  }
}
