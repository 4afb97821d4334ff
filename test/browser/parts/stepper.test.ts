import { expect, fixture, html } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import type { DuStepper, StepEvent } from '../../../src/parts/stepper.ts';
import '../../../src/parts/stepper.ts';

const draw = async (): Promise<{ readonly el: DuStepper; readonly wished: number[] }> => {
  const wished: number[] = [];
  const el = await fixture<DuStepper>(
    html`<du-stepper
      .value=${5}
      .min=${3}
      .max=${9}
      .unit=${'dice'}
      .label=${'How many'}
      @du-step=${(e: StepEvent) => wished.push(e.value)}
    ></du-stepper>`,
  );
  return { el, wished };
};

describe('a stepper', () => {
  it('can be used by everybody, and says its number with what is counted', async () => {
    const { el } = await draw();
    await expect(el).to.be.accessible();
    expect(el.shadowRoot?.querySelector('[role=spinbutton]')?.getAttribute('aria-valuetext')).to.equal('5 dice');
  });
  it('asks for less and more by its buttons', async () => {
    const { el, wished } = await draw();
    for (const b of el.shadowRoot?.querySelectorAll('button') ?? []) b.click();
    expect(wished).to.deep.equal([4, 6]);
  });
  it('asks by arrows, Home and End', async () => {
    const { el, wished } = await draw();
    el.shadowRoot?.querySelector<HTMLElement>('[role=spinbutton]')?.focus();
    for (const press of ['ArrowUp', 'ArrowDown', 'Home', 'End']) await sendKeys({ press });
    expect(wished).to.deep.equal([6, 4, 3, 9]);
  });
  it('closes the button at an end, yet still tells the wish, so that a reason can be given', async () => {
    const { el, wished } = await draw();
    el.value = 9;
    await el.updateComplete;
    const more = el.shadowRoot?.querySelectorAll('button')[1];
    expect(more?.getAttribute('aria-disabled')).to.equal('true');
    more?.click();
    expect(wished).to.deep.equal([10]);
  });
});
