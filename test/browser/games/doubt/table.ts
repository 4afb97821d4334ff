// test/browser/games/doubt/table.ts: the board of I Doubt It on a page, what it says and what it gives out.
import { fixture, html } from '@open-wc/testing';
import '../../../../src/ui/theme.css';
import type { Scene } from '../../../../src/core/chair.ts';
import type { Plain } from '../../../../src/core/plain.ts';
import type { DuDoubtBoard } from '../../../../src/games/doubt/board.ts';
import '../../../../src/games/doubt/board.ts';
export * from './scenes.ts';

export async function sit(first: Scene, ...then: readonly Scene[]): Promise<DuDoubtBoard> {
  document.documentElement.classList.add('wa-dark');
  const element = await fixture<DuDoubtBoard>(
    html`<du-doubt-board style="block-size:37rem;max-inline-size:22.5rem" .scene=${first}></du-doubt-board>`,
  );
  for (const next of then) {
    element.scene = next;
    await settle(element);
  }
  await settle(element);
  return element;
}
type Part = HTMLElement & { readonly updateComplete: Promise<unknown> };
export const deep = (root: Element): readonly Element[] =>
  [...(root.shadowRoot?.querySelectorAll('*') ?? [])].flatMap((el) => [el, ...deep(el)]);
/** The board and all that is in it has drawn what it knows. */
export async function settle(element: DuDoubtBoard): Promise<void> {
  for (let i = 0; i < 4; i++) {
    await element.updateComplete;
    for (const el of deep(element)) if ('updateComplete' in el) await (el as Part).updateComplete;
    if (i === 0) await new Promise(requestAnimationFrame); // the hand measures itself
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
/** All elements that fit, through all shadow roots. */
export const findAll = (root: Element, selector: string): readonly HTMLElement[] =>
  deep(root).filter((el): el is HTMLElement => el instanceof HTMLElement && el.matches(selector));
/** The first of them. */
export function find(root: Element, selector: string): HTMLElement {
  const [found] = findAll(root, selector);
  if (!found) throw new Error(`nothing is ${selector}`);
  return found;
}
/** The button of a card in my hand. */
export function handCard(element: DuDoubtBoard, name: string): HTMLElement {
  const found = findAll(element, '.slot').find((b) => b.querySelector('.hear')?.textContent === name);
  if (!found) throw new Error(`no ${name} in the hand`);
  return found;
}
/** The button that says this. */
export function button(element: DuDoubtBoard, word: string): HTMLElement {
  const found = findAll(element, 'button').find((b) => read(b).trim() === word);
  if (!found) throw new Error(`no button says ${word}`);
  return found;
}
export async function tap(element: DuDoubtBoard, ...all: readonly (HTMLElement | undefined)[]): Promise<void> {
  for (const el of all) {
    el?.click();
    await settle(element);
  }
}
/** Collects what the board gives out. */
export function heard(element: DuDoubtBoard): {
  readonly moves: Plain[];
  readonly said: string[];
  readonly wishes: string[];
} {
  const all = { moves: [] as Plain[], said: [] as string[], wishes: [] as string[] };
  element.addEventListener('du-move', (e) => all.moves.push({ step: e.step, move: e.move }));
  element.addEventListener('du-say', (e) => all.said.push(e.text));
  element.addEventListener('du-wish', (e) => all.wishes.push(e.wish));
  return all;
}
