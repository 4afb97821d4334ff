// ui/rehearsal.ts: the table is drawn once, unseen, while its players gather: what a browser draws for the first time takes it
// several times as long, and at the start everybody would wait for that.
import type { Chair, Scene } from '../core/chair.ts';
import type { House } from '../core/house.ts';
import type { Lobby } from '../core/gathering.ts';
import { Announcer } from './announcer.ts';
import { drawn } from './drawn.ts';
import type { SettingsStore } from './settings.ts';

/** People look at their lobby first (ms). */
const calm = 1_000;
const rehearsed = new Set<string>();
const rest = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

export type Stage = {
  readonly house: House;
  readonly chair: Chair;
  readonly settings: SettingsStore;
  /** The lobby as it is now; null once it is gone. */
  readonly lobby: () => Lobby | null;
};
/** Once for each game, however often its rules change. What fails here is told of at the start. */
export async function rehearse(stage: Stage): Promise<void> {
  await rest(calm);
  const lobby = stage.lobby();
  if (lobby === null || rehearsed.has(lobby.game)) return;
  rehearsed.add(lobby.game);
  try {
    await import('./table-page.ts');
    const scenes = await stage.house.rehearse(lobby.game, lobby.options);
    if (stage.lobby() !== null) await draw(stage, scenes);
  } catch {
    return;
  }
}
/** The first scene and the last: an empty table, and one with all that was dealt. */
async function draw({ house, chair, settings, lobby }: Stage, scenes: readonly Scene[]): Promise<void> {
  const page = document.createElement('du-table-page');
  page.inert = true;
  page.ariaHidden = 'true';
  page.style.cssText = 'position: fixed; inset: 0; visibility: hidden; contain: strict';
  const nobody = document.createElement('p');
  const announcer = new Announcer({ politely: nobody, now: nobody });
  Object.assign(page, { house, chair, settings, announcer });
  try {
    for (const scene of [scenes.at(0), scenes.at(-1)]) {
      if (scene === undefined || lobby() === null) continue;
      page.scene = scene;
      page.feed = scene.news;
      if (!page.isConnected) document.body.append(page);
      await drawn();
      await drawn(); // what its parts brought about
    }
  } finally {
    page.remove();
  }
}
