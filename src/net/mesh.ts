// net/mesh.ts: the direct lines between the seats of a table, made anew whenever they break. Knows no game, no message
// and no PeerJS: it is handed a meeting point. What passes over a line, and who may stay, is the table's matter.
import { hex, same } from '../core/bytes.ts';
import type { Reach } from '../core/gathering.ts';
import type { JoinProgress, JoinRefusal } from '../core/house.ts';
import type { Chance, Clock, Link } from '../core/ports.ts';
import type { Result } from '../core/result.ts';
import type { Channel } from './channel.ts';
import { peerId, type Invitation } from './code.ts';
import { dial } from './dial.ts';
import type { Check, Identity } from './hello.ts';
import { Line } from './line.ts';
import type { Meeting, MeetingMaker, MeetingState } from './meeting.ts';

/** How this device itself reaches a key; `relayed` and `here` are for the table to know. */
export type LineReach = Extract<Reach, 'direct' | 'shaky' | 'away' | 'never'>;
export type Known = { readonly key: Uint8Array; readonly code: string };
export type MeshOptions = {
  readonly meeting: MeetingMaker;
  readonly clock: Clock;
  readonly chance: Chance;
  readonly identity: Identity;
  readonly check: Check;
  /** The code of a key (net/key-code.ts), and whether a key is the one that an invitation means; both take a while: a worker does it. */
  readonly codeOf: (key: Uint8Array) => Promise<string>;
  readonly answersTo: (key: Uint8Array, invitation: Invitation) => Promise<boolean>;
  /** What the lines are for; two with different purposes do not talk. */
  readonly purpose: string;
  readonly on: {
    /** A line to a proved key, also in place of one that was handed over before; listen to it at once. */
    readonly line: (key: Uint8Array, link: Link) => void;
    readonly meeting: (state: MeetingState) => void;
    /** `key` in hex. */
    readonly reach: (key: string, reach: LineReach) => void;
  };
};

/** All that is known of one key. */
type Contact = {
  readonly key: Uint8Array;
  code: string | null;
  kept: boolean;
  line: Line | null;
  met: boolean;
  reach: LineReach;
  dialling: boolean;
  tries: number;
  stop: () => void;
};

const second = 1000;
const retries = [0, 0.5, 1, 2, 4, 8, 15, 30].map((s) => s * second);
/** The lower key dials first; the other only where that does not come about. */
const afterYou = 3 * second;
/** Two lines within this time mean that both have dialled at once. */
const glareTime = 10 * second;
const contactsLimit = 64;
const unprovedLimit = 32;
const lower = (a: Uint8Array, b: Uint8Array): boolean => hex(a) < hex(b);

export class Mesh {
  readonly #options: MeshOptions;
  readonly #life: Uint8Array;
  readonly #contacts = new Map<string, Contact>();
  readonly #unproved = new Set<Line>();
  #meeting: Meeting | null = null;
  #state: MeetingState = { at: 'off' };
  readonly #waiting = new Set<() => void>();
  #id: string | null = null;
  #hidden = false;
  #closed = true;

  constructor(options: MeshOptions) {
    this.#options = options;
    this.#life = options.chance(8);
  }

