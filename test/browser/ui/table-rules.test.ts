import { expect, fixture, html } from '@open-wc/testing';
import { waitUntil } from '../until.ts';
import { sendKeys } from '@web/test-runner-commands';
import { games } from '../../../src/games/catalogue.ts';
import type { Options } from '../../../src/games/play.ts';
import { Announcer } from '../../../src/ui/announcer.ts';
import { SettingsStore } from '../../../src/ui/settings.ts';
import '../../../src/ui/theme.css';
import '../../../src/ui/icons.ts';
import '../../../src/ui/table-page.ts';
import '../../../src/ui/table-rules.ts';
import { memory } from './memory.ts';
import { scene, scriptedChair, scriptedHouse } from './scripted.ts';

const show = (game: string, options: Options) =>
  fixture(html`<du-table-rules .game=${game} .options=${options}></du-table-rules>`);
const lines = (el: Element, which: string): readonly string[] =>
  [...(el.shadowRoot?.querySelectorAll(which) ?? [])].map((li) => li.textContent.replace(/\s+/g, ' ').trim());

describe('the rules of this table', () => {
  for (const { id, name, options: specs, defaults } of games) {
    it(`B07: of ${name} with nothing changed say so, and every rule in force can be read`, async () => {
      const el = await show(id, defaults);
      expect(el.shadowRoot?.textContent).to.contain('No house rule was changed.');
      expect(lines(el, 'li.usual')).to.have.length(specs.length);
      await expect(el).to.be.accessible();
    });
    it(`B07: of ${name} name and mark each rule that was changed, with what it means`, async () => {
      for (const spec of specs)
        for (const { value, name: chosen, consequence } of spec.values) {
          if (value === defaults[spec.key]) continue;
          const el = await show(id, { ...defaults, [spec.key]: value });
          const [line, ...others] = lines(el, 'li.changed');
          expect(others).to.deep.equal([]);
          expect(line).to.equal(`${spec.name}: ${chosen}changed ${consequence}`.trim());
          expect(lines(el, 'li.usual')).to.have.length(specs.length - 1);
          el.remove();
        }
    });
  }
  it('B07: stand above the rulebook in the drawer of the table', async () => {
    const at = scene({ options: { ...scene().options, raise: 'free' } });
    const quiet = new Announcer({ politely: document.createElement('p'), now: document.createElement('p') });
    const el = await fixture(
      html`<du-table-page
        .house=${scriptedHouse()}
        .chair=${scriptedChair(at)}
        .scene=${at}
        .feed=${[]}
        .announcer=${quiet}
        .settings=${new SettingsStore(memory())}
      ></du-table-page>`,
    );
    await waitUntil(() => el.shadowRoot?.querySelector('du-dudo-board'));
    el.shadowRoot?.querySelector<HTMLElement>('wa-button.icon.rules')?.click();
    await waitUntil(() => el.shadowRoot?.querySelector('du-table-rules'));
    const rules = el.shadowRoot?.querySelector('du-table-rules') as Element;
    await waitUntil(() => lines(rules, 'li.changed').length === 1);
    expect(rules.nextElementSibling?.localName).to.equal('du-rulebook');
    await sendKeys({ press: 'Escape' });
  });
});
