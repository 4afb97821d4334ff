import { expect, fixture, html } from '@open-wc/testing';
import type { DuMask } from '../../../src/parts/mask.ts';
import { playerName } from '../../../src/parts/player-name.ts';
import type { DuSeatPlate } from '../../../src/parts/seat-plate.ts';
import '../../../src/parts/seat-plate.ts';

const plate = (more: Partial<DuSeatPlate> = {}): Promise<DuSeatPlate> =>
  fixture<DuSeatPlate>(
    html`<du-seat-plate .key=${'a1b2c3d4e5f60718'} .name=${'Ana'} .count=${4}></du-seat-plate>`,
  ).then(async (el) => {
    Object.assign(el, more);
    await el.updateComplete;
    return el;
  });
const text = (el: DuSeatPlate): string => (el.shadowRoot?.textContent ?? '').replace(/\s+/g, ' ');

describe('a seat plate', () => {
  it('says name and dice', async () => {
    const el = await plate({ seal: 'sealed' });
    expect(text(el)).to.contain('Ana').and.contain('4 dice');
    await expect(el).to.be.accessible();
  });
  it('shows markup in a name as letters', async () => {
    const el = await plate({ name: '<b>Bob</b>' });
    expect(text(el)).to.contain('<b>Bob</b>');
    expect(el.shadowRoot?.querySelector('b')).to.equal(null);
  });
  it('keeps a long name within its place', async () => {
    const el = await plate({ name: 'W'.repeat(40) });
    el.style.inlineSize = '108px';
    const name = el.shadowRoot?.querySelector('bdi') as HTMLElement;
    expect(name.getBoundingClientRect().right).to.be.at.most(el.getBoundingClientRect().right);
    expect(name.scrollWidth).to.be.greaterThan(name.clientWidth);
  });
  it('on turn has a word beside the ring', async () => {
    expect(text(await plate({ active: true }))).to.contain('thinking');
  });
  it('says when somebody sleeps, has left or is out', async () => {
    expect(text(await plate({ reach: 'away', active: true }))).to.contain('asleep');
    expect(text(await plate({ gone: 'left' }))).to.contain('left');
    expect(text(await plate({ out: true, count: 0 }))).to.contain('out');
  });
  it('says who is a bot', async () => {
    expect(text(await plate({ bot: true }))).to.contain('bot');
  });
});
describe('a mask', () => {
  const draw = async (key: string): Promise<string> => {
    const mask = await fixture<DuMask>(html`<du-mask .key=${key}></du-mask>`);
    return (mask.shadowRoot?.querySelector('svg')?.outerHTML ?? '').replace(/<!--.*?-->/g, '');
  };
  it('is the same for one key and another for another', async () => {
    const one = await draw('a1b2c3d4e5f60718');
    expect(await draw('a1b2c3d4e5f60718')).to.equal(one);
    expect(await draw('00010002000300ff')).not.to.equal(one);
  });
});
describe('a name', () => {
  it('is never empty, nor turned round by hidden marks', () => {
    for (const name of ['', '   ', '\u200B', '\u202E\u200D']) expect(playerName(name, 2)).to.equal('Player 3');
    expect(playerName('\u202EAna', 0)).to.equal('Ana');
  });
});
