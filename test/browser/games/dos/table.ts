// test/browser/games/dos/table.ts: the board of DOS on a page, what it says and what it gives out.
import { fixture, html } from '@open-wc/testing';
import '../../../../src/ui/theme.css';
import type { Scene } from '../../../../src/core/chair.ts';
import type { Plain } from '../../../../src/core/plain.ts';
import type { DuDosBoard } from '../../../../src/games/dos/board.ts';
import '../../../../src/games/dos/board.ts';

export async function sit(first: Scene, ...then: readonly Scene[]): Promise<DuDosBoard> {
  document.documentElement.classList.add('wa-dark');
  const board = await fixture<DuDosBoard>(html`<du-dos-board style="block-size:37rem" .scene=${first}></du-dos-board>`);
  for (const next of then) {
    board.scene = next;
    await settle(board);
  }
  await settle(board);
  return board;
}
type Part = HTMLElement & { readonly updateComplete: Promise<unknown> };
/** The board and all that is in it has drawn what it knows. */
export async function settle(board: DuDosBoard): Promise<void> {
  for (let i = 0; i < 4; i++) {
    await board.updateComplete;
    for (const el of deep(board).filter((e): e is Part => 'updateComplete' in e)) await el.updateComplete;
  }
}
export function deep(root: Element): Element[] {
  return [...(root.shadowRoot?.querySelectorAll('*') ?? [])].flatMap((el) => [el, ...deep(el)]);
}
/** All words that are drawn, through all shadow roots; pictures give their names. */
export function read(root: Node): string {
  if (root instanceof Element && (root.localName === 'style' || root.getAttribute('aria-hidden') === 'true')) return '';
  if (root instanceof Element && root.getAttribute('role') === 'img')
    return ` ${root.getAttribute('aria-label') ?? ''} `;
  const inner = [...(root instanceof Element && root.shadowRoot ? root.shadowRoot.childNodes : root.childNodes)];
  const own = root.nodeType === Node.TEXT_NODE ? (root.textContent ?? '') : '';
  return `${own}${inner.map(read).join('')}`.replace(/\s+/g, ' ');
}
/** All elements that fit, through all shadow roots. */
export const findAll = (root: Element, selector: string): HTMLElement[] =>
  deep(root).filter((e): e is HTMLElement => e instanceof HTMLElement && e.matches(selector));
export function find(root: Element, selector: string): HTMLElement {
  const [found] = findAll(root, selector);
  if (!found) throw new Error(`nothing is ${selector}`);
  return found;
}
/** What a button is called: its label, the words for ears, or what stands on it. */
export const nameOf = (b: Element): string =>
  b.getAttribute('aria-label') ?? (b.querySelector('.hear') ?? b).textContent.trim().replace(/\s+/g, ' ');
export function button(root: Element, name: string): HTMLElement {
  const all = findAll(root, 'button');
  const found = all.find((b) => nameOf(b) === name) ?? all.find((b) => nameOf(b).startsWith(name));
  if (!found) throw new Error(`no button ${name}, only ${all.map(nameOf).join('; ')}`);
  return found;
}
/** Collects what the board gives out. */
export function heard(board: DuDosBoard): {
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
