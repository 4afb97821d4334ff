// test/browser/gallery/masks.ts: keys that give a chosen mask, so that every animal, coat, brow and pair of eyes hangs in the gallery.

const four = (n: number): string => n.toString(16).padStart(4, '0');
/** The key of a seat whose mask is made of these. */
export const keyOf = (animal: number, fur: number, brow: number, eyes: number, wall: number): string =>
  [animal, fur, brow, eyes, wall].map(four).join('');
export const animals = ['fox', 'cat', 'bear', 'rabbit', 'owl', 'frog', 'mouse', 'raccoon'] as const;
/** One of each animal, in all coats, brows and eyes. */
export const masks = animals.map((animal, i) => ({ animal, key: keyOf(i, i, i % 4, i % 3, (i + 3) % 8) }));
