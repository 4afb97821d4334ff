// net/channel.ts: what a line needs of a data channel. Knows no library: PeerJS and tests implement it.

/** Packets of at most 16 KiB in order, to one peer that has not proved anything yet. */
export type Channel = {
  send(packet: Uint8Array): void;
  close(): void;
  /** Bytes that wait in the channel to be sent. */
  waiting(): number;
  /** Bytes that both ends know only of this very channel, the dialler's part first. */
  readonly binding: Uint8Array;
  /** One listener for good. `doubt`: nothing has passed lately; the channel may heal or not. */
  listen(ear: { packet(data: unknown): void; closed(): void; doubt(): void }): void;
};
