import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { seatAt } from '../../../../src/core/seat.ts';
import { handOf, hush, kinds, match, place, rotated, rowOf, say, size, tableAt, waits } from './table.ts';

const [a, b, c] = [0, 1, 2].map(seatAt) as [ReturnType<typeof seatAt>, ReturnType<typeof seatAt>, ReturnType<typeof seatAt>]; // prettier-ignore

describe('turns, whoever sits where', () => {
  it('DS15: two single colour matches, and both bonus cards empty the hand: out by the bonus', () =>
    rotated(3, (first, seat) => {
      const play = tableAt({ row: 'R7 B9', hands: ['R7 B9 G1 Y3', 'B1 B3', 'G4 G5 D'], pile: 'R1 R3', first });
      match(play, 'R7', 'R7');
      match(play, 'B9', 'B9', { dos: true });
      say(play, 'stop');
      assert.deepEqual([rowOf(play), play.board.discard.length, play.board.places], ['R1 R3', 4, 2]);
      assert.equal(waits(play), `place ${seat(0)}`);
      place(play, 'G1 Y3');
      assert.equal(play.board.last?.winner, seat(0));
      assert.equal(play.board.scores[seat(0)], 1 + 3 + 4 + 5 + 20);
    }));
  it('DS16: a double colour match: a bonus card, the row has three, DOS is due, each opponent draws one', () =>
    rotated(4, (first, seat) => {
      const hands = ['R3 R4 G1 Y8 Y8', 'B1 B3 B4', 'G3 G4 G5', 'Y3 Y4 Y5'];
      const play = tableAt({ row: 'R7 B9', hands, pile: 'G9 R8 R9 R10', first });
      match(play, 'R7', 'R3 R4');
      say(play, 'stop');
      assert.equal(rowOf(play), 'B9 G9');
      place(play, 'G1', true);
      assert.deepEqual([rowOf(play), handOf(play, seat(0))], ['B9 G9 G1', 'Y8 Y8']);
      assert.deepEqual([1, 2, 3].map((i) => size(play, seat(i))), [4, 4, 4]); // prettier-ignore
      assert.equal(waits(play), `main ${seat(1)}`);
    }));
  it('DS17: the double without one colour gives nothing more', () =>
    rotated(3, (first, seat) => {
      const hands = ['R3 R4 B3 Y5 G1 G6 G9', 'B1 B4 B5', 'G3 G4 G5'];
      const play = tableAt({ row: 'R7 B8', hands, pile: 'Y9 Y10 R8 R9', first });
      match(play, 'R7', 'R3 R4');
      match(play, 'B8', 'B3 Y5');
      say(play, 'stop');
      place(play, 'G1', true);
      assert.deepEqual([rowOf(play), handOf(play, seat(0))], ['Y9 Y10 G1', 'G6 G9']);
      assert.deepEqual([size(play, seat(1)), size(play, seat(2))], [4, 4]);
    }));
  it('DS18: two doubles in colour: out by the bonus, and every opponent draws two before the count', () =>
    rotated(3, (first, seat) => {
      const play = tableAt({ row: 'R7 B3', hands: ['R3 R4 B1 D Y5 Y6', 'B4', 'G4'], pile: 'R1 R1 R8 R9 R10 #R D', first }); // prettier-ignore
      match(play, 'R7', 'R3 R4');
      match(play, 'B3', 'B1 D', { dos: true });
      say(play, 'stop');
      place(play, 'Y5 Y6');
      const { last } = play.board;
      assert.equal(last?.winner, seat(0));
      assert.deepEqual(last.hands.map((h) => h.faces.length), [3, 3]); // prettier-ignore
      assert.equal(last.points, 4 + 4 + 8 + 9 + 10 + 40);
    }));
  it('DS19: after a draw any match may be made, and then nothing is placed', () =>
    rotated(2, (first, seat) => {
      const play = tableAt({ row: 'R7 B9', hands: ['G1 Y3', 'B1 B3 B4'], pile: 'Y4 G9', first });
      say(play, 'draw');
      assert.equal(waits(play), `drew ${seat(0)}`);
      match(play, 'R7', 'Y3 Y4');
      say(play, 'stop');
      assert.deepEqual([rowOf(play), handOf(play, seat(0)), waits(play)], ['B9 G9', 'G1', `main ${seat(1)}`]);
    }));
  it('DS20: drawn and nothing matched: one card is placed, the row has three, nothing is discarded', () =>
    rotated(2, (first, seat) => {
      const play = tableAt({ row: 'R7 B9', hands: ['G1 Y3', 'B1 B3 B4'], pile: 'G10', first });
      say(play, 'draw');
      say(play, 'stop');
      assert.equal(play.board.places, 1);
      place(play, 'Y3', true);
      assert.deepEqual([rowOf(play), handOf(play, seat(0)), play.board.discard.length], ['R7 B9 Y3', 'G1 G10', 0]);
      assert.deepEqual(play.board.unsaid, []);
      assert.equal(waits(play), `main ${seat(1)}`);
    }));
  it('DS21: who has matched does not draw', () => {
    const play = tableAt({ row: 'R7 B9', hands: ['R7 Y3 Y4 Y5', 'B1'] });
    match(play, 'R7', 'R7');
    assert.equal(play.refusal({ kind: 'draw', dos: false }), 'no-draw-after-match');
    assert.equal(play.refusal({ kind: 'stop', dos: false }), null);
  });
  it('DS22: who could match may draw', () => {
    const play = tableAt({ row: 'R7 B9', hands: ['R7 Y3 Y4 Y5', 'B1 B3 B4'] });
    assert.equal(play.refusal({ kind: 'draw', dos: false }), null);
    assert.equal(play.refusal({ kind: 'stop', dos: false }), 'match-or-draw');
    say(play, 'draw');
    assert.equal(play.refusal({ kind: 'draw', dos: false }), 'drawn-already');
    match(play, 'R7', 'R7');
  });
  it('DS23: a row that is empty is filled to two', () => {
    const play = tableAt({ row: 'R7 B9 G4', hands: ['B7 G9 Y4 Y5 Y6 Y8', 'B1 B3 B4'], pile: 'R3 R4 R5' });
    match(play, 'R7', 'B7');
    match(play, 'B9', 'G9');
    match(play, 'G4', 'Y4');
    say(play, 'stop');
    assert.deepEqual([rowOf(play), play.board.discard.length], ['R3 R4', 6]);
  });
  it('DS24: of a row of four, three are left and none comes', () => {
    const play = tableAt({ row: 'R7 B9 G4 Y1', hands: ['B7 Y4 Y5 Y6', 'B1 B3 B4'] });
    match(play, 'R7', 'B7');
    say(play, 'stop');
    assert.equal(rowOf(play), 'B9 G4 Y1');
    assert.ok(!kinds(play).includes('refilled'));
  });
  it('DS33: an empty pile: the nine discarded cards are shuffled, and one of them comes', () => {
    const nine = 'R1 R1 R3 R3 R4 R4 R5 R5 R6';
    const play = tableAt({ row: 'R7 B9', hands: ['R7 Y4 Y5 Y6', 'B1 B3 B4'], pile: '', discard: nine });
    match(play, 'R7', 'R7');
    const matched = play.board.row[0];
    play.lay({ kind: 'stop', dos: false });
    assert.equal(play.ask?.kind, 'reshuffle');
    assert.equal(play.board.discard.length, 11, 'with the two that were matched now');
    assert.ok(matched?.match);
    play.run('playCards');
    assert.deepEqual([play.board.row.length, play.board.pile.length, play.board.discard.length], [2, 10, 0]);
  });
  it('DS40: nothing to draw and nothing matched all round: the round ends, and left of the dealer deals', () =>
    rotated(3, (first, seat) => {
      const play = tableAt({ row: 'R7 B9', hands: ['G1 Y3 Y3', 'G1 Y3 Y3', 'G1 Y3 Y3'], pile: '', first });
      assert.equal(play.board.dealer, seat(2));
      for (let i = 0; i < 3; i++) {
        assert.equal(waits(play), `main ${seat(i)}`);
        assert.equal(play.board.dry, i);
        say(play, 'draw');
      }
      assert.ok(kinds(play).includes('dry'));
      assert.deepEqual([play.board.dealer, play.board.round, waits(play)], [seat(0), 2, `main ${seat(1)}`]);
      assert.deepEqual(Object.values(play.board.scores), [0, 0, 0]);
    }));
  it('C25: with nothing to draw the turn ends at once and nothing is placed; a match begins the lap anew', () => {
    const play = tableAt({ row: 'R7 B9', hands: ['G1 Y3 Y3', 'B7 G4 G4 G5', 'G1 Y3 Y3'], pile: '' });
    say(play, 'draw');
    assert.deepEqual([rowOf(play), size(play, a), waits(play)], ['R7 B9', 3, 'main 1']);
    match(play, 'R7', 'B7');
    say(play, 'stop');
    assert.equal(play.board.dry, 0);
    assert.deepEqual([play.board.row.length, play.board.pile.length], [2, 1], 'the matched two are shuffled');
  });
  it('C28: without a match a card is placed before the row is filled', () => {
    const play = tableAt({ row: 'R7', hands: ['G1 Y3 Y4 Y5', 'B1 B3 B4'], pile: 'G10 R1' });
    say(play, 'draw');
    say(play, 'stop');
    place(play, 'Y4');
    assert.deepEqual([rowOf(play), play.board.pile.length], ['R7 Y4', 1]);
  });
  it('a row that cannot be filled stays short', () => {
    const play = tableAt({ row: 'R7', hands: ['G1 Y3 Y4 Y5', 'B1 B3 B4'], pile: '' });
    say(play, 'draw');
    assert.equal(rowOf(play), 'R7');
    assert.equal(waits(play), 'main 1');
  });
  it('drawing for others takes what there is, in turn order', () => {
    const play = tableAt({ row: 'R7 B9 G9', hands: ['R3 R4 G1 Y8 Y8', 'B1 B3 B4', 'G3 G4 G5'], pile: 'Y10', options: { dosCall: 'off' } }); // prettier-ignore
    play.board.discard = [];
    match(play, 'R7', 'R3 R4');
    say(play, 'stop');
    place(play, 'G1');
    assert.ok(kinds(play).includes('reshuffled'), 'the three that were matched');
    assert.deepEqual([size(play, b), size(play, c), play.board.pile.length], [4, 4, 2]);
  });
});

