// test/browser/gallery/looking.ts: what tests see of a room: its pixels, words that are cut off, what runs out of its frame, what moves.
import { executeServerCommand } from '@web/test-runner-commands';
import axe from 'axe-core';
import type { Room } from './exhibit.ts';
import { hangRoom } from './hall.ts';
import { deep } from './settle.ts';

export type Theme = 'dark' | 'light';
/** A room alone on the page, its frames. A table is as large as on a small phone. */
export async function enter(room: Room, theme: Theme = 'dark', motion: 'less' | 'full' = 'less'): Promise<Frames> {
  const root = document.documentElement;
  root.classList.toggle('wa-dark', theme === 'dark');
  root.style.colorScheme = theme;
  root.dataset['motion'] = motion;
  root.classList.toggle('du-still', motion === 'less');
  root.style.setProperty('--table-inline', '360px');
  root.style.setProperty('--table-block', '595px');
  document.body.replaceChildren();
  const main = document.createElement('main');
  main.className = 'gallery';
  document.body.append(main);
  await hangRoom(room, main);
  return framesOf(main);
}
export type Frame = { readonly wall: string; readonly name: string; readonly element: HTMLElement };
export type Frames = readonly Frame[];
const framesOf = (main: HTMLElement): Frames =>
  [...main.querySelectorAll<HTMLElement>('[data-exhibit]')].map((figure) => ({
    wall: figure.closest('section')?.querySelector('h2')?.firstChild?.textContent ?? '',
    name: figure.dataset['exhibit'] ?? '',
    element: figure.querySelector<HTMLElement>('.frame') ?? figure,
  }));
export const called = ({ wall, name }: Frame): string => `${wall}: ${name}`;

/** A command that takes longer than 20 s fails, and a busy machine needs that for a tall page: it is taken in slices. */
const slice = 2400;
/** The pixels of each frame, from a picture of the page. */
export async function pixels(frames: Frames): Promise<readonly ImageData[]> {
  const { scrollWidth: width, scrollHeight: height } = document.documentElement;
  const pen = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
  if (!pen) throw new Error('no canvas');
  for (let y = 0; y < height; y += slice) {
    const clip = { x: 0, y, width, height: Math.min(slice, height - y) };
    const png = await executeServerCommand<string, typeof clip>('picture', clip);
    pen.drawImage(await createImageBitmap(await (await fetch(`data:image/png;base64,${png}`)).blob()), 0, y);
  }
  return frames.map(({ element }) => {
    const box = element.getBoundingClientRect();
    const [w, h] = [Math.max(1, box.width), Math.max(1, box.height)];
    return pen.getImageData(box.left + scrollX, box.top + scrollY, w, h);
  });
}
const grey = (of: Uint8ClampedArray, i: number): number =>
  0.299 * (of[i] ?? 0) + 0.587 * (of[i + 1] ?? 0) + 0.114 * (of[i + 2] ?? 0);
/** Pixels that differ clearly, as who sees no colour sees them; everything, where the sizes differ. */
export function differing(a: ImageData, b: ImageData, clearly = 24): number {
  if (a.width !== b.width || a.height !== b.height) return Infinity;
  let count = 0;
  for (let i = 0; i < a.data.length; i += 4) if (Math.abs(grey(a.data, i) - grey(b.data, i)) > clearly) count++;
  return count;
}
/** Pixels inside the rim that are clearly not like the first one. */
export function inked({ data, width, height }: ImageData, clearly = 24): number {
  const rim = 3;
  const ground = grey(data, 4 * (rim * width + rim));
  let count = 0;
  for (let y = rim; y < height - rim; y++)
    for (let x = rim; x < width - rim; x++) if (Math.abs(grey(data, 4 * (y * width + x)) - ground) > clearly) count++;
  return count;
}

/** The parent through shadow roots and slots. */
const above = (el: Element): Element | null =>
  el.assignedSlot ??
  el.parentElement ??
  (el.getRootNode() instanceof ShadowRoot ? (el.getRootNode() as ShadowRoot).host : null);
/** Whether something around it, through shadow roots, is such a one. */
const within = (el: Element | null, selector: string): boolean =>
  el !== null && (el.matches(selector) || within(above(el), selector));
/** Words that are cut off: by an ancestor that hides what runs over, or at the frame. Only names and units may end in dots. */
export function cutWords({ element }: Frame): readonly string[] {
  const cut: string[] = [];
  const range = document.createRange();
  for (const el of deep(element))
    for (const node of el.childNodes) {
      if (!(node instanceof Text) || node.data.trim() === '' || el.closest('.hear, style, defs, bdi, .unit, option'))
        continue;
      if (!el.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      range.selectNodeContents(node);
      const words = range.getBoundingClientRect();
      if (words.width === 0) continue;
      for (let at: Element | null = el; at && at !== element.parentElement; at = above(at)) {
        const { overflowX, overflowY } = getComputedStyle(at);
        const box = at.getBoundingClientRect();
        const hides = (overflow: string): boolean => overflow === 'hidden' || overflow === 'clip' || at === element;
        const aside = hides(overflowX) && (words.left < box.left - 1 || words.right > box.right + 1);
        const below = hides(overflowY) && (words.top < box.top - 3 || words.bottom > box.bottom + 3);
        if (aside || below) cut.push(`"${node.data.trim()}" in ${at.localName}.${at.classList.value}`);
        if (aside || below || overflowX === 'auto' || overflowY === 'auto') break;
      }
    }
  return cut;
}
/** What runs out of its frame sideways, or can be scrolled sideways. Seen from the inside: pictures may have light around them. */
export function overrun({ element }: Frame): readonly string[] {
  const frame = element.getBoundingClientRect();
  return deep(element)
    .filter((el) => el.checkVisibility({ visibilityProperty: true }) && !within(el, '.hear, svg, [inert], .people')) // many people are a row that scrolls
    .flatMap((el) => {
      const { left, right, width } = el.getBoundingClientRect();
      const name = `${el.localName}.${el.classList.value}`;
      if (width > 1 && (left < frame.left - 1 || right > frame.right + 1)) return [`${name} runs out`];
      const scrolls = /auto|scroll/.test(getComputedStyle(el).overflowX) && el.scrollWidth > el.clientWidth + 1;
      return scrolls ? [`${name} scrolls sideways`] : [];
    });
}
/** Animations that run now, or will. */
export const moving = (frames: Frames): number =>
  frames
    .flatMap(({ element }) => deep(element))
    .flatMap((el) => el.getAnimations())
    .filter((a) => a.playState === 'running' && Number(a.effect?.getComputedTiming().activeDuration) > 1).length;
/** What axe finds serious; of tables only the contrast, as the tests of the games look at the rest. */
export async function serious(room: Room): Promise<readonly string[]> {
  const tables = room.walls.some((wall) => wall.frame === 'table');
  const { violations } = await axe.run('.gallery .frame', {
    resultTypes: ['violations'],
    ...(tables ? { runOnly: ['color-contrast'] } : {}),
  });
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map((n) => `${id}: ${n.target.flat().join(' ')}: ${n.failureSummary ?? ''}`));
}
