// test/node/games/doubt/cards.ts: cards of I Doubt It by short names, for the tests in Node and in the browser.
import {
  faceOf,
  jokerOf,
  type Colour,
  type Face,
  type PackName,
  type Rank,
} from '../../../../src/games/doubt/faces.ts';

const tags: { readonly [tag: string]: Colour } = {
  Bk: 'black', Gn: 'green', Bz: 'bronze', Si: 'silver', Go: 'gold', Rd: 'red', Pu: 'purple',
  s: 'spades', h: 'hearts', d: 'diamonds', c: 'clubs',
}; // prettier-ignore
/** "PuK Rd10 Jo" or "sA h5 Jo" as faces. Throws for a word that names no card. */
export const cards = (text: string, pack: PackName = 'purple'): readonly Face[] =>
  text
    .split(' ')
    .filter((word) => word !== '')
    .map((word) => {
      if (word === 'Jo') return jokerOf(pack);
      const [, tag = '', rank = ''] = /^(Bk|Gn|Bz|Si|Go|Rd|Pu|s|h|d|c)(.+)$/.exec(word) ?? [];
      const colour = tags[tag];
      if (!colour) throw new Error(`no card ${word}`);
      return faceOf(pack, rank as Rank, colour);
    });
