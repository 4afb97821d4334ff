// test/browser/gallery/exhibit.ts: what the gallery shows: rooms of walls of exhibits, and how one is hung.
import { adoptStyles, render, type CSSResultOrNative, type TemplateResult } from 'lit';

/** One thing in one state. `hang` draws it into its frame; what is drawn in one go needs no end. */
export type Exhibit = { readonly name: string; readonly hang: (frame: HTMLElement) => Promise<void> | void };
export type Wall = {
  readonly name: string;
  /** The files below src that are drawn here. */
  readonly files: readonly string[];
  /** The least width of a frame; `table`: as large as a table on this device. */
  readonly frame: 'small' | 'card' | 'plate' | 'wide' | 'table';
  /** Some that are looked at together, because one has to be told from another. */
  readonly exhibits: readonly Exhibit[];
};
export type Room = { readonly name: string; readonly title: string; readonly walls: readonly Wall[] };

/** Something small that is drawn at once. */
export const drawn = (name: string, picture: TemplateResult): Exhibit => ({
  name,
  hang: (frame) => {
    render(picture, frame);
  },
});
/** The same for what is no element of its own but lives in others, with their styles. */
export const shaded = (name: string, styles: CSSResultOrNative[], picture: TemplateResult): Exhibit => ({
  name,
  hang: (frame) => {
    const inside = frame.shadowRoot ?? frame.attachShadow({ mode: 'open' });
    adoptStyles(inside, styles);
    render(picture, inside);
  },
});
/** Exhibits from a record that has to name every state of a type. */
export const each = <State extends string>(
  states: { readonly [state in State]: string },
  picture: (state: State) => TemplateResult,
): readonly Exhibit[] =>
  (Object.entries(states) as [State, string][]).map(([state, name]) => drawn(name, picture(state)));
