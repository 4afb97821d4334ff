import { expect, fixture, html } from '@open-wc/testing';
import { waitUntil } from '../until.ts';
import type { Scene } from '../../../src/core/chair.ts';
import '../../../src/ui/theme.css';
import '../../../src/ui/icons.ts';
import '../../../src/ui/app.ts';
import type { DuApp } from '../../../src/ui/app.ts';
import { ok } from '../../../src/core/result.ts';
import { SettingsStore } from '../../../src/ui/settings.ts';
import { memory } from './memory.ts';
import { finished, lobby, scene, scriptedChair, scriptedHouse, watched, type ScriptedChair } from './scripted.ts';

const at = (el: DuApp, tag: string): Element | null | undefined => el.shadowRoot?.querySelector(tag);
const shows = (el: DuApp, tag: string) => waitUntil(() => at(el, tag), `shows ${tag}`);
async function reload(first: Scene | ReturnType<typeof lobby>): Promise<{ el: DuApp; chair: ScriptedChair }> {
  const chair = scriptedChair(first);
  location.hash = '#/table';
  const house = scriptedHouse({
    opened: () => Promise.resolve([{ id: 'x', game: 'dudo', names: [], round: 1, at: 'playing', watches: false }]),
    return: () => Promise.resolve(ok(chair)),
  });
  const el = await fixture<DuApp>(html`<du-app .house=${house} .settings=${new SettingsStore(memory())}></du-app>`);
  return { el, chair };
}

