// ui/turn-mark.ts: the page's title and its icon, with a steady mark while this device's player is asked.
import mark from './turn-mark.png?url';

const name = 'Dubito';
/** How long the mark follows the turn (ms): the board is drawn first. A new icon costs a browser more than a whole frame does. */
const pause = 250;

/** Titles of the pages, with the mark of one's turn in front. */
export class TurnMark {
  #page = '';
  #turn: string | null = null;
  #timer = 0;
  readonly #plain: string | null;
  constructor() {
    this.#plain = this.#icon()?.getAttribute('href') ?? null;
  }
  /** What the page is called; empty for the start page. */
  page(title: string): void {
    this.#page = title;
    this.#draw();
  }
  /** `null`: not asked. The text ("Your turn") comes first, since a tab shows only the beginning. */
  turn(text: string | null): void {
    if (text === this.#turn) return;
    this.#turn = text;
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(this.#draw, pause);
  }
  #icon(): HTMLLinkElement | null {
    return document.querySelector('link[rel="icon"]');
  }
  readonly #draw = (): void => {
    document.title = [this.#turn === null ? '' : `● ${this.#turn}`, this.#page, name]
      .filter((t) => t !== '')
      .join(' · ');
    const href = this.#turn === null ? this.#plain : mark;
    const icon = this.#icon();
    if (href !== null && icon?.getAttribute('href') !== href) icon?.setAttribute('href', href); // the same one again is fetched again
  };
}
