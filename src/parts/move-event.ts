// parts/move-event.ts: what a board gives back: a move for the step that was asked, to be caught by the page of the table.
import type { Plain } from '../core/plain.ts';

/** `move` null lets a window go. */
export class MoveEvent extends Event {
  readonly step: number;
  readonly move: Plain;
  constructor(step: number, move: Plain) {
    super('du-move', { bubbles: true, composed: true });
    this.step = step;
    this.move = move;
  }
}
declare global {
  interface HTMLElementEventMap {
    'du-move': MoveEvent;
  }
}
