import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { seatAt, type Seat } from '../../../../src/core/seat.ts';
import { dos } from '../../../../src/games/dos/game.ts';
import { defaults } from '../../../../src/games/dos/options.ts';
import { Play } from '../script.ts';
import { force, handOf, hush, kinds, match, place, rotated, rowOf, say, size, tableAt, waits, type DosPlay } from './table.ts'; // prettier-ignore

const [a, b, c, d] = [0, 1, 2, 3].map(seatAt) as [Seat, Seat, Seat, Seat];

describe('going out and counting', () => {
  it('DS25: out by a double in colour: the others draw first, then everything is counted', () =>
    rotated(3, (first, seat) => {
      const play = tableAt({ row: 'R7 B9', hands: ['R3 R4', 'G3 G4', 'D'], pile: 'R8 #B', first });
      match(play, 'R7', 'R3 R4');
      const { last } = play.board;
      assert.deepEqual(last?.hands.map((h) => [h.seat, h.points]).toSorted(), [[seat(1), seat(1) < seat(2) ? 15 : 47], [seat(2), seat(1) < seat(2) ? 60 : 28]].toSorted()); // prettier-ignore
      assert.deepEqual([last.points, play.board.scores[seat(0)]], [3 + 4 + 20 + 8 + 40, 75]);
      assert.deepEqual(kinds(play).filter((k) => ['out', 'drew', 'counted', 'round'].includes(k)).slice(1, 5), ['out', 'drew', 'drew', 'counted']); // prettier-ignore
      assert.equal(play.board.asked, null, 'nobody is asked for the word any more');
    }));
  it('DS26: 27 and 45 are 72', () =>
    rotated(3, (first, seat) => {
      const play = tableAt({ row: 'R7 B9', hands: ['B7', 'R3 B4 D', 'R1 B4 #Y'], first });
      match(play, 'R7', 'B7');
      assert.deepEqual(play.board.last?.hands.map((h) => h.points), [27, 45]); // prettier-ignore
      assert.equal(play.board.scores[seat(0)], 72);
    }));
  it('DS31: 190 and 12 are 202: the game is won', () =>
    rotated(3, (first, seat) => {
      const play = tableAt({ row: 'R7 B9', hands: ['B7', 'R3 B4', 'R5'], scores: [190, 100, 30], first });
      match(play, 'R7', 'B7');
      assert.deepEqual(play.ending, { winner: seat(0), why: 'won' });
      assert.deepEqual([play.board.phase, play.board.scores[seat(0)]], ['over', 202]);
      assert.deepEqual(dos.standings(play.board), [
        { seat: seat(0), place: 1, score: 202 },
        { seat: seat(1), place: 2, score: 100 },
        { seat: seat(2), place: 3, score: 30 },
      ]);
    }));
  it('DS32: short of 200 the winner deals, and left of it begins', () =>
    rotated(3, (first, seat) => {
      const play = tableAt({ row: 'R7 B9', hands: ['B7', 'R3 B4', 'R5'], scores: [108, 0, 0], first });
      match(play, 'R7', 'B7');
      assert.deepEqual([play.board.scores[seat(0)], play.board.dealer, play.board.round], [120, seat(0), 2]);
      assert.deepEqual([waits(play), size(play, seat(0))], [`main ${seat(1)}`, 7]);
      assert.deepEqual([play.board.last?.round, play.board.last?.winner], [1, seat(0)], 'the hands stay in view');
    }));
  it('C15: out with bonus cards due: they lapse', () => {
    const play = match(tableAt({ row: 'R7 B9', hands: ['R7', 'B1 B3'] }), 'R7', 'R7');
    assert.equal(play.board.last?.winner, a);
  });
  it('other targets: 100, and a single round', () => {
    const row = 'R7 B9';
    const hundred = tableAt({ row, hands: ['B7', 'R3'], scores: [97, 0], options: { target: 100 } });
    assert.equal(match(hundred, 'R7', 'B7').ending?.winner, a);
    const five = tableAt({ row, hands: ['B7', 'R3'], scores: [490, 0], options: { target: 500 } });
    assert.equal(match(five, 'R7', 'B7').ending, null);
    assert.equal(match(tableAt({ row, hands: ['B7', 'R3'], options: { target: 'round' } }), 'R7', 'B7').ending?.winner, a); // prettier-ignore
  });
});

