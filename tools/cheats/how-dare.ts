// tools/cheats/how-dare.ts: cheats at How Dare You?: own answers that change, are kept back or are none, draws bent to a question, bids out of turn.
import type { Plain } from '../../src/core/plain.ts';
import { ok } from '../../src/core/result.ts';
import { whereAt } from '../../src/fair/context.ts';
import { jointNumber, mixSeed } from '../../src/fair/mix.ts';
import { ownCard, questionsPerCard } from '../../src/games/how-dare/deck.ts';
import type { HowDareBoard } from '../../src/games/how-dare/position.ts';
import type { Open } from '../../src/table/referee.ts';
import { ownCardOf, withOwnCards } from '../own-cards.ts';
import { bytes, givenBy, type Body } from './bodies.ts';
import { namedCheat, silent, unasked, type Cheat, type Table, type Trial } from './trial.ts';

const writes = (seat: number): boolean => seat === 2;
/** The last seat writes a card, and with four printed ones beside it that comes up in one of five rounds. */
const atOwnCard: Table = { game: withOwnCards({ writes, printed: 4 }), options: { rounds: 5, blankCards: 1 } };
/** The last seat brings all cards, so it opens an answer in every round. */
const atPack: Table = { game: withOwnCards({ writes, pack: 5 }), options: { rounds: 5, ownPack: 'master' } };

const boardOf = (trial: Trial): HowDareBoard => trial.sitting.chain.match.board as unknown as HowDareBoard;
const opens = (at: Table, id: string, what: string, body: (own: readonly Body[]) => Plain): Cheat =>
  namedCheat(at, id, what, 'fault', (trial) => trial.tamper('open', (own) => body(own as readonly Body[])));

/** What all others have opened, in seat order with the cheat's own value in its place; null: not all of it is there yet. */
const valuesWith = (own: Uint8Array, trial: Trial, open: Open): readonly Uint8Array[] | null => {
  const all = open.exchange.owing.map((seat) =>
    seat === trial.cheat.seat ? own : bytes(givenBy(open, seat)?.['value'] ?? new Uint8Array()),
  );
  return all.every((value) => value.length > 0) ? all : null;
};
/** The question that these values draw. */
const drawnBy = (values: readonly Uint8Array[], trial: Trial, { step }: Open): number => {
  const { roster, match, referee } = trial.sitting.chain;
  const anchor = { step: step - 2, hash: referee.headAt(step - 2) ?? new Uint8Array(64) };
  const ctx = whereAt({ table: roster.id, rules: roster.rules, round: match.round, anchor })('joint', 'number');
  return jointNumber(questionsPerCard, mixSeed(ctx, values), ctx);
};
const drawsQuestion = (trial: Trial): boolean => {
  const { card, question } = boardOf(trial);
  return card !== null && question === null;
};
/** Waits until all others have opened their part of the draw of a question, then opens what `bend` makes of its own. */
const bendsDraw = (trial: Trial, bend: (own: Uint8Array, drawn: (own: Uint8Array) => number) => Plain | undefined) =>
  trial.tamper('mix', (own, open) => {
    if (!drawsQuestion(trial)) return own;
    const mine = bytes((own as Body)['value']);
    const there = valuesWith(mine, trial, open);
    const drawn = (value: Uint8Array): number => drawnBy(valuesWith(value, trial, open) ?? [], trial, open);
    return there ? bend(mine, drawn) : undefined;
  });
/** Looks for a value of its own that draws the question which it would like better: the next one. */
const nextQuestion = (own: Uint8Array, drawn: (own: Uint8Array) => number): Plain => {
  const wanted = (drawn(own) + 1) % questionsPerCard;
  const value = Uint8Array.from(own);
  while (drawn(value) !== wanted) value[0] = ((value[0] ?? 0) + 1) % 256;
  return { value };
};
/** Its own client takes 0 for an answer, and seals it. */
const sealsNoAnswer = async (trial: Trial): Promise<void> => {
  await trial.until((o) => o.exchange.asks?.kind === 'seal' && o.owing.includes(trial.cheat.seat));
  Object.assign(trial.open.exchange.asks ?? {}, { check: (_seat: unknown, raw: Plain) => ok(raw) });
  trial.tamperSaid('seal', () => ({ text: ownCardOf('forks').text, answers: Array.from({ length: 6 }, () => 0) }));
};
const writerBids = async (trial: Trial): Promise<void> => {
  await trial.until((o) => o.exchange.what === 'choose' && ownCard(boardOf(trial), boardOf(trial).card) !== null);
  trial.thing(trial.entry({ kind: 'say', n: 999 }));
};
const lower = (trial: Trial): void =>
  trial.tamperMove('choose', (own) => (boardOf(trial).bids.length > 0 ? { kind: 'say', n: 0 } : own));

export const howDareCheats: readonly Cheat[] = [
  opens(atOwnCard, 'HD answer', 'opens another answer than it had sealed on its own card', ([own]) => [
    { ...own, answer: 999 },
  ]),
  namedCheat(atPack, 'HD old answer', 'opens the sealed answer of an earlier card', 'fault', (trial) => {
    let first: Plain | undefined;
    trial.tamper('open', (own) => (first ??= own));
  }),
  silent(atOwnCard, 'HD unopened', 'never opens the sealed answer of its own card', 'open'),
  namedCheat(atOwnCard, 'HD no answer', 'seals something that is no answer', 'foul', sealsNoAnswer),
  namedCheat(atOwnCard, 'HD question', 'bends the draw to a question of its own choosing', 'fault', (trial) =>
    bendsDraw(trial, nextQuestion),
  ),
  namedCheat(atOwnCard, 'HD question (silent)', 'opens its part of a draw only if it likes the question', 'lost', (trial) => bendsDraw(trial, (own, drawn) => (drawn(own) === 0 ? { value: own } : undefined))), // prettier-ignore
  unasked(atOwnCard, 'HD turn', 'says a number when another seat is on turn', 'choose', { kind: 'say', n: 1_000_000 }),
  namedCheat(atOwnCard, 'HD writer', 'bids on its own card, whose answer it knows', 'stray', writerBids),
  namedCheat(atOwnCard, 'HD lower', 'says a number that is not higher', 'fault', lower),
];
