// net/frame.ts: packets on a data channel: version, kind, parts still to come, then at most 15 KiB. Knows no meaning.
// Chromium and Firefox agree on packets below 16 KiB, so longer messages are cut here and not by the library.
import { wire } from './code.ts';

const codes = { hello: 1, proof: 2, message: 3, beat: 4, bye: 5 } as const;
export type FrameKind = keyof typeof codes;
const kinds = new Map<number, FrameKind>(Object.entries(codes).map(([kind, code]) => [code, kind as FrameKind]));

export const partSize = 15 * 1024;
export const messageLimit = 64 * 1024;
const head = 3;
/** The longest body of each kind, in bytes. */
const limits: { readonly [K in FrameKind]: number } = {
  hello: 512,
  proof: 128,
  message: messageLimit,
  beat: 1,
  bye: 0,
};
const mostParts = Math.ceil(messageLimit / partSize);

/** The packets of one message. Longer than 64 KiB is our own bug and throws. */
export function packets(kind: FrameKind, body: Uint8Array): Uint8Array[] {
  if (body.length > limits[kind]) throw new Error(`a ${kind} of ${body.length} bytes is too long`);
  const parts = Math.max(1, Math.ceil(body.length / partSize));
  return Array.from({ length: parts }, (_, i) => {
    const part = body.subarray(i * partSize, (i + 1) * partSize);
    const packet = new Uint8Array(head + part.length);
    packet.set([wire, codes[kind], parts - 1 - i]);
    packet.set(part, head);
    return packet;
  });
}

export type Frame = { readonly kind: FrameKind; readonly body: Uint8Array };
/** version: another wire version; shape: no packet of ours; size: too long; order: parts that do not fit together; often: too many at once. */
export type BadFrame = 'version' | 'shape' | 'size' | 'order' | 'often';
export type Read =
  | { readonly kind: 'part' }
  | { readonly kind: 'frame'; readonly frame: Frame }
  | { readonly kind: 'bad'; readonly why: BadFrame };
const bad = (why: BadFrame): Read => ({ kind: 'bad', why });

/** So much at once, and so much more each second: what a receiver bears, and the quarter of it that a sender dares. */
export class Allowance {
  #packets: number;
  #bytes: number;
  #at: number;
  readonly #share: number;

  constructor(share: 1 | 0.25, now: number) {
    this.#share = share;
    this.#packets = 4000 * share;
    this.#bytes = 8 * 1024 * 1024 * share;
    this.#at = now;
  }

  /** Takes one packet from the allowance, or says that it is used up. */
  take(bytes: number, now: number): boolean {
    const seconds = Math.max(0, now - this.#at) / 1000;
    this.#at = now;
    this.#packets = Math.min(4000 * this.#share, this.#packets + seconds * 500 * this.#share);
    this.#bytes = Math.min(8 * 1024 * 1024 * this.#share, this.#bytes + seconds * 4 * 1024 * 1024 * this.#share);
    if (this.#packets < 1 || this.#bytes < bytes) return false;
    this.#packets -= 1;
    this.#bytes -= bytes;
    return true;
  }
}

/** Puts messages together again; never holds more than one unfinished message, and never throws. */
export class FrameReader {
  readonly #allowance: Allowance;
  #parts: Uint8Array[] = [];
  #left = 0;

  constructor(now: number) {
    this.#allowance = new Allowance(1, now);
  }

  read(data: unknown, now: number): Read {
    const packet = data instanceof Uint8Array ? data : data instanceof ArrayBuffer ? new Uint8Array(data) : null;
    if (!this.#allowance.take(packet?.length ?? 0, now)) return bad('often');
    if (!packet || packet.length < head) return bad('shape');
    const [version, code, left] = packet;
    if (version !== wire) return bad('version');
    const kind = kinds.get(code ?? 0);
    if (kind === undefined || left === undefined) return bad('shape');
    const part = packet.slice(head);
    if (part.length > partSize || left >= mostParts) return this.#drop('size');
    if (kind !== 'message') {
      if (left > 0 || part.length > limits[kind]) return bad('size');
      return { kind: 'frame', frame: { kind, body: part } };
    }
    return this.#message(part, left);
  }

  #message(part: Uint8Array, left: number): Read {
    if (this.#parts.length > 0 && left !== this.#left - 1) return this.#drop('order');
    if (left > 0 && part.length !== partSize) return this.#drop('order');
    this.#parts.push(part);
    this.#left = left;
    if (this.#parts.length + left > mostParts) return this.#drop('size');
    if (left > 0) return { kind: 'part' };
    const body = new Uint8Array(this.#parts.reduce((n, p) => n + p.length, 0));
    let offset = 0;
    for (const p of this.#parts) {
      body.set(p, offset);
      offset += p.length;
    }
    this.#parts = [];
    return body.length > messageLimit ? bad('size') : { kind: 'frame', frame: { kind: 'message', body } };
  }

  #drop(why: BadFrame): Read {
    this.#parts = [];
    this.#left = 0;
    return bad(why);
  }
}
