// table/cards.ts: what the rules ask of cards, in exchanges: piles, deals, turns from a hidden hand, cards that change hands.
// Who holds what is kept here by slot; what a card means, only the rules know.
import type { Out } from '../core/out.ts';
import type { Plain } from '../core/plain.ts';
import { at, perSeat, seatsOf, type Seat } from '../core/seat.ts';
import { group } from '../fair/arithmetic.ts';
import { bare, seen, unmasked, type Card } from '../fair/deck/card.ts';
import { dealOut, type Order } from '../fair/deck/deal.ts';
import { playHand } from '../fair/deck/hand.ts';
import { cardKeys, type CardKeys } from '../fair/deck/keys.ts';
import { passCards } from '../fair/deck/pass.ts';
import { mixPile } from '../fair/deck/pile.ts';
import { showCards, type Slot } from '../fair/deck/show.ts';
import type { Protocol } from '../fair/exchange.ts';
import { facesOf, type Faces } from '../fair/faces.ts';
import type { Masked } from '../fair/masked.ts';
import type { Ask, Moved, Played, Sealed } from '../games/play.ts';
import type { Env } from './perform.ts';
import type { Things } from './things.ts';

type AskOf<K extends Ask['kind']> = Extract<Ask, { readonly kind: K }>;

export class Cards {
  readonly #env: Env;
  readonly #things: Things;
  #keys: CardKeys | null = null;
  #faces: Faces | null = null;

