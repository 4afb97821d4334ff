import { expect, fixture, html, oneEvent } from '@open-wc/testing';
import { waitUntil } from '../until.ts';
import { sendKeys } from '@web/test-runner-commands';
import type { Chair } from '../../../src/core/chair.ts';
import type { House, JoinRefusal } from '../../../src/core/house.ts';
import { fail, ok, type Result } from '../../../src/core/result.ts';
import '../../../src/ui/theme.css';
import '../../../src/ui/icons.ts';
import '../../../src/ui/join-page.ts';
import { SettingsStore } from '../../../src/ui/settings.ts';
import { memory } from './memory.ts';
import { lobby, scriptedChair, scriptedHouse } from './scripted.ts';

const open = async (house: House, code = '') => {
  const settings = new SettingsStore(memory());
  settings.set({ name: 'Ana' });
  return fixture<HTMLElementTagNameMap['du-join-page']>(
    html`<du-join-page .house=${house} .settings=${settings} .code=${code}></du-join-page>`,
  );
};
const text = (el: Element): string => el.shadowRoot?.textContent.replace(/\s+/g, ' ') ?? '';
const press = (el: Element, words: string): void => {
  const found = [...(el.shadowRoot?.querySelectorAll<HTMLElement>('wa-button') ?? [])].find((b) =>
    b.textContent.includes(words),
  );
  if (!found) throw new Error(`no button says ${words}`);
  found.click();
};

describe('joining', () => {
  it('is accessible by code', async () => {
    await expect(await open(scriptedHouse())).to.be.accessible();
  });
  it('is accessible by link', async () => {
    await expect(await open(scriptedHouse(), 'K7QF-2M9D')).to.be.accessible();
  });
  it('takes the code in small letters, with the keyboard alone', async () => {
    const codes: string[] = [];
    const chair = scriptedChair(lobby());
    const el = await open(
      scriptedHouse({
        join: (code) => {
          codes.push(code);
          return Promise.resolve(ok(chair));
        },
      }),
    );
    el.shadowRoot?.querySelector('wa-input')?.focus();
    await sendKeys({ type: 'k7qf 2m9d' });
    setTimeout(() => void sendKeys({ press: 'Enter' }));
    await oneEvent(el, 'du-seated');
    expect(codes).to.deep.equal(['K7QF-2M9D']);
  });
  it('B112: holds the code that it shows: capitals in the value, none by the style, and the caret stays where it is', async () => {
    const el = await open(scriptedHouse());
    const field = el.shadowRoot?.querySelector('wa-input');
    if (!field) throw new Error('no field');
    field.focus();
    await sendKeys({ type: 'k7qf 2m9d' });
    expect(field.input.value).to.equal('K7QF-2M9D');
    expect(getComputedStyle(field.input).textTransform).to.equal('none');
    for (let i = 0; i < 4; i++) await sendKeys({ press: 'ArrowLeft' });
    await sendKeys({ type: 'ab' });
    await field.updateComplete;
    expect(field.input.value).to.equal('K7QF-AB2M9D');
    expect(field.input.selectionStart).to.equal(7);
    const linked = await open(scriptedHouse(), 'k7qf-2m9d');
    const code = linked.shadowRoot?.querySelector('.big-code span');
    expect(code?.textContent).to.equal('K7QF-2M9D');
    expect(getComputedStyle(code ?? linked).textTransform).to.equal('none');
  });
  it('takes a pasted link', async () => {
    const el = await open(scriptedHouse());
    const field = el.shadowRoot?.querySelector('wa-input');
    if (!field) throw new Error('no field');
    field.focus();
    field.value = 'https://dubito.example/x/#/j/k7qf-2m9d';
    field.dispatchEvent(new Event('input'));
    await el.updateComplete;
    expect(field.value).to.equal('K7QF-2M9D');
  });
  it('names the step it is at, and stops when asked to', async () => {
    let cancelled = false;
    const el = await open(
      scriptedHouse({
        join: (_, __, progress, cancel) => {
          progress('opening');
          return new Promise<Result<Chair, JoinRefusal>>((done) => {
            cancel.addEventListener('abort', () => {
              cancelled = true;
              done(fail('cancelled'));
            });
          });
        },
      }),
      'K7QF-2M9D',
    );
    press(el, 'Join');
    await waitUntil(() => text(el).includes('Opening a direct line'));
    expect(el.shadowRoot?.querySelector('[aria-current="step"]')?.textContent).to.contain('Opening a direct line');
    press(el, 'Cancel');
    await waitUntil(() => cancelled && text(el).includes('You are invited'));
  });
  const refusals: readonly (readonly [JoinRefusal, string])[] = [
    ['bad-code', 'letter by letter'],
    ['nobody', 'must be open'],
    ['full', 'Every seat'],
    ['locked', 'unlock'],
    ['playing', 'when this game is over'],
    ['no-direct-line', 'same Wi-Fi'],
    ['other-version', 'Load the page anew'],
    ['not-the-one', 'not let in'],
    ['meeting-away', 'let the connection be checked'],
  ];
  for (const [why, next] of refusals)
    it(`says what to do when it is refused: ${why}`, async () => {
      const el = await open(scriptedHouse({ join: () => Promise.resolve(fail(why)) }), 'K7QF-2M9D');
      press(el, 'Join');
      await waitUntil(() => text(el).includes(next));
      await expect(el).to.be.accessible();
    });
});
