import { expect, fixture, html } from '@open-wc/testing';
import { LitElement, type TemplateResult } from 'lit';
import { Later } from '../../../src/parts/later.ts';

/** Says what it is drawn from: the middle at once, the rest by its `Later`. */
class Twice extends LitElement {
  middle = '';
  readonly rest = new Later<string>(this);
  drawn: string[] = [];
  take(news: string, waits: boolean): void {
    this.middle = news;
    this.rest.take(news, waits);
    this.requestUpdate();
  }
  override render(): TemplateResult {
    this.drawn.push(`${this.middle} ${this.rest.now}`);
    return html`${this.middle}`;
  }
}
customElements.define('x-twice', Twice);

const shown = async (): Promise<Twice> => {
  const el = document.createElement('x-twice') as Twice;
  el.take('one', false);
  await fixture(html`${el}`);
  expect(el.drawn).to.deep.equal(['one one']);
  return el;
};

describe('what is drawn a frame later', () => {
  it('comes after the rest, by itself, and is waited for', async () => {
    const el = await shown();
    el.take('two', true);
    await el.updateComplete;
    expect(el.drawn.at(-1)).to.equal('two one');
    await el.rest.came;
    await el.updateComplete;
    expect(el.drawn).to.deep.equal(['one one', 'two one', 'two two']);
  });
  it('is the newest when more than one thing came in one frame', async () => {
    const el = await shown();
    el.take('two', true);
    el.take('three', true);
    await el.rest.came;
    await el.updateComplete;
    expect(el.drawn).to.deep.equal(['one one', 'three one', 'three three']);
  });
  it('waits no longer when something comes that nothing may wait for', async () => {
    const el = await shown();
    el.take('two', true);
    await el.updateComplete;
    el.take('three', false);
    await el.rest.came;
    await el.updateComplete;
    await new Promise((done) => setTimeout(done, 150));
    expect(el.drawn).to.deep.equal(['one one', 'two one', 'three three']);
  });
  it('is not lost when its host is taken away meanwhile', async () => {
    const el = await shown();
    el.take('two', true);
    await el.updateComplete;
    el.remove();
    expect(el.rest.now).to.equal('two');
    await el.rest.came;
  });
});
