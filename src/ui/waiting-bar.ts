// ui/waiting-bar.ts: whom the table waits for and how long already, who is out of reach, and the vote to go on without somebody;
// and what is mixed meanwhile, over the board.
import '@awesome.me/webawesome/dist/components/button/button.js';
import '@awesome.me/webawesome/dist/components/icon/icon.js';
import { localized, msg, str } from '@lit/localize';
import { css, html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { Awaited, Scene } from '../core/chair.ts';
import type { Seat } from '../core/seat.ts';
import { namesOf } from '../parts/player-name.ts';
import { look } from './look.ts';
import './mixing-bar.ts';
import { listed } from './people.ts';

/** The player calls on the others to go on without a seat, or takes that back. */
export class GoOnEvent extends Event {
  readonly seats: readonly Seat[];
  readonly yes: boolean;
  constructor(seats: readonly Seat[], yes: boolean) {
    super('du-go-on', { bubbles: true, composed: true });
    this.seats = seats;
    this.yes = yes;
  }
}
/** Below this a wait is only a pulse, and a bar that comes and goes would be noise. */
const patience = { person: 20_000, device: 4000 } as const;

const clock = (ms: number): string => {
  const seconds = Math.floor(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
};

@localized()
@customElement('du-waiting-bar')
export class DuWaitingBar extends LitElement {
  static override styles = [
    look,
    css`
      :host {
        position: relative;
        display: block;
      }
      .bar {
        display: flex;
        align-items: center;
        gap: 0.75rem;
        min-block-size: var(--du-target);
        padding: 0.375rem 0.75rem;
        background: var(--du-panel);
        border-block-end: 1px solid var(--du-line);
        font-size: 0.9375rem;
      }
      .bar wa-button {
        flex: none;
      }
      .bar wa-icon {
        flex: none;
        color: var(--du-accent);
      }
      .bar.alarm wa-icon {
        color: var(--du-bad);
      }
      p {
        flex: 1;
        min-inline-size: 9rem;
      }
      time {
        font-weight: 650;
      }
    `,
  ];
  @property({ attribute: false }) scene!: Scene;
  /** Milliseconds since the scene came, as far as this page counts. */
  @state() private later = 0;
  #came = 0;
  #tick = 0;
  constructor() {
    super();
    this.addController({
      hostDisconnected: () => {
        clearInterval(this.#tick);
      },
    });
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (!changed.has('scene')) return;
    this.#came = performance.now();
    this.later = 0;
    clearInterval(this.#tick);
    if (this.scene.awaited.length > 0)
      this.#tick = window.setInterval(() => {
        this.later = performance.now() - this.#came;
      }, 1000);
  }
  /** Somebody that is worth a line: called on, or waited for longer than a pulse. Who may be called on at once is no line yet. */
  #slow(): readonly Awaited[] {
    if (this.scene.end !== null) return [];
    return this.scene.awaited.filter(
      ({ seat, callers, since, person }) =>
        seat !== this.scene.me &&
        (callers.length > 0 || since + this.later >= (person ? patience.person : patience.device)),
    );
  }
  #wait(awaited: Awaited): TemplateResult {
    const { me, seats } = this.scene;
    const names = namesOf(this.scene);
    const { seat, callers, callable } = awaited;
    const name = names(seat);
    const reach = seats.find((s) => s.seat === seat)?.reach;
    const mine = me !== null && callers.includes(me);
    const others = seats.filter((s) => s.gone === null && s.seat !== seat).length;
    const who = listed(callers.filter((s) => s !== me).map(names));
    const votes = msg(str`${callers.length} of ${others}`);
    return html`<div class="bar" role="group" aria-label=${msg(str`Waiting for ${name}`)}>
      <wa-icon name=${reach === 'away' ? 'asleep' : 'hourglass'}></wa-icon>
      <p>
        ${reach === 'away' ? msg(str`${name} is away`) : msg(str`Waiting for ${name}`)}
        <time aria-hidden="true">${clock(awaited.since + this.later)}</time>
        ${
          callers.length === 0
            ? nothing
            : html`<br /><span class="muted small"
                  >${who === '' ? msg(str`You would go on: ${votes}`) : msg(str`${who} would go on: ${votes}`)}</span
                >`
        }
      </p>
      ${
        me === null || !this.scene.plays || !(callable || callers.length > 0)
          ? nothing
          : html`<wa-button
              class="quiet"
              appearance="outlined"
              @click=${() => {
                this.dispatchEvent(new GoOnEvent([seat], !mine));
              }}
              >${mine ? msg('Wait after all') : html`${msg('Go on')}<span class="hidden"> ${msg(str`without ${name}`)}</span>`}</wa-button
            >`
      }
    </div>`;
  }
  #reach(slow: readonly Awaited[]): TemplateResult | typeof nothing {
    const names = namesOf(this.scene);
    const others = this.scene.seats.filter((s) => !s.mine && !s.bot && s.gone === null);
    const lost = others.filter((s) => s.reach === 'away' || s.reach === 'never');
    if (this.scene.end !== null) return nothing;
    if (lost.length === others.length && others.length > 1)
      return html`<div class="bar alarm">
        <wa-icon name="offline"></wa-icon>
        <p><strong>${msg('Reconnecting …')}</strong> ${msg('What is under your cup is safe.')}</p>
      </div>`;
    const rest = lost.filter((s) => slow.every((a) => a.seat !== s.seat));
    if (rest.length === 0) return nothing;
    const who = listed(rest.map((s) => names(s.seat)));
    return html`<div class="bar">
      <wa-icon name="asleep"></wa-icon>
      <p>
        ${rest.length === 1 ? msg(str`${who} is away. The seat is kept.`) : msg(str`${who} are away. Their seats are kept.`)}
      </p>
    </div>`;
  }
  override render(): TemplateResult {
    const slow = this.#slow();
    return html`${this.#reach(slow)}${slow.map((a) => this.#wait(a))}<du-mixing-bar
        .scene=${this.scene}
      ></du-mixing-bar>`;
  }
}
declare global {
  interface HTMLElementTagNameMap {
    'du-waiting-bar': DuWaitingBar;
  }
  interface HTMLElementEventMap {
    'du-go-on': GoOnEvent;
  }
}
