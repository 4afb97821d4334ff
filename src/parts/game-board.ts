// parts/game-board.ts: what the tables of all games have in common: a scene in, single keys, the great moment over them, and that the
// middle (what was bid, laid, asked) is drawn first: the people round it and the own area follow a frame later. Knows no game.
import { LitElement } from 'lit';
import { property } from 'lit/decorators.js';
import type { Scene } from '../core/chair.ts';
import { Later } from './later.ts';
import type { Moment } from './moment.ts';
import { Still } from './still.ts';

/** `S`: a scene, read for drawing; `M`: what the great moment shows. */
export abstract class GameBoard<S extends { readonly board: { readonly phase: string } }, M> extends LitElement {
  @property({ attribute: false }) scene!: Scene;
  /** Whether single keys act. */
  @property({ type: Boolean }) shortcuts = true;
  /** For the middle. */
  protected sight!: S;
  protected abstract readonly moment: Moment<M>;
  readonly #rest = new Later<S>(this);
  constructor() {
    super();
    new Still(this);
    const key = (e: KeyboardEvent): void => {
      this.press(e);
    };
    this.addController({
      hostConnected: () => document.addEventListener('keydown', key),
      hostDisconnected: () => {
        document.removeEventListener('keydown', key);
      },
    });
  }
  /** For all but the middle and the moment. */
  protected get rest(): S {
    return this.#rest.now;
  }
  /** Whether the moment is on the screen now. */
  get busy(): boolean {
    return this.moment.now !== null;
  }
  /** Whether the moment that is shown keeps its outcome back still; the page beside must not tell it. */
  get tense(): boolean {
    return this.moment.tense;
  }
  /** To what can be done now; for a skip link. */
  focusActions(): void {
    this.renderRoot.querySelector<HTMLElement>('#actions')?.focus();
  }
  /** A key was pressed somewhere on the page. */
  protected abstract press(e: KeyboardEvent): void;
  /** To be called before it draws; `news`: a scene came. In a new phase nothing waits: all of the table is another one. */
  protected see(sight: S, news = true): void {
    const before = this.sight as S | undefined;
    this.sight = sight;
    this.#rest.take(sight, news && before?.board.phase === sight.board.phase);
  }
  protected override async getUpdateComplete(): Promise<boolean> {
    const still = await super.getUpdateComplete();
    await this.#rest.came;
    return (await super.getUpdateComplete()) && still;
  }
}
