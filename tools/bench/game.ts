// tools/bench/game.ts: one whole game of six seats in one process, which also gives the record that the other benchmarks read.
import { dudo } from '../../src/games/dudo/game.ts';
import { simulate, type Played } from '../simulated-game.ts';
import { timed, type Case } from './timing.ts';

export const gameNames = {
  game: 'a whole six-seat game of bots, six devices in one process',
  step: 'one step of it on one device: six entries heard, checked, stored; the hash; the next question',
} as const;
const [seats, seed] = [6, 1];

const play = (): Promise<Played> => simulate({ game: dudo, seats, seed, faults: false, memo: true });
/** The record of the game that all benchmarks share: the same bytes every time. */
export async function sixSeats(): Promise<Uint8Array> {
  const { record, problems } = await play();
  if (!record) throw new Error(`the game of the benchmark did not end: ${problems.join(', ')}`);
  return record;
}
export async function game(runs = 3): Promise<readonly Case[]> {
  const whole: number[] = [];
  let steps = 0;
  for (let i = 0; i < runs; i++) {
    const start = performance.now();
    const played = await play();
    whole.push(performance.now() - start);
    steps = played.steps + 1;
  }
  const common = { backend: 'node:crypto, memo', where: 'node' } as const;
  const each = whole.map((ms) => ms / steps / seats);
  return [timed({ name: 'game', ...common }, whole), timed({ name: 'step', ...common }, each)];
}