  constructor(env: Env, things: Things) {
    this.#env = env;
    this.#things = things;
  }
  /** A new round has begun: its cards get new keys. */
  round(): void {
    this.#keys = null;
  }
  #known(): CardKeys {
    if (!this.#keys) throw new Error('the rules use cards before they have shuffled in this round');
    return this.#keys;
  }
  /** The points of all faces that were in a pack so far. */
  get #table(): Faces {
    if (!this.#faces) throw new Error('the rules use cards before they have shuffled any');
    return this.#faces;
  }
  #facesFor(count: number): Faces {
    if (!this.#faces || this.#faces.points.length < count) this.#faces = facesOf(group(), this.#env.rules, count);
    return this.#faces;
  }
  *#roundKeys(): Protocol<CardKeys> {
    const present = this.#env.present();
    const keys = this.#keys;
    if (keys?.seats.every((s) => present.includes(s)) && keys.seats.length === present.length) return keys;
    this.#keys = yield* cardKeys(this.#env.where(this.#env.head()), present);
    return this.#keys;
  }
  *shuffle({ faces }: AskOf<'shuffle'>): Protocol<readonly Sealed<number>[]> {
    const table = this.#facesFor(Math.max(...faces) + 1);
    const keys = yield* this.#roundKeys();
    return yield* this.#mixed(keys, faces.map((face) => bare(table, face, keys.joint.point))); // prettier-ignore
  }
  *#mixed(keys: CardKeys, masks: readonly Masked[]): Protocol<readonly Sealed<number>[]> {
    if (masks.length === 0) return [];
    const pile = yield* mixPile((anchor) => this.#env.where(anchor), this.#env.head(), keys, masks);
    return pile.map((mask) => this.#things.addCard({ mask, keys, holder: null, face: null }));
  }
  /** Closed cards come back under the joint key, opened ones as everybody knows them; then all shuffle. */
  *reshuffle({ things }: AskOf<'reshuffle'>): Protocol<Moved<number>> {
    const keys = this.#known();
    const slots = this.#things.slots(things);
    const { masks, out } = yield* passCards(this.#here(), this.#table, keys, null, slots);
    if (out) throw out;
    return { cards: yield* this.#mixed(keys, present(masks)), lost: lostOf(things, masks), out: null };
  }
  #here() {
    return this.#env.where(this.#env.head());
  }
  *deal({ pile, wanted }: AskOf<'deal'>): Protocol<unknown> {
    let from = 0;
    const seats = seatsOf(wanted).filter((seat) => at(wanted, seat) > 0);
    const hands = perSeat(seatsOf(wanted), (seat) => pile.slice(from, (from += at(wanted, seat))));
    if (from > pile.length) throw new Error('the rules deal more cards than the pile has');
    yield* this.#strip(seats.flatMap((seat) => at(hands, seat).map((thing) => this.#order(thing, seat))));
    return { hands, pile: pile.slice(from) };
  }
  #order(thing: Sealed<Plain>, to: Seat | null): Order {
    const { mask, holder, face } = this.#things.card(thing);
    if (holder !== null || face !== null) throw new Error('the rules deal a card that lies in no pile');
    return { slot: thing.sealed, mask, to };
  }
  *#strip(orders: readonly Order[]): Protocol<readonly Masked[]> {
    const keys = this.#known();
    const masks = yield* dealOut(this.#here(), keys, orders);
    for (const [i, { slot, to }] of orders.entries()) {
      const mask = masks[i] as Masked;
      const face = to === null ? unmasked(this.#table, mask, group().zero) : null;
      this.#hold(slot, { mask, keys, holder: to, face });
    }
    return masks;
  }
  /** Puts a card under its slot; its holder, if it is of this device, looks at it. */
  #hold(slot: number, card: Card): void {
    this.#things.change(slot, card);
    const { keep } = this.#env;
    if (card.holder !== null && keep?.remembers() && keep.seats.includes(card.holder))
      keep.learn(card.holder, slot, seen(this.#table, card, keep));
  }
  #add(card: Card): Sealed<number> {
    const thing = this.#things.addCard(card);
    this.#hold(thing.sealed, card);
    return thing;
  }
  /** Opens cards: those of a pile by everybody's shares, those of a hand by their holders. */
  *open(
    things: readonly Sealed<Plain>[],
  ): Protocol<{ readonly shown: readonly (number | null)[]; readonly out: Out | null }> {
    // prettier-ignore
    const piled = things.filter((t) => this.#things.card(t).holder === null && this.#things.card(t).face === null);
    if (piled.length > 0) yield* this.#strip(piled.map((t) => this.#order(t, null)));
    const slots = this.#things.slots(things);
    const { shown, out } = yield* showCards(this.#here(), this.#table, slots);
    for (const [i, { slot, card }] of slots.entries()) this.#things.change(slot, { ...card, face: shown[i] ?? null });
    return { shown, out };
  }
  *playCards({ seat, hand, judge }: AskOf<'playCards'>): Protocol<Played<Plain, number>> {
    const slots = this.#held(hand, seat);
    const keys = slots[0]?.card.keys ?? this.#known();
    const rules = { check: judge.check, lays: (move: Plain) => judge.lays(move) };
    const turn = yield* playHand(this.#here(), this.#table, keys, seat, slots, rules);
    if (turn.laid === 0) return { move: turn.move, shown: [], up: [], down: [], hand };
    this.#env.keep?.forget(
      seat,
      slots.map((s) => s.slot),
    );
    const cards = turn.hand.map((mask, i) => this.#add({ mask, keys, holder: seat, face: turn.shown[i] ?? null }));
    const up = turn.shown.length;
    return {
      move: turn.move,
      shown: turn.shown,
      up: cards.slice(0, up),
      down: cards.slice(up, turn.laid),
      hand: cards.slice(turn.laid),
    };
  }
  #held(hand: readonly Sealed<number>[], seat: Seat): readonly Slot[] {
    const slots = this.#things.slots(hand);
    if (!slots.every(({ card }) => card.holder === seat))
      throw new Error('the rules play a card that its seat has not');
    return slots;
  }
  *take({ things, seat }: AskOf<'take'>): Protocol<Moved<number>> {
    const keys = this.#known();
    const slots = this.#things.slots(things);
    const { masks, out } = yield* passCards(this.#here(), this.#table, keys, seat, slots);
    if (out?.seats.includes(seat)) throw out; // who should take them is gone
    const cards = present(masks).map((mask) => this.#add({ mask, keys, holder: seat, face: null }));
    return { cards, lost: lostOf(things, masks), out };
  }
}
const present = (masks: readonly (Masked | null)[]): readonly Masked[] => masks.flatMap((m) => m ?? []);
const lostOf = (things: readonly Sealed<number>[], masks: readonly (Masked | null)[]): readonly Sealed<number>[] =>
  things.filter((_, i) => masks[i] === null);
