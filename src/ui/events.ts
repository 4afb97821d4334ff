// ui/events.ts: what pages tell the shell.
import type { Chair } from '../core/chair.ts';

/** Somebody sits down: the shell shows the table. */
export class SeatedEvent extends Event {
  readonly chair: Chair;
  constructor(chair: Chair) {
    super('du-seated', { bubbles: true, composed: true });
    this.chair = chair;
  }
}
/** The player wants to get up: the shell asks, then leaves. */
export class LeaveEvent extends Event {
  constructor() {
    super('du-leave', { bubbles: true, composed: true });
  }
}
/** A sentence for everybody who listens and for a line at the bottom of the page. */
export class NoticeEvent extends Event {
  readonly text: string;
  constructor(text: string) {
    super('du-notice', { bubbles: true, composed: true });
    this.text = text;
  }
}
declare global {
  interface HTMLElementEventMap {
    'du-seated': SeatedEvent;
    'du-leave': LeaveEvent;
    'du-notice': NoticeEvent;
  }
}