describe('other house rules', () => {
  const after = { drawAfterMatching: true } as const;
  it('DS41: draw after matching: who stops draws, and may match again', () => {
    const play = tableAt({ row: 'R7 B9', hands: ['B7 G1 Y3', 'B1 B3 B4'], pile: 'G9 R1 R1', options: after });
    match(play, 'R7', 'B7', { dos: true });
    assert.equal(play.refusal({ kind: 'stop', dos: false }), 'draw-first');
    say(play, 'draw');
    assert.equal(waits(play), 'drew 0');
    assert.equal(play.refusal({ kind: 'draw', dos: false }), 'drawn-already');
    match(play, 'B9', 'G9', { dos: true });
    say(play, 'stop');
    assert.deepEqual([waits(play), handOf(play, a)], ['main 1', 'G1 Y3']);
  });
  it('DS42: nothing fits after that draw: one of the three is placed', () => {
    const play = tableAt({ row: 'R7 B9', hands: ['B7 G1 Y3', 'B1 B3 B4'], pile: 'G10 R1 R3', options: after });
    match(play, 'R7', 'B7', { dos: true });
    say(play, 'draw');
    say(play, 'stop');
    assert.deepEqual([play.board.places, rowOf(play)], [1, 'B9 R1']);
    place(play, 'Y3', true);
    assert.deepEqual([rowOf(play), waits(play)], ['B9 R1 Y3', 'main 1']);
  });
  it('draw after matching: the placed card comes on top of the bonus cards, in one move', () => {
    const play = tableAt({ row: 'R7 B9', hands: ['R7 G1 Y3 Y4', 'B1 B3 B4'], options: after });
    match(play, 'R7', 'R7');
    say(play, 'draw');
    say(play, 'stop');
    assert.equal(play.board.places, 2);
    place(play, 'Y3 Y4', true);
  });
  it('draw after matching with nothing left to draw: the turn ends with the bonus card alone', () => {
    const play = tableAt({ row: 'R7 B9 G9', hands: ['R7 G1 Y3 Y4 Y5', 'B1 B3 B4'], pile: '', options: after });
    match(play, 'R7', 'R7');
    say(play, 'draw');
    assert.deepEqual([waits(play), play.board.places], ['place 0', 1]);
  });
  it('draw as long as you like: another card is offered until something has been matched', () => {
    const options = { drawRule: 'untilPlayable' } as const;
    const play = tableAt({ row: 'R7 B9', hands: ['G1 Y3 Y3', 'B1 B3 B4'], pile: 'G10 G10 B7 R1', options });
    say(play, 'draw');
    say(play, 'draw');
    say(play, 'draw');
    assert.equal(size(play, a), 6);
    match(play, 'R7', 'B7');
    assert.equal(play.refusal({ kind: 'draw', dos: false }), 'drawn-already');
    const last = tableAt({ row: 'R7 B9', hands: ['G1 Y3 Y3', 'B1 B3 B4'], pile: 'G10', options });
    say(last, 'draw');
    assert.equal(last.refusal({ kind: 'draw', dos: false }), 'nothing-to-draw');
    say(last, 'stop');
    assert.equal(last.board.places, 1);
  });
  it('draw as long as you like and draw after matching: after a match one draw is all', () => {
    const play = tableAt({ row: 'R7 B9', hands: ['B7 G1 Y3 Y4', 'B1'], options: { ...after, drawRule: 'untilPlayable' } }); // prettier-ignore
    match(play, 'R7', 'B7');
    say(play, 'draw');
    assert.equal(play.refusal({ kind: 'draw', dos: false }), 'drawn-already');
  });
  it('the others draw at once: each time after the match, and before the count', () => {
    const options = { opponentsDraw: 'immediately' } as const;
    const play = tableAt({ row: 'R7 B9', hands: ['R3 R4 Y8 Y9 Y10', 'B1 B3 B4', 'G1'], options });
    match(play, 'R7', 'R3 R4');
    assert.deepEqual([size(play, b), size(play, c), play.board.doubles, waits(play)], [4, 2, 0, 'asked 2']);
    hush(hush(play));
    say(play, 'stop');
    place(play, 'Y8', true);
    assert.deepEqual([size(play, b), size(play, c)], [4, 2], 'and not again at the end');
    const out = match(tableAt({ row: 'R7 B9', hands: ['R3 R4', 'B1', 'G1'], pile: 'R1 R1', options }), 'R7', 'R3 R4');
    assert.equal(out.board.last?.points, 4);
  });
  it('wild cards by choice: a colour match may be left out, and then brings nothing', () => {
    const play = tableAt({ row: 'R7 B9', hands: ['R5 D Y8 Y9 Y10', 'B1'], options: { wildChoices: 'ask' } });
    match(play, 'R7', 'R5 D', { colour: null });
    assert.deepEqual([play.board.bonus, play.board.doubles], [0, 0]);
  });
  it('the first seat deals', () => {
    const play: DosPlay = new Play(dos, 3, { ...defaults, firstDealer: 'firstSeat' }, { chance: (n) => n - 1 });
    play.run();
    assert.deepEqual([play.board.dealer, waits(play), kinds(play)[0]], [a, 'main 1', 'round']);
  });
});

