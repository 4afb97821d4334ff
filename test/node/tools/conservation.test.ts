import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { dos } from '../../../src/games/dos/game.ts';
import { doubt } from '../../../src/games/doubt/game.ts';
import { duvidae } from '../../../src/games/duvidae/game.ts';
import type { DuvidaeBoard } from '../../../src/games/duvidae/position.ts';
import type { Ask, Ending, Game, Script } from '../../../src/games/play.ts';
import { computeFast } from '../../../tools/arithmetic.ts';
import { simulate, type Played } from '../../../tools/simulated-game.ts';

const plays = (game: Game, seats: number, seed: number, faults = false): Promise<Played> =>
  simulate({ game, seats, seed, faults, memo: true });

/** DuvidaÊ! by rules with a mistake, the same at every seat: another ask, or something done to the board after one was answered. */
const mistaken = (
  asks: (ask: Ask) => Ask,
  after: (kind: Ask['kind'], board: DuvidaeBoard) => void = () => undefined,
): Game => ({
  ...(duvidae as unknown as Game),
  *rules(board, feed): Script<Ending> {
    const rules = duvidae.rules(board as DuvidaeBoard, feed as never[]);
    let r = rules.next();
    while (!r.done) {
      const { kind } = r.value;
      r = rules.next(yield asks(r.value)); // eslint-disable-line no-restricted-syntax -- passed on as it is
      after(kind, board as DuvidaeBoard);
    }
    return r.value;
  },
});
const same = (ask: Ask): Ask => ask;

describe('all cards of a table, turned over at every question', () => {
  before(computeFast);

  it('are the cards of the pack, each once, and what everybody was shown: in DuvidaÊ!, DOS and I Doubt It', async () => {
    for (const [game, seats, faults] of [
      [duvidae, 3, false],
      [duvidae, 4, true],
      [dos, 2, false],
      [doubt, 3, false],
    ] as const) {
      const { looks, notConserved, problems, end } = await plays(game, seats, 5, faults);
      assert.deepEqual([notConserved, problems], [0, []], game.id);
      assert.ok(looks > 10 || end !== 'finished', `${game.id}: ${looks} looks`);
    }
  });

  const mistakes: { readonly [what: string]: readonly [RegExp, Game] } = {
    'a card that gets lost': [
      /71 cards and 0 that went are no 72/,
      mistaken(same, (kind, board) => {
        if (kind === 'deal' && board.pile.length > 40) board.pile = board.pile.slice(1);
      }),
    ],
    'a card that lies in two places': [
      /one slot lies in two places/,
      mistaken(same, (kind, board) => {
        if (kind === 'deal' && board.pile.length > 40) board.discard = board.pile.slice(0, 1);
      }),
    ],
    'a card more of one face': [
      /7 cards of the face 0, of which there are 6/,
      mistaken((ask) => (ask.kind === 'shuffle' ? { ...ask, faces: ask.faces.with(71, 0) } : ask)),
    ],
    'a card that is shown as another': [
      /was shown as \d+ and is \d+/,
      mistaken(same, (kind, board) => {
        if (kind === 'playCards') board.table = board.table.map((m) => ({ ...m, shown: (m.shown + 1) % 24 }));
      }),
    ],
  };
  for (const [what, [said, game]] of Object.entries(mistakes))
    it(`tell of ${what}`, async () => {
      const { notConserved, problems } = await plays(game, 2, 3);
      assert.ok(notConserved > 0, 'it was noticed');
      assert.match(problems.join('\n'), said);
    });
});
