// test/browser/ui/scripted.ts: a house and a chair that do what a test says, and scenes of a lobby and a game of Dudo.
import type { Chair, Scene, SceneSeat } from '../../../src/core/chair.ts';
import type { Lobby, LobbySeat, Watcher } from '../../../src/core/gathering.ts';
import type { Diagnosis } from '../../../src/core/doctor.ts';
import type { House } from '../../../src/core/house.ts';
import type { Plain } from '../../../src/core/plain.ts';
import { ok } from '../../../src/core/result.ts';
import { perSeat, seatAt, type Seat } from '../../../src/core/seat.ts';
import type { Verdict } from '../../../src/core/verdict.ts';
import { defaults } from '../../../src/games/dudo/options.ts';
import type { Bid, DudoBoard, DudoNews } from '../../../src/games/dudo/position.ts';
import { newBoard } from '../../../src/games/dudo/rules.ts';
import type { Die, Sealed } from '../../../src/games/play.ts';

export const names = ['Ana', 'Bruno', 'Chidi', 'Dóra', 'Eve'] as const;
/** Keys in hex, made up but always the same. */
export const keyOf = (n: number): string =>
  Array.from({ length: 32 }, (_, i) =>
    (((n + 2) * 2654435 + (i + 1) * (n + 5) * 40503) >> 5).toString(16).slice(-2).padStart(2, '0'),
  ).join('');

/** Everything that was asked of the chair: the name of the wish and its arguments. */
export type Called = readonly [wish: string, ...args: readonly unknown[]];
export type ScriptedChair = Chair & {
  readonly called: Called[];
  /** Shows the next scene. */
  readonly next: (scene: Lobby | Scene) => void;
};
export function scriptedChair(first: Lobby | Scene): ScriptedChair {
  const called: Called[] = [];
  let show: (scene: Lobby | Scene) => void = () => undefined;
  const wish =
    (name: string) =>
    (...args: readonly unknown[]) => {
      called.push([name, ...args]);
      return Promise.resolve(ok(null));
    };
  const act =
    (name: string) =>
    (...args: readonly unknown[]) => {
      called.push([name, ...args]);
      return Promise.resolve();
    };
  return {
    called,
    next: (scene) => {
      show(scene);
    },
    show: (to) => {
      show = to;
      to(first);
      return Promise.resolve();
    },
    ready: wish('ready'),
    rename: wish('rename'),
    addBot: wish('addBot'),
    change: wish('change'),
    remove: wish('remove'),
    move: wish('move'),
    lock: wish('lock'),
    sit: wish('sit'),
    allowWatching: wish('allowWatching'),
    start: wish('start'),
    answer: wish('answer'),
    goOnWithout: act('goOnWithout'),
    leave: act('leave'),
    giveUp: act('giveUp'),
    again: act('again'),
    record: () => Promise.resolve(Uint8Array.of(1, 2, 3)),
    evidence: () => Promise.resolve([]),
  };
}

export const verdict: Verdict = {
  ok: true,
  game: 'dudo',
  seats: names.map((name, n) => ({ seat: seatAt(n), name, key: keyOf(n) })),
  sign: [1, 2, 3],
  steps: 143,
  rounds: 9,
  checks: { signatures: 411, seals: 45, moves: 52, votes: 0 },
  evidence: [],
  head: 'ab'.repeat(32),
  finished: true,
  winner: seatAt(0),
  seen: [],
  fault: null,
};
/** What the doctor finds at home: all is well, and nothing of the internet is set. */
export const diagnosis: Diagnosis = {
  points: [{ name: 'home:8080/meet', finding: 'works' }],
  browser: 'works',
  near: 'works',
  far: 'unset',
  relay: 'unset',
};
/** A house where everything works; a test replaces what it is about. */
export function scriptedHouse(over: Partial<House> = {}): House {
  const chair = (): Promise<Chair> => Promise.resolve(scriptedChair(lobby()));
  return {
    practise: chair,
    open: chair,
    rehearse: () => Promise.resolve([]),
    join: async () => ok(await chair()),
    opened: () => Promise.resolve([]),
    return: async () => ok(await chair()),
    forget: () => Promise.resolve(),
    audit: (_, progress) => {
      progress(143, 143);
      return Promise.resolve(verdict);
    },
    arithmetic: () => Promise.resolve('kernel'),
    meeting: (show) => {
      show('open');
    },
    cheat: () => Promise.resolve(null),
    lastGame: () => Promise.resolve(null),
    doctor: (show) => {
      show(diagnosis);
      return Promise.resolve(diagnosis);
    },
    ...over,
  };
}

/** Two who look on: the first has asked for a seat. `mine`: which of them is this device's person. */
export const watchers = (mine: number | null = null): readonly Watcher[] =>
  ['Fay', 'Gil'].map((name, n) => ({ key: keyOf(n + 7), name, mine: n === mine, wants: n === 0 }));
/** What the second of them sees of the game. */
export const watched = (over: Partial<Scene> = {}): Scene =>
  scene({
    me: null,
    plays: false,
    seats: scene().seats.map((s) => ({ ...s, mine: false, reach: 'direct' as const })),
    known: {},
    ask: null,
    watchers: watchers(1),
    ...over,
  });
