// test/browser/games/dos/scenes.ts: a table of DOS in any phase, as a chair would show it.
import type { Scene } from '../../../../src/core/chair.ts';
import type { Plain } from '../../../../src/core/plain.ts';
import { seatAt, type Seat } from '../../../../src/core/seat.ts';
import { cardOf, cards, type Face } from '../../../../src/games/dos/faces.ts';
import { bestMatch } from '../../../../src/games/dos/matching.ts';
import { defaults } from '../../../../src/games/dos/options.ts';
import type { Count, DosBoard, DosOptions, RowCard } from '../../../../src/games/dos/position.ts';
import { newBoard } from '../../../../src/games/dos/rules.ts';
import { sceneAround } from '../chair.ts';

export const seats = [0, 1, 2].map(seatAt) as [Seat, Seat, Seat];
export const [ana, bruno, chidi] = seats;

const letters = { B: 'blue', G: 'green', R: 'red', Y: 'yellow' } as const;
/** "R7", "#B", "D": the notation of rules.md 3.5. */
export function face(name: string): Face {
  const found = cards.findIndex((_, f) => short(f) === name);
  if (found < 0) throw new Error(`no card ${name}`);
  return found;
}
function short(f: Face): string {
  const card = cardOf(f);
  if (card.kind === 'dos') return 'D';
  const letter = Object.entries(letters).find(([, colour]) => colour === card.colour)?.[0] ?? '';
  return card.kind === 'wild' ? `#${letter}` : `${letter}${card.value}`;
}
export const faces = (names: string): readonly Face[] => names.split(' ').filter(Boolean).map(face);

export type Wish = {
  readonly me?: Seat | null;
  readonly people?: readonly string[];
  readonly hand?: string;
  /** Cards of each of the others. */
  readonly sizes?: readonly number[];
  /** A card with what lies on it: "R7<R3+R4". */
  readonly row?: string;
  readonly board?: Partial<DosBoard>;
  readonly options?: Partial<DosOptions>;
  readonly scene?: Partial<Scene>;
};

/** Ana (me) is on turn with five cards; R7, B9 and D lie in the row; whatever is wished instead. */
export function scene({
  me = ana,
  people = ['Ana', 'Bruno', 'Chidi'],
  hand = 'R3 R4 B9 Y5 #G',
  sizes = [7, 4],
  row = 'R7 B9 D',
  board,
  options,
  scene: more,
}: Wish = {}): Scene {
  const all = people.map((_, i) => seatAt(i));
  const known: { [slot: number]: Plain } = {};
  let slot = 0;
  const lying = (f: Face): { sealed: number; face: Face } => ({ sealed: slot++, face: f });
  const mine = faces(hand).map(lying);
  for (const card of mine) known[card.sealed] = card.face;
  const whole: DosBoard = {
    ...newBoard(all, { ...defaults, ...options }),
    round: 3,
    phase: 'play',
    dealer: chidi,
    turn: ana,
    at: 'main',
    row: row
      .split(' ')
      .filter(Boolean)
      .map((one): RowCard => {
        const [under = '', on] = one.split('<');
        const laid = (on?.split('+') ?? []).map((n) => lying(face(n)));
        const best = bestMatch(face(under), laid.map((c) => c.face)); // prettier-ignore
        return { ...lying(face(under)), match: best && { ...best, cards: laid } };
      }),
    ...board,
  };
  for (const [i, s] of all.entries()) {
    whole.scores[s] ||= [45, 112, 60, 8, 0, 31][i] ?? 0;
    const closed = Array.from({ length: sizes[i - 1] ?? 5 }, () => ({ sealed: slot++ }));
    whole.hands[s] = i === 0 ? mine.map(({ sealed }) => ({ sealed })) : closed;
  }
  if (whole.pile.length === 0) whole.pile = Array.from({ length: 43 }, () => ({ sealed: slot++ }));
  const asks = whole.turn === me && me !== null && whole.phase === 'play' && whole.at !== 'end';
  return sceneAround({
    ...{ game: 'dos', board: whole, me, names: people, asks: asks ? 'playCards' : null },
    ...{ plays: me !== null, known: me === ana ? known : {}, more },
  });
}
export const window = { ask: { step: 31, kind: 'race', window: true, left: 5000 } } as const;
/** Bruno has won the third round. */
export const counted = (more: Partial<Count> = {}): Count => ({
  round: 3,
  winner: bruno,
  hands: [
    { seat: chidi, faces: faces('R3 B4 D'), undealt: 0, points: 27 },
    { seat: ana, faces: faces('R1 B4 #Y'), undealt: 0, points: 45 },
  ],
  points: 72,
  score: 184,
  ...more,
});
export const nextRound = (last: Count = counted()): Partial<DosBoard> => ({ round: 4, turn: bruno, last });