  /** Registers the own code, so that anyone may dial it, and takes up the lines that are kept. Also after `close`. */
  async open(): Promise<void> {
    this.#closed = false;
    this.#id ??= peerId(await this.#options.codeOf(this.#options.identity.key));
    if (this.#isClosed() || this.#meeting) return;
    this.#meeting = this.#options.meeting(this.#id, {
      state: (state) => this.#met(state),
      incoming: (channel, from) => {
        if (this.#unproved.size >= unprovedLimit) channel.close();
        else this.#meet(channel, from, false, () => Promise.resolve(true));
      },
    });
    this.#meeting.open();
    for (const contact of this.#contacts.values()) this.#again(contact);
  }

  /** Says goodbye on every line and gives the registration up. */
  close(): void {
    this.#closed = true;
    for (const contact of this.#contacts.values()) contact.stop();
    for (const line of this.#unproved) line.end('ended');
    for (const { line } of this.#contacts.values()) line?.end('ended');
    this.#meeting?.close();
    this.#meeting = null;
  }

  /** Holds lines to all these from now on, instead of those named before; open lines to others stay. */
  keep(seats: readonly Known[]): void {
    for (const contact of this.#contacts.values()) contact.kept = false;
    for (const { key, code } of seats) {
      if (same(key, this.#options.identity.key)) continue;
      const contact = this.#contact(key);
      contact.code = code;
      contact.kept = true;
      if (!contact.line && !contact.dialling) this.#again(contact);
    }
    for (const [name, { kept, line, stop }] of this.#contacts) {
      if (kept || line) continue;
      stop();
      this.#contacts.delete(name);
    }
  }

  /** Finds whoever has this code, for as long as two minutes, and resolves with its proved key. */
  dial(
    code: string,
    fingerprint: string | null,
    progress: (at: JoinProgress) => void,
    cancel: AbortSignal,
  ): Promise<Result<Uint8Array, JoinRefusal>> {
    const meeting = (): Meeting | null => (this.#state.at === 'open' ? this.#meeting : null);
    return dial(
      {
        clock: this.#options.clock,
        answersTo: this.#options.answersTo,
        own: this.#id,
        meeting,
        elsewhere: () => this.#meeting?.elsewhere(),
        met: (run) => {
          this.#waiting.add(run);
          return () => this.#waiting.delete(run);
        },
        meet: (channel, expected) => this.#meet(channel, peerId(code), true, expected),
        holds: (key) => {
          const contact = this.#contact(key);
          contact.code = code;
          return contact.line !== null;
        },
      },
      { code, fingerprint, progress, cancel },
    );
  }

  /** The page went to the background, or came back. */
  hide(hidden: boolean): void {
    this.#hidden = hidden;
    for (const { line } of this.#contacts.values()) line?.beat();
  }

  /** The page woke up or is online again: every line has to show that it lives, and those that are gone are dialled at once. */
  wake(slept: boolean): void {
    this.#meeting?.nudge(slept);
    for (const contact of this.#contacts.values()) {
      contact.tries = 0;
      contact.line?.doubt();
      if (contact.line?.state.at !== 'open') this.#try(contact);
    }
  }

  #isClosed(): boolean {
    return this.#closed;
  }

  #met(state: MeetingState): void {
    const opened = state.at === 'open' && this.#state.at !== 'open';
    this.#state = state;
    this.#options.on.meeting(state);
    if (opened) for (const contact of this.#contacts.values()) this.#again(contact);
    for (const run of [...this.#waiting]) run();
  }

  #contact(key: Uint8Array): Contact {
    const name = hex(key);
    const known = this.#contacts.get(name);
    if (known) return known;
    const stop = (): void => undefined;
    const contact: Contact = {
      ...{ key, code: null, kept: false, line: null, met: false },
      ...{ reach: 'never', dialling: false, tries: 0, stop },
    };
    this.#contacts.set(name, contact);
    return contact;
  }

  #meet(channel: Channel, other: string, dialled: boolean, expected: (key: Uint8Array) => Promise<boolean>): Line {
    const { identity, check, chance, purpose, clock } = this.#options;
    const me = this.#id ?? '';
    const line = new Line({
      channel,
      clock,
      hello: { identity, check, chance, life: this.#life, purpose, dialled, me, other, expected },
      hidden: () => this.#hidden,
      changed: (changed) => this.#changed(changed),
    });
    this.#unproved.add(line);
    return line;
  }

  #changed(line: Line): void {
    const fresh = this.#unproved.delete(line);
    if (!line.proved) return;
    const contact = this.#contact(line.proved.key);
    if (fresh && line.state.at === 'open') this.#adopt(contact, line);
    if (contact.line !== line) return;
    if (line.state.at === 'gone') {
      contact.line = null;
      if (this.#options.clock.now() - line.since > glareTime) contact.tries = 0;
    }
    this.#tell(contact);
    if (line.state.at !== 'open') this.#again(contact);
  }

  /** The newer line is the better one, except where both have dialled at once: then the lower key's stands. */
  #adopt(contact: Contact, line: Line): void {
    const { clock, identity, on } = this.#options;
    const current = contact.line;
    const here = [...this.#contacts.values()].filter((c) => c.line).length;
    if (this.#closed || (!current && !contact.kept && here >= contactsLimit)) {
      line.end('ended');
      return;
    }
    const glare =
      current?.state.at === 'open' &&
      current.dialled !== line.dialled &&
      clock.now() - current.since < glareTime &&
      same(current.proved?.life ?? new Uint8Array(), line.proved?.life ?? new Uint8Array());
    if (glare && line.dialled !== lower(identity.key, contact.key)) {
      line.end('superseded');
      return;
    }
    contact.line = line;
    contact.met = true;
    current?.end('superseded');
    on.line(contact.key, line.link);
  }

  #tell(contact: Contact): void {
    const state = contact.line?.state;
    const reach: LineReach =
      state?.at === 'open'
        ? state.hidden
          ? 'away'
          : 'direct'
        : state?.at === 'shaky'
          ? 'shaky'
          : contact.met
            ? 'away'
            : 'never';
    if (reach === contact.reach) return;
    contact.reach = reach;
    this.#options.on.reach(hex(contact.key), reach);
  }

  /** Sets the next try for a kept contact that has no good line. */
  #again(contact: Contact): void {
    contact.stop();
    if (!contact.kept || this.#closed || contact.line?.state.at === 'open') return;
    const { chance, clock, identity } = this.#options;
    const wait = retries[Math.min(contact.tries, retries.length - 1)] ?? 0;
    const jitter = 0.7 + ((chance(1)[0] ?? 0) / 255) * 0.6;
    const first = lower(identity.key, contact.key) ? 0 : afterYou;
    contact.stop = clock.after(first + wait * jitter, () => this.#try(contact));
  }

  #try(contact: Contact): void {
    contact.stop();
    // Without a meeting point there is nothing to try; its return sets the next try.
    if (!contact.kept || contact.dialling || contact.line?.state.at === 'open' || this.#state.at !== 'open') return;
    void this.#dialled(contact);
  }

  async #dialled(contact: Contact): Promise<void> {
    if (!this.#meeting || contact.code === null) return;
    contact.dialling = true;
    contact.tries++;
    const to = peerId(contact.code);
    const found = await this.#meeting.dial(to, () => undefined, new AbortController().signal);
    if (found.ok) await this.#meet(found.value, to, true, (key) => Promise.resolve(same(key, contact.key))).ready;
    contact.dialling = false;
    this.#again(contact);
  }
}
