import { fail, ok } from '../../../src/core/result.ts';
import { expect, fixture, html, nextFrame, oneEvent } from '@open-wc/testing';
import { waitUntil } from '../until.ts';
import { sendKeys } from '@web/test-runner-commands';
import '../../../src/ui/theme.css';
import '../../../src/ui/icons.ts';
import '../../../src/ui/create-page.ts';
import '../../../src/ui/lobby-page.ts';
import '../../../src/ui/rules-page.ts';
import '../../../src/ui/settings-page.ts';
import '../../../src/ui/start-page.ts';
import '../../../src/ui/verify-page.ts';
import type { SeatedEvent } from '../../../src/ui/events.ts';
import { SettingsStore } from '../../../src/ui/settings.ts';
import { memory } from './memory.ts';
import { keyOf, lobby, scriptedChair, scriptedHouse, watchers } from './scripted.ts';

const text = (el: Element): string => el.shadowRoot?.textContent.replace(/\s+/g, ' ') ?? '';
/** The button with these words, wherever it stands in the page. */
function button(el: Element, words: string): HTMLElement {
  const found = [...(el.shadowRoot?.querySelectorAll<HTMLElement>('wa-button') ?? [])].find((b) =>
    (b.textContent + (b.querySelector('wa-icon')?.getAttribute('label') ?? '')).includes(words),
  );
  if (!found) throw new Error(`no button says ${words}`);
  return found;
}
/** The radios of the named sets of house rules, once they have come. */
const presetsOf = (el: Element): readonly HTMLInputElement[] => {
  const first = el.shadowRoot?.querySelector('du-house-rules')?.shadowRoot?.querySelector('du-choice');
  return first?.name === 'Rules' ? [...(first.shadowRoot?.querySelectorAll('input') ?? [])] : [];
};
const named = (): SettingsStore => {
  const settings = new SettingsStore(memory());
  settings.set({ name: 'Ana' });
  return settings;
};
for (const theme of ['dark', 'light'])
  describe(`pages in the ${theme}`, () => {
    before(() => document.documentElement.classList.toggle('wa-dark', theme === 'dark'));
    after(() => document.documentElement.classList.remove('wa-dark'));

    it('the start page is accessible', async () => {
      const el = await fixture(html`<du-start-page .house=${scriptedHouse()} name="Ana"></du-start-page>`);
      await expect(el).to.be.accessible();
    });
    it('the create page is accessible', async () => {
      const el = await fixture(html`<du-create-page .house=${scriptedHouse()} .settings=${named()}></du-create-page>`);
      await waitUntil(() => presetsOf(el).length === 2);
      await expect(el).to.be.accessible();
    });
    it('the lobby is accessible', async () => {
      const el = await fixture(
        html`<du-lobby-page .chair=${scriptedChair(lobby())} .lobby=${lobby()} .settings=${named()}></du-lobby-page>`,
      );
      await expect(el).to.be.accessible();
    });
    it('the settings are accessible', async () => {
      const el = await fixture(
        html`<du-settings-page .house=${scriptedHouse()} .settings=${named()}></du-settings-page>`,
      );
      await expect(el).to.be.accessible();
    });
    it('the rules are accessible', async () => {
      const el = await fixture(html`<du-rules-page game="dudo"></du-rules-page>`);
      await waitUntil(() => el.shadowRoot?.querySelector('du-rulebook')?.shadowRoot?.textContent.includes('Calza'));
      await expect(el).to.be.accessible();
    });
    it('the check of a record is accessible', async () => {
      const el = await fixture(html`<du-verify-page .house=${scriptedHouse()}></du-verify-page>`);
      await expect(el).to.be.accessible();
    });
  });

describe('the start page', () => {
  it('leads back to the seat that a reload has left', async () => {
    const chair = scriptedChair(lobby());
    const house = scriptedHouse({
      opened: () =>
        Promise.resolve([{ id: 'x', game: 'dudo', names: ['Bruno'], round: 4, at: 'playing', watches: false }]),
      return: (id) => Promise.resolve(id === 'x' ? ok(chair) : fail('gone' as const)),
    });
    const el = await fixture(html`<du-start-page .house=${house}></du-start-page>`);
    await waitUntil(() => text(el).includes('round 4'));
    setTimeout(() => {
      button(el, 'Return').click();
    });
    const event = await oneEvent<SeatedEvent>(el, 'du-seated');
    expect(event.chair).to.equal(chair);
  });
});