describe('seats that go', () => {
  it('DS46: in the middle of a round: void, the scores stay, the same seat deals again', () =>
    rotated(3, (first, seat) => {
      const play = tableAt({ row: 'R7 B9', hands: ['B7 B8', 'R3 B4', 'R5 R6'], scores: [50, 60, 70], first });
      assert.equal(play.board.dealer, seat(2));
      say(play, 'draw');
      play.leave(seat(1));
      play.run();
      assert.deepEqual([play.board.dealer, play.board.round, waits(play)], [seat(2), 1, `main ${seat(0)}`]);
      assert.deepEqual([0, 1, 2].map((i) => play.board.scores[seat(i)]), [50, 60, 70]); // prettier-ignore
      assert.deepEqual(kinds(play).slice(-5), ['drew', 'gone', 'void', 'round', 'dealt']);
    }));
  it('the dealer goes: the next to its left deals', () => {
    const play = tableAt({ row: 'R7 B9', hands: ['B7 B8', 'R3 B4', 'R5 R6'] });
    play.leave(c);
    play.run();
    assert.deepEqual([play.board.dealer, waits(play)], [a, 'main 1']);
  });
  it('DS47: D leaves before opening its five cards: they count 50 for A', () => {
    const play = tableAt({ row: 'R7 B9', hands: ['B7', 'R3', 'R4', 'G1 G1 G3 G4 #G'] });
    play.lay({ kind: 'match', target: 0, cards: 1, value: 7, colour: null, dos: false }, [play.board.hands[a]?.[0]?.sealed ?? 0]); // prettier-ignore
    assert.equal(play.ask?.kind, 'open');
    play.draw([d]);
    play.run();
    const { last } = play.board;
    assert.deepEqual(last?.hands.find((h) => h.seat === d), { seat: d, faces: [null, null, null, null, null], undealt: 0, points: 50 }); // prettier-ignore
    assert.deepEqual(
      [last.points, play.board.scores[a], play.board.playing, play.board.dealer],
      [57, 57, [a, b, c], a],
    );
    assert.ok(!kinds(play).includes('void'));
  });
  it('a seat goes while the others draw for a double: what can no longer be dealt counts ten as well', () => {
    const play = tableAt({ row: 'R7 B9', hands: ['R3 R4', 'R1', 'Y4 Y5', 'G1'] });
    play.lay({ kind: 'match', target: 0, cards: 2, value: 7, colour: 'red', dos: false }, (play.board.hands[a] ?? []).map((t) => t.sealed)); // prettier-ignore
    assert.equal(play.ask?.kind, 'deal');
    play.leave(c);
    play.run();
    const { last } = play.board;
    assert.deepEqual(last?.hands.map((h) => [h.seat, h.faces.length, h.undealt, h.points]), [[b, 1, 1, 11], [c, 2, 1, 30], [d, 1, 1, 11]]); // prettier-ignore
    assert.equal(play.board.scores[a], 52);
    assert.deepEqual(play.feed.find((n) => n.kind === 'counted'), { kind: 'counted', seat: a, points: 52, score: 52, closed: 5 }); // prettier-ignore
  });
  it('the winner goes while it is counted: the round is void', () => {
    const out = (): DosPlay => {
      const play = tableAt({ row: 'R7 B9', hands: ['B7', 'R1', 'Y4 Y5'] });
      play.lay({ kind: 'match', target: 0, cards: 1, value: 7, colour: null, dos: false }, [play.board.hands[a]?.[0]?.sealed ?? 0]); // prettier-ignore
      return play;
    };
    for (const how of [(p: DosPlay) => p.leave(a), (p: DosPlay) => p.draw([a])]) {
      const play = out();
      how(play);
      play.run();
      assert.deepEqual([play.board.scores[a], play.board.last, play.board.playing], [0, null, [b, c]]);
      assert.ok(kinds(play).includes('void'));
    }
    const both = out();
    both.leave(b);
    both.leave(a);
    assert.deepEqual([both.ending, both.board.last], [{ winner: c, why: 'left' }, null]);
  });
  it('all others go while it is counted: the win is scored, and the last seat has won', () => {
    const play = tableAt({ row: 'R7 B9', hands: ['B7', 'R1', 'Y4 Y5'] });
    play.lay({ kind: 'match', target: 0, cards: 1, value: 7, colour: null, dos: false }, [play.board.hands[a]?.[0]?.sealed ?? 0]); // prettier-ignore
    play.leave(b, c);
    assert.deepEqual([play.board.scores[a], play.ending], [30, { winner: a, why: 'left' }]);
  });
  it('everywhere else: void, or the draw or deal that was under way is made anew', () => {
    const stops: { readonly [where: string]: (play: DosPlay) => void } = {
      'a turn': () => undefined,
      'the word': (p) => void match(p, 'R7', 'R3 B4'),
      'a window': (p) => void hush(match(p, 'R7', 'R3 B4')),
      'a penalty': (p) => {
        hush(hush(match(p, 'R7', 'R3 B4')));
        say(p, 'stop');
        p.lay({ kind: 'catch', seat: a });
        assert.equal(p.ask?.kind, 'deal');
      },
      'a refill': (p) => {
        match(p, 'R7', 'R3 B4', { dos: true });
        p.lay({ kind: 'stop', dos: false });
        assert.equal(p.ask?.kind, 'open');
      },
      'a placement': (p) => {
        say(p, 'draw');
        say(p, 'stop');
        assert.equal(p.board.at, 'place');
      },
      'a foul': (p) => {
        force(p, 'R7', 'R3', { value: 7, colour: null });
        assert.equal(p.ask?.kind, 'foul');
      },
    };
    for (const [where, stop] of Object.entries(stops))
      for (const who of [a, b]) {
        const play = tableAt({ row: 'R7 B9', hands: ['R3 B4 Y4 Y5', 'B1 B3 B4', 'G1 G3 G4'], scores: [5, 6, 7] });
        stop(play);
        play.leave(who);
        play.run();
        const { board } = play;
        assert.deepEqual([board.round, board.playing.length, board.unsaid, board.asked, board.stake], [1, 2, [], null, null], where); // prettier-ignore
        assert.deepEqual(board.playing.map((s) => size(play, s)), [7, 7]); // prettier-ignore
        assert.deepEqual(Object.values(board.scores), [5, 6, 7]);
        assert.equal(kinds(play).filter((k) => k === 'void').length, 1, where);
      }
    for (const kind of ['chance', 'shuffle', 'deal', 'open'] as const) {
      const play: DosPlay = new Play(dos, 3, defaults, { chance: () => 0 });
      play.run(kind);
      play.leave(b);
      play.run();
      assert.deepEqual([play.board.round, play.board.playing, kinds(play).includes('void')], [1, [a, c], false], kind);
    }
  });
  it('one seat left: it has won; none left: nobody has', () => {
    const two = tableAt({ row: 'R7 B9', hands: ['B7 B8', 'R3 B4'], scores: [3, 90] });
    two.leave(b);
    assert.deepEqual([two.ending, dos.standings(two.board).map((l) => [l.seat, l.place, l.score, l.gone])], [{ winner: a, why: 'left' }, [[a, 1, 3, undefined], [b, 2, 90, 'left']]]); // prettier-ignore
    const none = tableAt({ row: 'R7 B9', hands: ['B7 B8', 'R3 B4'] });
    none.leave(a, b);
    assert.deepEqual(none.ending, { winner: null, why: 'left' });
  });
  it('who has gone before is not told again', () => {
    const play = tableAt({ row: 'R7 B9', hands: ['B7 B8', 'R3 B4', 'R5 R6'] });
    play.leave(c);
    play.run();
    play.leave(c, b);
    assert.deepEqual(play.board.gone.map((g) => g.seat), [c, b]); // prettier-ignore
  });
});
