// test/browser/gallery/boards.ts: the table of each game in all its phases, and its pads with something picked.
import type { Scene } from '../../../src/core/chair.ts';
import { gameById } from '../../../src/games/catalogue.ts';
import { loadCard } from '../../../src/games/how-dare/load-card.ts';
import { views } from '../../../src/games/views.ts';
import { phases as dos } from '../games/dos/phases.ts';
import { phases as doubt } from '../games/doubt/phases.ts';
import { phases as dudo } from '../games/dudo/phases.ts';
import { phases as duvidae } from '../games/duvidae/phases.ts';
import { phases as howDare } from '../games/how-dare/phases.ts';
import { card } from '../games/how-dare/scenes.ts';
import type { Phases } from '../games/phases.ts';
import type { Exhibit, Room } from './exhibit.ts';
import { deep, settle } from './settle.ts';

type Board = HTMLElement & { scene: Scene };
/** A phase in which buttons have been pressed, by what they are called. */
type Picked = { readonly [name: string]: readonly [phase: string, ...presses: string[]] };

const nameOf = (button: Element): string =>
  (button.getAttribute('aria-label') ?? (button.querySelector('.hear') ?? button).textContent)
    .trim()
    .replace(/\s+/g, ' ');
/** Presses the first button that is called so and is not pressed yet. */
async function press(board: HTMLElement, name: string): Promise<void> {
  const buttons = deep(board).filter((el): el is HTMLElement => el instanceof HTMLElement && el.localName === 'button');
  const open = buttons.filter((b) => b.ariaPressed !== 'true');
  const found = open.find((b) => nameOf(b) === name) ?? open.find((b) => nameOf(b).startsWith(name));
  if (!found) throw new Error(`no button ${name}, only ${buttons.map(nameOf).join('; ')}`);
  found.click();
  await settle(board);
}
const table = (game: string, name: string, scenes: Phases[string], presses: readonly string[] = []): Exhibit => ({
  name,
  hang: async (frame) => {
    const view = views[game];
    if (!view) throw new Error(`no game ${game}`);
    await view.board();
    await loadCard(card);
    const board = document.createElement(view.tag) as Board;
    const [first, ...then] = scenes;
    board.scene = first;
    frame.replaceChildren(board);
    await settle(board);
    for (const next of then) {
      board.scene = next;
      await settle(board);
    }
    for (const name of presses) await press(board, name);
  },
});
const room = (game: string, phases: Phases, picked: Picked): Room => ({
  name: game,
  title: gameById(game)?.name ?? game,
  walls: [
    {
      name: gameById(game)?.name ?? game,
      files: [`games/${game}/board.ts`],
      frame: 'table',
      exhibits: [
        ...Object.entries(phases).map(([name, scenes]) => table(game, name, scenes)),
        ...Object.entries(picked).map(([name, [phase, ...presses]]) => {
          const scenes = phases[phase];
          if (!scenes) throw new Error(`no phase ${phase} of ${game}`);
          return table(game, name, scenes, presses);
        }),
      ],
    },
  ],
});

export const allPhases: { readonly [game: string]: Phases } = { dudo, duvidae, dos, doubt, 'how-dare': howDare };
export const boards: readonly Room[] = [
  room('dudo', dudo, {
    'a face that is closed': ['my bid', 'two'],
    'a doubt, asked once more': ['my bid', 'Dudo!'],
  }),
  room('duvidae', duvidae, {
    'a claim that is true': ['my lead', '5', '5', '5 plus 2'],
    'a bluff': ['my lead', '5', '8'],
    'too low to beat the table': ['my turn', '5', '5'],
    'my cards hidden': ['my turn', 'Hide'],
  }),
  room('dos', dos, {
    'a sum that matches in colour': ['my turn', 'red 7', 'red 3', 'red 4'],
    'a sum that does not match': ['my turn', 'red 7', 'red 3', 'yellow 5'],
  }),
  room('doubt', doubt, {
    'a claim that is true': ['my card to place', 'red king'],
    'a bluff': ['my card to place', 'green eight'],
    'a doubt, asked once more': ['a card to doubt', 'I doubt it'],
  }),
  room('how-dare', howDare, {
    'a dare, asked once more': ['my number', 'How dare you!'],
    'ten times as many': ['my number', '×10'],
  }),
];
/** The room of one game. */
export function tablesOf(game: string): Room {
  const found = boards.find(({ name }) => name === game);
  if (!found) throw new Error(`no room for ${game}`);
  return found;
}
