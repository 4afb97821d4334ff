// test/browser/gallery/boards.test.ts: the table of every game in every phase hangs in the gallery.
import { expect } from '@open-wc/testing';
import type { DosBoard } from '../../../src/games/dos/position.ts';
import type { DoubtBoard } from '../../../src/games/doubt/position.ts';
import type { DudoBoard } from '../../../src/games/dudo/position.ts';
import type { DuvidaeBoard } from '../../../src/games/duvidae/position.ts';
import type { HowDareBoard } from '../../../src/games/how-dare/position.ts';
import { games } from '../../../src/games/catalogue.ts';
import { allPhases, boards } from './boards.ts';

/** A phase that is new in a game is missed here by the compiler. */
const phases: {
  readonly dudo: { readonly [phase in DudoBoard['phase']]: true };
  readonly duvidae: { readonly [phase in DuvidaeBoard['phase']]: true };
  readonly dos: { readonly [phase in DosBoard['phase']]: true };
  readonly doubt: { readonly [phase in DoubtBoard['phase']]: true };
  readonly 'how-dare': { readonly [phase in HowDareBoard['phase']]: true };
} = {
  dudo: { draw: true, roll: true, bid: true, open: true, over: true },
  duvidae: { first: true, shuffle: true, deal: true, play: true, open: true, draw: true, over: true },
  dos: { lot: true, deal: true, play: true, count: true, over: true },
  doubt: { draw: true, deal: true, turn: true, window: true, open: true, take: true, over: true },
  'how-dare': { pack: true, blank: true, write: true, draw: true, bid: true, reply: true, doubled: true, check: true, over: true }, // prettier-ignore
};

describe('the gallery of tables', () => {
  it('has a room for every game of the shelf', () => {
    expect(boards.map((room) => room.name).sort()).to.deep.equal(games.map((game) => game.id).sort());
  });
  it('has every table in every phase', () => {
    const missing = boards.flatMap(({ name }) => {
      const there = new Set(Object.values(allPhases[name] ?? {}).flat().map(({ board }) => (board as { readonly phase: string }).phase)); // prettier-ignore
      return Object.keys(phases[name as keyof typeof phases]).filter((phase) => !there.has(phase)).map((phase) => `${name}: ${phase}`); // prettier-ignore
    });
    expect(missing).to.deep.equal([]);
  });
});
