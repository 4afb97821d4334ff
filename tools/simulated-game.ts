// tools/simulated-game.ts: one whole game of bots under faults from a seed, with the properties that must hold at its end (bugs.md).
import { hex, same } from '../src/core/bytes.ts';
import type { Plain } from '../src/core/plain.ts';
import { canonical } from '../src/core/plain.ts';
import type { Game, Options } from '../src/games/play.ts';
import { seeded, type Seeded } from '../src/net/seeded.ts';
import { recordOf, writeRecord } from '../src/table/record.ts';
import { Conservation } from './conservation.ts';
import { World, type Device } from './world.ts';

export type GameOf = {
  readonly game: Game;
  readonly options?: Options;
  readonly seats: number;
  readonly seed: number;
  readonly faults: boolean;
  readonly memo: boolean;
};
export type Played = {
  readonly seed: number;
  readonly end: 'finished' | 'voided' | 'stuck';
  readonly diverged: boolean;
  readonly blamedWrongly: number;
  /** Times that all cards of the table were turned over, and what was wrong then (conservation.ts). */
  readonly looks: number;
  readonly notConserved: number;
  readonly steps: number;
  readonly gone: number;
  readonly problems: readonly string[];
  readonly record: Uint8Array | null;
};
/** No game of bots takes longer (virtual ms). */
const limit = 3 * 3_600_000;

export async function simulate(of: GameOf): Promise<Played> {
  const chance = seeded(of.seed * 7919 + 17);
  const nasty = of.faults && chance.below(4) === 0;
  const cards = new Conservation();
  const world = new World({
    deck: cards.deck,
    changed: (d) => cards.look(d),
    game: of.game,
    ...(of.options ? { options: of.options } : {}),
    seats: of.seats,
    seed: of.seed,
    memo: of.memo,
    ...(of.faults
      ? {
          network: { delay: nasty ? [20, 2_500] : [5, 300], reorder: 0.05, duplicate: 0.05 },
          linked: graph(of.seats, chance),
        }
      : {}),
  });
  await world.open();
  if (of.faults) trouble(world, chance);
  const done = await world.play(limit);
  return judge(world, of, done, cards);
}
/** A connected graph: a random tree and some links more. */
function graph(seats: number, chance: Seeded): (a: number, b: number) => boolean {
  const pairs = new Set<string>();
  for (let b = 1; b < seats; b++) pairs.add(`${chance.below(b)}/${b}`);
  for (let a = 0; a < seats; a++) for (let b = a + 1; b < seats; b++) if (chance.real() < 0.6) pairs.add(`${a}/${b}`);
  return (a, b) => pairs.has(`${a}/${b}`);
}
/** Reloads, naps, cuts, goodbyes and deaths at random moments, until one is left: alone it waits in peace, and gives up. */
function trouble(world: World, chance: Seeded): void {
  let leavers = 1 + chance.below(Math.max(1, world.devices.length - 1));
  const next = (): void => {
    world.clock.after(2_000 + chance.below(60_000), () => {
      const alive = world.alive.filter((d) => d.sitting.end === null);
      const victim = alive[chance.below(Math.max(1, alive.length))];
      if (victim && alive.length > 1) {
        leavers -= strike(world, victim, chance, leavers > 0) ? 1 : 0;
        next();
      }
    });
  };
  next();
}
function strike(world: World, d: Device, chance: Seeded, mayLeave: boolean): boolean {
  const kind = chance.below(20);
  if (kind < 7) void world.reload(d);
  else if (kind < 11) nap(world, d, chance);
  else if (kind < 17) tear(world, d, chance);
  else if (mayLeave && kind === 17) {
    void d.sitting?.leave();
    return true;
  } else if (mayLeave) {
    world.kill(d, kind === 18 ? 'silent' : 'loud');
    return true;
  }
  return false;
}
function nap(world: World, d: Device, chance: Seeded): void {
  const { node } = d;
  node.sleep();
  world.clock.after(1_000 + chance.below(chance.below(3) === 0 ? 240_000 : 30_000), () => node.wake());
}
function tear(world: World, d: Device, chance: Seeded): void {
  const other = world.devices[chance.below(world.devices.length)];
  if (!other || other === d) return;
  const [how] = [(['loud', 'held', 'silent'] as const)[chance.below(3)] ?? 'loud'];
  world.network.cut(d.name, other.name, how);
  world.clock.after(500 + chance.below(90_000), () => {
    if (!d.dead && !other.dead) world.network.heal(d.name, other.name);
  });
}

