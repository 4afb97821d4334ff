// table/audience.ts: whoever is shown a table, told once for all changes of a moment; each is told the whole feed once.
import type { Scene } from '../core/chair.ts';
import type { Lobby } from '../core/gathering.ts';

type Listener = { readonly to: (scene: Lobby | Scene) => void; fed: number };

export class Audience {
  readonly #listeners = new Set<Listener>();
  readonly #scene: (fed: number) => Lobby | Scene | null;
  readonly #before: () => void;
  #due = false;
  #stopped = false;

  constructor(of: {
    /** The present scene for somebody who has been told the first `fed` entries of the feed. */
    readonly scene: (fed: number) => Lobby | Scene | null;
    /** Runs once before anybody is told. */
    readonly before: () => void;
  }) {
    this.#scene = of.scene;
    this.#before = of.before;
  }
  add(to: (scene: Lobby | Scene) => void): void {
    this.#listeners.add({ to, fed: 0 });
    this.tell();
  }
  /** Another game: its feed begins anew. */
  anew(): void {
    for (const l of this.#listeners) l.fed = 0;
  }
  tell(): void {
    if (this.#due) return;
    this.#due = true;
    queueMicrotask(() => this.flush());
  }
  /** Tells at once. */
  flush(): void {
    this.#due = false;
    if (this.#stopped) return;
    this.#before();
    for (const l of this.#listeners) {
      const scene = this.#scene(l.fed);
      if (!scene) continue;
      if (scene.at !== 'gathering') l.fed = scene.fed + scene.news.length;
      l.to(scene);
    }
  }
  stop(): void {
    this.#stopped = true;
    this.#listeners.clear();
  }
}
