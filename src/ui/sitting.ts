// ui/sitting.ts: one chair as the page follows it: the newest scene, the whole feed, and what of it is new.
import type { Chair, Scene } from '../core/chair.ts';
import type { Lobby, Watcher } from '../core/gathering.ts';
import type { Plain } from '../core/plain.ts';
import { toldApart } from './alike.ts';

/** Told after every scene: what was there before, and what has happened since (empty after a return). */
export type Follow = (before: Lobby | Scene | null, now: Lobby | Scene, news: readonly Plain[]) => void;

/** Players and those who watch are told apart from each other, players first. */
function named<S extends { readonly name: string }>(
  seats: readonly S[],
  watchers: readonly Watcher[],
): { readonly seats: readonly S[]; readonly watchers: readonly Watcher[] } {
  const all = toldApart<S | Watcher>([...seats, ...watchers]);
  return { seats: all.slice(0, seats.length) as S[], watchers: all.slice(seats.length) as Watcher[] };
}

export class Sitting {
  readonly chair: Chair;
  #scene: Lobby | Scene | null = null;
  #feed: readonly Plain[] = [];
  #invitation: { readonly code: string; readonly link: string } | null = null;
  #here = true;
  readonly #follow: Follow;
  constructor(chair: Chair, follow: Follow) {
    this.chair = chair;
    this.#follow = follow;
  }
  get scene(): Lobby | Scene | null {
    return this.#scene;
  }
  /** All that happened in the game that is shown. */
  get feed(): readonly Plain[] {
    return this.#feed;
  }
  /** By what others may still find this table; a game itself no longer tells. */
  get invitation(): { readonly code: string; readonly link: string } | null {
    return this.#invitation;
  }
  /** A game runs and this player takes part, so that getting up would cost something. */
  get running(): boolean {
    return this.#scene !== null && this.#scene.at !== 'gathering' && this.#scene.end === null && this.#scene.plays;
  }
  watch(): Promise<void> {
    return this.chair.show((scene) => {
      if (!this.#here) return;
      if (scene.at === 'gathering') this.#take({ ...scene, ...named(scene.seats, scene.watchers) });
      else this.#take({ ...scene, ...named(scene.seats, scene.watchers) });
    });
  }
  /** Later scenes of this chair are nobody's business any more. */
  getUp(): void {
    this.#here = false;
  }
  #take(scene: Lobby | Scene): void {
    const before = this.#scene;
    let news: readonly Plain[] = [];
    if (scene.at === 'gathering') {
      this.#feed = [];
      const { code, link } = scene;
      this.#invitation = code === null || link === null ? null : { code, link };
    } else {
      const heard = Math.max(0, this.#feed.length - scene.fed);
      // The first scene after a return tells what is long past; only what comes later is news.
      if (before !== null) news = scene.news.slice(heard);
      // The same array while nothing is new: whoever draws it need not look.
      if (scene.news.length > heard || scene.fed < this.#feed.length)
        this.#feed = [...this.#feed.slice(0, scene.fed), ...scene.news];
    }
    this.#scene = scene;
    this.#follow(before, scene, news);
  }
}
