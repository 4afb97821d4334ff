// ui/waiting-bar.ts: whom the table waits for and how long already, who is out of reach, and the vote to go on without somebody.
import '@awesome.me/webawesome/dist/components/button/button.js';
import '@awesome.me/webawesome/dist/components/icon/icon.js';
import { localized, msg, str } from '@lit/localize';
import { css, html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { Awaited, Scene } from '../core/chair.ts';
import type { Seat } from '../core/seat.ts';
import { look } from './look.ts';
import { listed, namesOf } from './people.ts';

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
      .bar {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        gap: var(--du-space) 0.75rem;
        min-block-size: var(--du-target);
        padding: 0.375rem 0.75rem;
        background: var(--du-panel);
        border-block-end: 1px solid var(--du-line);
        font-size: 0.9375rem;
      }
      .bar + .bar {
        border-block-start: 0;
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
        min-inline-size: 10rem;
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
  #wait(awaited: Awaited): TemplateResult | typeof nothing {
    const { me, seats } = this.scene;
    const names = namesOf(this.scene);
    const since = awaited.since + this.later;
    const called = awaited.callers.length > 0;
    if (awaited.seat === me) return nothing;
    if (!called && !awaited.callable && since < (awaited.person ? patience.person : patience.device)) return nothing;
    const name = names(awaited.seat);
    const mine = me !== null && awaited.callers.includes(me);
    const others = seats.filter((s) => s.gone === null && s.seat !== awaited.seat).length;
    const go = (yes: boolean): void => {
      this.dispatchEvent(new GoOnEvent([awaited.seat], yes));
    };
    const callers = listed(awaited.callers.filter((s) => s !== me).map(names));
    return html`<div class="bar" role="group" aria-label=${msg(str`Waiting for ${name}`)}>
      <wa-icon name="hourglass"></wa-icon>
      <p>
        ${msg(str`Waiting for ${name}`)} <time aria-hidden="true">${clock(since)}</time>
        ${
          called
            ? html`<br /><span class="muted small"
                  >${
                    callers === ''
                      ? msg(str`You want to go on. ${awaited.callers.length} of ${others} agree.`)
                      : msg(str`${callers}: go on without ${name}? ${awaited.callers.length} of ${others} agree.`)
                  }</span
                >`
            : nothing
        }
      </p>
      ${
        me === null || !(awaited.callable || called)
          ? nothing
          : mine
            ? html`<wa-button
                class="quiet"
                appearance="outlined"
                @click=${() => {
                  go(false);
                }}
                >${msg('Wait after all')}</wa-button
              >`
            : html`<wa-button
                class="quiet"
                appearance="outlined"
                @click=${() => {
                  go(true);
                }}
                >${msg(str`Go on without ${name}`)}</wa-button
              >`
      }
    </div>`;
  }
  #reach(): TemplateResult | typeof nothing {
    const names = namesOf(this.scene);
    const others = this.scene.seats.filter((s) => !s.mine && !s.bot && s.gone === null);
    const lost = others.filter((s) => s.reach === 'away' || s.reach === 'never');
    if (lost.length === 0 || this.scene.end !== null) return nothing;
    if (lost.length === others.length && others.length > 1)
      return html`<div class="bar alarm">
        <wa-icon name="offline"></wa-icon>
        <p><strong>${msg('Reconnecting …')}</strong> ${msg('What is under your cup is safe.')}</p>
      </div>`;
    const who = listed(lost.map((s) => names(s.seat)));
    return html`<div class="bar">
      <wa-icon name="asleep"></wa-icon>
      <p>
        ${lost.length === 1 ? msg(str`${who} is away. The seat is kept.`) : msg(str`${who} are away. Their seats are kept.`)}
      </p>
    </div>`;
  }
  override render(): TemplateResult {
    return html`${this.#reach()}${this.scene.end === null ? this.scene.awaited.map((a) => this.#wait(a)) : nothing}`;
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
