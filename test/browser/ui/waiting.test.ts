import { expect, fixture, html } from '@open-wc/testing';
import { waitUntil } from '../until.ts';
import type { Awaited, Scene } from '../../../src/core/chair.ts';
import { seatAt } from '../../../src/core/seat.ts';
import '../../../src/ui/theme.css';
import '../../../src/ui/icons.ts';
import '../../../src/ui/waiting-bar.ts';
import { scene } from './scripted.ts';

const chidi = seatAt(2);
const awaited = (since: number, over: Partial<Awaited> = {}): Scene =>
  scene({
    ask: null,
    awaited: [{ seat: chidi, what: 'choose', since, person: true, callable: true, callers: [], ...over }],
    seats: scene().seats.map((s) => (s.seat === 2 ? { ...s, reach: 'away' as const } : s)),
  });
const show = (at: Scene) =>
  fixture<HTMLElementTagNameMap['du-waiting-bar']>(html`<du-waiting-bar .scene=${at}></du-waiting-bar>`);
const time = (el: Element): string => el.shadowRoot?.querySelector('time')?.textContent ?? '';
const text = (el: Element): string => el.shadowRoot?.textContent.replace(/\s+/g, ' ').trim() ?? '';

describe('the time in the waiting bar', () => {
  it('B38: says since when, beside who is away, and goes on by the second without a new scene', async () => {
    const el = await show(awaited(62_000));
    expect(text(el)).to.contain('Chidi is away 1:02');
    await waitUntil(() => time(el) === '1:03', 'a second later');
    await waitUntil(() => time(el) === '1:04', 'and another');
  });
  it('B38: is the time of the table whenever a scene brings it anew', async () => {
    const el = await show(awaited(22_000));
    expect(time(el)).to.equal('0:22');
    el.scene = awaited(600_500);
    await el.updateComplete;
    expect(time(el)).to.equal('10:00');
  });
  it('B38: comes when the pulse of a moment has become a wait', async () => {
    const el = await show(awaited(19_200));
    expect(time(el)).to.equal('');
    await waitUntil(() => time(el) !== '', 'comes by itself');
    expect(time(el)).to.equal('0:20');
  });
  it('B38: is gone when the one who was away is back', async () => {
    const el = await show(awaited(62_000));
    el.scene = scene({ awaited: [] });
    await el.updateComplete;
    expect(text(el)).to.equal('');
  });
});