export function lobby(over: Partial<Lobby> = {}): Lobby {
  const seat = (n: number, of: Partial<LobbySeat>): LobbySeat => ({
    key: keyOf(n),
    name: names[n] ?? '',
    ready: false,
    opener: false,
    mine: false,
    bot: null,
    reach: 'direct',
    ...of,
  });
  return {
    at: 'gathering',
    game: 'dudo',
    options: defaults,
    revision: 4,
    locked: false,
    watch: true,
    watchers: [],
    outside: null,
    sign: [1, 2, 3],
    seats: [
      seat(0, { opener: true, mine: true, ready: true, reach: 'here' }),
      seat(1, { ready: true }),
      seat(2, { reach: 'relayed' }),
      seat(3, { ready: true, bot: { by: keyOf(0), name: 'Ana' } }),
    ],
    code: 'K7QF-2M9D',
    link: 'https://dubito.example/#/j/K7QF-2M9D',
    opener: true,
    startClosed: 'not-ready',
    changed: null,
    waiting: [],
    ...over,
  };
}

const bids: readonly Bid[] = [
  { count: 4, face: 3, by: seatAt(3) },
  { count: 5, face: 3, by: seatAt(4) },
  { count: 7, face: 3, by: seatAt(1) },
];
const left = [5, 2, 4, 1, 4];
const mine: readonly Die[] = [3, 1, 5, 3, 6];
const everybody = names.map((_, n) => seatAt(n));

/** Round 4 of five players; seat 0 is this device's and on turn after "7 threes". */
export function board(over: Partial<DudoBoard> = {}): DudoBoard {
  let slot = 0;
  const cup = (s: Seat): readonly Sealed<Die>[] => Array.from({ length: left[s] ?? 0 }, () => ({ sealed: slot++ }));
  return {
    ...newBoard(everybody, defaults),
    round: 4,
    phase: 'bid',
    playing: everybody,
    dice: perSeat(everybody, (s) => left[s] ?? 0),
    starter: seatAt(3),
    turn: seatAt(0),
    bid: bids[2] ?? null,
    bids,
    cups: perSeat(everybody, cup),
    hurt: [seatAt(1), seatAt(2), seatAt(3), seatAt(4)],
    ...over,
  };
}
export const feed: readonly DudoNews[] = [
  { kind: 'starter', seat: seatAt(1) },
  { kind: 'round', round: 3, seat: seatAt(1), palifico: false, total: 17 },
  { kind: 'rolled', total: 17 },
  { kind: 'bid', seat: seatAt(1), count: 4, face: 5 },
  { kind: 'bid', seat: seatAt(2), count: 9, face: 5 },
  { kind: 'dudo', seat: seatAt(3), against: seatAt(2), count: 9, face: 5, others: [] },
  { kind: 'verdict', result: 'right', seat: seatAt(3), count: 5, face: 5, bid: 9, closed: 0 },
  { kind: 'lost', seat: seatAt(2), dice: 1, left: 4 },
  { kind: 'round', round: 4, seat: seatAt(3), palifico: false, total: 16 },
  { kind: 'rolled', total: 16 },
  { kind: 'bid', seat: seatAt(3), count: 4, face: 3 },
  { kind: 'bid', seat: seatAt(4), count: 5, face: 3 },
  { kind: 'bid', seat: seatAt(1), count: 7, face: 3 },
];
export function scene(over: Partial<Scene> = {}): Scene {
  const seats: readonly SceneSeat[] = names.map((name, n) => ({
    seat: seatAt(n),
    key: keyOf(n),
    name,
    bot: n === 4,
    mine: n === 0,
    gone: null,
    reach: n === 0 ? 'here' : 'direct',
  }));
  return {
    at: 'playing',
    game: 'dudo',
    options: defaults,
    seats,
    me: seatAt(0),
    plays: true,
    watchers: [],
    sign: [1, 2, 3],
    step: 41,
    head: 'cd'.repeat(32),
    board: board(),
    fed: 0,
    news: feed,
    known: Object.fromEntries(mine.map((face, slot) => [slot, face])),
    ask: { step: 41, kind: 'choose', window: false, left: null },
    open: { what: 'choose', owing: [seatAt(0)], given: [] },
    awaited: [],
    checked: 41,
    watching: null,
    standings: [],
    end: null,
    invited: null,
    ...over,
  };
}
/** The same game after its last round: seat 0 has won. */
export function finished(over: Partial<Scene> = {}): Scene {
  const won: DudoNews = { kind: 'won', seat: seatAt(0) };
  return scene({
    at: 'over',
    step: 143,
    checked: 143,
    board: board({ phase: 'over', turn: null, winner: seatAt(0), round: 9, bid: null, bids: [] }) as unknown as Plain,
    news: [...feed, won] as unknown as readonly Plain[],
    ask: null,
    open: null,
    standings: [0, 2, 1, 4, 3].map((n, i) => ({ seat: seatAt(n), place: i + 1, score: i === 0 ? 2 : 0 })),
    end: { kind: 'finished', signed: true },
    ...over,
  });
}
