// parts/moment.ts: when the great moment of a table (a challenge, a check, a count) lies over its board, and when it goes again. Knows no game.
import type { LitElement, ReactiveController } from 'lit';
import type { Scene } from '../core/chair.ts';

/** How long it stays when its viewer is not on turn and does nothing (ms). */
const stays = 15_000;
/** A moment was put away by its viewer or by time; a page that shows the end of the game waits for the last one. */
export class ShownEvent extends Event {
  constructor() {
    super('du-shown', { bubbles: true, composed: true });
  }
}

/** What a scene has to show. */
export type Shows<M> = {
  /** The last one whose outcome is known, and what tells it from every other; null: there was none. */
  readonly settled: { readonly id: string; readonly view: M } | null;
  /** One whose outcome is still to come. */
  readonly open: M | null;
  /** Its viewer has nothing to do, so that it may go by itself: after so long (ms), or after the usual time. */
  readonly goes: boolean | number;
};
/** What shows it; it can be focused, and may keep its outcome back still. */
type View = LitElement & { readonly tense?: boolean };
type Host = LitElement & { focusActions(): void };

/** Of a host whose `show` is called with every scene; `view` is the tag of what it draws over its table while `now` is not null. */
export class Moment<M> implements ReactiveController {
  /** What lies over the board now. */
  now: M | null = null;
  readonly #host: Host;
  readonly #view: string;
  #shows: Shows<M> | null = null;
  #checked = -1;
  /** The last that was settled when the table was first shown, or that was put away; empty: none. */
  #seen: string | null = null;
  /** Which one was last begun to be shown, and the step then: its openings are in it or before it. */
  #begun: { readonly id: string; readonly step: number } | null = null;
  #settled = false;
  #drawn = false;
  #timer = 0;
  /** Which one goes when the timer ends, and after how long. */
  #going = '';
  constructor(host: Host, view: string) {
    [this.#host, this.#view] = [host, view];
    host.addController(this);
  }
  get view(): View | null {
    return this.#host.renderRoot.querySelector<View>(this.#view);
  }
  /** Whether its outcome is kept back still; the page beside must not tell it. */
  get tense(): boolean {
    return this.view?.tense === true;
  }
  /** Whether this device has checked what was opened for it. */
  get checked(): boolean {
    return this.#begun !== null && this.#checked > this.#begun.step;
  }
  /** A scene came; to be called before the host draws it. */
  show({ step, checked }: Pick<Scene, 'step' | 'checked'>, shows: Shows<M>): void {
    [this.#shows, this.#checked] = [shows, checked];
    const { settled, open, goes } = shows;
    const id = settled?.id ?? '';
    this.#seen ??= id;
    if (settled && id !== this.#seen) {
      if (this.#begun?.id !== id) this.#begun = { id, step };
      [this.now, this.#settled] = [settled.view, true];
    } else if (open !== null) [this.now, this.#settled] = [open, false];
    else if (!this.#settled) this.now = null; // what was open came to nothing
    this.#wait(this.now !== null && this.#settled ? id : '', goes);
  }
  /** Puts it away. */
  readonly away = (): void => {
    const held = this.#held;
    this.#seen = this.#shows?.settled?.id ?? '';
    this.#wait('', false);
    [this.now, this.#settled] = [this.#shows?.open ?? null, false];
    this.#host.requestUpdate();
    this.#host.dispatchEvent(new ShownEvent());
    if (held) void this.#host.updateComplete.then(() => this.#host.focusActions());
  };
  /** Whoever is not on turn need not tap: it goes by itself. */
  #wait(id: string, goes: boolean | number): void {
    const ms = goes === true ? stays : goes;
    const going = id === '' || ms === false ? '' : `${id}/${ms}`;
    if (going === this.#going) return;
    clearTimeout(this.#timer);
    this.#going = going;
    if (going !== '' && ms !== false) this.#timer = window.setTimeout(this.away, ms);
  }
  get #held(): boolean {
    const { renderRoot } = this.#host;
    return renderRoot instanceof ShadowRoot && renderRoot.activeElement !== null;
  }
  /** What was focused lies under it now, so the focus must go somewhere; otherwise it is never moved. */
  hostUpdated(): void {
    const drawn = this.now !== null;
    if (drawn && !this.#drawn && this.#held) {
      const { view } = this;
      void view?.updateComplete.then(() => view.focus());
    }
    this.#drawn = drawn;
  }
  hostDisconnected(): void {
    clearTimeout(this.#timer);
  }
}
declare global {
  interface HTMLElementEventMap {
    'du-shown': ShownEvent;
  }
}
