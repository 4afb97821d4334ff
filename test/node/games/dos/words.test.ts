import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { seatAt, type Seat } from '../../../../src/core/seat.ts';
import { cards } from '../../../../src/games/dos/faces.ts';
import type { Refusal } from '../../../../src/games/dos/legal.ts';
import type { DosNews } from '../../../../src/games/dos/position.ts';
import { cardWord, say, whyNot } from '../../../../src/games/dos/words.ts';
import { caught, face, faces, hush, match, place, say as tell, tableAt } from './table.ts';

const names = (s: Seat): string => ['Ana', 'Bruno', 'Cleo'][s] ?? '?';
const [ana, bruno, cleo] = [0, 1, 2].map(seatAt) as [Seat, Seat, Seat];
const told = (feed: readonly DosNews[]): readonly string[] => feed.map((n) => say(n, names));

describe('DOS in words', () => {
  it('tells a turn', () => {
    const play = tableAt({ row: 'R7 #B', hands: ['R3 R4 B8 D Y5 Y6', 'B4 B5 B6', 'G4 G5 G6'], pile: 'G8 G9 R1 R1 Y1 Y1' }); // prettier-ignore
    match(play, 'R7', 'R3 R4');
    match(play, '#B', 'B8 D', { dos: true });
    tell(play, 'stop');
    place(play, 'Y5 Y6');
    assert.deepEqual(told(play.feed).slice(3, 14), [
      'Ana matches red 7 with red 3 and red 4. All red: a bonus card, and the others draw one.',
      'Ana matches blue wild number as 10 with blue 8 and wild DOS. All blue: a bonus card, and the others draw one. Ana has 2 cards left.',
      'Ana says DOS.',
      'Ana stops.',
      'New in the row: green 8 and green 9.',
      'Ana places yellow 5 and yellow 6 in the row.',
      'Ana has no cards left and wins the round.',
      'Bruno draws 2 cards for the double matches.',
      'Cleo draws 2 cards for the double matches.',
      'Ana gets 34 points and now has 34.',
      'Round 2. Ana deals, Bruno begins.',
    ]);
  });
  it('tells who was caught, and who saw it too', () => {
    const play = tableAt({ row: 'R7 B9', hands: ['R3 B4 Y4 Y5', 'B1 B3 B4', 'G1 G3 G4'] });
    hush(match(play, 'R7', 'R3 B4'));
    caught(play, cleo, [bruno]);
    assert.deepEqual(told(play.feed).slice(-3), [
      'Ana matches red 7 with red 3 and blue 4. Ana has 2 cards left.',
      'Ana has two cards and has not said DOS.',
      'Cleo catches Ana: two cards, and no DOS. Bruno saw it too; Cleo was first. Ana will draw two cards at the end of the turn.',
    ]);
  });
  it('has a sentence for everything else that can happen', () => {
    const rest: readonly (readonly [DosNews, string])[] = [
      [{ kind: 'dealer', seat: ana }, 'The draw: Ana deals first.'],
      [{ kind: 'drew', seat: ana, count: 1, why: 'turn' }, 'Ana draws a card.'],
      [{ kind: 'drew', seat: ana, count: 0, why: 'turn' }, 'Ana should draw, but no card is left.'],
      [{ kind: 'drew', seat: ana, count: 2, why: 'penalty' }, 'Ana draws 2 cards.'],
      [{ kind: 'drew', seat: ana, count: 1, why: 'doubles' }, 'Ana draws a card for the double match.'],
      [{ kind: 'reshuffled', count: 9 }, 'The 9 discarded cards are shuffled into a new pile.'],
      [{ kind: 'placed', seat: ana, cards: faces('#R'), left: 1 }, 'Ana places red wild number in the row. Ana has 1 card left.'],
      [{ kind: 'counted', seat: ana, points: 50, score: 80, closed: 5 }, 'Ana gets 50 points and now has 80. 5 cards stayed closed and count ten each.'],
      [{ kind: 'counted', seat: ana, points: 1, score: 1, closed: 0 }, 'Ana gets 1 point and now has 1.'],
      [{ kind: 'dry', round: 3 }, 'No card is left to draw, and nobody matches. Round 3 ends without points.'],
      [{ kind: 'void', round: 2 }, 'Round 2 does not count and is dealt anew.'],
      [{ kind: 'gone', seat: ana, why: 'left', score: 3 }, 'Ana has left.'],
      [{ kind: 'gone', seat: ana, why: 'lost', score: 3 }, 'Ana did not answer any more; the others play on.'],
      [{ kind: 'gone', seat: ana, why: 'fault', score: 3 }, 'What Ana sent does not fit its seal or the rules. Ana is out.'],
      [{ kind: 'gone', seat: ana, why: 'foul', score: 3 }, 'Ana laid cards that do not match and is out.'],
      [{ kind: 'won', seat: ana, score: 202 }, 'Ana wins the game with 202 points.'],
      [{ kind: 'match', seat: ana, row: face('D'), cards: faces('D'), value: 2, colour: 'green', left: 4 }, 'Ana matches wild DOS with wild DOS. All green: a bonus card.'],
      [{ kind: 'caught', seat: ana, by: bruno, others: [], later: false }, 'Bruno catches Ana: two cards, and no DOS.'],
    ]; // prettier-ignore
    for (const [news, sentence] of rest) assert.equal(say(news, names), sentence);
  });
  it('has a name of its own for every card', () => {
    assert.equal(new Set(cards.map((_, f) => cardWord(f))).size, 41);
    assert.deepEqual(['R7', '#G', 'D'].map((n) => cardWord(face(n))), ['red 7', 'green wild number', 'wild DOS']); // prettier-ignore
  });
  it('has a sentence of its own for every refusal', () => {
    const codes: readonly Refusal[] = [
      'not-a-move', 'not-your-turn', 'no-such-card', 'matched-already', 'other-number', 'other-colour', 'too-few-cards',
      'no-draw-after-match', 'drawn-already', 'nothing-to-draw', 'match-or-draw', 'draw-first', 'place-1', 'place-3',
      'catch-comes-first', 'nobody-to-catch', 'no-calling', 'not-at-two', 'said-already',
    ]; // prettier-ignore
    const sentences = codes.map(whyNot);
    assert.equal(new Set(sentences).size, codes.length);
    assert.ok(!sentences.includes('That is not possible now.'));
  });
});
