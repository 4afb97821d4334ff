// ui/verdict-view.ts: what an audit found: a sentence, the checks, every round, a text to paste into the group chat, and the bytes for who wants them.
import '@awesome.me/webawesome/dist/components/button/button.js';
import '@awesome.me/webawesome/dist/components/icon/icon.js';
import '@awesome.me/webawesome/dist/components/switch/switch.js';
import { localized, msg, str } from '@lit/localize';
import { css, html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { House } from '../core/house.ts';
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
import './round-list.ts';
import { copy } from './share.ts';
import { signAt, signWord } from './signs.ts';
import './try-cheat.ts';

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
const signOf = (verdict: Verdict): string => verdict.sign.map(signAt).map(signWord).join('-');

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
      :host {
        display: grid;
        grid-template-columns: minmax(0, 1fr);
        gap: var(--du-space-2);
      }
      .said {
        padding: 0.75rem;
        border-radius: var(--du-radius);
        background: var(--du-felt);
        overflow-wrap: anywhere;
        user-select: all;
      }
      dl {
        margin: 0;
      }
      dd {
        margin: 0 0 var(--du-space);
        font-family: ui-monospace, monospace;
        font-size: 0.8125rem;
        overflow-wrap: anywhere;
      }
      .checks wa-icon {
        flex: none;
        translate: 0 0.15em;
      }
    `,
  ];
  @property({ attribute: false }) verdict!: Verdict;
  /** The seat whose device this is, if it played. */
  @property({ attribute: false }) me: number | null = null;
  /** With both, cheats can be tried on a copy. */
  @property({ attribute: false }) house: House | null = null;
  @property({ attribute: false }) file: Uint8Array | null = null;
  @state() private bytes = false;

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
  /** What is pasted into the group chat. */
  #short(): string {
    const { ok, seats, winner } = this.verdict;
    const game = gameById(this.verdict.game)?.name ?? this.verdict.game;
    const won = winner === null ? '' : ` ${msg(str`${this.#name(winner)} won.`)}`;
    const found = ok ? msg('All seals, signatures and moves match.') : msg('Something does not match.');
    return `${msg(str`${game}, ${seats.length} players, ${this.#rounds} rounds.`)}${won} ${found} ${msg(str`Table ${signOf(this.verdict)}.`)}`;
  }
  /** As players count: a round that was played anew is one. */
  get #rounds(): number {
    const { evidence, rounds } = this.verdict;
    return evidence.length === 0 ? rounds : Math.max(...evidence.map((r) => r.number));
  }
  async #copy(): Promise<void> {
    const how = await copy(this.#short());
    this.dispatchEvent(
      new NoticeEvent(how === 'copied' ? msg('The result is copied.') : msg('Copying is not possible here.')),
    );
  }
  override render(): TemplateResult {
    const { verdict } = this;
    const { ok, fault, seen, seats, steps, checks, evidence } = verdict;
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
                    ${msg(str`${game}: ${listed(seats.map((s) => this.#name(s.seat)))}. ${this.#rounds} rounds, ${steps} steps.`)}
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
        ${isRecord && seats.length > 0 ? this.#chat() : nothing}
      </section>
      ${evidence.length === 0 ? nothing : this.#each()}`;
  }
  #chat(): TemplateResult {
    return html`<div class="tight">
      <p class="said">${this.#short()}</p>
      <div class="row">
        <wa-button class="quiet" appearance="outlined" @click=${() => void this.#copy()}
          ><wa-icon slot="start" name="copy"></wa-icon>${msg('Copy the result')}</wa-button
        >
      </div>
    </div>`;
  }
  #each(): TemplateResult {
    const { evidence, fault, seats, head } = this.verdict;
    const { house, file, bytes } = this;
    return html`<section class="card tight" aria-labelledby="each">
        <h3 id="each">${msg('Round by round')}</h3>
        <du-round-list
          .rounds=${evidence}
          .names=${this.#name}
          .me=${this.me}
          .fault=${fault?.step ?? null}
          .bytes=${bytes}
        ></du-round-list>
        <wa-switch
          .checked=${bytes}
          @change=${(event: Event) => {
            this.bytes = (event.target as HTMLInputElement).checked;
          }}
          >${msg('Show keys, seals and secrets as bytes')}</wa-switch
        >
        ${
          bytes
            ? html`<dl>
                ${seats.map(
                  (s) =>
                    html`<dt class="small muted">${msg(str`Public key of ${this.#name(s.seat)}`)}</dt>
                      <dd>${s.key}</dd>`,
                )}
                <dt class="small muted">${msg('Last head of the log')}</dt>
                <dd>${head}</dd>
              </dl>`
            : nothing
        }
      </section>
      ${
        house && file && fault === null
          ? html`<du-try-cheat .house=${house} .file=${file} .rounds=${evidence} .names=${this.#name}></du-try-cheat>`
          : nothing
      }`;
  }
}
declare global {
  interface HTMLElementTagNameMap {
    'du-verdict': DuVerdict;
  }
}
