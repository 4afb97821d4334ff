import { expect, fixture, html, oneEvent } from '@open-wc/testing';
import { waitUntil } from '../until.ts';
import { sendKeys } from '@web/test-runner-commands';
import '../../../src/ui/theme.css';
import '../../../src/ui/icons.ts';
import '../../../src/ui/fair-panel.ts';
import '../../../src/ui/verify-page.ts';
import type { House } from '../../../src/core/house.ts';
import { roundSummary } from '../../../src/ui/evidence-words.ts';
import type { NoticeEvent } from '../../../src/ui/events.ts';
import { played, roundOf, type Played } from './played.ts';
import { scriptedHouse } from './scripted.ts';

/** All that can be read in an element, through every shadow. */
const read = (el: Element | ShadowRoot): string =>
  [...el.childNodes]
    .map((n) => {
      if (n instanceof HTMLStyleElement) return '';
      if (n instanceof Element) return `${n.shadowRoot ? read(n.shadowRoot) : ''} ${read(n)}`;
      return n instanceof Text ? n.data : '';
    })
    .join(' ');
const text = (el: Element): string => read(el.shadowRoot ?? el).replace(/\s+/g, ' ');
function all(root: Element, selector: string): readonly HTMLElement[] {
  const inside = [...(root.shadowRoot?.querySelectorAll<HTMLElement>('*') ?? [])];
  return inside.flatMap((e) => [...(e.matches(selector) ? [e] : []), ...(e.shadowRoot ? all(e, selector) : [])]);
}
const button = (el: Element, words: string): HTMLElement => {
  const found = all(el, 'wa-button').find((b) =>
    (b.textContent + (b.querySelector('wa-icon')?.getAttribute('label') ?? '')).includes(words),
  );
  if (!found) throw new Error(`no button says ${words}`);
  return found;
};

describe('checking a real game', () => {
  let game: Played;
  let file: Uint8Array;
  let house: House;
  before(async () => {
    game = await played(7);
    file = await game.chair.record();
    house = scriptedHouse({
      audit: (f, progress) => game.device.audit(f, progress),
      cheat: (f, cheat) => game.device.cheat(f, cheat),
      lastGame: () => game.device.lastGame(),
    });
  });
  const checked = async (): Promise<Element> => {
    const el = await fixture(html`<du-verify-page .house=${house}></du-verify-page>`);
    await waitUntil(() => text(el).includes('Check the last game played here'));
    button(el, 'Check the last game').click();
    await waitUntil(() => text(el).includes('It was fair.'), 'no verdict');
    return el;
  };

  it('takes the last game of this device and says in a sentence that it was fair, and who won', async () => {
    const el = await checked();
    expect(text(el)).to.match(/It was fair\. (Ana|Bot \d|.+) won\./);
    expect(text(el)).to.contain('All seals, signatures and moves match. Table ');
  });
  it('takes a chosen file', async () => {
    const el = await fixture(html`<du-verify-page .house=${house}></du-verify-page>`);
    const input = all(el, 'input[type=file]')[0];
    if (!(input instanceof HTMLInputElement)) throw new Error('no place for a file');
    const chosen = new DataTransfer();
    chosen.items.add(new File([file.slice()], 'game.dubito'));
    input.files = chosen.files;
    input.dispatchEvent(new Event('change'));
    await waitUntil(() => text(el).includes('It was fair.'), 'no verdict');
  });
  it('opens every round to its four sentences by keyboard', async () => {
    const el = await checked();
    const rounds = all(el, 'du-round-list')[0]?.shadowRoot?.querySelectorAll('details') ?? [];
    expect(rounds.length).to.equal(roundOf(game.scene) + 1);
    const second = rounds[1];
    second?.querySelector('summary')?.focus();
    await sendKeys({ press: 'Enter' });
    await waitUntil(() => text(el).includes('Same 9 dice: '));
    const told = second ? read(second).replace(/\s+/g, ' ') : '';
    for (const proof of [
      '3 of 3 seals arrived before the first bid.',
      'Your part is in it. All 3 parts are in it.',
      '3 of 3 match their seals.',
    ])
      expect(told).to.contain(proof);
    expect(told).to.match(/Same 9 dice: .*Ana \d \d \d/);
  });
  it('shows bytes only to whom asks for them', async () => {
    const el = await checked();
    const { key } = (await game.device.lastGame()) ?? { key: 'none' };
    expect(text(el)).not.to.contain(key);
    all(el, 'wa-switch')[0]?.click();
    await waitUntil(() => text(el).includes(key));
  });
  it('one die changed in a copy breaks a seal, and the page says whose and where', async () => {
    const el = await checked();
    button(el, 'Change a die').click();
    await waitUntil(() => text(el).includes('Found at step'), 'nothing found');
    expect(text(el)).to.match(/the cup of .+ shows [1-6 ]+ in place of [1-6 ]+\./);
    expect(text(el)).to.contain('What was opened does not match its seal.');
    expect(text(el)).to.contain('The record itself is as it was.');
    await expect(el).to.be.accessible();
  });
  it('names the seat and the step of the first fault, and marks its round', async () => {
    const shell = JSON.parse(new TextDecoder().decode(file)) as { log: string };
    const log = Uint8Array.from(atob(shell.log), (c) => c.charCodeAt(0));
    const at = Math.floor(log.length / 2);
    log[at] = (log[at] ?? 0) ^ 1;
    const broken = JSON.stringify({ ...shell, log: btoa(String.fromCharCode(...log)) });
    const el = await fixture(html`<du-verify-page .house=${house}></du-verify-page>`);
    const checker = all(el, 'du-check-record')[0] as HTMLElementTagNameMap['du-check-record'] | undefined;
    setTimeout(() => void checker?.check(new TextEncoder().encode(broken)));
    const notice = await oneEvent<NoticeEvent>(el, 'du-notice');
    expect(notice.text).to.contain('does not match');
    await waitUntil(() => text(el).includes('This record does not hold.'));
    expect(text(el)).to.match(/(Ana|Bot|Player).*: .*Step \d+ of \d+\./);
    expect(all(el, 'du-round-list du-seal[state=mismatch], summary du-seal[state=mismatch]').length).to.equal(1);
    expect(all(el, 'du-try-cheat').length).to.equal(0);
  });
  for (const theme of ['dark', 'light'])
    it(`is accessible with its rounds and bytes open, in the ${theme}, and fits a small phone`, async () => {
      document.documentElement.classList.toggle('wa-dark', theme === 'dark');
      try {
        const el = (await checked()) as HTMLElement;
        el.style.inlineSize = '360px';
        all(el, 'wa-switch')[0]?.click();
        for (const d of all(el, 'summary')) d.click();
        await waitUntil(() => text(el).includes('Same 9 dice: '));
        expect(el.scrollWidth).to.be.at.most(360);
        await expect(el).to.be.accessible();
      } finally {
        document.documentElement.classList.remove('wa-dark');
      }
    });
});

