// The board element of How Dare You? on a scene, and what tests look at in it.
import { fixture, html } from '@open-wc/testing';
import '../../../../src/ui/theme.css';
import type { Scene } from '../../../../src/core/chair.ts';
import type { Plain } from '../../../../src/core/plain.ts';
import '../../../../src/games/how-dare/board.ts';
import type { DuHowDareBoard } from '../../../../src/games/how-dare/board.ts';
import { loadCard } from '../../../../src/games/how-dare/load-card.ts';
import { card } from './scenes.ts';

export async function sit(first: Scene, ...then: readonly Scene[]): Promise<DuHowDareBoard> {
  document.documentElement.classList.add('wa-dark');
  await loadCard(card);
  const board = await fixture<DuHowDareBoard>(
    html`<du-how-dare-board style="block-size:37rem" .scene=${first}></du-how-dare-board>`,
  );
  for (const next of then) {
    board.scene = next;
    await settle(board);
  }
  await settle(board);
  return board;
}
type Part = HTMLElement & { readonly updateComplete: Promise<unknown> };
const parts = (root: ShadowRoot | null): readonly Part[] =>
  [...(root?.querySelectorAll<Part>('*') ?? [])].flatMap((e) => [
    ...('updateComplete' in e ? [e] : []),
    ...parts(e.shadowRoot),
  ]);
/** The board and all that is in it has drawn what it knows. */
export async function settle(board: DuHowDareBoard): Promise<void> {
  for (let i = 0; i < 4; i++) {
    await board.updateComplete;
    for (const el of parts(board.shadowRoot)) await el.updateComplete;
  }
}
/** All words that are drawn, through all shadow roots; pictures give their names. */
export function read(root: Node): string {
  if (root instanceof Element && (root.localName === 'style' || root.getAttribute('aria-hidden') === 'true')) return '';
  if (root instanceof Element && root.getAttribute('role') === 'img')
    return ` ${root.getAttribute('aria-label') ?? ''} `;
  const inner = [...(root instanceof Element && root.shadowRoot ? root.shadowRoot.childNodes : root.childNodes)];
  const text = root.nodeType === Node.TEXT_NODE ? (root.textContent ?? '') : '';
  return `${text}${inner.map(read).join('')}`.replace(/\s+/g, ' ');
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
export const deep = (root: Element): Element[] =>
  [...(root.shadowRoot?.querySelectorAll('*') ?? [])].flatMap((el) => [el, ...deep(el)]);
/** Collects what the board gives out. */
export function heard(board: HTMLElement): {
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
/** Types into a field as a person would. */
export function type(field: HTMLInputElement, text: string): void {
  field.value = text;
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
