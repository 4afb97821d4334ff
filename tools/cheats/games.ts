// tools/cheats/games.ts: cheats at the rules of DOS and of I Doubt It, and at a pile that is picked up.
import { same } from '../../src/core/bytes.ts';
import { canonical, type Plain } from '../../src/core/plain.ts';
import { seatAt } from '../../src/core/seat.ts';
import { dos } from '../../src/games/dos/game.ts';
import { doubt } from '../../src/games/doubt/game.ts';
import type { Open } from '../../src/table/referee.ts';
import { bytes, earlier, flipped, over, strange, type Body } from './bodies.ts';
import { missed, namedCheat, silent, Trial, unasked, type Cheat, type Table } from './trial.ts';

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
/** In a window it waits until its time and the grace are over, looks what the others said, and then speaks where none of them has. */
const late = (
  at: Table,
  id: string,
  what: string,
  word: (board: Body) => Plain,
  others: (trial: Trial) => void,
): Cheat => ({
  id,
  what,
  expected: 'harmless',
  play: async (seed) => {
    const trial = await Trial.open({ seed, ...at });
    const { sitting } = trial;
    const own = sitting.answer.bind(sitting);
    let tooLate = 0;
    sitting.answer = async (seat, step, move) => {
      const { open } = sitting.chain.referee;
      if (open?.step !== step || open.exchange.what !== 'window') return own(seat, step, move);
      await new Promise<void>((done) => void trial.world.clock.after(40_000, done));
      const silence = canonical(null);
      const spoken = [...open.given.values()].some(({ what: e }) => e.purpose === 'entry' && !same(e.body, silence));
      const answered = await own(seat, step, spoken ? null : word(sitting.chain.match.board));
      if (!answered.ok && answered.fault === 'too-late') tooLate += 1;
      return answered;
    };
    others(trial);
    const outcome = await trial.harmless();
    return tooLate > 0 ? outcome : missed('no answer came too late');
  },
});
/** The others never say DOS, which is no cheating, so that there is somebody to catch. */
function forgetful(trial: Trial): void {
  for (const device of trial.honest) {
    const sitting = trial.sittingOf(device);
    const own = sitting.answer.bind(sitting);
    sitting.answer = (seat, step, said) => {
      const { kind, move } = (said ?? {}) as Body;
      if (kind === 'dos') return own(seat, step, null);
      const says = (move as Body | undefined)?.['dos'] === true;
      return own(seat, step, says ? { ...(said as Body), move: { ...(move as Body), dos: false } } : said);
    };
  }
}

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
  late(
    { game: dos, options: { target: 100 } },
    'DOS late',
    'waits in every window until the others have spoken, and then catches',
    ({ stake }) => (stake == null ? { kind: 'dos' } : { kind: 'catch', seat: stake }),
    forgetful,
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
  late(
    atDoubt,
    'Doubt late',
    'waits in every window until the others have answered, and then doubts',
    () => ({ kind: 'doubt' }),
    () => undefined,
  ),
  silent(atDoubt, 'Doubt silent', 'does not hand over what it has on the pile', 'take'),
];
