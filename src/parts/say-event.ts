// parts/say-event.ts: a sentence that somebody asked to hear; the page's one announcer speaks it. Never raised unasked for hidden things.

export class SayEvent extends Event {
  readonly text: string;
  constructor(text: string) {
    super('du-say', { bubbles: true, composed: true });
    this.text = text;
  }
}
declare global {
  interface HTMLElementEventMap {
    'du-say': SayEvent;
  }
}
