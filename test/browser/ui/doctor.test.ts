import { expect, fixture, html } from '@open-wc/testing';
import '../../../src/ui/theme.css';
import '../../../src/ui/icons.ts';
import type { Diagnosis } from '../../../src/core/doctor.ts';
import '../../../src/ui/doctor-page.ts';
import { outcomeOf, rowsOf } from '../../../src/ui/doctor-words.ts';
import { diagnosis, scriptedHouse } from './scripted.ts';

const away: Diagnosis = { ...diagnosis, points: [{ name: 'home:8080/meet', finding: 'fails' }] };

describe('the doctor’s page', () => {
  it('is accessible and begins to look by itself', async () => {
    const el = await fixture(html`<du-doctor-page .house=${scriptedHouse()}></du-doctor-page>`);
    expect(el.shadowRoot?.querySelector('.notice')?.textContent).to.contain('everybody in the same network');
    await expect(el).to.be.accessible();
  });
  it('looks again when asked, and shows the newest finding', async () => {
    const found = [away, diagnosis];
    const house = scriptedHouse({
      doctor: (show) => {
        const next = found.shift() ?? diagnosis;
        show(next);
        return Promise.resolve(next);
      },
    });
    const el = await fixture<HTMLElement & { updateComplete: Promise<unknown> }>(
      html`<du-doctor-page .house=${house}></du-doctor-page>`,
    );
    const notice = (): string => el.shadowRoot?.querySelector('.notice')?.textContent ?? '';
    expect(notice()).to.contain('nobody can find you now');
    el.shadowRoot?.querySelector<HTMLElement>('wa-button')?.click();
    await el.updateComplete;
    expect(notice()).to.contain('everybody in the same network');
  });
  it('has a next step for everything that does not work', () => {
    const bad: Diagnosis = { ...away, browser: 'fails', near: 'fails', far: 'fails', relay: 'fails' };
    for (const row of rowsOf(bad, true)) expect(row.next, row.name).not.to.equal('');
    for (const d of [bad, away, { ...diagnosis, browser: 'fails' as const }, { ...diagnosis, far: 'fails' as const }]) {
      expect(outcomeOf(d).tone).to.equal('bad');
      expect(outcomeOf(d).next).not.to.equal('');
    }
  });
  it('waits with its word until it knows, and praises a relay that carries what nothing else does', () => {
    expect(outcomeOf({ ...diagnosis, near: 'looking' }).tone).to.equal('wait');
    expect(outcomeOf({ ...diagnosis, near: 'fails', far: 'fails', relay: 'works' }).tone).to.equal('good');
    // One meeting point that answers is enough, however long another takes.
    const points = [...diagnosis.points, { name: 'slow', finding: 'looking' as const }];
    expect(outcomeOf({ ...diagnosis, points }).tone).to.equal('good');
  });
});
