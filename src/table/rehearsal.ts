// table/rehearsal.ts: a table of bots that nobody sees, in memory, plays its first turns while people gather: what a device does
// for the first time takes it long (compiling the kernel, checking a hidden card), and no one waits for it here.
import { below } from '../core/below.ts';
import type { Scene } from '../core/chair.ts';
import type { Seat } from '../core/seat.ts';
import { newKeys } from '../fair/signature.ts';
import { gameById } from '../games/catalogue.ts';
import type { Options } from '../games/play.ts';
import { MemoryStore } from './memory-store.ts';
import type { Ports } from './ports.ts';
import { Table } from './table.ts';

/** After so long (ms) even a slow device has seen enough. */
const longest = 20_000;
/** So many questions to its person are answered as a bot would; it ends with the next one. */
const turns = 3;

/** The scenes of it, as its person would see them; `wanted` turns false when the real table begins. */
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
  const asked = new Set<number>();
  /** A bot's move, for the person. */
  const answer = (seat: Seat, step: number): void => {
    const { sitting } = table;
    if (sitting === null) return;
    const { match } = sitting.chain;
    const move = match.game.bot(match.board, seat, sitting.keep.knownOf(seat), (n) => below(n, ports.chance));
    void sitting.answer(seat, step, move);
  };
  const seen = new Promise<void>((done) => {
    const end = (): void => {
      table.stop();
      done();
    };
    tired = ports.clock.after(longest, end);
    table.tell((scene) => {
      if (!wanted()) end();
      else if (scene.at !== 'gathering') {
        scenes.push(scene);
        const { me, ask } = scene;
        const next = me !== null && ask !== null && !asked.has(ask.step);
        if (scene.end !== null || (next && asked.size === turns)) end();
        else if (next) {
          asked.add(ask.step);
          answer(me, ask.step);
        }
      }
    });
  });
  await table.practise(game, options, (gameById(game)?.seats.min ?? 2) - 1);
  await seen;
  tired();
  table.stop(); // also what had not begun when it ended
  return scenes;
}
