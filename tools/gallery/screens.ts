// tools/gallery/screens.ts: the screens of the page on a scripted house, and how each is reached.
import type { Page } from 'playwright-core';

type Screen = { readonly query?: string; readonly hash: string; readonly then?: (page: Page) => Promise<void> };
const press = (name: string) => async (page: Page) => {
  await page.getByRole('button', { name, exact: true }).first().click();
  await page.waitForTimeout(500);
};
export const screens: { readonly [name: string]: Screen } = {
  start: { hash: '#/' },
  'start-return': { query: 'left', hash: '#/' },
  new: { hash: '#/new' },
  'new-rules': { hash: '#/new', then: (page) => page.getByText('Change single rules').click() },
  practise: { hash: '#/practise' },
  join: { hash: '#/j' },
  'join-linked': { hash: '#/j/K7QF-2M9D' },
  'join-slow': { query: 'join=slow', hash: '#/j/K7QF-2M9D', then: press('Join') },
  'join-nobody': { query: 'join=nobody', hash: '#/j/K7QF-2M9D', then: press('Join') },
  'lobby-alone': { query: 'scene=alone', hash: '#/table' },
  lobby: { query: 'scene=lobby', hash: '#/table' },
  'lobby-edit': { query: 'scene=lobby', hash: '#/table', then: press('Move or remove') },
  'lobby-guest': { query: 'scene=guest', hash: '#/table' },
  table: { query: 'scene=playing', hash: '#/table' },
  'table-menu': { query: 'scene=playing', hash: '#/table', then: press('Menu') },
  'table-rules': { query: 'scene=playing', hash: '#/table', then: press('Rules') },
  'table-waiting': { query: 'scene=waiting', hash: '#/table' },
  'lobby-watched': { query: 'scene=lobby-watched', hash: '#/table' },
  'lobby-watching': { query: 'scene=lobby-watching', hash: '#/table' },
  'lobby-wanting': { query: 'scene=lobby-wanting', hash: '#/table' },
  'lobby-removed': { query: 'scene=removed', hash: '#/table' },
  'table-watched': { query: 'scene=watched', hash: '#/table' },
  'table-watched-menu': { query: 'scene=watched', hash: '#/table', then: press('Menu') },
  'table-watching': { query: 'scene=watching', hash: '#/table' },
  'table-wanting': { query: 'scene=wanting', hash: '#/table' },
  'table-out': { query: 'scene=out', hash: '#/table' },
  'finished-watched': { query: 'scene=watched-end', hash: '#/table' },
  'finished-watched-next': { query: 'scene=watched-next', hash: '#/table' },
  finished: { query: 'scene=finished', hash: '#/table' },
  'finished-how': {
    query: 'scene=finished',
    hash: '#/table',
    then: (page) => page.getByText('How do I know?').click(),
  },
  disputed: { query: 'scene=disputed', hash: '#/table' },
  rules: { hash: '#/rules/dudo' },
  settings: { hash: '#/settings' },
  verify: {
    hash: '#/verify',
    then: async (page) => {
      await page
        .locator('input[type=file]')
        .setInputFiles({ name: 'a.dubito', mimeType: '', buffer: Buffer.from('a') });
      await page.waitForTimeout(300);
    },
  },
};
