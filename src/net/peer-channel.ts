// net/peer-channel.ts: a PeerJS connection as a channel. Knows no frames.
import type { DataConnection } from 'peerjs';
import { utf8 } from '../core/bytes.ts';
import type { Channel } from './channel.ts';

type Ear = Parameters<Channel['listen']>[0];
/** All fingerprints that a description names: whoever adds one of their own to another's is seen. */
const certificate = (description: RTCSessionDescription | null): string => {
  const named = [...(description?.sdp ?? '').matchAll(/^a=fingerprint:(.*)$/gim)].map((m) =>
    m[1]?.trim().toLowerCase(),
  );
  return [...new Set(named)].join(',');
};

/** A channel may open before the browser has noted the description that opened it: both are there when signalling is stable. */
const described = ({ peerConnection }: DataConnection): Promise<void> =>
  new Promise((done) => {
    const look = (): void => {
      if (peerConnection.signalingState !== 'stable' && peerConnection.signalingState !== 'closed') return;
      peerConnection.removeEventListener('signalingstatechange', look);
      done();
    };
    peerConnection.addEventListener('signalingstatechange', look);
    look();
  });

/**
 * A connection as a channel, once it is open. To be called as soon as there is a connection: a packet may come before the
 * browser says that it is open, and one that nobody waits for is lost. The channel is bound to the certificates of both ends,
 * which whoever stands between cannot have.
 */
export function peerChannel(connection: DataConnection, dialled: boolean): () => Promise<Channel> {
  const early: unknown[] = [];
  let ear: Ear | null = null;
  let closed = false;
  connection.on('data', (data) => {
    if (ear) ear.packet(data);
    else early.push(data);
  });
  connection.on('close', () => {
    closed = true;
    ear?.closed();
  });
  connection.on('iceStateChanged', (state) => {
    if (state === 'disconnected') ear?.doubt();
  });
  return async () => {
    await described(connection);
    const { localDescription, remoteDescription } = connection.peerConnection;
    const [first, second] = dialled ? [localDescription, remoteDescription] : [remoteDescription, localDescription];
    return {
      binding: utf8(`${certificate(first)}\n${certificate(second)}`),
      send: (packet) => {
        if (connection.open) void connection.send(packet);
      },
      close: () => connection.close(),
      waiting: () => (connection.open ? connection.dataChannel.bufferedAmount : 0),
      listen: (to) => {
        ear = to;
        for (const data of early.splice(0)) to.packet(data);
        if (closed) to.closed();
      },
    };
  };
}
