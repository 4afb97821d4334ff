// fair/deck/hand.ts: a turn that may lay cards from a hidden hand: one entry holds the move, the hand mixed anew with its proof,
// and the opening of what lies face up. So nobody learns which card it was or how long it had been held (fairness.md, Hand re-shuffle).
import * as v from 'valibot';
import type { Plain } from '../../core/plain.ts';
import { blame, ok, type Result } from '../../core/result.ts';
import { at, type Seat } from '../../core/seat.ts';
import { group } from '../arithmetic.ts';
import type { Where } from '../context.ts';
import { exchange, type Exchange, type Protocol } from '../exchange.ts';
import type { Faces } from '../faces.ts';
import { readMasked, type Masked } from '../masked.ts';
import { inRandomOrder, orderWithFirst } from '../permutation.ts';
import { shuffle } from '../shuffle.ts';
import { enter, unmasked } from './card.ts';
import { judgeShares, makeShares, sharesForm, type Shares } from './deal.ts';
import { decoded, ownSecret, pieces, type CardKeys } from './keys.ts';
import { judgeMixed, mixed, mixedForm, type Mixed } from './pile.ts';
import type { Slot } from './show.ts';

/** How the rules judge the public part of such a turn, and how many cards it lays. */
export type Laying = {
  check(raw: unknown): Result<Plain, string>;
  lays(move: Plain): { readonly up: number; readonly down: number };
};
type Body = { readonly move: Plain; readonly mixed?: Mixed; readonly shown?: Shares };
/** What the player says: the move, and which cards of the hand it lays (slots), face-up ones first. */
const saidForm = v.strictObject({ move: v.unknown(), lay: v.pipe(v.array(v.number()), v.maxLength(128)) });

/** Of exactly these parts: a hand that is mixed, and cards that are shown. */
const bodyForm = (
  mixed: number,
  shown: number,
): v.GenericSchema<unknown, { move: unknown; mixed?: Mixed; shown?: Shares }> => {
  const move = v.unknown();
  const shares = sharesForm(shown);
  if (mixed === 0) return shown === 0 ? v.strictObject({ move }) : v.strictObject({ move, shown: shares });
  const hand = mixedForm(mixed);
  return shown === 0 ? v.strictObject({ move, mixed: hand }) : v.strictObject({ move, mixed: hand, shown: shares });
};
/** The turn as all know it: the faces that were shown, and the hand in its new order, the cards that were laid in front. */
export type Turn = { readonly move: Plain; readonly laid: number; readonly shown: readonly number[]; readonly hand: readonly Masked[] }; // prettier-ignore

export function* playHand(
  where: Where,
  faces: Faces,
  keys: CardKeys,
  seat: Seat,
  hand: readonly Slot[],
  rules: Laying,
): Protocol<Turn> {
  const ctx = where(seat, 'hand', hand.map((s) => s.slot)); // prettier-ignore
  const openCtx = where(seat, 'open', hand.map((s) => s.slot)); // prettier-ignore
  const key = at(keys.own, seat);
  const masks = hand.map((s) => s.card.mask);
  /** One card is mixed with nothing: it stays as it is. */
  const mixes = (laid: number): boolean => laid > 0 && hand.length > 1;
  const after = ({ mixed }: Body): readonly Masked[] => {
    const cards = mixed && readMasked(group(), mixed.cards, hand.length);
    return cards?.ok ? cards.value : masks;
  };

  const check = (raw: unknown): Result<Plain, string> => {
    const said = v.safeParse(saidForm, raw);
    if (!said.success) return { ok: false, fault: 'shape' };
    const { lay } = said.output;
    const move = rules.check(said.output.move);
    if (!move.ok) return move;
    const { up, down } = rules.lays(move.value);
    const own = lay.every((slot) => hand.some((s) => s.slot === slot));
    if (!own || new Set(lay).size !== lay.length || lay.length !== up + down) return { ok: false, fault: 'not-these' };
    return ok({ move: move.value, lay });
  };
  const read = (s: Seat, body: unknown): Result<Body> => {
    const outer = v.safeParse(v.looseObject({ move: v.unknown() }), body);
    if (!outer.success) return blame('shape', s);
    const move = rules.check(outer.output.move);
    if (!move.ok) return blame('illegal', s, move.fault);
    const { up, down } = rules.lays(move.value);
    if (up + down > hand.length) return blame('illegal', s, 'too-many');
    const whole = v.safeParse(bodyForm(mixes(up + down) ? hand.length : 0, up), body);
    return whole.success ? ok({ ...whole.output, move: move.value }) : blame('shape', s);
  };
  const turn: Exchange<Body> = {
    what: 'play',
    owing: [seat],
    args: { hand: hand.map((s) => s.slot) },
    choice: true,
    asks: { kind: 'choose', check: (_seat, raw) => check(raw) },
    make: (_seat, keep, answer) => {
      const { move, lay } = answer as { readonly move: Plain; readonly lay: readonly number[] };
      if (lay.length === 0) return { move };
      const { up } = rules.lays(move);
      const { random } = keep;
      const secret = ownSecret(keys, seat, keep);
      // In which order somebody picked the closed ones is nobody's business.
      const picked = lay.map((slot) => hand.findIndex((s) => s.slot === slot));
      const first = [...picked.slice(0, up), ...inRandomOrder(picked.slice(up), random)];
      const made = mixes(lay.length)
        ? shuffle({
            group: group(),
            ctx,
            key,
            inputs: masks,
            random,
            order: orderWithFirst(first, masks.length, random),
          })
        : null;
      const cards = made?.outputs ?? masks;
      return {
        move,
        ...(made ? { mixed: mixed(made) } : {}),
        ...(up > 0 ? { shown: makeShares('open', openCtx, key, secret, cards.slice(0, up), random) } : {}),
      };
    },
    read,
    prove: (s, said) => {
      if (said.mixed) {
        const fits = judgeMixed(ctx, s, keys, key, masks, said.mixed);
        if (!fits.ok) return fits;
      }
      const { up } = rules.lays(said.move);
      return said.shown ? judgeShares('open', openCtx, s, key, after(said).slice(0, up), said.shown) : ok(null);
    },
  };
  const { said } = yield* exchange(turn);
  const body = at(said, seat);
  const { up, down } = rules.lays(body.move);
  const cards = body.mixed ? enter(keys, body.mixed.cards) : masks;
  const shown = pieces(body.shown?.shares ?? new Uint8Array(), 32).map((d, i) =>
    unmasked(faces, cards[i] as Masked, decoded(d).point),
  );
  return { move: body.move, laid: up + down, shown, hand: cards };
}
