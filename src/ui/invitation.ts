// ui/invitation.ts: the code of a table, large, as a picture for cameras, and by Share and Copy that never lie.
import '@awesome.me/webawesome/dist/components/button/button.js';
import '@awesome.me/webawesome/dist/components/icon/icon.js';
import { localized, msg, str } from '@lit/localize';
import { css, html, LitElement, nothing, svg, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import encodeQR from 'qr';
import { spelled } from './code.ts';
import { NoticeEvent } from './events.ts';
import { look } from './look.ts';
import { canShare, copy, share, type Shared } from './share.ts';

/** White modules around the code, without which cameras do not find it. */
const quiet = 4;

/** Where a link leads, as one types it. */
const host = (link: string): string => link.split('/')[2] ?? '';
function picture(link: string): TemplateResult {
  const rows = encodeQR(link, 'raw', { border: quiet, ecc: 'medium' });
  const path = rows.flatMap((row, y) => row.map((on, x) => (on ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return html`<svg
    class="qr"
    viewBox="0 0 ${rows.length} ${rows.length}"
    role="img"
    aria-label=${msg('The link as a picture for the camera of another phone')}
    shape-rendering="crispEdges"
  >
    ${svg`<rect width=${rows.length} height=${rows.length} fill="#fff" /><path d=${path} fill="#000" />`}
  </svg>`;
}

@localized()
@customElement('du-invitation')
export class DuInvitation extends LitElement {
  static override styles = [
    look,
    css`
      .card {
        display: grid;
        gap: 1.25rem;
        justify-items: center;
        text-align: center;
      }
      .code {
        font-size: clamp(2rem, 11vw, 2.75rem);
        font-weight: 650;
        line-height: 1.1;
        letter-spacing: 0.06em;
        color: var(--du-accent);
        white-space: nowrap;
        user-select: all;
      }
      .qr {
        inline-size: 200px;
        block-size: 200px;
        border-radius: var(--du-radius-card);
      }
      .give {
        display: grid;
        grid-template-columns: 1fr 1fr;
        gap: var(--du-space);
        inline-size: 100%;
      }
      .give:has(> :only-child) {
        grid-template-columns: 1fr;
      }
    `,
  ];
  @property() code = '';
  @property() link = '';
  /** The game's name, for the message. */
  @property() game = '';
  /** This page opened the table: others at it invite with codes of their own. */
  @property({ type: Boolean }) opener = false;
  /** Smaller, without the picture. */
  @property({ type: Boolean }) brief = false;

  async #give(way: Promise<Shared>): Promise<void> {
    const how = await way;
    const said = {
      shared: msg('The invitation has been passed on.'),
      copied: msg('The link is copied. Paste it where your friends are.'),
      'given-up': '',
      failed: msg('Copying is not possible here. Read the code out, or let them scan the picture.'),
    }[how];
    if (said !== '') this.dispatchEvent(new NoticeEvent(said));
  }
  override render(): TemplateResult {
    const { code, link, game } = this;
    return html`<section class="card" aria-label=${msg('Invitation')}>
      <div>
        <p class="muted">${this.opener ? msg('Code of this table') : msg('Your own code for this table')}</p>
        <p class="code"><span aria-hidden="true">${code}</span><span class="hidden">${spelled(code)}</span></p>
      </div>
      <p class="muted small">
        ${
          this.opener
            ? msg(str`Friends open ${host(link)} and type it under “Join with a code”.`)
            : msg('Each player has another one; all lead to this table.')
        }
      </p>
      ${this.brief ? nothing : picture(link)}
      <div class="give">
        ${
          canShare()
            ? html`<wa-button
                appearance="outlined"
                @click=${() => void this.#give(share('Dubito', msg(str`Play ${game} with me: code ${code}`), link))}
                ><wa-icon slot="start" name="share"></wa-icon>${msg('Share')}</wa-button
              >`
            : nothing
        }
        <wa-button appearance="outlined" @click=${() => void this.#give(copy(link))}
          ><wa-icon slot="start" name="copy"></wa-icon>${msg('Copy link')}</wa-button
        >
      </div>
    </section>`;
  }
}
declare global {
  interface HTMLElementTagNameMap {
    'du-invitation': DuInvitation;
  }
}
