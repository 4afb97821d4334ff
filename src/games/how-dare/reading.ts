// games/how-dare/reading.ts: the question and the table as sentences, for who asks to hear them. Never spoken unasked.
import { msg, str } from '@lit/localize';
import { goneWord } from '../../parts/seat-plate.ts';
import { lastBid } from './moves.ts';
import type { Sight } from './sight.ts';
import { amount, cardsWord, ducksWord } from './words.ts';

export function readQuestion({ asked }: Sight): string {
  if (asked?.text == null) return msg('No question is asked now.');
  return msg(str`${asked.theme}, ${ducksWord(asked.ducks)}. ${asked.text}`);
}
export function readTable(sight: Sight): string {
  const { board, me, name, asked } = sight;
  const last = lastBid(board);
  const said = last
    ? msg(str`${last.by === me ? msg('You') : name(last.by)}: ${amount(last.n, asked?.unit ?? '')}.`)
    : msg('No number yet.');
  const turn =
    board.turn === null ? '' : board.turn === me ? msg('Your turn.') : msg(str`${name(board.turn)} to play.`);
  const score = (s: typeof board.first): string =>
    board.options.scoreBy === 'cards' ? cardsWord(sight.score(s)) : ducksWord(sight.score(s));
  const people = sight.others.map((s) => {
    const gone = sight.seat(s)?.gone;
    const what = gone ? goneWord(gone) : board.eliminated.includes(s) ? msg('out') : '';
    if (s === board.master) return `${name(s)}: ${msg('question master')}`;
    return `${name(s)}: ${what ? `${what}, ` : ''}${score(s)}`;
  });
  const own = me === null || me === board.master ? '' : msg(str`You have ${score(me)}.`);
  const round = msg(str`Round ${board.round} of ${board.options.rounds}.`);
  return [round, said, turn, own, `${people.join('; ')}.`].filter((part) => part !== '').join(' ');
}
