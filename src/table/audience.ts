// table/audience.ts: whoever is shown a table, told once for all changes of a moment; each is told the whole feed once.
// Nobody is told faster than they take it in: a burst of changes is one scene to a page that still draws the last.
// Progress alone (one more entry has come) can wait: on a small device drawing it would hold up the entries themselves.
import type { Scene, Shown } from '../core/chair.ts';
import type { Lobby } from '../core/gathering.ts';
import type { Clock } from '../core/ports.ts';

type Listener = { readonly to: Shown; fed: number; busy: boolean; missed: boolean; gist: string; at: number };
/** So long (ms) a scene may wait in which nothing but progress is new. */
export const quiet = 500;
/** What somebody looks at or is asked: all but who has signed or given already. */
const gistOf = (scene: Lobby | Scene): string => {
  if (scene.at === 'gathering') return JSON.stringify({ ...scene, waiting: scene.waiting.length > 0 });
  const { at, fed, news, known, ask, seats, end, watching, invited } = scene;
  const people = seats.map((s) => [s.reach, s.gone]);
  return JSON.stringify([at, fed + news.length, Object.keys(known), ask?.step, people, end?.kind, watching, invited]);
};

export class Audience {
  readonly #listeners = new Set<Listener>();
  readonly #scene: (fed: number) => Lobby | Scene | null;
  readonly #before: () => void;
  readonly #clock: Clock;
  #due = false;
  #later = false;
  #stopped = false;

  constructor(of: {
    /** The present scene for somebody who has been told the first `fed` entries of the feed. */
    readonly scene: (fed: number) => Lobby | Scene | null;
    /** Runs once before anybody is told. */
    readonly before: () => void;
    readonly clock: Clock;
  }) {
    this.#clock = of.clock;
    this.#scene = of.scene;
    this.#before = of.before;
  }
  add(to: Shown): void {
    this.#listeners.add({ to, fed: 0, busy: false, missed: false, gist: '', at: 0 });
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
    for (const l of this.#listeners) [l.busy, l.gist] = [false, ''];
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
  #tellIn(ms: number): void {
    if (this.#later) return;
    this.#later = true;
    this.#clock.after(ms, () => {
      this.#later = false;
      this.tell();
    });
  }
  #show(l: Listener): void {
    const scene = this.#scene(l.fed);
    if (!scene) return;
    const [gist, now] = [gistOf(scene), this.#clock.now()];
    if (gist === l.gist && now - l.at < quiet) {
      this.#tellIn(quiet - (now - l.at));
      return;
    }
    [l.gist, l.at] = [gist, now];
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
