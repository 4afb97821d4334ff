// test/browser/ui/stage.ts: the whole app on a scripted house, so that tools/gallery can take its pictures. `?scene=` says which table.
import { ok } from '../../../src/core/result.ts';
import '../../../src/ui/theme.css';
import '../../../src/ui/icons.ts';
import '../../../src/ui/app.ts';
import type { Scene } from '../../../src/core/chair.ts';
import type { Lobby } from '../../../src/core/gathering.ts';
import type { Plain } from '../../../src/core/plain.ts';
import { seatAt } from '../../../src/core/seat.ts';
import { SettingsStore } from '../../../src/ui/settings.ts';
import { board, finished, lobby, scene, scriptedChair, scriptedHouse, watched, watchers } from './scripted.ts';

/** The seats of a lobby in which this device has none. */
const others = (): Lobby['seats'] => lobby().seats.map((s) => ({ ...s, mine: false, reach: 'direct' as const }));
const query = new URLSearchParams(location.search);
const tables: { readonly [name: string]: () => Lobby | Scene } = {
  lobby: () => lobby(),
  guest: () =>
    lobby({
      opener: false,
      startClosed: 'not-opener',
      seats: lobby().seats.map((s, i) => ({ ...s, mine: i === 2, reach: i === 0 ? 'direct' : s.reach })),
    }),
  alone: () => lobby({ startClosed: 'too-few', seats: lobby().seats.slice(0, 1) }),
  playing: () => scene(),
  waiting: () =>
    scene({
      ask: null,
      seats: scene().seats.map((s) => (s.seat === 2 ? { ...s, reach: 'away' } : s)),
      awaited: [{ seat: seatAt(2), what: 'choose', since: 42_000, person: true, callable: true, callers: [seatAt(1)] }],
    }),
  'lobby-watched': () => lobby({ watchers: watchers(), changed: { what: 'watches', by: 'Gil' } }),
  'lobby-watching': () => lobby({ opener: false, startClosed: 'not-opener', seats: others(), watchers: watchers(1) }),
  'lobby-wanting': () => lobby({ opener: false, startClosed: 'not-opener', seats: others(), watchers: watchers(0) }),
  removed: () => lobby({ opener: false, startClosed: 'not-opener', seats: others(), outside: 'removed' }),
  watched: () => scene({ watchers: watchers() }),
  watching: () => watched(),
  wanting: () => watched({ watchers: watchers(0) }),
  out: () =>
    scene({ plays: false, ask: null, board: board({ dice: [0, 2, 4, 1, 4], turn: seatAt(2) }) as unknown as Plain }),
  'watched-end': () => finished({ me: null, plays: false, watchers: watchers(1), seats: watched().seats }),
  'watched-next': () =>
    finished({ me: null, plays: false, watchers: watchers(1), seats: watched().seats, invited: 'Bruno' }),
  finished: () => finished(),
  disputed: () =>
    finished({
      at: 'disputed',
      end: { kind: 'disputed', guilty: [seatAt(1)], fault: { code: 'lock', seat: seatAt(1) } },
    }),
};
const settings = new SettingsStore();
settings.set({ name: query.get('name') ?? 'Ana', theme: query.get('theme') === 'light' ? 'light' : 'dark' });

const app = document.createElement('du-app');
const table = tables[query.get('scene') ?? ''];
app.settings = settings;
app.house = scriptedHouse({
  opened: () =>
    Promise.resolve(
      table || query.has('left')
        ? [{ id: 'a', game: 'dudo', names: ['Bruno', 'Chidi'], round: 4, at: 'playing' as const, watches: false }]
        : [],
    ),
  return: () => Promise.resolve(ok(scriptedChair(table?.() ?? lobby()))),
  ...(query.get('join') === 'slow' ? { join: (_, __, at) => (at('opening'), new Promise(() => undefined)) } : {}),
  ...(query.get('join') === 'nobody' ? { join: () => Promise.resolve({ ok: false, fault: 'nobody' }) } : {}),
});
document.body.prepend(app);
