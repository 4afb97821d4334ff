import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { seatAt, type Seat } from '../../../../src/core/seat.ts';
import { facts } from '../../../../src/games/dos/facts.ts';
import type { DosNews } from '../../../../src/games/dos/position.ts';
import { face, faces } from './table.ts';

const [ana, bruno] = [0, 1].map(seatAt) as [Seat, Seat];
const names = (s: Seat): string => ['Ana', 'Bruno'][s] ?? '?';
const match = (seat: Seat): DosNews => ({
  kind: 'match',
  seat,
  row: face('R7'),
  cards: faces('R3 R4'),
  value: 7,
  colour: 'red',
  left: 4,
});
const caught: DosNews = { kind: 'caught', seat: ana, by: bruno, others: [], later: false };

describe('what was remarkable', () => {
  it('the longest turn, the sharpest eye, the most doubles; never more than three', () => {
    const feed: DosNews[] = [
      match(ana),
      { kind: 'stopped', seat: ana },
      match(bruno),
      match(bruno),
      match(bruno),
      { kind: 'stopped', seat: bruno },
      caught,
      caught,
      { kind: 'counted', seat: ana, points: 72, score: 72, closed: 0 },
    ];
    assert.deepEqual(facts(feed, names), [
      'Longest turn: Bruno matched 3 cards of the row.',
      'Sharpest eye: Bruno caught somebody without DOS 2 times.',
      'Most double colour matches: Bruno with 3.',
    ]);
  });
  it('a short game has its dearest round, an empty one nothing', () => {
    const counted: DosNews = { kind: 'counted', seat: ana, points: 72, score: 72, closed: 0 };
    assert.deepEqual(facts([counted], names), ['Dearest round: Ana got 72 points.']);
    assert.deepEqual(facts([], names), []);
  });
});
