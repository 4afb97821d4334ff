// net/meeting.ts: the port of the meeting point: where one is found by code, and finds others. It never sees a message.
import type { Result } from '../core/result.ts';
import type { Channel } from './channel.ts';

/** A PeerServer. */
export type MeetingPoint = {
  readonly host: string;
  readonly port: number;
  readonly path: string;
  readonly secure: boolean;
};
/** The public one of the PeerJS project: shared, and sometimes full or slow. */
export const publicPoint: MeetingPoint = { host: '0.peerjs.com', port: 443, path: '/', secure: true };
/** Tells a device its address outside; without one, friends in other networks do not reach it. */
export const publicStun = 'stun:stun.cloudflare.com:3478';
/** The one that `npm start` serves beside the page. */
export const pointBeside = (page: Pick<Location, 'protocol' | 'hostname' | 'port'>): MeetingPoint => {
  const secure = page.protocol === 'https:';
  return { host: page.hostname, port: Number(page.port) || (secure ? 443 : 80), path: '/meet', secure };
};
export type NetSettings = {
  /** Tried in turn. */
  readonly points: readonly MeetingPoint[];
  /** STUN and TURN; empty on a local network. */
  readonly iceServers: readonly RTCIceServer[];
};

/** unreachable: no answer; refused: full or closed to us; taken: another device holds our code; incompatible: this browser has no direct lines. */
export type MeetingAway = 'unreachable' | 'refused' | 'taken' | 'incompatible';
export type MeetingState =
  | { readonly at: 'off' }
  /** retaking: our own earlier registration still stands there, and we wait for its end. */
  | { readonly at: 'connecting'; readonly point: MeetingPoint; readonly retaking: boolean }
  /** confirmed: it said so; else it took the line and said nothing, which it does when it knows us already. */
  | { readonly at: 'open'; readonly point: MeetingPoint; readonly confirmed: boolean }
  | { readonly at: 'away'; readonly why: MeetingAway };

export type DialRefusal = 'nobody' | 'no-direct-line' | 'meeting-away' | 'cancelled';
export type Meeting = {
  open(): void;
  /** Ends the registration and all channels that came from it. */
  close(): void;
  /** The page woke up, or is online again; `slept`: so long that the registration may be dead unnoticed. */
  nudge(slept: boolean): void;
  /** Tries the next meeting point, if there is one: the other may wait there. */
  elsewhere(): void;
  /** One try to reach an id; `opening` is called when it was found and the direct line is being made. */
  dial(id: string, opening: () => void, cancel: AbortSignal): Promise<Result<Channel, DialRefusal>>;
};
export type MeetingEvents = {
  readonly state: (state: MeetingState) => void;
  readonly incoming: (channel: Channel, from: string) => void;
};
export type MeetingMaker = (id: string, on: MeetingEvents) => Meeting;
