// Every proof of the cards made by one backend and judged by two, whole and with each of its fields turned. For Node and Chromium.
import { concat } from '../../../src/core/bytes.ts';
import type { Chance } from '../../../src/core/ports.ts';
import { checkEquality, proveEquality } from '../../../src/fair/equality.ts';
import { facesOf } from '../../../src/fair/faces.ts';
import { encoded, fieldSize, readPoints, type Encoded } from '../../../src/fair/fields.ts';
import type { Group } from '../../../src/fair/group.ts';
import { left, maskedSize, readMasked, shareOf, type Masked } from '../../../src/fair/masked.ts';
import { checkMembership, proveMembership } from '../../../src/fair/membership.ts';
import { checkPossession, provePossession } from '../../../src/fair/possession.ts';
import { randomScalar } from '../../../src/fair/scalar.ts';
import { checkShuffle } from '../../../src/fair/shuffle-check.ts';
import { shuffle } from '../../../src/fair/shuffle.ts';
import { checkTransfer, proveTransfer } from '../../../src/fair/transfer.ts';

/** What one backend says and shows, in bytes: whoever judges knows only these and the public keys and cards. */
type Proof = {
  readonly name: string;
  readonly said: (prover: Group) => Uint8Array;
  readonly accepts: (judge: Group, said: Uint8Array) => boolean;
};

const ctx = new Uint8Array(64).fill(7);
const rules = new Uint8Array(64).fill(9);
const read = (group: Group, bytes: Uint8Array): readonly Encoded[] | null => {
  const row = Array.from({ length: bytes.length / fieldSize }, (_, i) => bytes.subarray(i * 32, i * 32 + 32));
  const points = readPoints(group, row);
  return points.ok ? points.value : null;
};
const cardsOf = (group: Group, bytes: Uint8Array): readonly Masked[] | null => {
  const cards = readMasked(group, bytes, bytes.length / maskedSize);
  return cards.ok ? cards.value : null;
};
const bytesOf = (cards: readonly Masked[]): Uint8Array => concat(...cards.map(({ bytes }) => bytes));

/** All kinds of proofs about `n` cards of one owner. Secrets come from `random` once, so that every prover states the same. */
export function proofs(n: number, random: Chance): readonly Proof[] {
  const [secret, other] = [randomScalar(random), randomScalar(random)];
  const masks = Array.from({ length: n }, () => randomScalar(random));
  const keyOf = (group: Group, x: bigint): Encoded => encoded(group, group.multiplyBase(x));
  const handOf = (group: Group): readonly Masked[] => {
    const faces = facesOf(group, rules, 4).points;
    const key = keyOf(group, secret);
    const cards = masks.map((r, i) => {
      const face = faces[i % 4]?.point ?? group.zero;
      const [a, b] = [group.multiplyBase(r), group.add(face, group.multiply(key.point, r))];
      return { a, b, bytes: concat(group.encode(a), group.encode(b)) };
    });
    return cards;
  };
  const first = (cards: readonly Masked[]): Masked => {
    const [card] = cards;
    if (!card) throw new Error('no cards');
    return card;
  };
  return [
    {
      name: 'shuffle',
      said: (group) => {
        const made = shuffle({ group, ctx, key: keyOf(group, secret), inputs: handOf(group), random });
        return concat(bytesOf(made.outputs), made.proof);
      },
      accepts: (group, said) => {
        const outputs = cardsOf(group, said.slice(0, n * maskedSize));
        const claim = {
          group,
          ctx,
          key: keyOf(group, secret),
          inputs: handOf(group),
          proof: said.slice(n * maskedSize),
        };
        return outputs !== null && checkShuffle({ ...claim, outputs }, random).ok;
      },
    },
    {
      name: 'equality',
      said: (group) => {
        const hand = handOf(group);
        const images = hand.map((card) => encoded(group, shareOf(group, card, secret)));
        const of = { group, tag: 'share', ctx, key: keyOf(group, secret), bases: hand.map(left), images } as const;
        return concat(...images.map(({ bytes }) => bytes), proveEquality({ ...of, secret, random }));
      },
      accepts: (group, said) => {
        const images = read(group, said.slice(0, 32 * n));
        const of = { group, tag: 'share', ctx, key: keyOf(group, secret), bases: handOf(group).map(left) } as const;
        return images !== null && checkEquality({ ...of, images, proof: said.slice(32 * n) }).ok;
      },
    },
    {
      name: 'transfer',
      said: (group) => {
        const of = { group, ctx, from: keyOf(group, secret), card: first(handOf(group)), to: keyOf(group, other) };
        const { moved, proof } = proveTransfer({ ...of, secret, random });
        return concat(moved.bytes, proof);
      },
      accepts: (group, said) => {
        const of = { group, ctx, from: keyOf(group, secret), card: first(handOf(group)), to: keyOf(group, other) };
        const moved = cardsOf(group, said.slice(0, maskedSize));
        return moved !== null && checkTransfer({ ...of, moved: first(moved), proof: said.slice(maskedSize) }).ok;
      },
    },
    {
      name: 'possession',
      said: (group) => provePossession({ group, ctx, key: keyOf(group, secret), secret, random }),
      accepts: (group, proof) => checkPossession({ group, ctx, key: keyOf(group, secret), proof }).ok,
    },
    {
      name: 'membership',
      said: (group) => {
        const faces = facesOf(group, rules, 3).points;
        const of = { group, ctx, owner: keyOf(group, secret), card: first(handOf(group)), faces };
        return proveMembership({ ...of, secret, index: 0, random });
      },
      accepts: (group, proof) => {
        const faces = facesOf(group, rules, 3).points;
        return checkMembership({ group, ctx, owner: keyOf(group, secret), card: first(handOf(group)), faces, proof })
          .ok;
      },
    },
  ];
}

/** Throws at the first proof that is not taken, or that is taken although one bit of one of its fields is another; how many were judged. */
export function interoperate(groups: readonly Group[], n: number, random: Chance): number {
  let judged = 0;
  for (const { name, said, accepts } of proofs(n, random))
    for (const prover of groups) {
      const honest = said(prover);
      for (const judge of groups) {
        const pair = `${name} of ${n} by ${prover.name}, judged by ${judge.name}`;
        if (!accepts(judge, honest)) throw new Error(`${pair}: refused`);
        judged++;
        for (let field = 0; field < honest.length / fieldSize; field++) {
          const place = field * fieldSize + ((random(1)[0] ?? 0) % fieldSize);
          const bit = 1 << ((random(1)[0] ?? 0) % 8);
          const turned = honest.map((byte, i) => (i === place ? byte ^ bit : byte));
          if (accepts(judge, turned)) throw new Error(`${pair}: taken with byte ${place} turned by ${bit}`);
          judged++;
        }
      }
    }
  return judged;
}
