import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { seatAt, type Seat } from '../../../../src/core/seat.ts';
import { catches, caught, hush, kinds, match, place, rotated, say, size, tableAt, waits, word, type DosPlay } from './table.ts'; // prettier-ignore

const [a, b, c, d] = [0, 1, 2, 3].map(seatAt) as [Seat, Seat, Seat, Seat];
const three = ['B1 B3 B4', 'G1 G3 G4'] as const;

/** A goes from four cards to two by a double without one colour, and says nothing. */
const silentDouble = (first = 0): DosPlay =>
  hush(match(tableAt({ row: 'R7 B9', hands: ['R3 B4 Y4 Y5', ...three], first }), 'R7', 'R3 B4'));

describe('the word at two cards', () => {
  it('DS27: silent after the window, A not on turn: who is on turn catches, and A draws two at once', () =>
    rotated(3, (first, seat) => {
      const play = tableAt({ row: 'R7 B9', hands: ['R3 B4 Y4 Y5', ...three], first });
      hush(hush(match(play, 'R7', 'R3 B4')));
      say(play, 'stop');
      assert.deepEqual([play.board.unsaid, waits(play)], [[seat(0)], `main ${seat(1)}`]);
      catches(play, seat(0));
      assert.deepEqual([size(play, seat(0)), play.board.unsaid, waits(play)], [4, [], `main ${seat(1)}`]);
    }));
  it('DS28: caught in the own turn and out of cards by another match: not out, two cards at the end of the turn', () =>
    rotated(3, (first, seat) => {
      const play = silentDouble(first);
      assert.equal(waits(play), `catch ${seat(0)}`);
      caught(play, seat(1));
      assert.deepEqual([play.board.penaltyDue, size(play, seat(0)), waits(play)], [true, 2, `matched ${seat(0)}`]);
      assert.deepEqual(play.feed.at(-1), { kind: 'caught', seat: seat(0), by: seat(1), others: [], later: true });
      match(play, 'B9', 'Y4 Y5');
      assert.deepEqual([size(play, seat(0)), play.board.phase, play.board.turn], [2, 'play', null]);
      // DS38: the two cards of the penalty are two cards again.
      assert.equal(waits(play), `asked ${seat(0)}`);
      hush(play);
      assert.equal(waits(play), `catch ${seat(0)}`);
      caught(play, seat(1));
      assert.deepEqual(
        [size(play, seat(0)), waits(play)],
        [4, `main ${seat(1)}`],
        'DS38: the turn is over, so at once',
      );
    }));
  it('DS29: who has said it cannot be caught', () => {
    const play = tableAt({ row: 'R7 B9', hands: ['R3 B4 Y4 Y5', ...three] });
    match(play, 'R7', 'R3 B4');
    word(play);
    say(play, 'stop');
    assert.equal(waits(play), 'main 1');
    assert.equal(play.refusal({ kind: 'catch', seat: a }), 'nobody-to-catch');
    for (const seat of [1, 2, 7]) assert.equal(play.refusal({ kind: 'catch', seat }), 'nobody-to-catch');
  });
  it('DS30: a hand that changes and comes back to two is asked again and can be caught again', () => {
    const play = tableAt({ row: 'R7 B9', hands: ['Y1 Y3', 'B1 B3 B4'] });
    const said = match(tableAt({ row: 'R7 B9', hands: ['R7 Y1 Y3', 'B1 B3 B4'] }), 'R7', 'R7', { dos: true });
    assert.equal(said.feed.at(-1)?.kind, 'dos');
    say(play, 'draw');
    assert.equal(size(play, a), 3);
    say(play, 'stop');
    place(play, 'Y1');
    assert.equal(waits(play), 'asked 0');
    hush(play);
    assert.equal(waits(play), 'catch 0');
    caught(play, b);
    assert.equal(size(play, a), 4);
  });
  it('DS34: the word with the move needs no window', () => {
    const play = match(tableAt({ row: 'R7 B9', hands: ['R3 B4 Y4 Y5', ...three] }), 'R7', 'R3 B4', { dos: true });
    assert.deepEqual([kinds(play).slice(-2), waits(play), play.board.unsaid], [['match', 'dos'], 'matched 0', []]);
  });
  it('DS35: a double of B brings A from one card to two; silent and caught, A has four', () =>
    rotated(3, (first, seat) => {
      const play = tableAt({ row: 'R7 B9', hands: ['R3 R4 G1 Y8 Y9', 'B1 B3 B4', 'G1'], first });
      match(play, 'R7', 'R3 R4');
      say(play, 'stop');
      place(play, 'G1', true);
      assert.equal(waits(play), `asked ${seat(2)}`);
      hush(play);
      caught(play, seat(1), [seat(0)]);
      assert.deepEqual(play.feed.findLast((n) => n.kind === 'caught'), { kind: 'caught', seat: seat(2), by: seat(1), others: [seat(0)], later: false }); // prettier-ignore
      assert.deepEqual([size(play, seat(2)), waits(play)], [4, `main ${seat(1)}`]);
    }));
  it('DS36: the window passed; B catches in its own turn before anything else, and its turn goes on', () => {
    const play = hush(silentDouble());
    say(play, 'stop');
    catches(play, a);
    assert.equal(size(play, a), 4);
    say(play, 'draw');
    assert.equal(waits(play), 'drew 1');
  });
  it('DS37: from three cards to one by two bonus cards in one move: no word is due', () => {
    const play = tableAt({ row: 'R7 B9', hands: ['R7 B9 Y3 Y4 Y5', ...three] });
    match(play, 'R7', 'R7');
    match(play, 'B9', 'B9');
    say(play, 'stop');
    place(play, 'Y3 Y4');
    assert.deepEqual([size(play, a), waits(play)], [1, 'main 1']);
    assert.ok(!kinds(play).includes('unsaid'));
  });
  it('DS39: one draw brings C and D to two: C is asked and its window closed before D', () =>
    rotated(4, (first, seat) => {
      const play = tableAt({ row: 'R7 B9', hands: ['R3 R4 G1 Y8 Y9', 'B1 B3 B4', 'G1', 'G3'], first });
      match(play, 'R7', 'R3 R4');
      say(play, 'stop');
      place(play, 'G1', true);
      const told: string[] = [];
      while (!waits(play).startsWith('main')) {
        told.push(waits(play));
        hush(play);
      }
      assert.deepEqual(
        told,
        [2, 2, 3, 3].map((i, n) => `${n % 2 === 0 ? 'asked' : 'catch'} ${seat(i)}`),
      );
      assert.deepEqual(play.board.unsaid.toSorted(), [seat(2), seat(3)].toSorted());
    }));
  it('a silent seat may still say it with its own next move, while the hand stays at two', () => {
    const play = hush(silentDouble());
    assert.deepEqual(play.board.unsaid, [a]);
    say(play, 'stop', true);
    assert.deepEqual([play.board.unsaid, waits(play)], [[], 'main 1']);
    assert.ok(kinds(play).includes('dos'));
  });
  it('catching comes before anything else in a turn', () => {
    const play = hush(silentDouble());
    say(play, 'stop');
    say(play, 'draw');
    assert.equal(play.refusal({ kind: 'catch', seat: a }), 'catch-comes-first');
  });
  it('a caught hand counts as called until it changes, also where nothing is left to draw', () => {
    const play = tableAt({ row: 'R7 B9', hands: ['R3 B4 Y4 Y5', ...three], pile: '' });
    hush(hush(match(play, 'R7', 'R3 B4')));
    say(play, 'stop');
    play.board.pile = [];
    play.board.discard = [];
    catches(play, a);
    assert.deepEqual([size(play, a), play.board.unsaid], [2, []]);
    assert.equal(play.refusal({ kind: 'catch', seat: a }), 'nobody-to-catch');
  });
  it('nothing left to draw with two cards in silence: the word goes with the draw that brings nothing', () => {
    const play = tableAt({ row: 'R7 B9', hands: ['Y1 Y3', ...three], pile: '', prepare: (x) => (x.unsaid = [a]) });
    assert.equal(play.refusal({ kind: 'draw', dos: true }), null);
    say(play, 'draw', true);
    assert.deepEqual([play.board.unsaid, waits(play)], [[], 'main 1']);
  });
  it('the window belongs to all others, for its time; the moment before it to the seat alone', () => {
    const play = tableAt({
      row: 'R7 B9',
      hands: ['R3 B4 Y4 Y5', ...three, 'Y1'],
      options: { dosTime: 3, dosWindow: 8 },
    });
    match(play, 'R7', 'R3 B4');
    assert.deepEqual(play.ask?.kind === 'race' && play.ask.window, { seats: [a], ms: 3000, stake: a });
    assert.equal(play.refusal({ kind: 'dos' }, a), null);
    assert.equal(play.refusal({ kind: 'dos' }, b), 'not-your-turn');
    assert.equal(play.refusal({ kind: 'catch', seat: a }, b), 'nobody-to-catch');
    hush(play);
    assert.deepEqual(play.ask?.kind === 'race' && play.ask.window, { seats: [b, c, d], ms: 8000, stake: a });
    assert.equal(play.refusal({ kind: 'catch', seat: a }, c), null);
    assert.equal(play.refusal({ kind: 'catch', seat: d }, c), 'nobody-to-catch');
    assert.equal(play.refusal({ kind: 'catch', seat: a }, a), 'nobody-to-catch');
    assert.equal(play.refusal({ kind: 'dos' }, a), 'not-your-turn');
  });
});

describe('saying DOS, by option', () => {
  const hands = ['R3 B4 Y4 Y5', ...three];
  it('off: nothing is said, nobody is caught', () => {
    const play = match(tableAt({ row: 'R7 B9', hands, options: { dosCall: 'off' } }), 'R7', 'R3 B4');
    assert.deepEqual([waits(play), play.board.unsaid], ['matched 0', []]);
  });
  it('by itself: always taken as said', () => {
    const play = match(tableAt({ row: 'R7 B9', hands, options: { dosCall: 'automatic' } }), 'R7', 'R3 B4');
    assert.deepEqual([waits(play), play.board.unsaid, kinds(play).at(-1)], ['matched 0', [], 'dos']);
  });
  it('no time: the catch opens at once', () => {
    const play = match(tableAt({ row: 'R7 B9', hands, options: { dosTime: 0 } }), 'R7', 'R3 B4');
    assert.equal(waits(play), 'catch 0');
  });
});
