import { expect, fixture } from '@open-wc/testing';
import { resetMouse, sendMouse } from '@web/test-runner-commands';
import { css, html, LitElement } from 'lit';
import '../../../src/ui/theme.css';
import { sheet } from '../../../src/parts/sheet.ts';

class Closed extends LitElement {
  static override styles = [
    sheet,
    css`
      .button {
        transition: none;
      }
    `,
  ];
  override render(): unknown {
    return html`<button class="button action" aria-disabled="true">Play</button>`;
  }
}
customElements.define('test-closed', Closed);

describe('the shared buttons', () => {
  afterEach(() => resetMouse());
  it('a closed action looks closed under the pointer too: its muted words would be lost on the colour of an action', async () => {
    const el = await fixture<Closed>('<test-closed></test-closed>');
    const button = el.shadowRoot?.querySelector('button');
    if (!button) throw new Error('no button');
    const { left, top, width, height } = button.getBoundingClientRect();
    await sendMouse({ type: 'move', position: [Math.round(left + width / 2), Math.round(top + height / 2)] });
    expect(button.matches(':hover')).to.equal(true);
    expect(getComputedStyle(button).backgroundColor).to.equal('rgba(0, 0, 0, 0)');
  });
});
