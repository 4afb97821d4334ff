// What the tests of the cards share: chance from a seed, a few keys and packs, and the way between our points and the model's.
import { createHash } from 'node:crypto';
import { concat, u32 } from '../../../src/core/bytes.ts';
import type { Chance } from '../../../src/core/ports.ts';
import { facesOf } from '../../../src/fair/faces.ts';
import { encoded, type Encoded } from '../../../src/fair/fields.ts';
import type { Group, Point } from '../../../src/fair/group.ts';
import { masked, type Masked } from '../../../src/fair/masked.ts';
import { nobleGroup } from '../../../src/fair/noble-group.ts';
import { randomScalar } from '../../../src/fair/scalar.ts';
import { Point as Model, type Card, type P } from './reference/model.ts';

export const group: Group = nobleGroup;

/** Bytes that follow from a text. */
export function chanceOf(seed: string): Chance {
  let rest: Uint8Array = new Uint8Array();
  let block = 0;
  return (n) => {
    while (rest.length < n) rest = concat(rest, createHash('sha512').update(seed).update(u32(block++)).digest());
    const given = rest.slice(0, n);
    rest = rest.slice(n);
    return given;
  };
}

/** Fresh chance for one run; the seed is printed, so that a run that failed can be had again. */
export function freshChance(): Chance {
  const seed = `${process.env['SEED'] ?? Math.floor(Math.random() * 2 ** 32)}`;
  console.log(`SEED=${seed}`);
  return chanceOf(seed);
}

export const contextOf = (name: string): Uint8Array => createHash('sha512').update(name).digest();
export const rules = contextOf('rules');
export const faces = facesOf(group, rules, 64);
export const pointOf = (v: number): Point => {
  const face = faces.points[v % faces.points.length];
  if (!face) throw new Error(`no face ${v}`);
  return face.point;
};

export type KeyPair = { readonly secret: bigint; readonly key: Encoded };
export const keyOf = (random: Chance): KeyPair => {
  const secret = randomScalar(random);
  return { secret, key: encoded(group, group.multiplyBase(secret)) };
};
/** Some face under some key, with a mask of its own. */
export const cardOf = (v: number, key: Encoded, random: Chance): Masked => {
  const r = randomScalar(random);
  return masked(group, group.multiplyBase(r), group.add(pointOf(v), group.multiply(key.point, r)));
};
export const handOf = (n: number, key: Encoded, random: Chance): readonly Masked[] =>
  Array.from({ length: n }, (_, v) => cardOf(v, key, random));
/** What a key sees in a card. */
export const seen = ({ a, b }: Masked, secret: bigint): number | null =>
  faces.faceOf(group.sub(b, group.multiply(a, secret)));

/** Our point as the model's, and back. */
export const modelOf = (p: Point): P => Model.fromBytes(group.encode(p));
export const ours = (p: P): Point => {
  const point = group.decode(p.toBytes());
  if (!point) throw new Error('the model made no point');
  return point;
};
export const cardModel = ({ a, b }: Masked): Card => [modelOf(a), modelOf(b)];
export const ourCard = ([a, b]: Card): Masked => masked(group, ours(a), ours(b));

/** The message with one bit of its byte `i` turned. */
export const turned = (message: Uint8Array, i: number, bit = 0): Uint8Array =>
  message.map((byte, j) => (j === i ? byte ^ (1 << bit) : byte));
/** The message with its 32-byte field `i` replaced. */
export const withField = (message: Uint8Array, i: number, field: Uint8Array): Uint8Array =>
  concat(message.subarray(0, 32 * i), field, message.subarray(32 * i + 32));
/** Fields that are refused whatever they stand for. */
export const notCanonical = Uint8Array.from([0xff, ...new Uint8Array(30).fill(0xff), 0x7f]);
export const identity = new Uint8Array(32);