describe('How do I know, at a table', () => {
  it('speaks of cards where there are cards, also before anything can be told of a round', async () => {
    const { scene } = await played(11, (s) => s.ask !== null);
    const of = async (game: string): Promise<string> =>
      text(await fixture(html`<du-fair-panel .scene=${{ ...scene, game }}></du-fair-panel>`));
    expect(await of('duvidae'))
      .to.contain('mixes the pack')
      .and.not.to.match(/dice|rolled|cups/u);
    expect(await of('dudo'))
      .to.contain('rolled or drawn')
      .and.not.to.contain('the pack');
  });
  it('speaks of a draw in a round without cups, and names nobody who begins', async () => {
    const { chair } = await played(11, (s) => roundOf(s) === 2 && s.ask !== null);
    const [, first] = await chair.evidence();
    if (first?.number !== 1) throw new Error('no first round');
    const round = { ...first, drawn: { of: 3, number: 1 }, seals: first.seals.map((s) => ({ ...s, cup: null })) };
    const told = text(await fixture(html`<du-four-sentences .round=${round}></du-four-sentences>`));
    expect(told).to.contain('Same draw.').and.contain('3 of 3 match their seals.');
    expect(told).not.to.match(/dice|cups|begins/u);
    expect(roundSummary(round)).to.contain('3 of 3 match');
  });
  it('tells the present round after its first bid, and the one before until then', async () => {
    const { chair, scene } = await played(11, (s) => roundOf(s) === 2 && s.ask !== null);
    const el = await fixture(html`<du-fair-panel .chair=${chair} .scene=${scene}></du-fair-panel>`);
    await waitUntil(() => text(el).includes('Round '));
    const present = (await chair.evidence()).at(-1);
    const told = present?.moves === 0 ? 'Round 1' : 'Round 2';
    expect(text(el)).to.contain(told);
    if (told === 'Round 2') button(el, 'The round before').click();
    await waitUntil(() => text(el).includes('Same 9 dice: '));
    expect(text(el)).to.contain('3 of 3 match their seals.');
    button(el, 'The round after').click();
    await waitUntil(() => text(el).includes('The boxes are still closed.'));
    expect(text(el)).not.to.contain('Same ');
    await expect(el).to.be.accessible();
  });
});