describe('creating a table', () => {
  it('asks for a name before it opens, and remembers it', async () => {
    const asked: unknown[] = [];
    const settings = new SettingsStore(memory());
    const house = scriptedHouse({
      open: (game, _, name, watch) => {
        asked.push([game, name, watch]);
        return Promise.resolve(scriptedChair(lobby()));
      },
    });
    const el = await fixture(html`<du-create-page .house=${house} .settings=${settings}></du-create-page>`);
    button(el, 'Open the table').click();
    await nextFrame();
    expect(asked).to.deep.equal([]);
    await sendKeys({ type: 'Ana' });
    setTimeout(() => void sendKeys({ press: 'Enter' }));
    await oneEvent(el, 'du-seated');
    expect(asked).to.deep.equal([['dudo', 'Ana', true]]);
    expect(settings.now.name).to.equal('Ana');
  });
  it('opens with the rules of the chosen preset', async () => {
    let options: unknown = null;
    const house = scriptedHouse({
      open: (_, chosen) => {
        options = chosen;
        return Promise.resolve(scriptedChair(lobby()));
      },
    });
    const el = await fixture(html`<du-create-page .house=${house} .settings=${named()}></du-create-page>`);
    await waitUntil(() => presetsOf(el).length === 2);
    presetsOf(el)[0]?.focus();
    await sendKeys({ press: 'ArrowRight' });
    button(el, 'Open the table').click();
    await waitUntil(() => options !== null);
    expect(options).to.include({ calza: 'off', ones: 'notWild', raise: 'free' });
  });
});

