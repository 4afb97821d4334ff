// tools/cheats/games.ts: cheats at the rules of DOS and of I Doubt It, and at a pile that is picked up.
import { canonical, type Plain } from '../../src/core/plain.ts';
import { seatAt } from '../../src/core/seat.ts';
import { dos } from '../../src/games/dos/game.ts';
import { doubt } from '../../src/games/doubt/game.ts';
import type { Open } from '../../src/table/referee.ts';
import { bytes, earlier, flipped, over, strange, type Body } from './bodies.ts';
import { namedCheat, silent, unasked, type Cheat, type Table, type Trial } from './trial.ts';

const atDos: Table = { game: dos };
const atDoubt: Table = { game: doubt };

/** Another body at every move, or where a step owes something by itself. */
const moves = (at: Table, id: string, what: string, body: (own: Body, trial: Trial) => Plain): Cheat =>
  namedCheat(at, id, what, 'fault', (trial) => trial.tamperMove('play', (own) => body(own as Body, trial)));
const takes = (id: string, what: string, body: (own: Body, trial: Trial) => Plain): Cheat =>
  namedCheat(atDoubt, id, what, 'fault', (trial) => trial.tamper('take', (own) => body(own as Body, trial)));
const spoken = (own: Body): Body => own['move'] as Body;
/** Lays other cards of the hand than those that match. */
const wrongCards = (own: Plain, { exchange }: Open): Plain => {
  const { move, lay } = own as { readonly move: Body; readonly lay: readonly number[] };
  const hand = (exchange.args as { readonly hand: readonly number[] }).hand;
  const others = hand.filter((slot) => !lay.includes(slot)).slice(0, lay.length);
  return move['kind'] === 'match' && others.length === lay.length ? { move, lay: others } : own;
};
/** Signs another claim for the step of its last play, when the window is over. */
const otherClaim = async (trial: Trial): Promise<void> => {
  let mine: { readonly body: Plain; readonly open: Open } | null = null;
  trial.tamperMove('play', (body, at) => {
    if ((body as Body)['mixed'] !== undefined) mine ??= { body, open: at };
    return body;
  });
  await trial.until((o) => mine !== null && o.step > mine.open.step + 1);
  const { body, open: at } = mine as unknown as { readonly body: Body; readonly open: Open };
  const { table, step, prev, digest } = at;
  const { seat } = trial.cheat;
  const changed = canonical({ ...body, move: { ...spoken(body), claim: 'colour', n: 9 } });
  trial.thing(trial.sign({ purpose: 'entry', table, seat, step, prev, digest, body: changed }));
};

export const gameCheats: readonly Cheat[] = [
  namedCheat(atDos, 'DOS match', 'matches with cards that do not add up', 'foul', (t) =>
    t.tamperSaid('play', wrongCards),
  ),
  moves(atDos, 'DOS wild', 'calls its match another number than the row card can be', (own) =>
    spoken(own)['kind'] === 'match' ? { ...own, move: { ...spoken(own), value: 99 } } : own,
  ),
  unasked(atDos, 'DOS for another', 'calls DOS when another seat is on turn', 'play', { kind: 'dos' }),
  unasked(atDos, 'DOS catch', 'catches a seat outside the window', 'play', { kind: 'catch', seat: seatAt(0) }),
  moves(atDos, 'DOS draw', 'draws twice in one move', (own) =>
    spoken(own)['kind'] === 'draw' ? { ...own, move: { ...spoken(own), n: 2 } } : own,
  ),
  moves(
    atDos,
    'DOS shown',
    'shows another card than it lays',
    (own) =>
    own['shown'] === undefined ? own : { ...own, shown: { ...(own['shown'] as Body), shares: over((own['shown'] as Body)['shares'], strange()) } }, // prettier-ignore
  ),
  takes('31', 'passes on another card than it had laid', (own) => ({
    ...own,
    cards: over(own['cards'], strange(), 32),
  })),
  takes('32', 'passes a card on with a proof of something else', (own) => ({
    ...own,
    proofs: flipped(own['proofs'], 3),
  })),
  takes('34', 'passes a card on under a mask that was there before', (own, trial) => {
    const pack = earlier(trial, seatAt(0), 'cards')[0];
    return { ...own, cards: over(own['cards'], bytes(pack?.['cards']).slice(0, 32)) };
  }),
  takes('Doubt pile', 'keeps one card of the pile back', (own) => ({
    cards: bytes(own['cards']).slice(64),
    proofs: bytes(own['proofs']).slice(96),
  })),
  namedCheat(atDoubt, 'Doubt claim', 'changes its claim after the window', 'guilt', otherClaim),
  moves(atDoubt, 'Doubt many', 'lays more cards than one turn allows', (own) => ({
    ...own,
    move: { ...spoken(own), kind: 'play', n: 9 },
  })),
  unasked(atDoubt, 'Doubt early', 'doubts before there is anything to doubt', 'play', { kind: 'doubt' }),
  silent(atDoubt, 'Doubt silent', 'does not hand over what it has on the pile', 'take'),
];
