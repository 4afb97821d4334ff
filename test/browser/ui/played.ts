// test/browser/ui/played.ts: a real game of three, played and checked in the page itself over memory: device, log, seals and all.
import type { Chair, Scene } from '../../../src/core/chair.ts';
import { bestCheck, sign } from '../../../src/fair/signature.ts';
import { dudo } from '../../../src/games/dudo/game.ts';
import type { DudoBoard } from '../../../src/games/dudo/position.ts';
import { seeded } from '../../../src/net/seeded.ts';
import { VirtualClock } from '../../../src/net/virtual-clock.ts';
import { Device } from '../../../src/table/device.ts';
import { MemoryStore } from '../../../src/table/memory-store.ts';
import { calm } from '../../../src/table/pace.ts';

export type Played = { readonly device: Device; readonly chair: Chair; readonly scene: Scene };
const board = (scene: Scene): DudoBoard => scene.board as unknown as DudoBoard;

/** Ana and two bots with three dice each, until `enough` is so, or to the end. */
export async function played(
  seed: number,
  enough: (scene: Scene) => boolean = (scene) => scene.end !== null,
): Promise<Played> {
  const clock = new VirtualClock();
  const chance = seeded(seed);
  const device = new Device({
    ports: { clock, chance: chance.bytes, store: new MemoryStore(), check: await bestCheck(), sign, pace: calm },
    invitation: () => ({ code: 'AAAA-AAAA', link: '#' }),
  });
  const berth = await device.practise('dudo', { ...dudo.defaults, dice: 3 }, 'Ana', 2);
  const chair = device.chair(berth.id);
  const shown: { scene: Scene | null } = { scene: null };
  await chair.show((scene) => {
    if (scene.at === 'gathering') return;
    shown.scene = scene;
    if (!scene.ask || scene.me === null || enough(scene)) return;
    const move = dudo.bot(board(scene), scene.me, scene.known, (n) => chance.below(n));
    void chair.answer(scene.ask.step, move);
  });
  await clock.until(() => shown.scene !== null && enough(shown.scene), 3_600_000);
  if (!shown.scene) throw new Error('nothing was shown');
  return { device, chair, scene: shown.scene };
}
export const roundOf = (scene: Scene): number => board(scene).round;
