// games/how-dare/own-pack.ts: the own cards of this device: written, kept, put into a file, taken from one. Stands by itself, in a game or before.
import { localized, msg, str } from '@lit/localize';
import { html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import { sheet } from '../../parts/sheet.ts';
import './card-editor.ts';
import { ownPackLook } from './card-editor-look.ts';
import type { DraftEvent, DuHowDareEditor } from './card-editor.ts';
import { largestPack } from './deck.ts';
import { completeCards, emptyDraft, isBlank, wrongWithDraft, type OwnDraft } from './own-cards.ts';
import { longestFile, readPack, writePack, type PackWrong } from './pack-file.ts';
import { PackStore } from './pack-store.ts';
import { cardsWord } from './words.ts';

/** Another card has been chosen, or a card has changed. */
export class PackEvent extends Event {
  constructor() {
    super('du-pack');
  }
}

@customElement('du-how-dare-pack')
@localized()
export class DuHowDarePack extends LitElement {
  static override styles = [sheet, ownPackLook];
  @property({ attribute: false }) store = new PackStore();
  @state() private cards: readonly OwnDraft[] = [];
  /** The card that is open for writing. */
  @state() private at: number | null = null;
  @state() private strict = false;
  @state() private told = '';
  @query('du-how-dare-editor') private editor!: DuHowDareEditor | null;
  @query('input[type=file]') private file!: HTMLInputElement;

  constructor() {
    super();
    this.addController({
      hostConnected: () => {
        this.cards = this.store.load();
        if (this.cards.length === 0) this.#open(0, emptyDraft);
      },
    });
  }
  /** The card that is open for writing, or null. */
  get chosen(): OwnDraft | null {
    return this.at === null ? null : (this.cards[this.at] ?? null);
  }
  /** Cards that can be sealed as they are. */
  get complete(): readonly OwnDraft[] {
    return completeCards(this.cards);
  }
  /** Shows what is wrong with the chosen card, and goes there. False: nothing is. */
  async complain(): Promise<boolean> {
    const { chosen } = this;
    if (chosen && wrongWithDraft(chosen).length === 0) return false;
    if (!chosen) {
      this.told = msg('Choose a card, or write one.');
      return true;
    }
    this.strict = true;
    await this.updateComplete;
    await this.editor?.updateComplete;
    this.editor?.focusWrong();
    return true;
  }

  override render(): TemplateResult {
    const { cards, chosen } = this;
    return html`<div class="pack">
      ${
        cards.length > 1 || (cards[0] && !isBlank(cards[0]) && this.at === null)
          ? html`<ul class="cards" aria-label=${msg('Your cards')}>
              ${cards.map((c, i) => this.#line(c, i))}
            </ul>`
          : nothing
      }
      ${chosen ? html`<du-how-dare-editor .draft=${chosen} .strict=${this.strict} @du-draft=${this.#change}></du-how-dare-editor>` : nothing}
      <p class="told" role="status">${this.told}</p>
      <div class="row">
        ${cards.length < largestPack ? html`<button class="button small" @click=${() => this.#open(cards.length, emptyDraft)}>${msg('New card')}</button>` : nothing}
        <button class="button small" aria-disabled=${this.complete.length === 0} @click=${() => this.#export()}>
          ${msg('Save as a file')}
        </button>
        <button class="button small" @click=${() => this.file.click()}>${msg('Take from a file')}</button>
        <input
          hidden
          type="file"
          accept=".json,application/json"
          aria-label=${msg('File of cards')}
          @change=${this.#import}
        />
      </div>
      <p class="hint">
        ${msg('Your cards stay on this device, answers and all. A file shows the answers to whoever opens it.')}
      </p>
    </div>`;
  }
  #line(card: OwnDraft, i: number): TemplateResult {
    const open = wrongWithDraft(card).length;
    const name = card.theme.trim() === '' ? msg('Card without a theme') : card.theme;
    return html`<li ?data-chosen=${i === this.at}>
      <span class="name"
        >${name}<span class="state">${open === 0 ? msg('complete') : msg(str`${open} fields to fill in`)}</span></span
      >
      <button
        class="button small"
        aria-pressed=${i === this.at}
        aria-label=${msg(str`Choose ${name}`)}
        @click=${() => this.#open(i, card)}
      >
        ${i === this.at ? msg('Chosen') : msg('Choose')}
      </button>
      <button class="button small quiet" aria-label=${msg(str`Delete ${name}`)} @click=${() => this.#remove(i)}>
        ×
      </button>
    </li>`;
  }
  #open(i: number, card: OwnDraft): void {
    this.cards = i < this.cards.length ? this.cards : [...this.cards, card];
    this.at = i;
    this.strict = false;
    this.told = '';
    this.dispatchEvent(new PackEvent());
  }
  #remove(i: number): void {
    this.#keep(this.cards.filter((_, k) => k !== i));
    this.at = null;
  }
  readonly #change = (e: DraftEvent): void => {
    this.#keep(this.cards.map((c, i) => (i === this.at ? e.draft : c)));
  };
  #keep(cards: readonly OwnDraft[]): void {
    this.cards = cards;
    this.told = this.store.save(cards) ? '' : msg('This page may keep nothing here: save your cards as a file.');
    this.dispatchEvent(new PackEvent());
  }
  #export(): void {
    if (this.complete.length === 0) {
      this.told = msg('No card is complete yet.');
      return;
    }
    const url = URL.createObjectURL(new Blob([writePack(this.complete)], { type: 'application/json' }));
    const link = document.createElement('a');
    link.href = url;
    link.download = 'how-dare-you-cards.json';
    link.click();
    URL.revokeObjectURL(url);
  }
  readonly #import = async (): Promise<void> => {
    const file = this.file.files?.[0];
    if (!file) return;
    const text = file.size > longestFile * 4 ? null : await file.text();
    this.file.value = '';
    const read = text === null ? ({ ok: false, fault: 'too-long' } as const) : readPack(text);
    if (!read.ok) {
      this.told = whyNoPack(read.fault);
      return;
    }
    const room = largestPack - this.cards.filter((c) => !isBlank(c)).length;
    const taken = read.value.cards.slice(0, room);
    this.#keep([...this.cards.filter((c) => !isBlank(c)), ...taken]);
    this.at = null;
    const left = read.value.left + read.value.cards.length - taken.length;
    this.told =
      left === 0
        ? msg(str`Taken: ${cardsWord(taken.length)}.`)
        : msg(str`Taken: ${cardsWord(taken.length)}; left out: ${left}.`);
  };
}
function whyNoPack(why: PackWrong): string {
  switch (why) {
    case 'too-long':
      return msg('The file is too long to be one of cards.');
    case 'not-a-pack':
      return msg('This is no file of cards for How Dare You?');
    case 'other-version':
      return msg('The file was made by a newer app.');
    case 'no-cards':
      return msg('There is no complete card in the file.');
    default:
      return why satisfies never;
  }
}
declare global {
  interface HTMLElementTagNameMap {
    'du-how-dare-pack': DuHowDarePack;
  }
}
