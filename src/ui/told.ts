// ui/told.ts: how much the page tells beside the board: no verdict in the log before the board has counted it out.
import type { ReactiveControllerHost } from 'lit';
import type { Scene } from '../core/chair.ts';
import type { Plain } from '../core/plain.ts';
import { roundWord } from './table-words.ts';

/** What every game's board understands. `busy`: a moment is being shown (until `du-shown`); `tense`: its outcome is not (until `du-verdict`). */
export type Board = HTMLElement & {
  scene: Scene;
  shortcuts: boolean;
  readonly busy?: boolean;
  readonly tense?: boolean;
  readonly updateComplete?: Promise<unknown>;
  focusActions?: () => void;
};

export class Told {
  feed: readonly Plain[] = [];
  /** The round that the board shows. */
  round = '';
  readonly #host: ReactiveControllerHost;
  constructor(host: ReactiveControllerHost) {
    this.#host = host;
  }
  /** To be called after every change of the scene and of what the board shows. */
  async tell(board: Board | null, scene: Scene, feed: readonly Plain[]): Promise<void> {
    await board?.updateComplete;
    const told = board?.tense === true ? this.feed : feed;
    const round = board?.busy === true && this.round !== '' ? this.round : roundWord(scene.board);
    if (told === this.feed && round === this.round) return;
    this.feed = told;
    this.round = round;
    this.#host.requestUpdate();
  }
}