describe('the app', () => {
  afterEach(() => {
    location.hash = '';
  });
  it('opens each page by its address, with its title', async () => {
    location.hash = '#/';
    const el = await fixture<DuApp>(
      html`<du-app .house=${scriptedHouse()} .settings=${new SettingsStore(memory())}></du-app>`,
    );
    await shows(el, 'du-start-page');
    expect(document.title).to.equal('Dubito');
    location.hash = '#/settings';
    await shows(el, 'du-settings-page');
    expect(document.title).to.equal('Settings · Dubito');
    location.hash = '#/j/k7qf2m9d';
    await shows(el, 'du-join-page');
    expect(document.title).to.equal('Join a table · Dubito');
    location.hash = '#/nowhere';
    await shows(el, 'du-start-page');
  });
  it('brings a player back to the table after a reload', async () => {
    const { el } = await reload(scene());
    await shows(el, 'du-table-page');
    await waitUntil(() => document.title.startsWith('● Your turn'));
  });
  it('comes back to a game that has ended, but rather to one that still runs', async () => {
    const game = { game: 'dudo', names: ['Bruno'], round: 4, watches: false };
    const over = { ...game, id: 'over', at: 'over' as const };
    for (const open of [[over], [over, { ...game, id: 'running', at: 'playing' as const }]]) {
      const asked: string[] = [];
      const house = scriptedHouse({
        opened: () => Promise.resolve(open),
        return: (id) => {
          asked.push(id);
          return Promise.resolve(ok(scriptedChair(finished())));
        },
      });
      location.hash = '#/table';
      const el = await fixture<DuApp>(html`<du-app .house=${house} .settings=${new SettingsStore(memory())}></du-app>`);
      await shows(el, 'du-table-page');
      expect([...new Set(asked)]).to.deep.equal([open.at(-1)?.id]);
    }
  });
  it('offers on the start page the result of a game that has ended, and its table is left without a question', async () => {
    let open = [{ id: 'x', game: 'dudo', names: ['Bruno'], round: 4, at: 'over' as const, watches: false }];
    const house = scriptedHouse({
      opened: () => Promise.resolve(open),
      forget: () => {
        open = [];
        return Promise.resolve();
      },
    });
    location.hash = '#/';
    const el = await fixture<DuApp>(html`<du-app .house=${house} .settings=${new SettingsStore(memory())}></du-app>`);
    await shows(el, 'du-start-page');
    const card = () => at(el, 'du-start-page')?.shadowRoot?.querySelector('section.open');
    await waitUntil(card);
    expect(card()?.textContent).to.contain('Your game of Dudo is over.');
    card()?.querySelector<HTMLElement>('.quiet')?.click();
    await waitUntil(() => card() === null);
  });
  it('goes from the lobby to the table and on to the next lobby', async () => {
    const { el, chair } = await reload(lobby());
    await shows(el, 'du-lobby-page');
    chair.next(scene());
    await shows(el, 'du-table-page');
    chair.next(finished());
    chair.next(lobby());
    await shows(el, 'du-lobby-page');
    await waitUntil(() => !document.title.includes('●'));
  });
  it('asks before a running game is left for another, and stays when told to', async () => {
    const { el, chair } = await reload(scene());
    await shows(el, 'du-table-page');
    location.hash = '#/new';
    await waitUntil(() => el.shadowRoot?.querySelector('du-ask')?.shadowRoot?.querySelector('wa-dialog')?.open);
    expect(location.hash).to.equal('#/table');
    const answers = el.shadowRoot?.querySelector('du-ask')?.shadowRoot?.querySelectorAll<HTMLElement>('wa-button');
    answers?.[0]?.click();
    await waitUntil(
      () => el.shadowRoot?.querySelector('du-ask')?.shadowRoot?.querySelector('wa-dialog')?.open === false,
    );
    expect(at(el, 'du-table-page')).to.exist;
    expect(chair.called).to.deep.equal([]);
  });
  const questions = (el: DuApp): readonly HTMLElement[] => [
    ...(el.shadowRoot?.querySelector('du-ask')?.shadowRoot?.querySelectorAll<HTMLElement>('wa-button') ?? []),
  ];
  it('lets a player give up the seat and watch on, at the same page', async () => {
    const { el, chair } = await reload(lobby());
    await shows(el, 'du-lobby-page');
    chair.next(scene());
    await shows(el, 'du-table-page');
    at(el, 'du-table-page')?.dispatchEvent(new Event('du-leave', { bubbles: true, composed: true }));
    await waitUntil(() => questions(el).some((b) => b.textContent.includes('Give up my seat and watch')));
    questions(el)[2]?.click();
    await waitUntil(() => chair.called.length > 0);
    expect(chair.called).to.deep.equal([['giveUp']]);
    expect(at(el, 'du-table-page')).to.exist;
  });
  it('lets who only watches go without a question', async () => {
    const { el, chair } = await reload(watched());
    await shows(el, 'du-table-page');
    at(el, 'du-table-page')?.dispatchEvent(new Event('du-leave', { bubbles: true, composed: true }));
    await shows(el, 'du-start-page');
    expect(chair.called).to.deep.equal([['leave']]);
  });
  it('says goodbye when the player leaves', async () => {
    const { el, chair } = await reload(scene());
    await shows(el, 'du-table-page');
    at(el, 'du-table-page')?.dispatchEvent(new Event('du-leave', { bubbles: true, composed: true }));
    await waitUntil(() => el.shadowRoot?.querySelector('du-ask')?.shadowRoot?.querySelector('wa-dialog')?.open);
    el.shadowRoot?.querySelector('du-ask')?.shadowRoot?.querySelectorAll<HTMLElement>('wa-button')[1]?.click();
    await shows(el, 'du-start-page');
    expect(chair.called).to.deep.equal([['leave']]);
  });
  it('B44: keeps the seat on the way back to the start page, says so, and one tap returns', async () => {
    const { el, chair } = await reload(scene());
    await shows(el, 'du-table-page');
    location.hash = '#/';
    await shows(el, 'du-start-page');
    expect(chair.called).to.deep.equal([], 'nobody was left');
    expect(at(el, 'du-start-page')?.shadowRoot?.textContent).to.contain('Your seat is kept.');
    const back = at(el, 'du-start-page')?.shadowRoot?.querySelector<HTMLElement>('section.open wa-button');
    expect(back?.textContent).to.equal('Back to the table');
    back?.shadowRoot?.querySelector('a')?.click();
    await shows(el, 'du-table-page');
    await waitUntil(() => document.title.startsWith('● Your turn'));
    expect(chair.called).to.deep.equal([]);
  });
  it('B44: asks before the seat in a running game is given up on the start page', async () => {
    let open = true;
    const forgotten: string[] = [];
    const house = scriptedHouse({
      opened: () =>
        Promise.resolve(
          open ? [{ id: 'x', game: 'dudo', names: ['Bruno'], round: 4, at: 'playing' as const, watches: false }] : [],
        ),
      forget: (id) => {
        forgotten.push(id);
        open = false;
        return Promise.resolve();
      },
    });
    location.hash = '#/';
    const el = await fixture<DuApp>(html`<du-app .house=${house} .settings=${new SettingsStore(memory())}></du-app>`);
    await shows(el, 'du-start-page');
    const root = at(el, 'du-start-page')?.shadowRoot;
    const quiet = (): HTMLElement | null | undefined => root?.querySelector<HTMLElement>('section.open .quiet');
    await waitUntil(quiet);
    quiet()?.click();
    await waitUntil(() => root?.textContent.includes('you cannot come back into this game'));
    expect(forgotten).to.deep.equal([]);
    expect(quiet()?.textContent.trim()).to.equal('Leave the game');
    quiet()?.click();
    await waitUntil(() => quiet() === null);
    expect(forgotten).to.deep.equal(['x']);
  });
});
