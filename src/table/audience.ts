// table/audience.ts: whoever is shown a table, told once for all changes of a moment; each is told the whole feed once.
// Nobody is told faster than they take it in: a burst of changes is one scene to a page that still draws the last.
import type { Scene, Shown } from '../core/chair.ts';
import type { Lobby } from '../core/gathering.ts';

type Listener = { readonly to: Shown; fed: number; busy: boolean; missed: boolean };

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
  add(to: Shown): void {
    this.#listeners.add({ to, fed: 0, busy: false, missed: false });
    this.tell();
  }
  /** Another game: its feed begins anew. */
  anew(): void {
    for (const l of this.#listeners) l.fed = 0;
  }
  tell(): void {
    if (this.#due) return;
    this.#due = true;
    queueMicrotask(() => this.#told());
  }
  /** Tells at once, also those that still take in the last. */
  flush(): void {
    for (const l of this.#listeners) l.busy = false;
    this.#told();
  }
  #told(): void {
    this.#due = false;
    if (this.#stopped) return;
    this.#before();
    for (const l of this.#listeners) {
      l.missed = l.busy;
      if (!l.busy) this.#show(l);
    }
  }
  #show(l: Listener): void {
    const scene = this.#scene(l.fed);
    if (!scene) return;
    if (scene.at !== 'gathering') l.fed = scene.fed + scene.news.length;
    const taken = l.to(scene);
    if (!(taken instanceof Promise)) return;
    l.busy = true;
    const ready = (): void => {
      l.busy = false;
      if (l.missed) this.tell();
    };
    taken.then(ready, ready);
  }
  stop(): void {
    this.#stopped = true;
    this.#listeners.clear();
  }
}
