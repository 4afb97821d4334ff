// main.ts: the composition root: puts the app on the page and hands it its house. Holds no logic.
import './ui/theme.css';
import './ui/icons.ts';
import './ui/app.ts';
import type { House } from './core/house.ts';
import type { PageHouse } from './house.ts';
import { seatedMark } from './core/seated-mark.ts';
import { SettingsStore } from './ui/settings.ts';
import { watchForUpdates } from './ui/updates.ts';

const settings = new SettingsStore();
let loading: Promise<PageHouse> | undefined;
/** Worker, lines and keys are loaded when the first table is wanted: the start page is light. */
const house = (): Promise<PageHouse> =>
  (loading ??= import('./house.ts').then((m) => new m.PageHouse(() => settings.now)));

const lazily: House = {
  practise: async (...of) => (await house()).practise(...of),
  open: async (...of) => (await house()).open(...of),
  join: async (...of) => (await house()).join(...of),
  opened: async () => (localStorage.getItem(seatedMark) === null ? [] : (await house()).opened()),
  rehearse: async (...of) => (await house()).rehearse(...of),
  return: async (...of) => (await house()).return(...of),
  forget: async (id) => (await house()).forget(id),
  audit: async (...of) => (await house()).audit(...of),
  cheat: async (...of) => (await house()).cheat(...of),
  lastGame: async () => (await house()).lastGame(),
  arithmetic: async () => (await house()).arithmetic(),
  meeting: (show) => void house().then((h) => h.meeting(show)),
  doctor: async (...of) => (await house()).doctor(...of),
};
const app = document.querySelector('du-app');
if (app) Object.assign(app, { house: lazily, settings });
/**
 * All parts of the page are kept for later, without a network, when there is time for it (ms after its load): soon on the start page,
 * but the first minutes at a table belong to the game.
 */
const soon = 30_000;
const late = 300_000;
addEventListener('load', () => {
  // Without one the page works the same, only not offline; on a development server there is none.
  const watch = (): void =>
    void watchForUpdates((renew) => app && Object.assign(app, { renew })).catch(() => undefined);
  setTimeout(() => {
    if (location.hash.startsWith('#/table')) setTimeout(watch, late - soon);
    else watch();
  }, soon);
});
