import { expect, fixture, html } from '@open-wc/testing';
import { waitUntil } from '../until.ts';
import type { Scene } from '../../../src/core/chair.ts';
import { seatAt } from '../../../src/core/seat.ts';
import { Announcer } from '../../../src/ui/announcer.ts';
import '../../../src/ui/theme.css';
import '../../../src/ui/icons.ts';
import { SettingsStore } from '../../../src/ui/settings.ts';
import '../../../src/ui/table-page.ts';
import type { DuTablePage } from '../../../src/ui/table-page.ts';
import { memory } from './memory.ts';
import { finished, scene, scriptedChair, scriptedHouse, watched, watchers, type ScriptedChair } from './scripted.ts';

async function sit(at: Scene): Promise<{ el: DuTablePage; chair: ScriptedChair }> {
  const chair = scriptedChair(at);
  const announcer = new Announcer({ politely: document.createElement('p'), now: document.createElement('p') });
  const el = await fixture<DuTablePage>(
    html`<du-table-page
      .house=${scriptedHouse()}
      .chair=${chair}
      .scene=${at}
      .feed=${at.news}
      .announcer=${announcer}
      .settings=${new SettingsStore(memory())}
    ></du-table-page>`,
  );
  await waitUntil(() => el.shadowRoot?.querySelector('du-dudo-board'));
  return { el, chair };
}
const inner = (el: Element, tag: string): string =>
  el.shadowRoot?.querySelector(tag)?.shadowRoot?.textContent.replace(/\s+/g, ' ').trim() ?? '';
function press(el: Element, tag: string, words: string): void {
  const all = el.shadowRoot?.querySelector(tag)?.shadowRoot?.querySelectorAll<HTMLElement>('wa-button') ?? [];
  const found = [...all].find((b) => b.textContent.includes(words));
  if (!found) throw new Error(`no button says ${words}`);
  found.click();
}
/** Everything in all shadow trees below. */
function* below(root: ParentNode): Generator<Element> {
  for (const el of root.querySelectorAll('*')) {
    yield el; // eslint-disable-line no-restricted-syntax -- elements, not asks
    if (el.shadowRoot) yield* below(el.shadowRoot);
  }
}

describe('watching a game', () => {
  for (const theme of ['dark', 'light'])
    it(`is accessible in the ${theme}`, async () => {
      document.documentElement.classList.toggle('wa-dark', theme === 'dark');
      const { el } = await sit(watched());
      await expect(el).to.be.accessible();
      document.documentElement.classList.remove('wa-dark');
    });
  it('says so, and takes a seat at the next game or gives it back', async () => {
    const { el, chair } = await sit(watched());
    expect(inner(el, 'du-watch-line')).to.contain('You are watching. You can have a seat at the next game.');
    press(el, 'du-watch-line', 'Take a seat at the next game');
    expect(chair.called).to.deep.equal([['sit', true]]);
    el.scene = watched({ watchers: watchers(0) });
    await el.updateComplete;
    await waitUntil(() => inner(el, 'du-watch-line').includes('You are watching; you get a seat at the next game.'));
    press(el, 'du-watch-line', 'Only watch');
    expect(chair.called[1]).to.deep.equal(['sit', false]);
  });
  it('promises no seat that there is not', async () => {
    const six = [
      ...watched().seats,
      ...watched()
        .seats.slice(0, 1)
        .map((s) => ({ ...s, seat: seatAt(5) })),
    ];
    const { el } = await sit(watched({ seats: six, watchers: watchers(0) }));
    expect(inner(el, 'du-watch-line')).to.contain('you get a seat as soon as one is free');
  });
  it('shows no die of anybody, and nothing to move with', async () => {
    const { el } = await sit(watched());
    const board = el.shadowRoot?.querySelector('du-dudo-board')?.shadowRoot;
    for (const place of ['.people', '.own']) {
      const all = [...below(board?.querySelector(place) ?? el)].map((x) => x.localName);
      expect(all.length > 0 && !all.includes('du-die') && !all.includes('du-dudo-bid-pad')).to.equal(true);
    }
  });
  it('does not let who watches call on anybody to go on', async () => {
    const awaited = [{ seat: seatAt(2), what: 'choose', since: 61_000, person: true, callable: true, callers: [] }];
    const { el } = await sit(watched({ awaited }));
    expect(inner(el, 'du-waiting-bar')).to.contain('Waiting for Chidi');
    expect(() => press(el, 'du-waiting-bar', 'Go on')).to.throw();
  });
  it('tells who is out that they watch and have a seat at the next game, without a question', async () => {
    const { el } = await sit(scene({ plays: false, ask: null }));
    expect(inner(el, 'du-watch-line')).to.equal('You are out and watch the rest; you have a seat at the next game.');
    const { el: plays } = await sit(scene());
    expect(inner(plays, 'du-watch-line')).to.equal('');
  });
  it('ends with the result: a seat at the next game, but no next game of one’s own', async () => {
    const end = { me: null, plays: false, seats: watched().seats };
    const { el, chair } = await sit(finished({ ...end, watchers: watchers(1) }));
    expect(inner(el, 'du-result-panel')).to.contain('Ana wins');
    expect(() => press(el, 'du-result-panel', 'Again')).to.throw();
    press(el, 'du-result-panel', 'Take a seat at the next game');
    const next = await sit(finished({ ...end, watchers: watchers(1), invited: 'Bruno' }));
    expect(inner(next.el, 'du-result-panel')).to.contain('Bruno has opened the next game.');
    press(next.el, 'du-result-panel', 'Watch the next game');
    expect([...chair.called, ...next.chair.called]).to.deep.equal([['sit', true], ['again']]);
  });
});
describe('those who play', () => {
  it('see how many watch, and in the menu who', async () => {
    const { el } = await sit(scene({ watchers: watchers() }));
    expect(el.shadowRoot?.querySelector('.eyes .hidden')?.textContent).to.equal('2 watch');
    el.shadowRoot?.querySelector<HTMLElement>('wa-button.menu')?.click();
    await waitUntil(() => inner(el, 'du-table-menu').includes('Watching (2)'));
    expect(inner(el, 'du-table-menu')).to.match(/Fay wants a seat at the next game Gil/);
  });
});
