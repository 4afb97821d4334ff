// games/doubt/ready.ts: what lies ready to be laid: the picked cards, what would be said of them, and whether it is true. No DOM.
import type { Seat } from '../../core/seat.ts';
import type { Laid } from '../play.ts';
import { claimOf, countClosed, fits, jokerClosed, mostCards, type Refusal } from './claims.ts';
import { isJoker, type Card } from './faces.ts';
import { laid, type Held } from './hand.ts';
import type { Claim, DoubtBoard, DoubtTurn } from './position.ts';

/** What a turn on the present board does: declare a card, place one with a claim, or play some of the rank that is due. */
export type Mode = 'declare' | 'place' | 'play';
export const modeOf = (board: DoubtBoard): Mode =>
  board.options.pack === 'standard' ? 'play' : board.declared === null ? 'declare' : 'place';

/** What the player chose: cards by slot, in the order of picking, what they share, and what a Joker stands for. */
export type Picked = {
  readonly slots: readonly number[];
  /** null: whichever is true. */
  readonly claim: 'rank' | 'colour' | null;
  readonly named: Card;
};
export const nothingPicked: Picked = { slots: [], claim: null, named: { rank: 'A', colour: 'purple' } };

/** A turn that lies ready. `closed`: why it cannot be made; `bluff`: what is said is not true of some card. */
export type Ready = {
  readonly cards: readonly Held[];
  readonly turn: DoubtTurn;
  readonly claim: Claim | null;
  readonly bluff: boolean;
  readonly closed: Refusal | null;
};

/** One tap more: a card joins or leaves; where only one is laid it takes the place of the other. Null: no more fit. */
export function toggled(picked: Picked, slot: number, mode: Mode): Picked | null {
  if (picked.slots.includes(slot)) return { ...picked, slots: picked.slots.filter((s) => s !== slot) };
  if (mode !== 'play') return { ...picked, slots: [slot], claim: picked.slots.length === 0 ? picked.claim : null };
  return picked.slots.length < mostCards ? { ...picked, slots: [...picked.slots, slot] } : null;
}
/** Picked cards that are still in the hand. */
export const kept = (picked: Picked, hand: readonly Held[]): Picked => {
  const slots = picked.slots.filter((slot) => hand.some((c) => c.slot === slot));
  return slots.length === picked.slots.length ? picked : { ...nothingPicked, slots };
};

export function readied(board: DoubtBoard, seat: Seat, hand: readonly Held[], picked: Picked): Ready | null {
  const cards = picked.slots.flatMap((slot) => hand.find((c) => c.slot === slot) ?? []);
  const [first] = cards;
  if (!first) return null;
  const { pack } = board.options;
  const mode = modeOf(board);
  const lies = (claim: Claim | null): boolean => claim !== null && cards.some((c) => !fits(pack, c.face, claim));
  switch (mode) {
    case 'declare': {
      const joker = isJoker(pack, first.face);
      const beside = joker && hand.some((c) => !isJoker(pack, c.face));
      const closed = !joker ? null : beside ? 'joker-not-alone' : jokerClosed(board, seat);
      const turn: DoubtTurn = joker ? { kind: 'declare', named: picked.named } : { kind: 'declare' };
      return { cards: [first], turn, claim: null, bluff: false, closed };
    }
    case 'place': {
      const turns = { rank: { kind: 'place', claim: 'rank' }, colour: { kind: 'place', claim: 'colour' } } as const;
      const preset = lies(claimOf(board, turns.rank)) && !lies(claimOf(board, turns.colour)) ? 'colour' : 'rank';
      const turn = turns[picked.claim ?? preset];
      const claim = claimOf(board, turn);
      return { cards: [first], turn, claim, bluff: lies(claim), closed: null };
    }
    case 'play': {
      const turn: DoubtTurn = { kind: 'play', n: cards.length };
      const claim = claimOf(board, turn);
      return { cards, turn, claim, bluff: lies(claim), closed: countClosed(board, seat, cards.length) };
    }
    default:
      return mode satisfies never;
  }
}
export const moveOf = ({ turn, cards }: Ready): Laid<DoubtTurn> => laid(turn, cards);
