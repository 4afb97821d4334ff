// test/browser/gallery/hall.ts: hangs a room: every exhibit in a frame with its name under it. tools/gallery finds pictures by data-picture.
import { settle } from './settle.ts';
import type { Room, Wall } from './exhibit.ts';
import '../../../src/ui/theme.css';
import './gallery.css';

function element<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  className: string,
  ...inside: readonly (Node | string)[]
): HTMLElementTagNameMap[K] {
  const made = document.createElement(tag);
  if (className !== '') made.className = className;
  made.append(...inside);
  return made;
}
/** Letters and digits of a name, fit for an address or a file. */
const slug = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');

async function hangWall(room: Room, wall: Wall, where: HTMLElement): Promise<void> {
  const row = element('div', 'row');
  const files = element('span', 'files', wall.files.map((file) => `src/${file}`).join(', '));
  const section = element('section', `wall of-${wall.frame}`, element('h2', '', wall.name, ' ', files), row);
  if (wall.frame !== 'table') section.dataset['picture'] = `${room.name}/${slug(wall.name)}`;
  where.append(section);
  const hanging = wall.exhibits.map(async (exhibit) => {
    const frame = element('div', 'frame');
    const figure = element('figure', '', element('figcaption', '', exhibit.name), frame);
    figure.dataset['exhibit'] = exhibit.name;
    if (wall.frame === 'table') frame.dataset['picture'] = `${room.name}/${slug(exhibit.name)}`;
    row.append(figure);
    await exhibit.hang(frame);
  });
  await Promise.all(hanging);
}
/** What goes by itself after so long (ms) must not: a busy machine draws a room for longer. */
const long = 10_000;
/** While it is held, time stands still: what is left of a window is the same however long the drawing takes, and a verdict stays. */
async function atOneMoment(draw: () => Promise<void>): Promise<void> {
  const moment = performance.now();
  const wait = window.setTimeout.bind(window);
  performance.now = () => moment;
  window.setTimeout = ((what: TimerHandler, ms = 0, ...more: unknown[]) =>
    ms < long ? wait(what, ms, ...more) : 0) as typeof window.setTimeout;
  try {
    await draw();
  } finally {
    Reflect.deleteProperty(performance, 'now');
    window.setTimeout = wait;
  }
}
/** Ends when all of it is drawn, with its fonts. */
export async function hangRoom(room: Room, where: HTMLElement): Promise<void> {
  const fonts = ['Atkinson Hyperlegible Next Variable', 'Bricolage Grotesque Variable'];
  await Promise.all(fonts.map((font) => document.fonts.load(`16px "${font}"`)));
  await atOneMoment(async () => {
    await Promise.all(room.walls.map((wall) => hangWall(room, wall, where)));
    await settle(where);
  });
  await document.fonts.ready;
}
