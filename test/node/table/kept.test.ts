// test/node/table/kept.test.ts: finished games that are kept as data are judged again: they are accepted as they were, and come out the same.
// test/data holds records as `simulate --records` writes them, packed by gzip. To make them anew, because rules or log have another version:
// for each line below `npm run -s simulate -- --games 1 --records test/data` with the flags of that line, then `gzip -9nf test/data/*.json`;
// what has become of the games is what this test then finds.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { before, describe, it } from 'node:test';
import { gunzipSync } from 'node:zlib';
import { auditFile } from '../../../src/table/audit.ts';
import { GameMatch } from '../../../src/table/match.ts';
import { readRecord } from '../../../src/table/record.ts';
import { Referee } from '../../../src/table/referee.ts';
import { readRoster } from '../../../src/table/roster.ts';
import { readPacked, unpacked } from '../../../src/table/step.ts';
import type { Ending } from '../../../src/games/play.ts';
import { computeFast } from '../../../tools/arithmetic.ts';
import { checkByNode } from '../../../tools/world.ts';

/** A kept game: how it was played, who won, everybody's place, seat, score and way out, and the beginning of the last head. */
type Kept = {
  readonly file: string;
  readonly flags: string;
  readonly winner: number;
  readonly standings: readonly string[];
  readonly head: string;
};
const kept: readonly Kept[] = [
  {
    file: 'dos-2-1',
    flags: '--game dos --seats 2 --seed 1 --options {"target":"round"}',
    winner: 0,
    standings: ['1. seat 0: 13', '2. seat 1: 0'],
    head: '19d670353f2a11d2d6df766aba88d522',
  },
  {
    file: 'dos-3-2',
    flags:
      '--game dos --seats 3 --seed 2 --options {"target":"round","drawAfterMatching":true,"opponentsDraw":"immediately"}',
    winner: 1,
    standings: ['1. seat 1: 60', '2. seat 0: 0', '2. seat 2: 0'],
    head: '1737fed9356ae47e18c5c01aba5fd772',
  },
  {
    file: 'dos-4-3',
    flags: '--game dos --seats 4 --seed 3 --faults --options {"target":"round"}',
    winner: 1,
    standings: ['1. seat 1: 22', '2. seat 0: 0', '2. seat 3: 0', '4. seat 2: 0 left'],
    head: 'e0b53e30bdbeefa4c53861035f16ca96',
  },
  {
    file: 'dos-6-4',
    flags:
      '--game dos --seats 6 --seed 4 --options {"target":"round","maxPlayers":6,"dosTime":0,"drawRule":"untilPlayable"}',
    winner: 0,
    standings: ['1. seat 0: 437', '2. seat 1: 0', '2. seat 2: 0', '2. seat 3: 0', '2. seat 4: 0', '2. seat 5: 0'],
    head: '94243add1300ea137627745d57101c5a',
  },
  {
    file: 'doubt-3-1',
    flags: '--game doubt --seats 3 --seed 1',
    winner: 2,
    standings: ['1. seat 2: 0', '2. seat 1: 3', '3. seat 0: 43'],
    head: '1d1caf906c1b52ca58540a4c01767e53',
  },
  {
    file: 'doubt-4-2',
    flags:
      '--game doubt --seats 4 --seed 2 --options {"jokers":true,"afterChallenge":"loserLeft","firstDeclarer":"seat"}',
    winner: 1,
    standings: ['1. seat 1: 0', '2. seat 0: 5', '3. seat 3: 8', '4. seat 2: 37'],
    head: '11d485d6bd45b0ddac7766f9809455e0',
  },
  {
    file: 'doubt-5-1',
    flags: '--game doubt --seats 5 --seed 1 --faults',
    winner: 1,
    standings: ['1. seat 1: 0', '2. seat 2: 3', '3. seat 3: 5', '4. seat 0: 36', '5. seat 4: 3 left'],
    head: '8a1bb08300f66091fcb901d6efd32cc6',
  },
  {
    file: 'doubt-7-3',
    flags: '--game doubt --seats 7 --seed 3 --options {"pass":false,"turnLimit":100}',
    winner: 4,
    standings: [
      '1. seat 4: 0',
      '2. seat 5: 1',
      '3. seat 0: 4',
      '4. seat 1: 5',
      '5. seat 3: 8',
      '6. seat 2: 11',
      '7. seat 6: 17',
    ],
    head: '3d3b658a2800ab37c3e9c9111d27f901',
  },
];
const bytesOf = (file: string): Uint8Array =>
  new Uint8Array(gunzipSync(readFileSync(`test/data/${file}.dubito.json.gz`)));

/** Plays the log through the rules once more and reads the standings from the board. */
async function standingsOf(file: Uint8Array): Promise<readonly string[]> {
  const record = readRecord(file);
  assert.ok(record.ok);
  const roster = await readRoster(record.value.roster);
  assert.ok(roster.ok);
  const { id, seats, game } = roster.value;
  const match = new GameMatch(roster.value, game);
  const referee = new Referee<Ending>(id, seats, match);
  match.sitAt(referee);
  referee.start();
  for (const raw of record.value.steps) {
    const packed = readPacked(raw);
    assert.ok(packed && referee.open);
    const { given, named, votes } = unpacked(packed, referee.open);
    for (const entry of given) referee.give(entry);
    assert.ok((await referee.close(named, votes)).ok);
  }
  return match
    .standings()
    .map(({ place, seat, score, gone }) => [`${place}. seat ${seat}: ${score}`, gone ?? []].flat().join(' '));
}

describe('a finished game that is kept', () => {
  before(computeFast);
  for (const { file, flags, winner, standings, head } of kept)
    it(`${flags}: is accepted, and has the same winner, standings and head as on its day`, async () => {
      const bytes = bytesOf(file);
      const verdict = await auditFile(bytes, checkByNode);
      assert.deepEqual([verdict.ok, verdict.finished, verdict.fault, verdict.seen], [true, true, null, []]);
      assert.deepEqual([verdict.winner, verdict.head.slice(0, 32)], [winner, head]);
      assert.deepEqual(await standingsOf(bytes), standings);
    });

  it('is in the list, and the list is of both games', () => {
    const files = readdirSync('test/data').filter((f) => f.endsWith('.dubito.json.gz'));
    assert.deepEqual(files.toSorted(), kept.map(({ file }) => `${file}.dubito.json.gz`).toSorted()); // prettier-ignore
    for (const game of ['dos', 'doubt'])
      assert.ok(kept.filter(({ flags }) => flags.includes(`--game ${game} `)).length >= 4);
  });
});
