// test/node/table/played.ts: games that were played for the tests: short ones, long ones, with goodbyes and votes.
import { dudo } from '../../../src/games/dudo/game.ts';
import type { Game, Options } from '../../../src/games/play.ts';
import { audit } from '../../../src/table/audit.ts';
import { recordOf, type GameRecord } from '../../../src/table/record.ts';
import type { Sitting } from '../../../src/table/sitting.ts';
import { checkByNode, memoised, World, type Device, type WorldOf } from '../../../tools/world.ts';

export const game = dudo as unknown as Game;
/** One memo for all audits of a test file: the same signatures are looked at thousands of times. */
export const check = memoised(checkByNode);
export const judged = (record: GameRecord) => audit(record, check);
export const hour = 3_600_000;

export const sittingOf = (d: Device | undefined): Sitting => {
  if (!d?.sitting) throw new Error('nobody sits there');
  return d.sitting;
};
export const recordAt = (d: Device | undefined): GameRecord => {
  const { chain, court } = sittingOf(d);
  return recordOf(chain, court.proof);
};
export async function opened(of: Partial<WorldOf> & { readonly seats: number; readonly seed: number }): Promise<World> {
  const { options, ...rest } = of;
  const world = new World({ game, options: withDefaults(options), ...rest });
  await world.open();
  return world;
}
const withDefaults = (options: Options = {}): Options => ({ ...dudo.defaults, dice: 3, ...options });

/** Two seats, one round, then the second says goodbye: a whole log of few bytes. */
export async function shortGame(seed: number): Promise<World> {
  const world = await opened({ seats: 2, seed });
  const [first, second] = world.devices;
  await world.clock.until(() => sittingOf(first).chain.match.round === 2, hour);
  await second?.sitting?.leave();
  await world.play(hour);
  return world;
}
/** Four seats: one leaves, another dies and is voted away, the rest play to the end. */
export async function longGame(seed: number): Promise<World> {
  const world = await opened({ seats: 4, seed });
  const [first, , third, fourth] = world.devices;
  const round = (n: number) => world.clock.until(() => sittingOf(first).chain.match.round >= n, hour);
  await round(2);
  await third?.sitting?.leave();
  await round(3);
  if (fourth) world.kill(fourth, 'silent');
  await world.play(hour);
  return world;
}
