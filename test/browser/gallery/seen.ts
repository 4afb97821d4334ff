// test/browser/gallery/seen.ts: what holds for every room: all can be seen, told apart and read, is whole, and is still, dark and light.
import { expect } from '@open-wc/testing';
import type { Room } from './exhibit.ts';
import { called, cutWords, differing, enter, inked, moving, overrun, pixels, serious, type Theme } from './looking.ts';

type Look = {
  readonly names: readonly string[];
  readonly walls: readonly string[];
  readonly pictures: readonly ImageData[];
  readonly faults: readonly string[];
  readonly unread: readonly string[];
  readonly moving: number;
  readonly wide: number;
};
async function look(room: Room, theme: Theme): Promise<Look> {
  const frames = await enter(room, theme);
  return {
    names: frames.map(called),
    walls: frames.map(({ wall }) => wall),
    pictures: await pixels(frames),
    faults: frames.flatMap((f) => [...cutWords(f), ...overrun(f)].map((fault) => `${called(f)}: ${fault}`)),
    unread: await serious(room),
    moving: moving(frames),
    wide: document.documentElement.scrollWidth,
  };
}
const at = (pictures: readonly ImageData[], i: number): ImageData => pictures[i] ?? new ImageData(1, 1);

/** Declares the tests of a room; `same`: names of what is drawn alike in both themes. */
export function seen(room: Room, same: RegExp | null = null): void {
  describe(`the gallery: ${room.title}`, () => {
    let dark: Look;
    let light: Look;
    before(async function () {
      this.timeout(110_000); // two tall pictures, on a machine that does much else
      dark = await look(room, 'dark');
      light = await look(room, 'light');
    });
    it('shows something in every frame', () => {
      expect(dark.names.length).to.be.greaterThan(5);
      for (const { names, pictures } of [dark, light])
        expect(names.filter((_, i) => inked(at(pictures, i)) < 40)).to.deep.equal([]);
    });
    it('looks different in the other theme', () => {
      const alike = dark.names.filter((_, i) => differing(at(dark.pictures, i), at(light.pictures, i)) < 200);
      expect(alike.filter((name) => !same?.test(name))).to.deep.equal([]);
    });
    it('tells apart, without colour, what hangs on one wall', () => {
      for (const { names, walls, pictures } of [dark, light]) {
        const alike = names.flatMap((name, i) =>
          names.slice(0, i).flatMap((other, k) => {
            if (walls[i] !== walls[k]) return [];
            const pixels = differing(at(pictures, i), at(pictures, k));
            return pixels < 12 ? [`${name} and ${other}: ${pixels} pixels`] : [];
          }),
        );
        expect(alike).to.deep.equal([]);
      }
    });
    it('lets nothing run out of its frame, and cuts no word off', () => {
      expect(dark.faults).to.deep.equal([]);
      expect(dark.wide).to.be.at.most(innerWidth);
    });
    it('can be read by everybody, dark and light', () => {
      expect(dark.unread).to.deep.equal([]);
      expect(light.unread).to.deep.equal([]);
    });
    it('is still where less motion is wanted', () => {
      expect([dark.moving, light.moving]).to.deep.equal([0, 0]);
    });
  });
}