describe('what public facts refuse', () => {
  const play = tableAt({ row: 'R7 B9 D', hands: ['R7 B9 Y3 Y4', 'B1 B3', 'G1 G3 G4'] });
  const said = (more: object): string | null =>
    play.refusal({ kind: 'match', target: 0, cards: 1, value: 7, colour: null, dos: false, ...more });
  it('a match of a card that is not there, twice the same, as another number or colour, or with more than two cards', () => {
    assert.equal(said({}), null);
    assert.equal(said({ target: 3 }), 'no-such-card');
    assert.equal(said({ value: 8 }), 'other-number');
    assert.equal(said({ colour: 'blue' }), 'other-colour');
    assert.equal(said({ colour: 'red' }), null);
    assert.equal(said({ target: 2, value: 2, colour: 'green' }), null);
    for (const more of [{ cards: 3 }, { cards: 0 }, { target: -1 }, { target: 0.5 }, { value: 11 }, { colour: 'pink' }, { dos: 1 }, { more: 1 }]) assert.equal(said(more), 'not-a-move'); // prettier-ignore
    for (const raw of [null, 1, 'draw', [], {}, { kind: 'draw' }, { kind: 'place', cards: 1, dos: false }]) assert.equal(play.refusal(raw), 'not-a-move'); // prettier-ignore
    match(play, 'R7', 'R7');
    assert.equal(said({}), 'matched-already');
  });
  it('two cards from a hand of one', () => {
    const one = tableAt({ row: 'R7', hands: ['R7', 'B1 B3 B4'] });
    assert.equal(one.refusal({ kind: 'match', target: 0, cards: 2, value: 7, colour: null, dos: false }), 'too-few-cards'); // prettier-ignore
  });
  it('placing more or fewer cards than are due', () => {
    const due = tableAt({ row: 'R7 B9', hands: ['R7 B9 Y3 Y4 Y5', 'B1 B3 B4'] });
    match(due, 'R7', 'R7');
    match(due, 'B9', 'B9');
    say(due, 'stop');
    for (const cards of [1, 3]) assert.equal(due.refusal({ kind: 'place', cards, dos: false }), 'place-2');
    assert.equal(due.refusal({ kind: 'draw', dos: false }), 'not-a-move');
    assert.equal(due.refusal({ kind: 'place', cards: 2, dos: true }), 'not-at-two');
  });
  it('the word at any other number of cards, twice, or where nobody has to say it', () => {
    const draw = { kind: 'draw', dos: true };
    assert.equal(tableAt({ row: 'R7', hands: ['R8 R9', 'B1'] }).refusal(draw), 'not-at-two');
    assert.equal(tableAt({ row: 'R7', hands: ['R8', 'B1'] }).refusal(draw), null);
    assert.equal(tableAt({ row: 'R7', hands: ['R8', 'B1'], options: { dosCall: 'off' } }).refusal(draw), 'no-calling');
    assert.equal(tableAt({ row: 'R7', hands: ['R8', 'B1'], options: { dosCall: 'automatic' } }).refusal(draw), 'no-calling'); // prettier-ignore
    const said2 = match(tableAt({ row: 'R7 B9', hands: ['R7 Y3 Y4', 'B1 B3 B4'] }), 'R7', 'R7', { dos: true });
    assert.equal(said2.refusal({ kind: 'stop', dos: true }), 'said-already');
    const silent = match(tableAt({ row: 'R7 B9', hands: ['R7 Y3 Y4', 'B1 B3 B4'] }), 'R7', 'R7');
    hush(hush(silent));
    assert.equal(silent.refusal({ kind: 'stop', dos: true }), null);
  });
});
