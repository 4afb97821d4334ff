// parts/wish-event.ts: something that a board cannot show itself and asks its page for.

/** how: "how do I know it was fair?"; rules: the rule that matters now. */
export type Wish = 'how' | 'rules';
export class WishEvent extends Event {
  readonly wish: Wish;
  constructor(wish: Wish) {
    super('du-wish', { bubbles: true, composed: true });
    this.wish = wish;
  }
}
declare global {
  interface HTMLElementEventMap {
    'du-wish': WishEvent;
  }
}
