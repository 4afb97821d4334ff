// ui/result-panel.ts: how the game ended: ranking, what was remarkable, that it was fair, and what comes next.
import '@awesome.me/webawesome/dist/components/button/button.js';
import '@awesome.me/webawesome/dist/components/icon/icon.js';
import { localized, msg, str } from '@lit/localize';
import { css, html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { Scene, TableEnd } from '../core/chair.ts';
import type { Plain } from '../core/plain.ts';
import '../parts/mask.ts';
import { namesOf, playerName } from '../parts/player-name.ts';
import '../parts/seal.ts';
import { goneWord } from '../parts/seat-plate.ts';
import { endWords } from './endings.ts';
import { wordsOf } from './game-words.ts';
import { look } from './look.ts';
import { SitEvent, seatWords, wishWords } from './watch-line.ts';

/** What the player wants after the game. */
export type After = 'again' | 'save' | 'leave' | 'table' | 'how';
export class AfterEvent extends Event {
  readonly wish: After;
  constructor(wish: After) {
    super('du-after', { bubbles: true, composed: true });
    this.wish = wish;
  }
}

@localized()
@customElement('du-result-panel')
export class DuResultPanel extends LitElement {
  static override styles = [
    look,
    css`
      :host {
        display: grid;
        grid-template-rows: minmax(0, 1fr) auto;
        min-block-size: 0;
        block-size: 100%;
      }
      .scroll {
        overflow-y: auto;
        padding: var(--du-space-3) var(--du-space-2);
        background: radial-gradient(90% 50% at 50% 0%, var(--du-glow), transparent 75%);
      }
      .inner {
        display: grid;
        gap: var(--du-space-3);
        max-inline-size: 34rem;
        margin-inline: auto;
      }
      .head {
        display: grid;
        justify-items: center;
        gap: var(--du-space);
        text-align: center;
        --du-mask-size: 5.5rem;
      }
      h1 {
        font-size: var(--du-size-xxl);
        overflow-wrap: anywhere;
      }
      .crown {
        position: relative;
        padding: 0.375rem;
        border: 3px solid var(--du-amber);
        border-radius: 34%;
        line-height: 0;
      }
      .ranking {
        display: grid;
        gap: var(--du-space);
      }
      .ranking li {
        display: grid;
        grid-template-columns: 2rem auto minmax(0, 1fr) auto;
        align-items: center;
        gap: 0.75rem;
        min-block-size: 56px;
        padding: 0.375rem 0.75rem;
        border: 1px solid var(--du-line);
        border-radius: var(--du-radius);
        background: var(--du-panel);
      }
      .ranking li.mine {
        border-color: var(--du-accent);
      }
      .place {
        font-family: var(--du-font-display);
        font-size: var(--du-size-l);
        font-weight: 750;
        text-align: center;
      }
      .name {
        overflow: hidden;
        font-weight: 600;
        text-overflow: ellipsis;
        white-space: nowrap;
      }
      .facts {
        display: grid;
        gap: var(--du-space);
      }
      .facts li {
        display: flex;
        gap: 0.625rem;
      }
      .facts wa-icon {
        flex: none;
        margin-block-start: 0.25em;
        color: var(--du-accent);
      }
      .fair {
        display: grid;
        grid-template-columns: auto 1fr;
        align-items: center;
        gap: 0.875rem;
        --du-seal-size: 2.5rem;
      }
      .next {
        padding: 0.75rem var(--du-space-2) max(0.75rem, env(safe-area-inset-bottom));
        border-block-start: 1px solid var(--du-line);
        border-radius: var(--du-radius) var(--du-radius) 0 0;
        background: var(--du-panel);
      }
      .next div {
        display: grid;
        grid-template-columns: 1fr 1fr;
        gap: var(--du-space);
        max-inline-size: 34rem;
        margin-inline: auto;
      }
      .invited {
        text-align: center;
      }
      .next .wide {
        grid-column: 1 / -1;
      }
    `,
  ];
  @property({ attribute: false }) scene!: Scene;
  @property({ attribute: false }) end!: TableEnd;
  @property({ attribute: false }) feed: readonly Plain[] = [];
  @state() private facts: readonly string[] = [];

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('feed'))
      void wordsOf(this.scene.game).then((words) => {
        this.facts = words.facts(this.feed, namesOf(this.scene));
      });
  }
  #go(wish: After): void {
    this.dispatchEvent(new AfterEvent(wish));
  }
  #ranking(): TemplateResult {
    const { scene } = this;
    const names = namesOf(scene);
    return html`<ol class="bare ranking">
      ${scene.standings.map(({ seat, place, gone }) => {
        const who = scene.seats.find((s) => s.seat === seat);
        return html`<li class=${who?.mine === true ? 'mine' : ''}>
          <span class="place">${gone === undefined ? place : '–'}</span>
          <du-mask .key=${who?.key ?? ''}></du-mask>
          <span class="name">${names(seat)}</span>
          <span class="muted small"
            >${gone === undefined ? (who?.mine === true ? msg('you') : '') : goneWord(gone)}</span
          >
        </li>`;
      })}
    </ol>`;
  }
  /** Who only watched has no *Again*: the next game is opened by those who played, with a seat for who wishes one. */
  #watching(): TemplateResult {
    const wants = this.scene.watchers.some((w) => w.mine && w.wants);
    return html`${wants ? html`<p class="wide invited">${seatWords(this.scene)}</p>` : nothing}
      <wa-button
        class="wide quiet"
        variant=${wants ? 'neutral' : 'brand'}
        appearance=${wants ? 'outlined' : 'accent'}
        @click=${() => this.dispatchEvent(new SitEvent(!wants))}
        >${wishWords(wants)}</wa-button
      >`;
  }
  #next(): TemplateResult | typeof nothing {
    const { me, invited } = this.scene;
    if (me === null && invited === null) return nothing;
    return html`<wa-button
      class="wide"
      variant=${me === null ? 'neutral' : 'brand'}
      appearance=${me === null ? 'outlined' : 'accent'}
      @click=${() => this.#go('again')}
      ><wa-icon slot="start" name=${me === null ? 'eye' : 'again'}></wa-icon
      >${me === null ? msg('Watch the next game') : invited === null ? msg('Again') : msg('Join in')}</wa-button
    >`;
  }
  override render(): TemplateResult {
    const { scene, end } = this;
    const { title, text, tone } = endWords(scene, end);
    const first = scene.standings.find((s) => s.place === 1 && s.gone === undefined);
    const winner = tone === 'right' ? scene.seats.find((s) => s.seat === first?.seat) : undefined;
    const steps = scene.step + 1; // the index of the last closed step begins at 0
    const all = scene.checked >= steps;
    return html`<div class="scroll" tabindex="-1">
        <div class="inner">
          <div class="head">
            ${winner === undefined ? nothing : html`<div class="crown"><du-mask .key=${winner.key}></du-mask></div>`}
            <h1 class=${tone === 'wrong' ? 'bad' : ''}>${title}</h1>
            <p class="muted">${text}</p>
          </div>
          ${
            scene.standings.length === 0
              ? nothing
              : html`<section class="tight" aria-labelledby="places">
                  <h2 id="places" class=${tone === 'right' ? 'hidden' : ''}>
                    ${tone === 'right' ? msg('Places') : msg('How it stood')}
                  </h2>
                  ${this.#ranking()}
                </section>`
          }
          ${
            this.facts.length === 0
              ? nothing
              : html`<section class="tight" aria-labelledby="facts">
                  <h2 id="facts">${msg('Worth remembering')}</h2>
                  <ul class="bare facts">
                    ${this.facts.map((fact) => html`<li><wa-icon name="dice"></wa-icon><span>${fact}</span></li>`)}
                  </ul>
                </section>`
          }
          ${
            tone === 'wrong'
              ? nothing
              : html`<section class="card fair" aria-label=${msg('Fairness')}>
                  <du-seal state=${all ? 'checked' : 'forming'} mute></du-seal>
                  <p>
                    ${
                      all
                        ? msg(str`Checked on this device: all ${scene.checked} steps match their seals.`)
                        : msg(str`${scene.checked} of ${steps} steps are checked so far.`)
                    }
                    <br /><a
                      href="#/verify"
                      @click=${(event: Event) => {
                        event.preventDefault();
                        this.#go('how');
                      }}
                      >${msg('How do I know?')}</a
                    >
                  </p>
                </section>`
          }
        </div>
      </div>
      <div class="next">
        <div>
          ${
            scene.invited === null
              ? nothing
              : html`<p class="wide invited">${msg(str`${playerName(scene.invited, 0)} has opened the next game.`)}</p>`
          }
          ${scene.me === null ? this.#watching() : nothing} ${this.#next()}
          <wa-button class="quiet" appearance="outlined" @click=${() => this.#go('save')}
            >${msg('Save record')}</wa-button
          >
          <wa-button class="quiet" appearance="outlined" @click=${() => this.#go('leave')}>${msg('Leave')}</wa-button>
        </div>
      </div>`;
  }
}
declare global {
  interface HTMLElementTagNameMap {
    'du-result-panel': DuResultPanel;
  }
  interface HTMLElementEventMap {
    'du-after': AfterEvent;
  }
}
