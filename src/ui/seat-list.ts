// ui/seat-list.ts: who sits in the lobby: mask, name, line, readiness; the opener may move and remove.
import '@awesome.me/webawesome/dist/components/button/button.js';
import '@awesome.me/webawesome/dist/components/icon/icon.js';
import { localized, msg, str } from '@lit/localize';
import { css, html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { Lobby, LobbySeat } from '../core/gathering.ts';
import '../parts/mask.ts';
import { playerName } from '../parts/player-name.ts';
import { look } from './look.ts';
import { reachSentence } from './people.ts';

export type SeatWish =
  | { readonly kind: 'move'; readonly key: string; readonly to: number }
  | { readonly kind: 'remove'; readonly key: string; readonly name: string };
export class SeatWishEvent extends Event {
  readonly wish: SeatWish;
  constructor(wish: SeatWish) {
    super('du-seat-wish', { bubbles: true, composed: true });
    this.wish = wish;
  }
}

@localized()
@customElement('du-seat-list')
export class DuSeatList extends LitElement {
  static override styles = [
    look,
    css`
      ol {
        display: grid;
        gap: var(--du-space);
      }
      li {
        display: grid;
        grid-template-columns: auto 1fr auto;
        align-items: center;
        gap: 0.75rem;
        min-block-size: 64px;
        padding: var(--du-space) 0.75rem;
        border: 1px solid var(--du-line);
        border-radius: var(--du-radius);
        background: var(--du-panel);
      }
      li.mine {
        border-color: var(--du-accent);
      }
      li.free {
        border-style: dashed;
        background: none;
        color: var(--du-muted);
      }
      du-mask {
        --du-mask-size: 2.75rem;
      }
      .who {
        min-inline-size: 0;
      }
      .name {
        overflow: hidden;
        font-size: 1.0625rem;
        font-weight: 600;
        text-overflow: ellipsis;
        white-space: nowrap;
      }
      .ready {
        display: inline-flex;
        align-items: center;
        gap: 0.375rem;
        font-weight: 600;
      }
      .tools {
        grid-column: 1 / -1;
        display: flex;
        gap: var(--du-space);
        justify-content: flex-end;
      }
    `,
  ];
  @property({ attribute: false }) lobby!: Lobby;
  /** Seats that the game has at most. */
  @property({ type: Number }) most = 0;
  /** Shows the opener's tools at every seat. */
  @property({ type: Boolean }) edit = false;

  #line(seat: LobbySeat): string {
    const parts: string[] = [];
    if (seat.mine) parts.push(msg('you'));
    if (seat.opener) parts.push(msg('opened the table'));
    if (seat.bot !== null) parts.push(msg(str`bot, plays on ${seat.bot.name}’s device`));
    else if (!seat.mine) parts.push(reachSentence(seat.reach));
    return parts.join(' · ');
  }
  #wish(wish: SeatWish): void {
    this.dispatchEvent(new SeatWishEvent(wish));
  }
  #tools(seat: LobbySeat, i: number, name: string): TemplateResult {
    const tool = (icon: string, label: string, wish: SeatWish): TemplateResult =>
      html`<wa-button
        class="icon"
        appearance="outlined"
        @click=${() => {
          this.#wish(wish);
        }}
        ><wa-icon name=${icon} label=${label}></wa-icon
      ></wa-button>`;
    return html`<div class="tools">
      ${i === 0 ? nothing : tool('arrow-up', msg(str`Move ${name} up`), { kind: 'move', key: seat.key, to: i - 1 })}
      ${
        i === this.lobby.seats.length - 1
          ? nothing
          : tool('arrow-down', msg(str`Move ${name} down`), { kind: 'move', key: seat.key, to: i + 1 })
      }
      ${seat.mine ? nothing : tool('trash', msg(str`Remove ${name}`), { kind: 'remove', key: seat.key, name })}
    </div>`;
  }
  override render(): TemplateResult {
    const { lobby, most } = this;
    const free = Math.max(0, most - lobby.seats.length);
    return html`<ol class="bare">
      ${lobby.seats.map((seat, i) => {
        const name = playerName(seat.name, i);
        return html`<li class=${seat.mine ? 'mine' : ''}>
          <du-mask .key=${seat.key}></du-mask>
          <div class="who">
            <div class="name">${name}</div>
            <div class="muted small">${this.#line(seat)}</div>
          </div>
          ${
            seat.ready || seat.opener
              ? html`<span class="ready good"><wa-icon name="circle-check"></wa-icon>${msg('ready')}</span>`
              : html`<span class="ready muted">${msg('not yet')}</span>`
          }
          ${this.edit ? this.#tools(seat, i, name) : nothing}
        </li>`;
      })}
      ${
        free > 0 && !lobby.locked
          ? html`<li class="free">
              <wa-icon name="add-person"></wa-icon
              ><span>${free === 1 ? msg('One more seat is free') : msg(str`${free} more seats are free`)}</span>
            </li>`
          : nothing
      }
    </ol>`;
  }
}
declare global {
  interface HTMLElementTagNameMap {
    'du-seat-list': DuSeatList;
  }
  interface HTMLElementEventMap {
    'du-seat-wish': SeatWishEvent;
  }
}
