// test/browser/gallery/packs.ts: every card of the three packs, the covers of the five games, and the ducks.
import { html } from 'lit';
import { faceCard as dosCard } from '../../../src/games/dos/card-face.ts';
import { cards as dosCards } from '../../../src/games/dos/faces.ts';
import { cardWord as dosWord } from '../../../src/games/dos/words.ts';
import { faceCard as doubtCard } from '../../../src/games/doubt/card-face.ts';
import { faceOf, jokerOf, packs, type PackName } from '../../../src/games/doubt/faces.ts';
import { faceName } from '../../../src/games/doubt/words.ts';
import { faceCard as duvidaeCard } from '../../../src/games/duvidae/card-face.ts';
import { faceOf as duvidaeFace, ranks, type Penalty } from '../../../src/games/duvidae/faces.ts';
import { cardWord as duvidaeWord } from '../../../src/games/duvidae/words.ts';
import { ducks } from '../../../src/games/how-dare/duck.ts';
import { gameById } from '../../../src/games/catalogue.ts';
import { views } from '../../../src/games/views.ts';
import { drawn, type Exhibit, type Room } from './exhibit.ts';

const penalties: readonly Penalty[] = [0, 1, 2];
const duvidae = ranks.flatMap((rank) => penalties.map((penalty) => duvidaeFace(rank, penalty)));
const doubt = (pack: PackName): readonly Exhibit[] =>
  [
    ...packs[pack].colours.flatMap((colour) => packs[pack].ranks.map((rank) => faceOf(pack, rank, colour))),
    jokerOf(pack),
  ].map((face) => drawn(faceName(pack, face), doubtCard(pack, face, { mute: true })));
const covers = Object.entries(views).map(([game, { cover }]) =>
  drawn(gameById(game)?.name ?? game, html`<div class="object">${cover.picture}</div>`),
);

export const packsRoom: Room = {
  name: 'packs',
  title: 'Packs',
  walls: [
    { name: 'Covers', files: Object.keys(views).map((game) => `games/${game}/cover.ts`), frame: 'small', exhibits: covers },
    {
      name: 'DOS',
      files: ['games/dos/card-face.ts'],
      frame: 'card',
      exhibits: dosCards.map((_, face) => drawn(dosWord(face), dosCard(face, { mute: true }))),
    },
    {
      name: 'DuvidaÊ!',
      files: ['games/duvidae/card-face.ts'],
      frame: 'card',
      exhibits: duvidae.map((face) => drawn(duvidaeWord(face), duvidaeCard(face, { mute: true }))),
    },
    { name: 'I Doubt It, purple pack', files: ['games/doubt/card-face.ts'], frame: 'card', exhibits: doubt('purple') },
    { name: 'I Doubt It, standard pack', files: ['games/doubt/card-face.ts'], frame: 'card', exhibits: doubt('standard') },
    {
      name: 'Ducks',
      files: ['games/how-dare/duck.ts'],
      frame: 'small',
      exhibits: [1, 2, 3].map((n) => drawn(`${n}`, html`<div class="ducks-shown">${ducks(n)}</div>`)),
    },
  ],
}; // prettier-ignore
