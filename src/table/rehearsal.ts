// table/rehearsal.ts: a table of bots that nobody sees, in memory, played up to its first question while people gather: what a
// device does for the first time takes it long (compiling the kernel most of all), and no one waits for it here.
import type { Scene } from '../core/chair.ts';
import { newKeys } from '../fair/signature.ts';
import { gameById } from '../games/catalogue.ts';
import type { Options } from '../games/play.ts';
import { MemoryStore } from './memory-store.ts';
import type { Ports } from './ports.ts';
import { Table } from './table.ts';

/** After so long (ms) even a slow device has seen enough. */
const longest = 20_000;

/** The scenes of it, as its person would see them, up to the first question; `wanted` turns false when the real table begins. */
export async function rehearsal(
  game: string,
  options: Options,
  ports: Ports,
  wanted: () => boolean,
): Promise<readonly Scene[]> {
  const scenes: Scene[] = [];
  const table = new Table({
    id: 'rehearsal',
    ports: { ...ports, store: new MemoryStore(), pace: { ...ports.pace, think: [0, 0] } },
    own: { keys: newKeys(ports.chance), nonce: ports.chance(32), name: '…', bot: false },
    code: null,
    link: null,
    changed: () => undefined,
  });
  let tired: () => void = () => undefined;
  const seen = new Promise<void>((done) => {
    const end = (): void => {
      table.stop();
      done();
    };
    tired = ports.clock.after(longest, end);
    table.tell((scene) => {
      if (scene.at !== 'gathering') scenes.push(scene);
      if (!wanted() || (scene.at !== 'gathering' && (scene.ask !== null || scene.end !== null))) end();
    });
  });
  await table.practise(game, options, (gameById(game)?.seats.min ?? 2) - 1);
  await seen;
  tired();
  table.stop(); // also what had not begun when it ended
  return scenes;
}
