// test/browser/games/dudo/table.ts: the board of Dudo on a page, what it says and what it gives out.
import { fixture, html } from '@open-wc/testing';
import '../../../../src/ui/theme.css';
import type { Scene } from '../../../../src/core/chair.ts';
import type { Plain } from '../../../../src/core/plain.ts';
import type { DuDudoBoard } from '../../../../src/games/dudo/board.ts';
import '../../../../src/games/dudo/board.ts';
export * from './scenes.ts';

export async function sit(first: Scene, ...then: readonly Scene[]): Promise<DuDudoBoard> {
  document.documentElement.classList.add('wa-dark');
  const board = await fixture<DuDudoBoard>(
    html`<du-dudo-board style="block-size:37rem" .scene=${first}></du-dudo-board>`,
  );
  for (const next of then) {
    board.scene = next;
    await settle(board);
  }
  await settle(board);
  return board;
}
/** The board and all that is in it has drawn what it knows. */
export async function settle(board: DuDudoBoard): Promise<void> {
  for (let i = 0; i < 4; i++) {
    await board.updateComplete;
    for (const el of parts(board)) await el.updateComplete;
  }
}
type Part = HTMLElement & { readonly updateComplete: Promise<unknown> };
const parts = (board: DuDudoBoard): readonly Part[] =>
  [...(board.shadowRoot?.querySelectorAll<Part>('*') ?? [])].filter((e) => 'updateComplete' in e);

/** All words that are drawn, through all shadow roots; pictures give their names. */
export function read(root: Node): string {
  if (root instanceof Element && (root.localName === 'style' || root.getAttribute('aria-hidden') === 'true')) return '';
  if (root instanceof Element && root.getAttribute('role') === 'img')
    return ` ${root.getAttribute('aria-label') ?? ''} `;
  const inner = [...(root instanceof Element && root.shadowRoot ? root.shadowRoot.childNodes : root.childNodes)];
  const own = root.nodeType === Node.TEXT_NODE ? (root.textContent ?? '') : '';
  return `${own}${inner.map(read).join('')}`.replace(/\s+/g, ' ');
}
/** The first element that fits, through all shadow roots. */
export function find(root: ParentNode, selector: string): HTMLElement {
  const look = (at: ParentNode): HTMLElement | null => {
    const here = at.querySelector<HTMLElement>(selector);
    if (here) return here;
    for (const el of at.querySelectorAll('*')) {
      const there = el.shadowRoot && look(el.shadowRoot);
      if (there) return there;
    }
    return null;
  };
  const found = look(root instanceof Element && root.shadowRoot ? root.shadowRoot : root);
  if (!found) throw new Error(`nothing is ${selector}`);
  return found;
}
/** Collects what the board gives out. */
export function heard(board: DuDudoBoard): {
  readonly moves: Plain[];
  readonly said: string[];
  readonly wishes: string[];
} {
  const all = { moves: [] as Plain[], said: [] as string[], wishes: [] as string[] };
  board.addEventListener('du-move', (e) => all.moves.push({ step: e.step, move: e.move }));
  board.addEventListener('du-say', (e) => all.said.push(e.text));
  board.addEventListener('du-wish', (e) => all.wishes.push(e.wish));
  return all;
}
