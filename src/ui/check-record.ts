// ui/check-record.ts: runs an audit of a record and shows its progress and verdict. The house does the checking.
import '@awesome.me/webawesome/dist/components/progress-bar/progress-bar.js';
import { localized, msg, str } from '@lit/localize';
import { html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { House } from '../core/house.ts';
import type { Verdict } from '../core/verdict.ts';
import { NoticeEvent } from './events.ts';
import { look } from './look.ts';
import './verdict-view.ts';

@localized()
@customElement('du-check-record')
export class DuCheckRecord extends LitElement {
  static override styles = look;
  @property({ attribute: false }) house!: House;
  @state() private done: { readonly n: number; readonly of: number } | null = null;
  @state() private verdict: Verdict | null = null;
  @state() private failed = false;
  @state() private file: Uint8Array | null = null;
  @state() private me: number | null = null;

  /** Checks a record; a later call makes an earlier one's answer old news. `key`: of this device's seat, if it played. */
  async check(record: Uint8Array, key: string | null = null): Promise<void> {
    const run = { n: 0, of: 0 };
    this.done = run;
    this.verdict = null;
    this.failed = false;
    let now: { readonly n: number; readonly of: number } = run;
    const mine = (): boolean => this.done === now;
    try {
      const verdict = await this.house.audit(record, (n, of) => {
        if (!mine()) return;
        now = { n, of };
        this.done = now;
      });
      if (!mine()) return;
      this.verdict = verdict;
      this.file = record;
      this.me = verdict.seats.find((s) => s.key === key)?.seat ?? null;
      this.dispatchEvent(
        new NoticeEvent(verdict.ok ? msg('Checked: everything matches.') : msg('Checked: something does not match.')),
      );
    } catch {
      if (mine()) this.failed = true;
    } finally {
      if (mine()) this.done = null;
    }
  }
  override render(): TemplateResult {
    const { done, verdict } = this;
    return html`${
      done === null
        ? nothing
        : html`<div class="tight">
            <p>${done.of === 0 ? msg('Reading the record …') : msg(str`Checking step ${done.n} of ${done.of} …`)}</p>
            <wa-progress-bar
              label=${msg('Checking')}
              .value=${done.of === 0 ? 0 : Math.round((100 * done.n) / done.of)}
            ></wa-progress-bar>
          </div>`
    }
    ${
      this.failed
        ? html`<p class="notice wrong" role="alert">
            ${msg('The check could not be run here. Please try once more.')}
          </p>`
        : nothing
    }
    ${verdict === null ? nothing : html`<du-verdict .verdict=${verdict} .me=${this.me} .house=${this.house} .file=${this.file}></du-verdict>`}`;
  }
}
declare global {
  interface HTMLElementTagNameMap {
    'du-check-record': DuCheckRecord;
  }
}
