import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { faces } from '../../../src/fair/dice.ts';
import type { DudoBoard, Showdown } from '../../../src/games/dudo/position.ts';
import type { RoundEvidence, Verdict } from '../../../src/core/verdict.ts';
import type { GameRecord } from '../../../src/table/record.ts';
import { judged, longGame, opened, recordAt, shortGame, sittingOf } from './played.ts';

const counted = (rounds: readonly RoundEvidence[]) => rounds.map((r) => [r.number, r.void]);

describe('the evidence of every round', () => {
  let record: GameRecord;
  let verdict: Verdict;
  let last: Showdown | null;
  before(async () => {
    const world = await longGame(1);
    record = recordAt(world.devices[0]);
    verdict = await judged(record);
    last = (sittingOf(world.devices[0]).chain.match.board as unknown as DudoBoard).last;
  });

  it('counts rounds as players do: first the draw, and a round that is played anew keeps its number', () => {
    const numbers = counted(verdict.evidence);
    assert.deepEqual(numbers.slice(0, 2), [
      [0, false],
      [1, false],
    ]);
    assert.ok(verdict.evidence.filter((r) => r.void).length >= 1);
    const played = numbers.filter(([n, isVoid]) => n !== 0 && isVoid === false).map(([n]) => n);
    assert.deepEqual(
      played,
      played.map((_, i) => i + 1),
    );
    for (const [i, r] of verdict.evidence.entries())
      if (r.void) assert.equal(verdict.evidence[i + 1]?.number, r.number, 'the next one has its number');
  });
  it('covers every step exactly once, and counts what the whole check counts', () => {
    let next = 0;
    for (const { from, to } of verdict.evidence) {
      assert.equal(from, next);
      next = to + 1;
    }
    assert.equal(next, verdict.steps);
    const sum = (of: (r: RoundEvidence) => number): number => verdict.evidence.reduce((n, r) => n + of(r), 0);
    assert.equal(
      sum((r) => r.signatures),
      verdict.checks['signatures'],
    );
    assert.equal(
      sum((r) => r.votes),
      verdict.checks['votes'],
    );
    assert.equal(
      sum((r) => r.moves),
      verdict.checks['moves'],
    );
  });
  it('shows that all seals stood before the first bid, that all were mixed, and that each opened cup fits', () => {
    for (const { number, steps, seals, owing, ...round } of verdict.evidence) {
      if (round.void || number === 0) continue;
      assert.ok(steps.lock !== null && steps.mix !== null && steps.move !== null && steps.open !== null);
      assert.ok(steps.lock < steps.mix && steps.mix < steps.move && steps.move < steps.open);
      assert.deepEqual(
        seals.map((s) => s.seat),
        owing,
      );
      assert.ok(seals.every((s) => s.mixed === 'fits' && s.cup?.opened === 'fits'));
      assert.ok(seals.every((s) => s.cup?.dice.length === s.cup?.count));
    }
  });
  it('rolls the same dice again that lay on the table', () => {
    const shown = verdict.evidence.findLast((r) => r.steps.open !== null);
    assert.ok(last && shown);
    assert.deepEqual(
      shown.seals.map((s) => ({ seat: s.seat, dice: s.cup?.dice })),
      last.cups,
    );
  });
  it('names who left and who was left behind, at the step where they went', () => {
    const gone = verdict.evidence.flatMap((r) => r.gone.map((g) => ({ ...g, in: r })));
    assert.deepEqual(
      gone.map(({ seat, why }) => ({ seat, why })),
      [
        { seat: 2, why: 'left' },
        { seat: 3, why: 'lost' },
      ],
    );
    for (const { step, in: round } of gone) assert.ok(step >= round.from && step <= round.to);
  });
  it('tells the draw of who begins', async () => {
    const world = await shortGame(1);
    const [draw] = (await judged(recordAt(world.devices[0]))).evidence;
    assert.equal(draw?.drawn?.of, 2);
    const { feed } = sittingOf(world.devices[0]).chain.match;
    assert.deepEqual(feed[0], { kind: 'starter', seat: draw.drawn.number });
  });
  it('ends in the round of the fault, and says nothing of what comes after it', async () => {
    const third = verdict.evidence[3];
    assert.ok(third);
    const steps = record.steps.map((s, n) => (n === third.from ? [] : s));
    const broken = await judged({ ...record, steps });
    assert.equal(broken.fault?.step, third.from);
    assert.deepEqual(broken.evidence.slice(0, 3), verdict.evidence.slice(0, 3));
    assert.equal(broken.evidence.length, 4);
    assert.equal(broken.evidence[3]?.from, third.from);
    assert.deepEqual(broken.evidence[3].seals, []);
  });
  it('shows whose cup did not fit its seal, and calls none of its dice', async () => {
    const world = await opened({ seats: 3, seed: 8 });
    const cheat = sittingOf(world.devices[1]);
    const make = cheat.answers.automatic.bind(cheat.answers);
    cheat.answers.automatic = (opener) => {
      const giving = make(opener);
      const opens = cheat.chain.referee.open?.exchange.what === 'open';
      return giving && opens ? { ...giving, body: { secret: new Uint8Array(32) } } : giving;
    };
    await world.play(3_600_000);
    const { evidence, seen } = await judged(recordAt(world.devices[0]));
    const round = evidence.find((r) => r.gone.some((g) => g.why === 'fault'));
    assert.ok(round);
    assert.deepEqual(
      round.seals.map((s) => s.cup?.opened),
      ['fits', 'differs', 'fits'],
    );
    assert.deepEqual(round.seals[1]?.cup?.dice, []);
    assert.deepEqual(round.gone, [{ seat: 1, why: 'fault', step: seen[0]?.step }]);
    assert.equal(round.void, false);
  });
  it('gives each cup with all that a second roller needs', () => {
    const round = verdict.evidence.find((r) => r.number === 1);
    const bytes = (text: string | null | undefined): Uint8Array => Uint8Array.from(Buffer.from(text ?? '', 'hex'));
    for (const { seat, cup } of round?.seals ?? []) {
      assert.ok(cup);
      const rolled = {
        seed: bytes(round?.seed),
        cups: { [seat]: { count: cup.count, ctx: bytes(cup.ctx), lock: bytes(cup.seal) } },
      };
      assert.deepEqual(faces(rolled, seat, bytes(cup.secret)), cup.dice);
    }
  });
});
