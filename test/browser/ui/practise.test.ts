import { expect, fixture, html } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { waitUntil } from '../until.ts';
import '../../../src/ui/theme.css';
import '../../../src/ui/icons.ts';
import { gameById } from '../../../src/games/catalogue.ts';
import { ChoiceEvent } from '../../../src/ui/choice.ts';
import '../../../src/ui/practise-page.ts';
import { SettingsStore } from '../../../src/ui/settings.ts';
import { memory } from './memory.ts';
import { lobby, scriptedChair, scriptedHouse } from './scripted.ts';

const named = (): SettingsStore => {
  const settings = new SettingsStore(memory());
  settings.set({ name: 'Ana' });
  return settings;
};
/** Plays now. */
const go = (el: Element): void =>
  [...(el.shadowRoot?.querySelectorAll<HTMLElement>('wa-button') ?? [])]
    .find((b) => /Play .* now/.test(b.textContent))
    ?.click();

describe('practice', () => {
  it('starts at once with as many bots as were chosen', async () => {
    let bots = 0;
    const house = scriptedHouse({
      practise: (_, __, ___, n) => {
        bots = n;
        return Promise.resolve(scriptedChair(lobby()));
      },
    });
    const el = await fixture(html`<du-practise-page .house=${house} .settings=${named()}></du-practise-page>`);
    const count = el.shadowRoot?.querySelector('du-choice')?.shadowRoot?.querySelectorAll('input');
    count?.[2]?.focus();
    await sendKeys({ press: 'ArrowRight' });
    await sendKeys({ press: 'ArrowRight' });
    go(el);
    await waitUntil(() => bots > 0);
    expect(bots).to.equal(5);
  });
  it('needs no name, and remembers none', async () => {
    const names: string[] = [];
    const house = scriptedHouse({
      practise: (_, __, name) => {
        names.push(name);
        return Promise.resolve(scriptedChair(lobby()));
      },
    });
    const settings = new SettingsStore(memory());
    const el = await fixture(html`<du-practise-page .house=${house} .settings=${settings}></du-practise-page>`);
    go(el);
    await waitUntil(() => names.length > 0);
    expect([names, settings.now.name]).to.deep.equal([['Guest'], '']);
  });
  for (const [game, calm] of [
    ['doubt', { window: 'everybody' }],
    ['how-dare', { blankCards: 0 }],
  ] as const)
    it(`gives a learner of ${game} time and nothing to write first`, async () => {
      let chosen: unknown = null;
      const house = scriptedHouse({
        practise: (_, options) => {
          chosen = options;
          return Promise.resolve(scriptedChair(lobby()));
        },
      });
      const el = await fixture(html`<du-practise-page .house=${house} .settings=${named()}></du-practise-page>`);
      el.shadowRoot?.querySelector('du-game-picker')?.dispatchEvent(new ChoiceEvent(game));
      go(el);
      await waitUntil(() => chosen !== null);
      expect(chosen).to.deep.equal({ ...gameById(game)?.defaults, ...calm });
    });
});
