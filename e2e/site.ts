// e2e/site.ts: the built page with its meeting point, and a browser, for all tests of one file.
import { after, before } from 'node:test';
import { chromium, type Browser } from 'playwright-core';
import { chromiumFlags, chromiumPath } from '../tools/chromium.ts';
import { serve, type Site } from '../tools/serve.ts';

export let browser: Browser;
export let site: Site;
/** Where the page is, on this device. */
export let origin: string;

before(async () => {
  site = await serve({ port: 0, host: '127.0.0.1' });
  origin = `http://127.0.0.1:${site.port}/`;
  browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumFlags });
});
after(async () => {
  await browser.close();
  await site.stop();
  setTimeout(() => process.exit(), 100).unref(); // PeerServer's timers go on for ever
});
/** The server and its meeting point die; the returned function brings them back at the same place. */
export async function serverDies(): Promise<() => Promise<void>> {
  const { port } = site;
  await site.stop();
  return async () => {
    site = await serve({ port, host: '127.0.0.1' });
  };
}