describe('the lobby', () => {
  const show = async (over = {}) => {
    const chair = scriptedChair(lobby(over));
    const el = await fixture(
      html`<du-lobby-page .chair=${chair} .lobby=${lobby(over)} .settings=${named()}></du-lobby-page>`,
    );
    return { chair, el };
  };
  it('says why the game cannot start yet', async () => {
    const { chair, el } = await show({ seats: lobby().seats.slice(0, 1), startClosed: 'too-few' });
    expect(text(el)).to.contain('One more player is needed.');
    setTimeout(() => {
      button(el, 'Start the game').click();
    });
    await oneEvent(el, 'du-notice');
    expect(chair.called).to.deep.equal([]);
  });
  it('starts anyway when somebody is not ready', async () => {
    const { chair, el } = await show();
    button(el, 'Start anyway').click();
    expect(chair.called).to.deep.equal([['start', true]]);
  });
  it('lets a guest be ready, but not start', async () => {
    const { chair, el } = await show({
      opener: false,
      startClosed: 'not-opener',
      seats: lobby().seats.map((s, i) => ({ ...s, mine: i === 2 })),
    });
    expect(() => button(el, 'Start')).to.throw();
    button(el, 'I am ready').click();
    expect(chair.called).to.deep.equal([['ready', true]]);
  });
  it('moves and removes seats only when asked to', async () => {
    const { chair, el } = await show();
    const list = el.shadowRoot?.querySelector('du-seat-list');
    if (!list) throw new Error('no seats');
    expect(() => button(list, 'Remove Bruno')).to.throw();
    button(el, 'Move or remove').click();
    await waitUntil(() => list.shadowRoot?.textContent !== '' && list.edit);
    await list.updateComplete;
    button(list, 'Remove Bruno').click();
    expect(chair.called).to.deep.equal([['remove', keyOf(1)]]);
  });
  it('shows the code, and nothing of it in practice', async () => {
    const { el } = await show();
    expect(el.shadowRoot?.querySelector('du-invitation')?.shadowRoot?.textContent).to.contain('K7QF-2M9D');
    const invitation = (shown: Element): string =>
      shown.shadowRoot?.querySelector('du-invitation')?.shadowRoot?.textContent ?? '';
    expect(invitation(el)).not.to.contain('own code');
    const other = await show(guest);
    expect(invitation(other.el)).to.contain('Your own code').and.contain('all lead to this table');
    const alone = await show({ code: null, link: null });
    expect(alone.el.shadowRoot?.querySelector('du-invitation')).to.equal(null);
  });
  const guest = { opener: false, startClosed: 'not-opener' as const };
  const others = lobby().seats.map((s) => ({ ...s, mine: false }));
  it('says who watches and who gets the next seat, and lets the opener close it or take them out', async () => {
    const { chair, el } = await show({ watchers: watchers() });
    const list = el.shadowRoot?.querySelector('.watching')?.textContent.replace(/\s+/g, ' ') ?? '';
    expect(list).to.contain('Watching (2)');
    expect(list).to.match(/Fay gets the next seat Gil/);
    await expect(el).to.be.accessible();
    button(el, 'Move or remove').click();
    await waitUntil(() => el.shadowRoot?.querySelector('.watching wa-button'));
    button(el, 'Remove Gil').click();
    const may = el.shadowRoot?.querySelector<HTMLElementTagNameMap['wa-switch']>('wa-switch.watch');
    expect(may?.hint).to.contain('nothing that is hidden');
    may?.click();
    await waitUntil(() => chair.called.length === 2);
    expect(chair.called).to.deep.equal([['remove', keyOf(8)], ['allowWatching', false]]); // prettier-ignore
  });
  it('lets a guest only watch, where that is allowed', async () => {
    const seats = lobby().seats.map((s, i) => ({ ...s, mine: i === 2 }));
    const { chair, el } = await show({ ...guest, seats });
    button(el, 'I only watch').click();
    expect(chair.called).to.deep.equal([['sit', false]]);
    const closed = await show({ ...guest, seats, watch: false });
    expect(() => button(closed.el, 'I only watch')).to.throw();
    expect(text(closed.el)).to.contain('has to wait until the game is over');
  });
  it('offers a seat to who watches, and says so when every seat is taken', async () => {
    const free = await show({ ...guest, seats: others, watchers: watchers(1) });
    expect(text(free.el)).to.contain('You watch this game.');
    expect(() => button(free.el, 'Add a bot')).to.throw();
    button(free.el, 'Take a seat').click();
    expect(free.chair.called).to.deep.equal([['sit', true]]);
    const full = await show({ ...guest, seats: others, watchers: watchers(0) });
    expect(text(full.el)).to.contain('Every seat is taken. You watch, and get the next one that is free.');
    button(full.el, 'Only watch').click();
    expect(full.chair.called).to.deep.equal([['sit', false]]);
  });
  it('tells who was taken out by whom, and lets them ask for a seat again', async () => {
    const { chair, el } = await show({ ...guest, seats: others, outside: 'removed' });
    expect(text(el)).to.contain('Ana has taken you out of this table. You can ask for a seat again.');
    await expect(el).to.be.accessible();
    button(el, 'Ask for a seat').click();
    expect(chair.called).to.deep.equal([['sit', true]]);
    const locked = await show({ ...guest, seats: others, outside: 'locked' });
    expect(text(locked.el)).to.contain('The table is locked: nobody else can come in now.');
  });
  it('shows names of others literally', async () => {
    const { el } = await show({ seats: lobby().seats.map((s) => ({ ...s, name: '<b>Eve</b>' })) });
    expect(el.shadowRoot?.querySelector('du-seat-list')?.shadowRoot?.querySelector('b')).to.equal(null);
  });
});

describe('the rules', () => {
  it('open at the chapter that was asked for', async () => {
    const el = await fixture(html`<du-rules-page game="dudo" anchor="palifico"></du-rules-page>`);
    const book = el.shadowRoot?.querySelector('du-rulebook')?.shadowRoot;
    await waitUntil(() => book?.activeElement?.id === 'palifico');
  });
});

describe('the settings', () => {
  it('refuse what is no address, and say so', async () => {
    const settings = named();
    const el = await fixture(
      html`<du-settings-page .house=${scriptedHouse()} .settings=${settings}></du-settings-page>`,
    );
    const field = [...(el.shadowRoot?.querySelectorAll('wa-input') ?? [])].find((f) => f.label === 'TURN relay');
    if (!field) throw new Error('no field');
    field.value = 'javascript:alert(1)';
    field.dispatchEvent(new Event('change'));
    await waitUntil(() => text(el).includes('no address'));
    expect(settings.now.turn).to.equal('');
  });
});
