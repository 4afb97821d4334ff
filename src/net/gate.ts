// net/gate.ts: what a meeting point may say to PeerJS. It is not trusted: PeerJS throws on odd offers, stores without
// limit what belongs to no connection, and closes live lines when told that somebody left. Only here are its insides touched.
import type { Peer } from 'peerjs';
import * as v from 'valibot';

const id = v.pipe(v.string(), v.regex(/^dubito\d{1,3}-[0-9A-Z]{8}$/));
const connectionId = v.pipe(v.string(), v.minLength(1), v.maxLength(64));
const sdp = <T extends string>(type: T) =>
  v.object({ type: v.literal(type), sdp: v.pipe(v.string(), v.maxLength(32_768)) });
const short = v.pipe(v.string(), v.maxLength(1024));
const shape = v.variant('type', [
  v.object({ type: v.literal('OPEN') }),
  v.object({ type: v.literal('ID-TAKEN') }),
  v.object({ type: v.literal('INVALID-KEY') }),
  v.object({ type: v.literal('ERROR'), payload: v.object({ msg: v.string() }) }),
  v.object({ type: v.literal('LEAVE'), src: id }),
  v.object({ type: v.literal('EXPIRE'), src: id }),
  v.object({
    type: v.literal('OFFER'),
    src: id,
    payload: v.object({
      type: v.literal('data'),
      serialization: v.literal('raw'),
      reliable: v.literal(true),
      connectionId,
      sdp: sdp('offer'),
    }),
  }),
  v.object({ type: v.literal('ANSWER'), src: id, payload: v.object({ connectionId, sdp: sdp('answer') }) }),
  v.object({
    type: v.literal('CANDIDATE'),
    src: id,
    payload: v.object({
      connectionId,
      candidate: v.object({
        candidate: short,
        sdpMid: v.nullish(short),
        sdpMLineIndex: v.nullish(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100))),
        usernameFragment: v.nullish(short),
      }),
    }),
  }),
]);

/** Stands between the meeting point and PeerJS; `nobody` is called with an id that cannot be reached there. */
export function gate(peer: Peer, nobody: (id: string) => void): void {
  const { socket } = peer;
  const listeners = socket.listeners('message') as ((message: unknown) => void)[];
  socket.removeAllListeners('message');
  socket.on('message', (said: unknown) => {
    const read = v.safeParse(shape, said);
    if (!read.success) return;
    const message = read.output;
    switch (message.type) {
      case 'LEAVE':
      case 'EXPIRE':
        nobody(message.src);
        return;
      case 'OFFER':
        if (peer.getConnection(message.src, message.payload.connectionId)) return;
        break;
      case 'ANSWER':
      case 'CANDIDATE':
        if (!peer.getConnection(message.src, message.payload.connectionId)?.peerConnection) return;
        break;
      case 'OPEN':
      case 'ID-TAKEN':
      case 'INVALID-KEY':
      case 'ERROR':
        break;
      default:
        message satisfies never;
    }
    for (const listener of listeners) listener(message);
  });
}

/** Whether the socket to the meeting point stands, although no word came (it says nothing to one it knows already). */
export function socketStands(peer: Peer): boolean {
  const { _socket } = peer.socket as unknown as { readonly _socket?: WebSocket };
  return _socket?.readyState === 1;
}
