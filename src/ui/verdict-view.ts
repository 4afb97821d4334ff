// ui/verdict-view.ts: what an audit found, as a sentence, a list of checks, and a text to paste into the group chat.
import '@awesome.me/webawesome/dist/components/button/button.js';
import '@awesome.me/webawesome/dist/components/icon/icon.js';
import { localized, msg, str } from '@lit/localize';
import { css, html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { Fault } from '../core/result.ts';
import type { Seat } from '../core/seat.ts';
import type { Verdict } from '../core/verdict.ts';
import { gameById } from '../games/catalogue.ts';
import { playerName } from '../parts/player-name.ts';
import '../parts/seal.ts';
import { faultSentence } from './endings.ts';
import { NoticeEvent } from './events.ts';
import { look } from './look.ts';
import { listed } from './people.ts';
import { copy } from './share.ts';
import { tableSign } from './sign.ts';
import { signWord } from './signs.ts';

/** What each count of the audit is called; a kind that has no words yet is told by its own name. */
function checkWords(kind: string, n: number): string {
  switch (kind) {
    case 'signatures':
      return msg(str`${n} signatures fit their messages`);
    case 'seals':
      return n === 1 ? msg('One seal was opened and matched') : msg(str`${n} seals were opened and matched`);
    case 'moves':
      return n === 1 ? msg('One move was within the rules') : msg(str`${n} moves were within the rules`);
    case 'votes':
      return n === 1
        ? msg('One vote to go on without somebody was valid')
        : msg(str`${n} votes to go on without somebody were valid`);
    default:
      return `${kind}: ${n}`;
  }
}
/** "otter-lamp-sun", by which people can see that they talk about the same table. */
const signOf = (verdict: Verdict): string =>
  tableSign(verdict.seats.map((s) => s.key))
    .map(signWord)
    .join('-');

@localized()
@customElement('du-verdict')
export class DuVerdict extends LitElement {
  static override styles = [
    look,
    css`
      .head {
        display: grid;
        grid-template-columns: auto 1fr;
        gap: var(--du-space-2);
        align-items: center;
        --du-seal-size: 3.5rem;
      }
      .checks {
        display: grid;
        gap: var(--du-space);
      }
      .checks li {
        display: flex;
        gap: 0.625rem;
        align-items: baseline;
      }
      .checks wa-icon {
        flex: none;
        translate: 0 0.15em;
      }
    `,
  ];
  @property({ attribute: false }) verdict!: Verdict;

  readonly #name = (seat: Seat): string =>
    playerName(this.verdict.seats.find((s) => s.seat === seat)?.name ?? '', seat);
  #sentence(): string {
    const { ok, fault, finished, winner } = this.verdict;
    if (fault !== null && (fault.code === 'not-a-record' || fault.code === 'other-rules'))
      return faultSentence(fault, this.#name);
    if (!ok) return msg('This record does not hold.');
    if (winner !== null) return msg(str`It was fair. ${this.#name(winner)} won.`);
    return finished ? msg('It was fair.') : msg('Fair as far as it goes; the game is not finished.');
  }
  #place(fault: Fault): string {
    const where = fault.step === undefined ? '' : msg(str`Step ${fault.step} of ${this.verdict.steps}.`);
    return [faultSentence(fault, this.#name), where].filter((t) => t !== '').join(' ');
  }
  async #copy(): Promise<void> {
    const { ok, seats, rounds } = this.verdict;
    const game = gameById(this.verdict.game)?.name ?? this.verdict.game;
    const found = ok ? msg('everything matches') : msg('something does not match');
    const text = msg(str`${game}, ${seats.length} players, ${rounds} rounds: ${found}. Table ${signOf(this.verdict)}.`);
    const how = await copy(text);
    this.dispatchEvent(
      new NoticeEvent(how === 'copied' ? msg('The result is copied.') : msg('Copying is not possible here.')),
    );
  }
  override render(): TemplateResult {
    const { verdict } = this;
    const { ok, fault, seen, seats, rounds, steps, checks } = verdict;
    const isRecord = fault?.code !== 'not-a-record';
    const game = gameById(verdict.game)?.name ?? verdict.game;
    return html`<section class="card stack" aria-live="off">
      <div class="head">
        <du-seal state=${ok ? 'checked' : 'mismatch'} mute></du-seal>
        <div>
          <h2 class=${ok ? 'good' : 'bad'}>${this.#sentence()}</h2>
          ${
            isRecord && seats.length > 0
              ? html`<p class="muted">
                  ${msg(str`${game}: ${listed(seats.map((s) => this.#name(s.seat)))}. ${rounds} rounds, ${steps} steps.`)}
                </p>`
              : nothing
          }
        </div>
      </div>
      ${
        fault === null || !isRecord
          ? nothing
          : html`<p class="notice wrong">
              <strong>${this.#place(fault)}</strong
              ><br />${msg('This can be a fault or a changed app. Keep the record.')}
            </p>`
      }
      ${
        seen.length === 0
          ? nothing
          : html`<div class="notice">
              <p>${msg('Seen and settled during the game:')}</p>
              <ul>
                ${seen.map((f) => html`<li>${this.#place(f)}</li>`)}
              </ul>
            </div>`
      }
      ${
        isRecord
          ? html`<ul class="bare checks">
              ${Object.entries(checks)
                .filter(([, n]) => n > 0)
                .map(
                  ([kind, n]) =>
                    html`<li><wa-icon class="good" name="check"></wa-icon><span>${checkWords(kind, n)}</span></li>`,
                )}
            </ul>`
          : nothing
      }
      ${
        isRecord && seats.length > 0
          ? html`<div class="row">
              <wa-button class="quiet" appearance="outlined" @click=${() => void this.#copy()}
                ><wa-icon slot="start" name="copy"></wa-icon>${msg('Copy the result')}</wa-button
              >
              <span class="muted small">${msg(str`Table sign: ${signOf(verdict)}`)}</span>
            </div>`
          : nothing
      }
    </section>`;
  }
}
declare global {
  interface HTMLElementTagNameMap {
    'du-verdict': DuVerdict;
  }
}
