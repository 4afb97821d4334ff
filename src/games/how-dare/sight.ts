// games/how-dare/sight.ts: a scene of How Dare You?, read for drawing: who sits where, what is asked, who has how many ducks. Knows no DOM.
import type { Scene } from '../../core/chair.ts';
import type { Seat } from '../../core/seat.ts';
import { company, type Company } from '../../parts/company.ts';
import { ducksOf, ownCard } from './deck.ts';
import { languageTags } from './number-text.ts';
import type { HowDareBoard } from './position.ts';
import { scoreOf } from './score.ts';
import { cardLanguage, printedQuestion, themeName } from './texts.ts';

/** A question as it is shown; `text` null: its words are not here yet. */
export type Asked = {
  readonly card: string;
  readonly theme: string;
  /** The language of theme, text and unit; null: an own card, in whatever language its writer wrote it. */
  readonly language: string | null;
  readonly ducks: number;
  /** 1 to 6; null: not drawn yet. */
  readonly number: number | null;
  readonly text: string | null;
  readonly unit: string;
  /** Who wrote the card. */
  readonly writer: Seat | null;
};
export type Sight = Company & {
  readonly board: HowDareBoard;
  /** Ducks, or by option cards. */
  readonly score: (s: Seat) => number;
  readonly asked: Asked | null;
};

export function askedOf(board: HowDareBoard, card: string | null, question: number | null): Asked | null {
  if (card === null) return null;
  const own = ownCard(board, card);
  const printed = question === null || own ? null : printedQuestion(card, question);
  const written = question === null ? undefined : own?.questions[question];
  return {
    card,
    theme: own?.theme ?? themeName(card),
    language: own ? null : languageTags[cardLanguage()],
    ducks: ducksOf(board, card),
    number: question === null ? null : question + 1,
    text: written?.text ?? printed?.text ?? null,
    unit: written?.unit ?? printed?.unit ?? '',
    writer: own?.by ?? null,
  };
}

export function sight(scene: Scene): Sight {
  const board = scene.board as unknown as HowDareBoard;
  return {
    ...company(scene, board.seats),
    board,
    score: (s) => scoreOf(board, s),
    asked: askedOf(board, board.card, board.question),
  };
}
