// test/browser/gallery/parts.test.ts: the gallery has every part in every state, and each can be seen, told apart and read, dark and light.
import { expect } from '@open-wc/testing';
import type { LitElement } from 'lit';
import { called, differing, enter, moving, pixels, type Frames } from './looking.ts';
import { parts } from './parts.ts';
import { seen } from './seen.ts';
import { deep } from './settle.ts';

const sources = import.meta.glob<string>('/src/parts/*.ts', { query: '?raw', import: 'default', eager: true });
const named = (path: string): string => path.replace('/src/', '');
const tags = Object.values(sources).flatMap((text) => [...text.matchAll(/@customElement\('([^']+)'\)/g)].map((m) => m[1] ?? '')); // prettier-ignore
/** Values of a property that are shown, as text. */
const shown = (frames: Frames, tag: string, property: string): ReadonlySet<string> => {
  const all = frames.flatMap(({ element }) => deep(element)).filter((el) => el.localName === tag);
  return new Set(all.map((el) => String((el as unknown as { readonly [p: string]: unknown })[property])));
};

describe('the gallery', () => {
  it('has every part that is drawn', async () => {
    const drawn = Object.entries(sources).filter(([, text]) => /\b(?:html|svg|css)`/.test(text));
    const hung = parts.walls.flatMap((wall) => wall.files);
    expect(drawn.length).to.be.greaterThan(8);
    expect(drawn.map(([path]) => named(path)).filter((file) => !hung.includes(file))).to.deep.equal([]);
    const frames = await enter(parts);
    const there = new Set(frames.flatMap(({ element }) => deep(element)).map((el) => el.localName));
    expect(tags.filter((tag) => !there.has(tag))).to.deep.equal([]);
  });
  it('shows every property of a part in more than one value', async () => {
    const frames = await enter(parts);
    const missing = tags.flatMap((tag) => {
      const { elementProperties } = customElements.get(tag) as unknown as typeof LitElement;
      const names = [...elementProperties.keys()].map(String);
      return names.filter((name) => shown(frames, tag, name).size < 2).map((name) => `${tag}.${name}`);
    });
    // What only ears hear is the same wherever it is shown.
    expect(missing.filter((name) => name !== 'du-stepper.label' && name !== 'du-stepper.min' && name !== 'du-stepper.max')).to.deep.equal([]); // prettier-ignore
  });
});

seen(parts);

describe('motion', () => {
  it('is there where it is wanted', async () => {
    expect(moving(await enter(parts, 'dark', 'full'))).to.be.greaterThan(2);
  });
  it('is nowhere where less is wanted: two pictures are the same', async () => {
    const frames = await enter(parts, 'dark', 'less');
    const [before, after] = [await pixels(frames), await pixels(frames)];
    const moved = frames.filter((_, i) => differing(before[i] as ImageData, after[i] as ImageData, 1) > 0);
    expect(moved.map(called)).to.deep.equal([]);
  });
});
