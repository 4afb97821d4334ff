// ui/try-cheat.ts: changes one die, bid or signature in a copy of a record and shows how the check finds it. The house does both.
import '@awesome.me/webawesome/dist/components/button/button.js';
import { localized, msg, str } from '@lit/localize';
import { css, html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { House } from '../core/house.ts';
import { seatAt, type Seat } from '../core/seat.ts';
import type { Cheat, RoundEvidence, Tried } from '../core/verdict.ts';
import '../parts/seal.ts';
import { faultSentence } from './endings.ts';
import { roundTitle } from './evidence-words.ts';
import { NoticeEvent } from './events.ts';
import { look } from './look.ts';

type Kind = Cheat['kind'];

@localized()
@customElement('du-try-cheat')
export class DuTryCheat extends LitElement {
  static override styles = [
    look,
    css`
      .where {
        display: grid;
        grid-template-columns: repeat(auto-fit, minmax(8rem, 1fr));
        gap: var(--du-space);
      }
      label {
        display: grid;
        font-weight: 600;
      }
      select {
        inline-size: 100%;
        min-block-size: var(--du-target-action);
        padding-inline: 0.75rem;
        border: 1px solid var(--du-outline);
        border-radius: var(--du-radius);
        background: var(--du-felt);
        color: var(--du-text);
        font: inherit;
      }
      .found {
        display: grid;
        grid-template-columns: auto minmax(0, 1fr);
        gap: 0.875rem;
        --du-seal-size: 2.75rem;
      }
    `,
  ];
  @property({ attribute: false }) house!: House;
  @property({ attribute: false }) file!: Uint8Array;
  @property({ attribute: false }) rounds: readonly RoundEvidence[] = [];
  @property({ attribute: false }) names: (seat: Seat) => string = String;
  /** Its place in `rounds`; null: the first one whose cups were lifted, which has most dice. */
  @state() private round: number | null = null;
  @state() private seat: Seat | null = null;
  @state() private busy = false;
  @state() private told: { readonly tried: Tried | null; readonly kind: Kind; readonly seat: Seat } | null = null;

  get #at(): number {
    const lifted = this.rounds.findIndex((r) => r.seals.some((s) => s.cup?.opened === 'fits'));
    return this.round ?? Math.max(0, lifted);
  }
  get #who(): Seat | null {
    const seats = this.#seats;
    return this.seat !== null && seats.includes(this.seat) ? this.seat : (seats[0] ?? null);
  }
  get #seats(): readonly Seat[] {
    return this.rounds[this.#at]?.seals.map((s) => s.seat) ?? [];
  }
  async #try(kind: Kind): Promise<void> {
    const seat = this.#who;
    if (this.busy || seat === null) return;
    this.busy = true;
    this.told = null;
    try {
      const tried = await this.house.cheat(this.file, { kind, round: this.#at, seat });
      this.told = { tried, kind, seat };
      if (tried?.fault) this.dispatchEvent(new NoticeEvent(msg('The change was found.')));
    } catch {
      this.dispatchEvent(new NoticeEvent(msg('The check could not be run here. Please try once more.')));
    } finally {
      this.busy = false;
    }
  }
  #changed({ cheat, before, after }: Tried): string {
    const name = this.names(cheat.seat);
    switch (cheat.kind) {
      case 'die':
        return msg(str`In the copy, the cup of ${name} shows ${after.join(' ')} in place of ${before.join(' ')}.`);
      case 'move':
        return msg(str`In the copy, the last bid of ${name} says ${after[0] ?? 0} in place of ${before[0] ?? 0}.`);
      case 'signature':
        return msg(str`In the copy, one bit of a signature of ${name} is another.`);
      default:
        return cheat.kind satisfies never;
    }
  }
  #found(): TemplateResult | typeof nothing {
    const { told } = this;
    if (told === null) return nothing;
    if (told.tried === null)
      return html`<p class="notice">
        ${msg(str`${this.names(told.seat)} has nothing of that kind in this round. Choose another.`)}
      </p>`;
    const { tried } = told;
    const { fault, signed } = tried;
    if (fault === null) return html`<p class="notice wrong">${msg('The change was not found.')}</p>`;
    return html`<div class="notice wrong found">
      <du-seal state="mismatch" mute></du-seal>
      <div class="tight">
        <p>${this.#changed(tried)}</p>
        <p>
          <strong>${msg(str`Found at step ${fault.step ?? 0}.`)} ${faultSentence(fault, this.names)}</strong>
        </p>
        ${
          signed === null
            ? nothing
            : html`<p>
                ${msg(str`Had ${this.names(tried.cheat.seat)} signed the change, step ${signed.step ?? 0} would show it.`)}
                ${faultSentence(signed, this.names)}
              </p>`
        }
        <p class="muted small">${msg('The record itself is as it was.')}</p>
      </div>
    </div>`;
  }
  #button(kind: Kind, text: string): TemplateResult {
    return html`<wa-button
      class="quiet"
      appearance="outlined"
      ?loading=${this.busy}
      @click=${() => void this.#try(kind)}
      >${text}</wa-button
    >`;
  }
  override render(): TemplateResult {
    const [at, who] = [this.#at, this.#who];
    return html`<section class="card stack" aria-labelledby="try">
      <div class="tight">
        <h3 id="try">${msg('Try to cheat')}</h3>
        <p class="muted">${msg('Change one thing in a copy of this record, and check it again.')}</p>
      </div>
      <div class="where">
        <label
          >${msg('Round')}
          <select
            @change=${(event: Event) => {
              this.round = Number((event.target as HTMLSelectElement).value);
              this.told = null;
            }}
          >
            ${this.rounds.map((r, i) => html`<option value=${i} ?selected=${i === at}>${roundTitle(r)}</option>`)}
          </select>
        </label>
        <label
          >${msg('Player')}
          <select
            @change=${(event: Event) => {
              this.seat = seatAt(Number((event.target as HTMLSelectElement).value));
              this.told = null;
            }}
          >
            ${this.#seats.map((s) => html`<option .value=${String(s)} .selected=${s === who}>${this.names(s)}</option>`)}
          </select>
        </label>
      </div>
      <div class="row">
        ${this.#button('die', msg('Change a die'))}${this.#button('move', msg('Change a bid'))}
        ${this.#button('signature', msg('Forge a signature'))}
      </div>
      ${this.#found()}
    </section>`;
  }
}
declare global {
  interface HTMLElementTagNameMap {
    'du-try-cheat': DuTryCheat;
  }
}
