import { expect, fixture, html } from '@open-wc/testing';
import '../../../src/ui/theme.css';
import type { DuCardPlate } from '../../../src/parts/card-plate.ts';
import '../../../src/parts/card-plate.ts';
import type { DuCard } from '../../../src/parts/card.ts';
import '../../../src/parts/card.ts';

const drawn = (card: DuCard): HTMLElement => card.shadowRoot?.querySelector('.card') as HTMLElement;

describe('a card', () => {
  it('says its whole face, and can be used by everybody', async () => {
    const card = await fixture<DuCard>(html`<du-card .rank=${'7'} .label=${'7 plus 1'}></du-card>`);
    expect(drawn(card).getAttribute('aria-label')).to.equal('7 plus 1');
    expect(drawn(card).textContent.trim()).to.equal('7');
    await expect(card).to.be.accessible();
  });
  it('face down neither draws nor says what it was told', async () => {
    const card = await fixture<DuCard>(
      html`<du-card back .rank=${'7'} .label=${'7 plus 1'}><b slot="mark">+1</b></du-card>`,
    );
    expect(drawn(card).getAttribute('aria-label')).to.equal('closed card');
    expect(card.shadowRoot?.innerHTML).not.to.contain('7 plus').and.not.to.contain('name="mark"');
    await expect(card).to.be.accessible();
  });
  it('is silent where words stand beside it', async () => {
    const card = await fixture<DuCard>(html`<du-card mute .rank=${'7'} .label=${'7'}></du-card>`);
    expect(drawn(card).getAttribute('aria-hidden')).to.equal('true');
  });
  it('keeps its shape at every size, with the corner in a strip of 24 pixels', async () => {
    for (const size of [30, 60, 120]) {
      const card = await fixture<DuCard>(
        html`<du-card style="--du-card-size:${size}px" .rank=${'8'} .label=${'8'}></du-card>`,
      );
      const { width, height } = card.getBoundingClientRect();
      expect(Math.round((100 * width) / height)).to.equal(71);
      const corner = card.shadowRoot?.querySelector('.rank')?.getBoundingClientRect();
      if (size === 60) expect((corner?.right ?? 99) - card.getBoundingClientRect().left).to.be.at.most(24);
    }
  });
});

describe('a player at a card table', () => {
  it('is told with cards, score and turn in words', async () => {
    const plate = await fixture<DuCardPlate>(
      html`<du-card-plate
        .key=${'00a1b2c3d4e5f60718'}
        .name=${'Ana'}
        .count=${1}
        .score=${'●'}
        .scoreRest=${'○'}
        .scoreWord=${'1 point of 2'}
        active
      ></du-card-plate>`,
    );
    expect(plate.shadowRoot?.textContent.replace(/\s+/g, ' '))
      .to.contain('Ana')
      .and.contain('1 card')
      .and.contain('1 point of 2')
      .and.contain('thinking');
    await expect(plate).to.be.accessible();
    plate.count = null;
    plate.gone = 'left';
    await plate.updateComplete;
    expect(plate.shadowRoot?.textContent).to.contain('left').and.not.contain('card');
  });
});
