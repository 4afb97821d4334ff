// net/peer-meeting.ts: the meeting point over PeerJS: off | connecting | open | away (net.md, P1 to P6). Knows no keys.
// A lost registration is always made anew with a new Peer; the old one is kept, silent, while lines that it made live.
import { Peer, type DataConnection } from 'peerjs';
import type { Chance, Clock } from '../core/ports.ts';
import { fail, ok, type Result } from '../core/result.ts';
import type { Channel } from './channel.ts';
import { gate, socketStands } from './gate.ts';
import type { DialRefusal, Meeting, MeetingAway, MeetingEvents, MeetingState, NetSettings } from './meeting.ts';
import { peerChannel } from './peer-channel.ts';

const second = 1000;
/** A meeting point says nothing to one whose registration it still holds: after this the line counts as open. */
const wordTime = 4 * second;
const socketTime = 10 * second;
/** Our ghost is let go after 60 to 90 s, depending on the server. */
const retakeEvery = 3 * second;
const retakeTime = 120 * second;
const retries = [1, 2, 4, 8, 15, 30].map((s) => s * second);
/** A meeting point gives an offer up after 5 s. */
const findTime = 8 * second;
const directTime = 15 * second;
const pendingLimit = 16;

export type PeerMeetingOptions = {
  readonly settings: NetSettings;
  readonly clock: Clock;
  readonly chance: Chance;
  /** The same for one page and id over reloads, so that the meeting point takes us back. */
  readonly token: string;
};

export class PeerMeeting implements Meeting {
  #state: MeetingState = { at: 'off' };
  #peer: Peer | null = null;
  #turn = 0;
  #tries = 0;
  #retaking: number | null = null;
  #stopTimer: () => void = () => undefined;
  readonly #lines = new Map<Peer, Set<DataConnection>>();
  readonly #finding = new Map<string, Set<() => void>>();
  #pending = 0;
  readonly #id: string;
  readonly #on: MeetingEvents;
  readonly #options: PeerMeetingOptions;

  constructor(id: string, on: MeetingEvents, options: PeerMeetingOptions) {
    this.#id = id;
    this.#on = on;
    this.#options = options;
  }

