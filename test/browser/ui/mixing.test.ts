import { expect, fixture, html } from '@open-wc/testing';
import { seatAt } from '../../../src/core/seat.ts';
import '../../../src/ui/theme.css';
import '../../../src/ui/mixing-bar.ts';
import type { DuMixingBar } from '../../../src/ui/mixing-bar.ts';
import { board, scene } from './scripted.ts';
import type { Plain } from '../../../src/core/plain.ts';

const at = async (what: string, owing: number): Promise<{ el: DuMixingBar; text: string }> => {
  const playing = [0, 1, 2, 3].map(seatAt);
  const el = await fixture<DuMixingBar>(
    html`<du-mixing-bar
      .scene=${scene({
        board: board({ playing }) as unknown as Plain,
        ask: null,
        open: { what, owing: [seatAt(owing)], given: [] },
      })}
    ></du-mixing-bar>`,
  );
  return { el, text: el.shadowRoot?.textContent.replace(/\s+/g, ' ').trim() ?? '' };
};
describe('while a pack is mixed', () => {
  it('says who is mixing, how far it is and what it is good for', async () => {
    const { el, text } = await at('shuffle', 1);
    await expect(el).to.be.accessible();
    expect(text).to.contain('is mixing the pack, 2 of 4.');
    expect(text).to.contain('unless all 4 of you conspire');
  });
  it('says when it is the own turn, and when cards are dealt', async () => {
    expect((await at('shuffle', 0)).text).to.contain('You are mixing the pack, 1 of 4.');
    expect((await at('deal', 0)).text).to.contain('The cards are dealt');
  });
  it('says nothing while people play', async () => {
    expect((await at('choose', 0)).text).to.equal('');
  });
});
