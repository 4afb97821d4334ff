// ui/awake.ts: keeps the screen on while a table needs this page: a locked phone is found by nobody, and holds up everybody.
export class Awake {
  #wanted = false;
  #lock: WakeLockSentinel | null = null;
  readonly #end = new AbortController();

  constructor() {
    // The browser takes the lock away with the page's visibility, and does not give it back by itself.
    document.addEventListener('visibilitychange', () => void this.#take(), { signal: this.#end.signal });
  }
  get held(): boolean {
    return this.#lock !== null && !this.#lock.released;
  }
  async keep(wanted: boolean): Promise<void> {
    if (wanted === this.#wanted) return;
    this.#wanted = wanted;
    if (wanted) await this.#take();
    else await this.#give();
  }
  async stop(): Promise<void> {
    this.#end.abort();
    await this.keep(false);
  }
  async #take(): Promise<void> {
    if (!this.#wanted || this.held || document.hidden || !('wakeLock' in navigator)) return;
    try {
      this.#lock = await navigator.wakeLock.request('screen');
    } catch {
      return; // a low battery, or a browser that asks for a touch first: the next visit tries again
    }
    if (!this.#isWanted()) await this.#give(); // it may have changed meanwhile
  }
  async #give(): Promise<void> {
    const lock = this.#lock;
    this.#lock = null;
    await lock?.release();
  }
  #isWanted(): boolean {
    return this.#wanted;
  }
}