  open(): void {
    if (this.#state.at === 'off') this.#register();
  }

  close(): void {
    this.#stopTimer();
    this.#peer = null;
    this.#to({ at: 'off' });
    for (const peer of [...this.#lines.keys()]) peer.destroy();
    this.#lines.clear();
  }

  nudge(slept: boolean): void {
    if (this.#state.at === 'off' || (this.#state.at === 'away' && this.#state.why === 'incompatible')) return;
    if (!slept && this.#peer && !this.#peer.disconnected) return;
    this.#tries = 0;
    this.#register();
  }

  elsewhere(): void {
    if (this.#state.at === 'off' || this.#options.settings.points.length < 2) return;
    this.#turn++;
    this.#register();
  }

  dial(id: string, opening: () => void, cancel: AbortSignal): Promise<Result<Channel, DialRefusal>> {
    const peer = this.#peer;
    if (!peer || peer.disconnected || this.#state.at !== 'open') return Promise.resolve(fail('meeting-away'));
    let connection: DataConnection;
    try {
      connection = peer.connect(id, { reliable: true, serialization: 'raw' });
    } catch {
      return Promise.resolve(fail('no-direct-line')); // the browser refuses the addresses of the relays in the settings
    }
    this.#lines.get(peer)?.add(connection);
    const opened = peerChannel(connection, true);
    return new Promise((done) => {
      const finding = this.#finding.get(id) ?? new Set();
      this.#finding.set(id, finding);
      const end = (result: Result<Channel, DialRefusal>): void => {
        stop();
        finding.delete(nobody);
        cancel.removeEventListener('abort', cancelled);
        if (!result.ok) {
          connection.removeAllListeners();
          connection.close();
          this.#ended(peer, connection);
        }
        done(result);
      };
      const nobody = (): void => end(fail('nobody'));
      const cancelled = (): void => end(fail('cancelled'));
      let stop = this.#options.clock.after(findTime, nobody);
      finding.add(nobody);
      cancel.addEventListener('abort', cancelled);
      connection.on('iceStateChanged', (state) => {
        if (state !== 'checking') return;
        stop();
        finding.delete(nobody);
        stop = this.#options.clock.after(directTime, () => end(fail('no-direct-line')));
        opening();
      });
      connection.on('error', () => end(fail('no-direct-line')));
      connection.once('open', () => {
        connection.on('close', () => this.#ended(peer, connection));
        void opened().then((channel) => end(ok(channel)));
      });
    });
  }

  #incoming(peer: Peer, connection: DataConnection): void {
    if (this.#pending >= pendingLimit || this.#state.at === 'off') {
      connection.close();
      return;
    }
    this.#pending++;
    this.#lines.get(peer)?.add(connection);
    const opened = peerChannel(connection, false);
    let waiting = true;
    const settle = (): void => {
      if (waiting) this.#pending--;
      waiting = false;
      stop();
    };
    const give = (): void => {
      settle();
      connection.close();
      this.#ended(peer, connection);
    };
    const stop = this.#options.clock.after(directTime, give);
    connection.on('error', () => {
      if (waiting) give();
    });
    connection.once('open', () => {
      settle();
      connection.on('close', () => this.#ended(peer, connection));
      void opened().then((channel) => this.#on.incoming(channel, connection.peer));
    });
  }

  #register(): void {
    const { settings, token } = this.#options;
    const point = settings.points[this.#turn % settings.points.length];
    this.#retire();
    if (!point) {
      this.#to({ at: 'away', why: 'unreachable' });
      return;
    }
    // While it is away, one try after the other is no news.
    if (this.#state.at !== 'away') this.#to({ at: 'connecting', point, retaking: this.#retaking !== null });
    let peer: Peer;
    try {
      const config = { iceServers: [...settings.iceServers] };
      peer = new Peer(this.#id, { ...point, token, config });
    } catch {
      this.#lost('unreachable'); // a page from https must not open ws: browsers throw that at the constructor
      return;
    }
    this.#peer = peer;
    this.#lines.set(peer, new Set());
    gate(peer, (id) => {
      for (const nobody of [...(this.#finding.get(id) ?? [])]) nobody();
    });
    const opened = (confirmed: boolean): void => {
      if (this.#peer !== peer) return;
      this.#stopTimer();
      this.#tries = 0;
      this.#retaking = null;
      this.#to({ at: 'open', point, confirmed });
    };
    peer.on('open', () => opened(true));
    peer.on('connection', (connection) => this.#incoming(peer, connection));
    peer.on('error', ({ type }) => {
      if (this.#peer === peer) this.#error(type);
    });
    peer.on('disconnected', () => {
      if (this.#peer === peer) this.#lost('unreachable');
    });
    this.#stopTimer = this.#options.clock.after(wordTime, () => {
      if (socketStands(peer)) opened(false);
      else this.#stopTimer = this.#options.clock.after(socketTime - wordTime, () => this.#lost('unreachable'));
    });
  }

  #error(type: string): void {
    switch (type) {
      case 'unavailable-id':
        this.#retake();
        break;
      case 'browser-incompatible':
      case 'invalid-id':
        this.#retire();
        this.#to({ at: 'away', why: 'incompatible' });
        break;
      case 'server-error':
      case 'invalid-key':
        this.#lost('refused');
        break;
      case 'network':
      case 'socket-error':
      case 'socket-closed':
        this.#lost('unreachable');
        break;
      default: // of one connection: it has its own deadline and reason
    }
  }

  /** Our id is held by the ghost of an earlier page, or by another device with our key. */
  #retake(): void {
    const now = this.#options.clock.now();
    this.#retaking ??= now;
    if (now - this.#retaking >= retakeTime) {
      this.#retaking = null;
      this.#lost('taken');
      return;
    }
    const point = this.#options.settings.points[this.#turn % this.#options.settings.points.length];
    this.#retire();
    if (point) this.#to({ at: 'connecting', point, retaking: true });
    this.#stopTimer = this.#options.clock.after(retakeEvery, () => this.#register());
  }

  #lost(why: MeetingAway): void {
    this.#retire();
    this.#to({ at: 'away', why });
    this.#turn++;
    const round = Math.floor(this.#tries++ / Math.max(1, this.#options.settings.points.length));
    const wait = retries[Math.min(round, retries.length - 1)] ?? second;
    const jitter = 0.7 + ((this.#options.chance(1)[0] ?? 0) / 255) * 0.6;
    this.#stopTimer = this.#options.clock.after(wait * jitter, () => this.#register());
  }

  /** Lets the present registration go; the lines that came from it live on. */
  #retire(): void {
    this.#stopTimer();
    const peer = this.#peer;
    this.#peer = null;
    if (!peer) return;
    peer.disconnect();
    if (this.#lines.get(peer)?.size === 0) this.#forget(peer);
  }

  #ended(peer: Peer, connection: DataConnection): void {
    const lines = this.#lines.get(peer);
    lines?.delete(connection);
    if (lines?.size === 0 && this.#peer !== peer) this.#forget(peer);
  }

  #forget(peer: Peer): void {
    this.#lines.delete(peer);
    peer.destroy();
  }

  #to(state: MeetingState): void {
    this.#state = state;
    this.#on.state(state);
  }
}
