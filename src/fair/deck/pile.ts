// fair/deck/pile.ts: a face-down pile: every seat masks and permutes it once, with a proof (fairness.md, Shuffle with proof).
import * as v from 'valibot';
import { blame, ok, type Result } from '../../core/result.ts';
import { at, type Seat } from '../../core/seat.ts';
import { freshBytes, group } from '../arithmetic.ts';
import { reader, sized } from '../body.ts';
import type { Where } from '../context.ts';
import { exchange, type Anchor, type Exchange, type Protocol } from '../exchange.ts';
import type { Encoded } from '../fields.ts';
import { bytesOf, maskedSize, readMasked, type Masked } from '../masked.ts';
import { once } from '../once.ts';
import { shuffle, type Mixed as Made } from '../shuffle.ts';
import { checkShuffle } from '../shuffle-check.ts';
import { shuffleProofLength } from '../shuffle-proof.ts';
import { enter, fresh } from './card.ts';
import type { CardKeys } from './keys.ts';

/** New masks in their order, and the proof that they are the old ones. */
export type Mixed = { readonly cards: Uint8Array; readonly proof: Uint8Array };
export const mixedForm = (count: number) =>
  v.strictObject({ cards: sized(maskedSize * count), proof: sized(shuffleProofLength(count)) });

export const mixed = ({ outputs, proof }: Made): Mixed => ({ cards: bytesOf(outputs), proof });

/** Whether `said` is a shuffle of `cards` under `key`: fine, or the fault of the seat. */
export function judgeMixed(
  ctx: Uint8Array,
  seat: Seat,
  keys: CardKeys,
  key: Encoded,
  cards: readonly Masked[],
  said: Mixed,
): Result<null> {
  return once(ctx, { key: key.bytes, before: bytesOf(cards), cards: said.cards, proof: said.proof }, () => {
    const outputs = readMasked(group(), said.cards, cards.length);
    if (!outputs.ok) return blame('shuffle', seat, outputs.fault);
    if (!fresh(keys, outputs.value)) return blame('shuffle', seat, 'repeated');
    const claim = { group: group(), ctx, key, inputs: cards, outputs: outputs.value, proof: said.proof };
    const checked = checkShuffle(claim, freshBytes);
    return checked.ok ? ok(null) : blame('shuffle', seat, checked.fault);
  });
}

/** All seats of the keys shuffle in turn, each what the one before has left. */
export function* mixPile(
  where: (anchor: Anchor) => Where,
  from: Anchor,
  keys: CardKeys,
  cards: readonly Masked[],
): Protocol<readonly Masked[]> {
  let pile = cards;
  let anchor = from;
  for (const seat of keys.seats) {
    const before = pile;
    const ctx = where(anchor)(seat, 'shuffle');
    const mix: Exchange<Mixed> = {
      what: 'shuffle',
      owing: [seat],
      args: { cards: before.length },
      choice: true,
      make: (_seat, keep) => {
        return mixed(shuffle({ group: group(), ctx, key: keys.joint, inputs: before, random: keep.random }));
      },
      read: reader(mixedForm(before.length)),
      prove: (s, said) => judgeMixed(ctx, s, keys, keys.joint, before, said),
    };
    const { said, closed } = yield* exchange(mix);
    pile = enter(keys, at(said, seat).cards);
    anchor = closed;
  }
  return pile;
}
