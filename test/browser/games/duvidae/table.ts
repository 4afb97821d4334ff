// test/browser/games/duvidae/table.ts: the board of DuvidaÊ! on a page, what it says and what it gives out.
import { fixture, html } from '@open-wc/testing';
import '../../../../src/ui/theme.css';
import type { Scene } from '../../../../src/core/chair.ts';
import type { Plain } from '../../../../src/core/plain.ts';
import type { DuDuvidaeBoard } from '../../../../src/games/duvidae/board.ts';
import '../../../../src/games/duvidae/board.ts';
export * from './scenes.ts';

export async function sit(first: Scene, ...then: readonly Scene[]): Promise<DuDuvidaeBoard> {
  document.documentElement.classList.add('wa-dark');
  const board = await fixture<DuDuvidaeBoard>(
    html`<du-duvidae-board style="block-size:37rem" .scene=${first}></du-duvidae-board>`,
  );
  for (const next of then) {
    board.scene = next;
    await settle(board);
  }
  await settle(board);
  return board;
}
type Part = HTMLElement & { readonly updateComplete: Promise<unknown> };
export const deep = (root: Element): readonly Element[] =>
  [...(root.shadowRoot?.querySelectorAll('*') ?? [])].flatMap((el) => [el, ...deep(el)]);
/** The board and all that is in it has drawn what it knows. */
export async function settle(board: DuDuvidaeBoard): Promise<void> {
  for (let i = 0; i < 4; i++) {
    await board.updateComplete;
    for (const el of deep(board)) if ('updateComplete' in el) await (el as Part).updateComplete;
  }
}
/** All words that are drawn, through all shadow roots; pictures and buttons give their names. */
export function read(root: Node): string {
  if (root instanceof Element && (root.localName === 'style' || root.getAttribute('aria-hidden') === 'true')) return '';
  if (root instanceof Element && (root.getAttribute('role') === 'img' || root.matches('button[aria-label]')))
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
/** The buttons of my hand, lowest card first. */
export const handButtons = (board: DuDuvidaeBoard): readonly HTMLElement[] => [
  ...(find(board, 'du-duvidae-hand').shadowRoot?.querySelectorAll<HTMLElement>('.slot') ?? []),
];
export async function tap(board: DuDuvidaeBoard, ...all: readonly (HTMLElement | undefined)[]): Promise<void> {
  for (const el of all) {
    el?.click();
    await settle(board);
  }
}
/** Collects what the board gives out. */
export function heard(board: DuDuvidaeBoard): {
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
