import { expect, fixture, html } from '@open-wc/testing';
import type { DuDie } from '../../../src/parts/die.ts';
import '../../../src/parts/die.ts';

const picture = (die: DuDie): SVGElement => die.shadowRoot?.querySelector('svg') as SVGElement;

describe('a die', () => {
  const names = ['closed die', 'one', 'two', 'three', 'four', 'five', 'six'];
  for (const [face, name] of names.entries())
    it(`that shows ${name} says so`, async () => {
      const die = await fixture<DuDie>(html`<du-die .face=${face}></du-die>`);
      expect(picture(die).getAttribute('aria-label')).to.equal(name);
      await expect(die).to.be.accessible();
    });
  it('shows its pips, and a star for the one', async () => {
    for (const face of [2, 3, 4, 5, 6]) {
      const die = await fixture<DuDie>(html`<du-die .face=${face}></du-die>`);
      expect(die.shadowRoot?.querySelectorAll('.pip').length).to.equal(face);
    }
    const one = await fixture<DuDie>(html`<du-die .face=${1}></du-die>`);
    expect(one.shadowRoot?.querySelectorAll('.pip, .star').length).to.equal(1);
  });
  it('that counts says so in words too', async () => {
    const die = await fixture<DuDie>(html`<du-die .face=${3} counts></du-die>`);
    expect(picture(die).getAttribute('aria-label')).to.equal('three, counts');
  });
  it('is silent where words stand beside it', async () => {
    const die = await fixture<DuDie>(html`<du-die .face=${3} mute></du-die>`);
    expect(picture(die).getAttribute('aria-hidden')).to.equal('true');
  });
});
