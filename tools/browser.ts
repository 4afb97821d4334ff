// tools/browser.ts: makes sure that there is a Chromium for the tests: root on Debian gets the system's own, others are told what to do.
import { existsSync } from 'node:fs';
import { findChromium, noChromium } from './chromium.ts';
import { command } from './command.ts';

/** null when a Chromium is there (or was installed just now), else one sentence that says what to do. */
export async function missingBrowser(): Promise<string | null> {
  if (findChromium()) return null;
  const mayInstall = !process.env['CHROME_PATH'] && process.getuid?.() === 0 && existsSync('/etc/debian_version');
  if (!mayInstall) return noChromium();
  console.log('No Chromium was found; installing the one of Debian.');
  const install = 'apt-get -q update && apt-get -q install -y --no-install-recommends chromium';
  await command('sh', ['-c', install], { DEBIAN_FRONTEND: 'noninteractive' });
  return findChromium() ? null : noChromium();
}
