// ui/announcer.ts: the only voice for screen readers: two live regions, one queue. Knows no game.

/** urgent: your turn, a warning; game: what happened at the table; ambient: who came and went. */
export type Priority = 'urgent' | 'game' | 'ambient';
type Line = { readonly text: string; readonly priority: Priority; readonly topic: string | null };
export type Regions = { readonly politely: Element; readonly now: Element };
type Later = (run: () => void, ms: number) => unknown;

/** A speech engine needs this long before the next text, or it drops the first one. */
const pause = 800;
/** Old lines are of no use to anybody who is still listening to the one before. */
const longest = 6;
const rank: { readonly [p in Priority]: number } = { urgent: 0, game: 1, ambient: 2 };

/** Says one line at a time; of two unspoken lines on one topic only the newer is said. */
export class Announcer {
  readonly #regions: Regions;
  readonly #later: Later;
  #queue: Line[] = [];
  #busy = false;
  #odd = false;
  #last = '';
  constructor(regions: Regions, later: Later = (run, ms) => setTimeout(run, ms)) {
    this.#regions = regions;
    this.#later = later;
  }
  /** The line that was said last, for who wants to hear it again. */
  get last(): string {
    return this.#last;
  }
  say(text: string, priority: Priority = 'game', topic: string | null = null): void {
    if (text.trim() === '') return;
    this.#queue = this.#queue.filter((line) => topic === null || line.topic !== topic);
    this.#queue.push({ text, priority, topic });
    this.#queue.sort((a, b) => rank[a.priority] - rank[b.priority]);
    this.#queue.splice(longest);
    if (!this.#busy) this.#next();
  }
  /** A verdict makes what led to it old news. */
  flush(): void {
    this.#queue = this.#queue.filter((line) => line.priority === 'urgent');
  }
  #next(): void {
    const line = this.#queue.shift();
    this.#busy = line !== undefined;
    if (!line) return;
    this.#last = line.text;
    // A trailing mark that nobody hears makes the same sentence a new text, so that it is spoken twice.
    this.#odd = !this.#odd;
    const region = line.priority === 'urgent' ? this.#regions.now : this.#regions.politely;
    region.textContent = this.#odd ? line.text : `${line.text}\u200B`;
    this.#later(() => {
      this.#next();
    }, pause);
  }
}
/** The announcer of this page's two regions; silent where a page has none. */
export function pageAnnouncer(): Announcer {
  const region = (id: string): Element => document.getElementById(id) ?? document.createElement('div');
  return new Announcer({ politely: region('say-politely'), now: region('say-now') });
}