/** What must hold when it is over, seen from all who still sit together. */
function judge(world: World, of: GameOf, done: boolean, cards: Conservation): Played {
  const problems = [...cards.problems];
  const sitting = world.alive.filter((d) => !d.sitting.left && d.sitting.watching === null);
  const finished = sitting.filter((d) => d.sitting.end?.kind === 'finished');
  const playing = finished.filter((d) => d.sitting.chain.referee.goneWhy(d.seat) === null);
  const diverged = differ(world, problems);
  const blamed = blamedWrongly(world, problems);
  for (const d of sitting) secrets(d.sitting.chain.match.board, d.sitting.keep.knownOf(d.seat), d.seat, problems);
  const [first] = playing.length > 0 ? playing : finished;
  const end = !done ? 'stuck' : playing.length > 0 ? 'finished' : 'voided';
  if (!done) problems.push(...world.taking.map((d) => `${d.name} waits at ${where(d)}`));
  const steps = Math.max(0, ...world.alive.map((d) => d.sitting.chain.referee.head.step));
  return {
    seed: of.seed,
    end,
    diverged,
    blamedWrongly: blamed,
    looks: cards.looks,
    notConserved: cards.problems.length,
    steps,
    gone: of.seats - playing.length,
    problems,
    record: first ? writeRecord(of.game.id, recordOf(first.sitting.chain, first.sitting.court.proof)) : null,
  };
}
const where = ({ sitting }: Device): string => {
  if (!sitting) return 'a reload';
  const { head, open } = sitting.chain.referee;
  return `step ${head.step + 1}, ${open?.exchange.what ?? 'over'}, given ${[...(open?.given.keys() ?? [])].join()} of ${open?.owing.join() ?? ''}, returning ${String(sitting.returning)}`;
};
/** Heads of the same step are the same on every device that took part in both. */
function differ(world: World, problems: string[]): boolean {
  let diverged = false;
  const sitting = world.alive.filter((d) => d.sitting.chain.referee.goneWhy(d.seat) === null && !d.sitting.left);
  for (const a of sitting)
    for (const b of sitting) {
      if (a.seat >= b.seat) continue;
      const step = Math.min(a.sitting.chain.referee.head.step, b.sitting.chain.referee.head.step);
      const [x, y] = [a.sitting.chain.referee.headAt(step), b.sitting.chain.referee.headAt(step)];
      const ends = [a, b].map((d) => d.sitting.end?.kind);
      if (x && y && !same(x, y) && !ends.includes('unfinished')) {
        diverged = true;
        problems.push(`${a.name} and ${b.name} differ at step ${step}: ${hex(x).slice(0, 8)} ${hex(y).slice(0, 8)}`);
      }
      const over = a.sitting.chain.referee.over && b.sitting.chain.referee.over;
      const boards = [a, b].map((d) => canonical(d.sitting.chain.match.board as unknown as Plain));
      if (over && boards[0] && boards[1] && !same(boards[0], boards[1])) {
        diverged = true;
        problems.push(`${a.name} and ${b.name} end with other boards`);
      }
    }
  return diverged;
}
/** All devices are honest: no fault, no proof, no stray, no contradiction with one's own storage. */
function blamedWrongly(world: World, problems: string[]): number {
  let blamed = 0;
  for (const d of world.alive) {
    const { faults } = d.sitting.chain.referee;
    const all = [...faults, ...d.sitting.strays];
    if (d.sitting.end?.kind === 'disputed') all.push(d.sitting.end.fault);
    if (d.sitting.watching !== null) problems.push(`${d.name} contradicts its storage`);
    blamed += all.length + (d.sitting.watching === null ? 0 : 1);
    for (const f of all)
      problems.push(`${d.name} blames seat ${String(f.seat)} for ${f.code} at step ${String(f.step)} ${f.why ?? ''}`);
  }
  return blamed;
}
/** A device knows only what lies under its own cup or in its own hand. */
function secrets(board: unknown, known: { readonly [k: number]: Plain }, seat: number, problems: string[]): void {
  type Hidden = { readonly [s: number]: readonly { readonly sealed: number }[] };
  const { cups, hands } = board as { readonly cups?: Hidden; readonly hands?: Hidden };
  for (const hidden of [cups ?? {}, hands ?? {}])
    for (const [s, things] of Object.entries(hidden))
      if (Number(s) !== seat && things.some((t) => known[t.sealed] !== undefined))
        problems.push(`seat ${seat} knows what seat ${s} hides`);
}
