import { expect, fixture, html, oneEvent } from '@open-wc/testing';
import { waitUntil } from '../until.ts';
import { sendKeys } from '@web/test-runner-commands';
import type { Scene } from '../../../src/core/chair.ts';
import { fail } from '../../../src/core/result.ts';
import { seatAt } from '../../../src/core/seat.ts';
import { MoveEvent } from '../../../src/parts/move-event.ts';
import { Announcer } from '../../../src/ui/announcer.ts';
import type { NoticeEvent } from '../../../src/ui/events.ts';
import '../../../src/ui/theme.css';
import '../../../src/ui/icons.ts';
import { SettingsStore } from '../../../src/ui/settings.ts';
import '../../../src/ui/table-page.ts';
import type { DuTablePage } from '../../../src/ui/table-page.ts';
import { memory } from './memory.ts';
import { feed, finished, scene, scriptedChair, scriptedHouse, type ScriptedChair } from './scripted.ts';

const quiet = (): Announcer =>
  new Announcer({ politely: document.createElement('p'), now: document.createElement('p') });
async function sit(
  at: Scene,
  chair: ScriptedChair = scriptedChair(at),
): Promise<{ el: DuTablePage; chair: ScriptedChair; board: Element }> {
  const el = await fixture<DuTablePage>(
    html`<du-table-page
      .house=${scriptedHouse()}
      .chair=${chair}
      .scene=${at}
      .feed=${at.news}
      .announcer=${quiet()}
      .settings=${new SettingsStore(memory())}
    ></du-table-page>`,
  );
  await waitUntil(() => el.shadowRoot?.querySelector('du-dudo-board'));
  return { el, chair, board: el.shadowRoot?.querySelector('du-dudo-board') as Element };
}
const inner = (el: Element, tag: string): string =>
  el.shadowRoot?.querySelector(tag)?.shadowRoot?.textContent.replace(/\s+/g, ' ') ?? '';

describe('the table', () => {
  it('is accessible in the middle of a game', async () => {
    const { el } = await sit(scene());
    await expect(el).to.be.accessible();
  });
  it('is accessible at its end', async () => {
    const { el } = await sit(finished());
    await expect(el).to.be.accessible();
  });
  it('carries the move of the board to the chair, for the step that was asked', async () => {
    const { chair, board } = await sit(scene());
    board.dispatchEvent(new MoveEvent(41, { kind: 'dudo' }));
    expect(chair.called).to.deep.equal([['answer', 41, { kind: 'dudo' }]]);
  });
  it('says in words why a move was refused', async () => {
    const chair = { ...scriptedChair(scene()), answer: () => Promise.resolve(fail('face-not-higher')) };
    const { el, board } = await sit(scene(), chair);
    setTimeout(() => board.dispatchEvent(new MoveEvent(41, { kind: 'bid', count: 7, face: 2 })));
    const notice = await oneEvent<NoticeEvent>(el, 'du-notice');
    expect(notice.text).to.equal('For as many dice the face must be higher.');
  });
  it('names whom it waits for, and lets the others go on', async () => {
    const awaited = [
      { seat: seatAt(2), what: 'choose', since: 61_000, person: true, callable: true, callers: [seatAt(1)] },
    ];
    const { el, chair } = await sit(scene({ ask: null, awaited }));
    expect(inner(el, 'du-waiting-bar')).to.contain('Waiting for Chidi');
    expect(inner(el, 'du-waiting-bar')).to.contain('Bruno would go on: 1 of 4');
    el.shadowRoot?.querySelector('du-waiting-bar')?.shadowRoot?.querySelector<HTMLElement>('wa-button')?.click();
    expect(chair.called).to.deep.equal([['goOnWithout', [2], true]]);
  });
  it('does not speak of a wait that is only a moment', async () => {
    const awaited = [{ seat: seatAt(2), what: 'choose', since: 3000, person: true, callable: false, callers: [] }];
    const { el } = await sit(scene({ ask: null, awaited }));
    expect(inner(el, 'du-waiting-bar').trim()).to.equal('');
  });
  it('shows the ranking at the end, and asks the chair for another game', async () => {
    const { el, chair } = await sit(finished());
    expect(inner(el, 'du-result-panel')).to.contain('You win!');
    await waitUntil(() => inner(el, 'du-result-panel').includes('Chidi said 9 fives'));
    const again = el.shadowRoot?.querySelector('du-result-panel')?.shadowRoot?.querySelector<HTMLElement>('wa-button');
    again?.click();
    expect(chair.called).to.deep.equal([['again']]);
  });
  it('names the seat when a game does not count, and gives the record away', async () => {
    const { el } = await sit(
      finished({
        at: 'disputed',
        end: { kind: 'disputed', guilty: [seatAt(1)], fault: { code: 'lock', seat: seatAt(1) } },
      }),
    );
    expect(inner(el, 'du-result-panel')).to.contain('Bruno: What was opened does not match its seal.');
    expect(inner(el, 'du-result-panel')).to.contain('Save record');
  });
  it('opens the log by the key L and closes it by Escape', async () => {
    const { el } = await sit(scene());
    await sendKeys({ press: 'l' });
    await waitUntil(() => el.shadowRoot?.querySelector('wa-drawer du-log-panel'));
    await waitUntil(() => inner(el, 'wa-drawer du-log-panel').includes('Bruno bids 7 threes.'));
    await sendKeys({ press: 'Escape' });
    await waitUntil(() => !el.shadowRoot?.querySelector('wa-drawer')?.open);
  });
  it('has a sentence in the log for everything that happened', async () => {
    const { el } = await sit(scene());
    await waitUntil(
      () => el.shadowRoot?.querySelector('du-log-panel')?.shadowRoot?.querySelectorAll('li').length === feed.length,
    );
    const log = el.shadowRoot?.querySelector('du-log-panel')?.shadowRoot?.querySelector('[role=log]');
    expect(log?.getAttribute('aria-live')).to.equal('off');
  });
});
