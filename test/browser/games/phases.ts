// test/browser/games/phases.ts: the phases of a game's table, by name; where there are several scenes, they come one after another.
import type { Scene } from '../../../src/core/chair.ts';

export type Named<T, Phase extends string = string> = { readonly [phase in Phase]: readonly [T, ...T[]] };
export type Phases = Named<Scene>;

export function asScenes<Wish, Phase extends string>(
  wishes: Named<Wish, Phase>,
  scene: (wish: Wish) => Scene,
): Named<Scene, Phase> {
  const all = Object.entries(wishes) as [Phase, readonly [Wish, ...Wish[]]][];
  return Object.fromEntries(all.map(([phase, [first, ...then]]) => [phase, [scene(first), ...then.map(scene)]])) as {
    [phase in Phase]: [Scene, ...Scene[]];
  };
}
