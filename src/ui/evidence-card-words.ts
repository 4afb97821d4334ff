// ui/evidence-card-words.ts: the evidence of a round of cards in plain sentences. No DOM, and no word of the trade.
import { msg, str } from '@lit/localize';
import type { Seat } from '../core/seat.ts';
import type { CardEvidence, RoundEvidence } from '../core/verdict.ts';
import type { SealState } from '../parts/seal.ts';
import type { Line } from './evidence-words.ts';
import { listed } from './people.ts';

type Names = (seat: Seat) => string;

/** The four sentences of a round of cards; `me`: the seat of this device. */
export const cardLines = (
  round: RoundEvidence,
  cards: CardEvidence,
  names: Names,
  me: number | null,
): readonly Line[] => [sealed(cards, names), shuffled(cards, names, me), dealt(cards), played(round, cards, names)];
/** The same four as they hold for every round of cards. */
export const generalCardLines = (): readonly Line[] => [
  {
    state: 'sealed',
    text: msg('Every player makes a fresh key for each round, and shows that it is their own.'),
    proof: msg('Nobody can move before all keys are there.'),
  },
  {
    state: 'checked',
    text: msg('Every player mixes the pack in turn, so nobody knows the order, not even who opened the table.'),
    proof: msg('Each shuffle is proved to have kept every card.'),
  },
  {
    state: 'checked',
    text: msg('A dealt card can be read by its holder alone: it takes a share of every player.'),
    proof: msg('Each share is proved.'),
  },
  {
    state: 'checked',
    text: msg('Whatever is laid, shown or passed on is proved to be the same card that was dealt.'),
    proof: msg('Your device believes nobody, and looks for itself.'),
  },
];
const unfitWords = ({ unfit }: CardEvidence, names: Names): string =>
  listed([...new Set(unfit.map((u) => msg(str`${names(u.seat)} at step ${u.step}`)))]);

function sealed({ keys }: CardEvidence, names: Names): Line {
  const text = msg('Every player made a fresh key for this round, and showed that it is their own.');
  return keys.length === 0
    ? { state: 'forming', text, proof: msg('The keys are still being made.') }
    : { state: 'sealed', text, proof: msg(str`${keys.length} keys: ${listed(keys.map(names))}.`) };
}
/** The last shuffle by each seat makes the pile; earlier ones belong to a pile that ran out. */
function shuffled({ shuffles, keys }: CardEvidence, names: Names, me: number | null): Line {
  const text = msg('Every player mixed the pack in turn, so nobody knows the order, not even who opened the table.');
  const [last] = shuffles.slice(-1);
  if (!last) return { state: 'forming', text, proof: msg('Nothing was mixed yet.') };
  const who = [...new Set(shuffles.map((s) => s.seat))];
  const mine = who.some((s) => s === me) ? msg('You mixed it, too.') : '';
  const proof =
    who.length < keys.length
      ? msg(str`${who.length} of ${keys.length} have mixed it.`)
      : msg(str`${shuffles.length} shuffles by ${listed(who.map(names))}: each is proved to have kept every card.`);
  return { state: who.length < keys.length ? 'forming' : 'checked', text, proof: `${mine} ${proof}`.trim() };
}
function dealt({ dealt: cards, shares }: CardEvidence): Line {
  const text = msg(
    'A dealt card can be read by its holder alone: all others gave a proved share of it, and none of them is enough.',
  );
  return cards === 0
    ? { state: 'forming', text, proof: msg('Nothing was dealt yet.') }
    : { state: 'checked', text, proof: msg(str`${cards} cards, ${shares} shares, all proved.`) };
}
function played(round: RoundEvidence, cards: CardEvidence, names: Names): Line {
  const text = msg('Whatever was laid, shown or passed on was proved to be the same card that had been dealt.');
  if (cards.unfit.length > 0)
    return { state: 'mismatch', text, proof: msg(str`This did not fit: ${unfitWords(cards, names)}.`) };
  const parts = [
    cards.mixed === 0 ? '' : msg(str`Whole hands mixed before a card was laid: ${cards.mixed}.`),
    cards.shown + cards.opened === 0 ? '' : msg(str`Cards opened, each proved: ${cards.shown + cards.opened}.`),
    cards.passed === 0 ? '' : msg(str`Closed cards passed on, each proved: ${cards.passed}.`),
  ].filter((s) => s !== '');
  const state: SealState = parts.length > 0 ? 'checked' : round.void ? 'never' : 'sealed';
  return { state, text, proof: parts.length > 0 ? parts.join(' ') : msg('No card was laid yet.') };
}
/** One part of the line under a round's title. */
export const cardSummary = ({ shuffles, shown, opened }: CardEvidence): string =>
  msg(str`${shuffles.length} shuffles, ${shown + opened} cards opened`);

/** A round before the first deal: nothing was drawn, everybody signed the table. */
export const signedLine = (round: RoundEvidence): Line => ({
  state: 'checked',
  text: msg('Everybody signed who sits here, and by which rules.'),
  proof: msg(str`${round.signatures} signatures, all genuine.`),
});
