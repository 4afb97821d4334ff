import { expect, fixture, html } from '@open-wc/testing';
import type { DuSeal, SealState } from '../../../src/parts/seal.ts';
import '../../../src/parts/seal.ts';

const states: readonly SealState[] = ['forming', 'sealed', 'opened', 'checked', 'mismatch', 'never'];
const draw = async (state: SealState): Promise<DuSeal> => fixture(html`<du-seal .state=${state}></du-seal>`);

describe('a seal', () => {
  it('has its own word and its own shape in every state', async () => {
    const all = await Promise.all(states.map(draw));
    const words = all.map((s) => s.shadowRoot?.querySelector('svg')?.getAttribute('aria-label'));
    const shapes = all.map((s) =>
      [...(s.shadowRoot?.querySelectorAll('svg *') ?? [])].map((e) => e.outerHTML).join(''),
    );
    expect(new Set(words).size).to.equal(states.length);
    expect(new Set(shapes).size).to.equal(states.length);
  });
  for (const state of states)
    it(`can be read by everybody: ${state}`, async () => {
      await expect(await draw(state)).to.be.accessible();
    });
  it('has a tick only when it was checked', async () => {
    for (const state of states)
      expect((await draw(state)).shadowRoot?.querySelectorAll('.tick').length, state).to.equal(
        state === 'checked' ? 1 : 0,
      );
  });
});
