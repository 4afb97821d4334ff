// tools/gallery/picture-plugin.ts: lets a test in the browser have a picture of a part of its page: the command "picture" gives a PNG in base64.
import type { TestRunnerPlugin } from '@web/test-runner';
import type { PlaywrightLauncher } from '@web/test-runner-playwright';

export const picturePlugin = (): TestRunnerPlugin => ({
  name: 'picture',
  executeCommand: async ({ command, payload, session }) => {
    if (command !== 'picture') return undefined;
    const page = (session.browser as PlaywrightLauncher).getPage(session.id);
    const clip = payload as { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
    return (await page.screenshot({ fullPage: true, clip, caret: 'hide' })).toString('base64');
  },
});
