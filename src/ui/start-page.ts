// ui/start-page.ts: the first thing anybody sees: what this is, and the three ways to a table.
import '@awesome.me/webawesome/dist/components/button/button.js';
import '@awesome.me/webawesome/dist/components/icon/icon.js';
import { localized, msg, str } from '@lit/localize';
import { html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { House, Open } from '../core/house.ts';
import { gameById, games } from '../games/catalogue.ts';
import { SeatedEvent } from './events.ts';
import './hero.ts';
import { look } from './look.ts';
import { startLook } from './start-look.ts';

const title = (game: string): string => gameById(game)?.name ?? game;

@localized()
@customElement('du-start-page')
export class DuStartPage extends LitElement {
  static override styles = [look, startLook];
  @property({ attribute: false }) house!: House;
  /** The name of this device's player, empty when none was given yet. */
  @property() name = '';
  /** Sits at a table already, which goes on while this page is shown. */
  @property({ type: Boolean }) seated = false;
  /** The goodbye to a table that was just left: before it is out, that seat would still count as open. */
  @property({ attribute: false }) goodbye: Promise<unknown> = Promise.resolve();
  @state() private seats: readonly Open[] = [];
  @state() private failed: string | null = null;
  /** The seat that another tab has: it is taken over by a second tap. */
  @state() private elsewhere: string | null = null;
  /** The seat that would be given up: it is, by a second tap. */
  @state() private leaving: string | null = null;

  protected override firstUpdated(): void {
    void this.#look();
  }
  async #look(): Promise<void> {
    await this.goodbye;
    this.seats = this.seated ? [] : await this.house.opened();
  }
  async #back(id: string): Promise<void> {
    try {
      const back = await this.house.return(id, this.elsewhere === id);
      if (back.ok) this.dispatchEvent(new SeatedEvent(back.value));
      else if (back.fault === 'elsewhere' && this.elsewhere !== id) this.elsewhere = id;
      else this.failed = id;
    } catch {
      this.failed = id;
    }
  }
  async #forget({ id, at, watches }: Open): Promise<void> {
    if (at === 'playing' && !watches && this.leaving !== id) {
      this.leaving = id;
      return;
    }
    await this.house.forget(id);
    await this.#look();
  }
  #openSeat(open: Open): TemplateResult {
    const game = title(open.game);
    const others = open.names.filter((name) => name !== this.name).join(', ');
    return html`<section class="card open" aria-label=${msg('Your seat')}>
      <p>
        <strong
          >${
            open.watches
              ? msg(str`You were watching ${game}.`)
              : open.at === 'playing'
                ? msg(str`You still sit at ${game}, round ${open.round}.`)
                : open.at === 'over'
                  ? msg(str`Your game of ${game} is over.`)
                  : msg(str`You still sit in the lobby of ${game}.`)
          }</strong
        >
        ${others === '' ? nothing : html`<br /><span class="muted">${msg(str`With ${others}`)}</span>`}
      </p>
      ${this.failed === open.id ? html`<p class="bad">${msg('The table could not be opened here any more.')}</p>` : nothing}
      ${
        this.elsewhere === open.id
          ? html`<p role="status">${msg('It is open in another tab. Take it over, and that one only watches.')}</p>`
          : nothing
      }
      ${
        this.leaving === open.id
          ? html`<p role="status">
              ${msg('The others play on without you, and you cannot come back into this game.')}
            </p>`
          : nothing
      }
      <div class="row">
        <wa-button variant="brand" @click=${() => void this.#back(open.id)}
          >${this.elsewhere === open.id ? msg('Take over here') : msg('Return')}</wa-button
        >
        <wa-button class="quiet" appearance="outlined" @click=${() => void this.#forget(open)}
          >${
            this.leaving === open.id
              ? msg('Leave the game')
              : open.watches
                ? msg('Stop watching')
                : open.at === 'over'
                  ? msg('Leave the table')
                  : msg('Give up the seat')
          }</wa-button
        >
      </div>
    </section>`;
  }
  override render(): TemplateResult {
    const waiting = this.seated || this.seats.length > 0;
    return html`<header>
        <a class="me" href="#/settings"
          ><wa-icon name="pencil"></wa-icon>${
            this.name === ''
              ? msg('Choose your name')
              : html`<span><span class="hidden">${msg('Your name:')} </span>${this.name}</span>`
          }</a
        >
      </header>
      <div class="middle">
        <div class="picture"><du-hero></du-hero></div>
        <div class="words">
          <h1>Dubito</h1>
          <p class="claim">${msg('Bluffing games with friends. No account. Every roll can be checked.')}</p>
          <p class="games">${games.map(({ name }) => html`<span>${name}</span> `)}</p>
        </div>
        <div class="ways">
          ${
            this.seated
              ? html`<section class="card open" aria-label=${msg('Your table')}>
                  <p><strong>${msg('Your table is still open.')}</strong> ${msg('Your seat is kept.')}</p>
                  <wa-button variant="brand" href="#/table">${msg('Back to the table')}</wa-button>
                </section>`
              : this.seats.map((open) => this.#openSeat(open))
          }
          <wa-button
            class="big"
            variant=${waiting ? 'neutral' : 'brand'}
            appearance=${waiting ? 'outlined' : 'accent'}
            href="#/new"
            >${msg('Start a table')}</wa-button
          >
          <wa-button class="big" appearance="outlined" href="#/j">${msg('Join with a code')}</wa-button>
          <wa-button appearance="plain" href="#/practise"
            ><wa-icon slot="start" name="bot"></wa-icon>${msg('Practise against bots')}</wa-button
          >
        </div>
      </div>
      <nav aria-label=${msg('More')}>
        <ul class="bare">
          <li><a href="#/rules/dudo">${msg('Rules')}</a></li>
          <li><a href="#/verify">${msg('Is it fair?')}</a></li>
          <li><a href="#/settings">${msg('Settings')}</a></li>
        </ul>
      </nav>`;
  }
}
declare global {
  interface HTMLElementTagNameMap {
    'du-start-page': DuStartPage;
  }
}
