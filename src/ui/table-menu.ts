// ui/table-menu.ts: the menu of a running table: who is here and how reached, the invitation, and the ways out.
import '@awesome.me/webawesome/dist/components/button/button.js';
import '@awesome.me/webawesome/dist/components/icon/icon.js';
import { localized, msg } from '@lit/localize';
import { css, html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { Scene, SceneSeat } from '../core/chair.ts';
import type { House, MeetingLine } from '../core/house.ts';
import '../parts/mask.ts';
import { goneWord } from '../parts/seat-plate.ts';
import { namesOf } from '../parts/player-name.ts';
import { LeaveEvent } from './events.ts';
import './invitation.ts';
import { look } from './look.ts';
import { meetingSentence, reachSentence } from './people.ts';
import { AfterEvent } from './result-panel.ts';
import './table-sign.ts';
import { watcherList, watcherLook } from './watchers.ts';

/** The code and link by which this table was found, as its lobby told them. */
export type Invitation = { readonly code: string; readonly link: string };

@localized()
@customElement('du-table-menu')
export class DuTableMenu extends LitElement {
  static override styles = [
    look,
    watcherLook,
    css`
      .stack {
        gap: var(--du-space-3);
      }
      .people {
        display: grid;
        gap: var(--du-space);
      }
      .people li {
        display: grid;
        grid-template-columns: auto minmax(0, 1fr);
        align-items: center;
        gap: 0.75rem;
      }
      .name {
        overflow: hidden;
        font-weight: 600;
        text-overflow: ellipsis;
        white-space: nowrap;
      }
      .ways {
        display: grid;
        gap: var(--du-space);
      }
    `,
  ];
  @property({ attribute: false }) house!: House;
  @property({ attribute: false }) scene!: Scene;
  @property({ attribute: false }) invitation: Invitation | null = null;
  @state() private meeting: MeetingLine = 'off';
  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('house'))
      this.house.meeting((line) => {
        this.meeting = line;
      });
  }
  #line(seat: SceneSeat): string {
    if (seat.gone !== null) return goneWord(seat.gone);
    if (seat.mine) return msg('you');
    return seat.bot ? msg('bot') : reachSentence(seat.reach);
  }
  override render(): TemplateResult {
    const { scene } = this;
    const names = namesOf(scene);
    const people = scene.seats.filter((s) => !s.bot);
    return html`<div class="stack">
      <section class="tight" aria-labelledby="people">
        <h2 id="people">${msg('At the table')}</h2>
        <ul class="bare people">
          ${scene.seats.map(
            (seat) =>
              html`<li>
                <du-mask .key=${seat.key}></du-mask>
                <div>
                  <div class="name">${names(seat.seat)}</div>
                  <div class="muted small">${this.#line(seat)}</div>
                </div>
              </li>`,
          )}
        </ul>
      </section>
      ${watcherList(scene.watchers, msg('wants a seat at the next game'), null)}
      ${
        this.invitation === null
          ? nothing
          : html`<p class="meeting muted small">
              <wa-icon name=${this.meeting === 'open' ? 'link' : 'offline'}></wa-icon> ${meetingSentence(this.meeting)}
              <a href="#/doctor">${msg('Check the connection')}</a>
            </p>`
      }
      ${
        this.invitation === null
          ? nothing
          : html`<du-invitation brief .code=${this.invitation.code} .link=${this.invitation.link}></du-invitation>`
      }
      ${people.length > 1 ? html`<section><du-table-sign .sign=${scene.sign}></du-table-sign></section>` : nothing}
      <div class="ways">
        <wa-button appearance="outlined" href="#/settings"
          ><wa-icon slot="start" name="settings"></wa-icon>${msg('Settings')}</wa-button
        >
        <wa-button
          appearance="outlined"
          @click=${() => {
            this.dispatchEvent(new AfterEvent('how'));
          }}
          ><wa-icon slot="start" name="shield"></wa-icon>${msg('Is it fair?')}</wa-button
        >
        <wa-button
          appearance="outlined"
          @click=${() => {
            this.dispatchEvent(new AfterEvent('save'));
          }}
          ><wa-icon slot="start" name="download"></wa-icon>${msg('Save record')}</wa-button
        >
        <wa-button
          appearance="outlined"
          @click=${() => {
            this.dispatchEvent(new LeaveEvent());
          }}
          ><wa-icon slot="start" name="leave"></wa-icon>${msg('Leave the table')}</wa-button
        >
      </div>
    </div>`;
  }
}
declare global {
  interface HTMLElementTagNameMap {
    'du-table-menu': DuTableMenu;
  }
}
