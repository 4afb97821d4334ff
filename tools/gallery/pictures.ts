// tools/gallery/pictures.ts: takes a picture of everything in the gallery, on phone, tablet and desktop, dark and light; nothing moves in them.
import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Browser, Locator, Page } from 'playwright-core';
import { screens } from './screens.ts';
import { galleryPage, stagePage, type Hall } from './serve.ts';

export const sizes = [
  { name: 'phone', width: 360, height: 640 },
  { name: 'tablet', width: 768, height: 1024 },
  { name: 'desktop', width: 1280, height: 800 },
] as const;
export const themes = ['dark', 'light'] as const;
type Theme = (typeof themes)[number];

export type Pictures = { readonly taken: number; readonly faults: readonly string[] };
type Take = (of: Page | Locator, name: string) => Promise<void>;
/** Which pictures: all whose name (`dudo/my-bid-phone-dark`) begins with one of these; none: all. */
const wants = (only: readonly string[], name: string): boolean =>
  only.length === 0 || only.some((word) => name.startsWith(word));
/** The same for a room, of which some pictures may be wanted. */
const enters = (only: readonly string[], room: string): boolean =>
  only.length === 0 || only.some((word) => `${room}/`.startsWith(word) || word.startsWith(`${room}/`));

async function ofRooms(page: Page, origin: string, theme: Theme, only: readonly string[], take: Take): Promise<void> {
  const at = `${origin}${galleryPage}?theme=${theme}&motion=less&room=`;
  const hung = page.locator('html[data-hung]');
  let rooms: readonly string[] = ['parts'];
  for (let i = 0; i < rooms.length; i++) {
    const room = rooms[i] ?? '';
    if (i > 0 && !enters(only, room)) continue;
    await page.goto(at + room);
    await hung.waitFor({ state: 'attached', timeout: 120_000 });
    rooms = ((await hung.getAttribute('data-rooms')) ?? '').split(' ');
    for (const picture of await page.locator('[data-picture]').all())
      await take(picture, (await picture.getAttribute('data-picture')) ?? '');
  }
}
async function ofScreens(page: Page, origin: string, theme: Theme, only: readonly string[], take: Take): Promise<void> {
  for (const [name, { query = '', hash, then }] of Object.entries(screens)) {
    if (
      !only.some((word) => `screens/${name}`.startsWith(word) || word.startsWith(`screens/${name}`)) &&
      only.length > 0
    )
      continue;
    await page.goto(`${origin}${stagePage}?theme=${theme}&${query}${hash}`);
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(250);
    await then?.(page);
    await take(page, `screens/${name}`);
    await page.goto('about:blank');
  }
}

export async function takePictures(
  browser: Browser,
  hall: Hall,
  folder: string,
  only: readonly string[],
  tell: (line: string) => void,
): Promise<Pictures> {
  let taken = 0;
  const faults: string[] = [];
  for (const { name: size, width, height } of sizes)
    for (const theme of themes) {
      const context = await browser.newContext({
        viewport: { width, height },
        reducedMotion: 'reduce',
        colorScheme: theme,
      });
      const page = await context.newPage();
      await page.clock.setFixedTime(new Date('2026-11-30T20:14:00'));
      page.on('pageerror', (fault) => faults.push(`${page.url()}: ${fault.message}`));
      const take: Take = async (of, name) => {
        const picture = `${name}-${size}-${theme}`;
        if (!wants(only, picture)) return;
        const path = join(folder, `${picture}.png`);
        await mkdir(dirname(path), { recursive: true });
        await of.screenshot({ path, animations: 'disabled', caret: 'hide' });
        taken++;
      };
      await ofRooms(page, hall.origin, theme, only, take);
      await ofScreens(page, hall.origin, theme, only, take);
      await context.close();
      tell(`${size}, ${theme}: ${taken} pictures so far`);
    }
  return { taken, faults };
}
