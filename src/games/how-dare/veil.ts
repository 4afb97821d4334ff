// games/how-dare/veil.ts: how answers and sources lie in the data: not readable at a glance. This is NO secrecy: whoever has the app
// has the key too, as one has a phone at a real table. It only keeps an answer from being seen by accident, in a file, a diff or a DOM.
import { utf8 } from '../../core/bytes.ts';

const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
/** base64url (RFC 4648 §5) without padding. */
function toText(bytes: Uint8Array): string {
  let text = '';
  for (let i = 0; i < bytes.length; i += 3) {
    const word = ((bytes[i] ?? 0) << 16) | ((bytes[i + 1] ?? 0) << 8) | (bytes[i + 2] ?? 0);
    const size = Math.min(bytes.length - i, 3) + 1;
    for (let k = 0; k < size; k++) text += digits.charAt((word >> (18 - 6 * k)) & 63);
  }
  return text;
}
function fromText(text: string): Uint8Array {
  const bytes = new Uint8Array(Math.floor((text.length * 3) / 4));
  for (let i = 0; i < bytes.length; i++) {
    const at = Math.floor((i * 8) / 6);
    const pair = (digits.indexOf(text.charAt(at)) << 6) | Math.max(0, digits.indexOf(text.charAt(at + 1)));
    bytes[i] = pair >> (4 - ((i * 8) % 6));
  }
  return bytes;
}

/** The bytes that something of a question is crossed with, the same on every device (FNV-1a, then mulberry32). */
function stream(name: string, length: number): Uint8Array {
  let state = 0x811c9dc5;
  for (const byte of utf8(name)) state = Math.imul(state ^ byte, 0x01000193) >>> 0;
  return Uint8Array.from({ length }, () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return (t ^ (t >>> 14)) & 255;
  });
}
const crossed = (bytes: Uint8Array, name: string): Uint8Array => {
  const key = stream(name, bytes.length);
  return bytes.map((b, i) => b ^ (key[i] ?? 0));
};

/** Seven bytes for the answer (up to 2^56), one for its estimated size: six questions fill 64 letters. */
const answerBytes = 7;

/** The six answers of a card and how large somebody might guess each to be, as one line of 64 letters. */
export function veilAnswers(card: string, answers: readonly number[], sizes: readonly number[]): string {
  const all = answers.flatMap((answer, q) => {
    const bytes = Array.from(
      { length: answerBytes },
      (_, i) => Math.floor(answer / 256 ** (answerBytes - 1 - i)) % 256,
    );
    const [answerPart, sizePart] = [
      crossed(Uint8Array.from(bytes), `${card}/${q}/answer`),
      crossed(Uint8Array.of(sizes[q] ?? 0), `${card}/${q}/size`),
    ];
    return [...answerPart, ...sizePart];
  });
  return toText(Uint8Array.from(all));
}
const questionBytes = (line: string, q: number): Uint8Array => fromText(line).slice(q * 8, q * 8 + 8);

export const unveilAnswer = (card: string, line: string, q: number): number =>
  crossed(questionBytes(line, q).slice(0, answerBytes), `${card}/${q}/answer`).reduce((n, b) => n * 256 + b, 0);
/** The power of ten near which somebody might guess the answer; says nothing exact. */
export const unveilSize = (card: string, line: string, q: number): number =>
  crossed(questionBytes(line, q).slice(answerBytes), `${card}/${q}/size`)[0] ?? 0;

/** The source of a fact often names the fact, so it lies as hidden as the answer. */
export const veilSource = (card: string, q: number, source: string): string =>
  toText(crossed(utf8(source), `${card}/${q}/source`));
export const unveilSource = (card: string, q: number, veiled: string): string =>
  new TextDecoder().decode(crossed(fromText(veiled), `${card}/${q}/source`));

/** A number up to 2^32 that changes when a text does: which cards an app has. */
export function printOf(text: string): number {
  let state = 0x811c9dc5;
  for (const byte of utf8(text)) state = Math.imul(state ^ byte, 0x01000193) >>> 0;
  return state;
}
/** A guess at the size of an answer that is off by up to a half power of ten, always the same for one question. */
export function roughSize(card: string, q: number, answer: number): number {
  const off = (stream(`${card}/${q}/${answer}`, 1)[0] ?? 0) / 255 - 0.5;
  return Math.min(15, Math.max(0, Math.round(Math.log10(answer) + off)));
}
