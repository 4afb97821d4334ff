// games/how-dare/card-editor.ts: one own card being written: theme, six questions, units, answers. Says beside each field what is wrong.
import { localized, msg, str } from '@lit/localize';
import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { sheet } from '../../parts/sheet.ts';
import { cardEditorLook } from './card-editor-look.ts';
import { readNumber } from './number-text.ts';
import { emptyDraft, ownLengths, wrongWithDraft, type OwnDraft } from './own-cards.ts';
import { cardLanguage } from './texts.ts';
import { some, whyField, whyUnreadable } from './words.ts';

/** The card has been changed. */
export class DraftEvent extends Event {
  readonly draft: OwnDraft;
  constructor(draft: OwnDraft) {
    super('du-draft');
    this.draft = draft;
  }
}
type Question = OwnDraft['questions'][number];

@customElement('du-how-dare-editor')
@localized()
export class DuHowDareEditor extends LitElement {
  static override styles = [sheet, cardEditorLook];
  @property({ attribute: false }) draft: OwnDraft = emptyDraft;
  /** Show what is missing too, not only what is wrong. */
  @property({ type: Boolean }) strict = false;
  /** Answers as they were typed; what was read of them is in the draft. */
  @state() private typed: readonly string[] = [];

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (!changed.has('draft')) return;
    const language = cardLanguage();
    this.typed = this.draft.questions.map(({ answer }, i) => {
      const typed = this.typed[i] ?? '';
      const read = readNumber(typed, language);
      if (answer === null) return read.ok ? '' : typed;
      return read.ok && read.value === answer ? typed : some(answer);
    });
  }
  /** To the first field that is wrong. */
  focusWrong(): void {
    const [first] = wrongWithDraft(this.draft);
    if (first) this.renderRoot.querySelector<HTMLElement>(`#${first.field}`)?.focus();
  }
  override focus(): void {
    this.renderRoot.querySelector<HTMLElement>('#theme')?.focus();
  }
  override render(): TemplateResult {
    return html`<div class="editor">
      ${this.#field('theme', msg('Theme of the card'), this.draft.theme, ownLengths.theme, (theme) => ({ ...this.draft, theme }))}
      ${this.draft.questions.map((q, i) => this.#question(q, i))}
    </div>`;
  }
  #question(q: Question, i: number): TemplateResult {
    const put = (change: Partial<Question>): OwnDraft => ({
      ...this.draft,
      questions: this.draft.questions.map((old, k) => (k === i ? { ...old, ...change } : old)),
    });
    return html`<fieldset>
      <legend>${msg(str`Question ${i + 1}`)}</legend>
      ${this.#field(`text-${i}`, msg('Question'), q.text, ownLengths.text, (text) => put({ text }))}
      <div class="pair">
        ${this.#answer(i, q, (answer) => put({ answer }))}
        ${this.#field(`unit-${i}`, msg('Unit (if any)'), q.unit, ownLengths.unit, (unit) => put({ unit }))}
      </div>
    </fieldset>`;
  }
  #field(id: string, label: string, value: string, longest: number, put: (value: string) => OwnDraft): TemplateResult {
    const why = this.#why(id);
    return html`<div class="field">
      <label for=${id}>${label}</label>
      <input
        id=${id}
        type="text"
        autocomplete="off"
        maxlength=${longest}
        aria-invalid=${why ? 'true' : 'false'}
        aria-describedby=${why ? `why-${id}` : nothing}
        .value=${value}
        @input=${(e: Event) => this.#put(put((e.target as HTMLInputElement).value))}
      />
      ${why ? html`<p class="why" id="why-${id}">${why}</p>` : nothing}
    </div>`;
  }
  #answer(i: number, q: Question, put: (answer: number | null) => OwnDraft): TemplateResult {
    const id = `answer-${i}`;
    const typed = this.typed[i] ?? '';
    const read = readNumber(typed, cardLanguage());
    const why =
      !read.ok && read.fault !== 'nothing'
        ? whyUnreadable(read.fault)
        : typed !== '' || this.strict
          ? this.#why(id)
          : '';
    const shown =
      why === '' && q.answer !== null && typed.trim() !== some(q.answer) ? msg(str`Read as ${some(q.answer)}`) : '';
    return html`<div class="field">
      <label for=${id}>${msg('Answer')}</label>
      <input
        id=${id}
        type="text"
        inputmode="numeric"
        autocomplete="off"
        maxlength="40"
        aria-invalid=${why ? 'true' : 'false'}
        aria-describedby="why-${id}"
        .value=${typed}
        @input=${(e: Event) => {
          const { value } = e.target as HTMLInputElement;
          const now = readNumber(value, cardLanguage());
          this.typed = Object.assign([...this.typed], { [i]: value });
          this.#put(put(now.ok ? now.value : null));
        }}
      />
      <p class=${why ? 'why' : 'read'} id="why-${id}">${why || shown}</p>
    </div>`;
  }
  #why(field: string): string {
    const wrong = wrongWithDraft(this.draft).find((w) => w.field === field);
    if (!wrong || (wrong.why === 'empty' && !this.strict)) return '';
    return whyField(field, wrong.why);
  }
  #put(draft: OwnDraft): void {
    this.draft = draft;
    this.dispatchEvent(new DraftEvent(draft));
  }
}
declare global {
  interface HTMLElementTagNameMap {
    'du-how-dare-editor': DuHowDareEditor;
  }
}
