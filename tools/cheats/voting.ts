// tools/cheats/voting.ts: cheats at going on without somebody: false votes, broken votes, silence and lateness.
import { fail } from '../../src/core/result.ts';
import { seatAt } from '../../src/core/seat.ts';
import type { Motion, Without } from '../../src/table/signed.ts';
import { headOf, packed } from '../../src/table/step.ts';
import { Trial, type Cheat, type Expected } from './trial.ts';

const cheat = (id: string, expected: Expected, what: string, play: Cheat['play']): Cheat => ({ id, expected, what, play }); // prettier-ignore
const motionOf = (trial: Trial): Motion => {
  const { step, prev } = trial.open;
  return { step, prev, named: [seatAt(0)], number: 1 };
};
/** The cheat's vote to go on without seat 0, with a head of its own making. */
const voteOf = (trial: Trial, m: Motion): Without => ({
  purpose: 'without',
  table: trial.world.roster.id,
  seat: trial.cheat.seat,
  ...m,
  head: trial.world.chance.bytes(64),
});
const turnOfAnother = (trial: Trial): Promise<void> =>
  trial.until((o) => o.exchange.what === 'choose' && !o.owing.includes(trial.cheat.seat));

const against = cheat('54', 'harmless', 'votes against a seat that is there', async (seed) => {
  const trial = await Trial.open({ seed, seats: 4 });
  await turnOfAnother(trial);
  const m = motionOf(trial);
  const call = {
    purpose: 'call',
    table: trial.world.roster.id,
    seat: trial.cheat.seat,
    ...m,
    yes: true,
    beat: 1,
  } as const;
  trial.thing(trial.sign(call), trial.sign(voteOf(trial, m)));
  return trial.harmless();
});
const alone = cheat('57', 'named', 'says that a step is closed, with no vote but its own', async (seed) => {
  const trial = await Trial.open({ seed, seats: 4 });
  await trial.until((o) => o.exchange.what === 'choose' && o.owing.includes(seatAt(0)));
  const m = motionOf(trial);
  const what = { ...voteOf(trial, m), head: headOf(m.prev, trial.open.digest, [], m.named) };
  const step = packed({ given: [], named: m.named, votes: [{ what, sig: trial.sign(what).sig }] }, trial.open.digest);
  trial.say({ kind: 'steps', first: m.step, prev: m.prev, steps: [step], more: false });
  await trial.pass(100);
  return trial.named('cut');
});
const both = cheat('59', 'named', 'votes for a set and refuses the same', async (seed) => {
  const trial = await Trial.open({ seed, seats: 4 });
  await turnOfAnother(trial);
  const m = motionOf(trial);
  const { table, seat } = voteOf(trial, m);
  trial.thing(trial.sign(voteOf(trial, m)), trial.sign({ purpose: 'refuse', table, seat, ...m }));
  return trial.named('guilt');
});
const deserts = cheat('60', 'named', 'votes a set through and signs on another head of that step', async (seed) => {
  const trial = await Trial.open({ seed, seats: 4 });
  await turnOfAnother(trial);
  trial.world.kill(trial.device(0), 'silent');
  const { steps } = trial.sitting.chain.referee;
  await trial.world.clock.until(() => steps.some((s) => s.votes.length > 0), 600_000);
  const step = steps.findIndex((s) => s.votes.length > 0) + 1;
  trial.thing(trial.entry(null, { step, prev: trial.world.chance.bytes(64) }));
  return trial.named('guilt');
});
const mute = cheat('62', 'harmless', 'is there and says nothing any more', async (seed) => {
  const trial = await Trial.open({ seed });
  await trial.until((o) => o.step > 6);
  const { sitting } = trial;
  sitting.answers.automatic = () => null;
  sitting.answers.judge = () => fail('silent');
  sitting.absence.review = () => [];
  return trial.harmless();
});
const late = cheat('64', 'harmless', 'answers every window long after its time', async (seed) => {
  const trial = await Trial.open({ seed, options: { calza: 'outOfTurn' } });
  const { sitting } = trial;
  const answer = sitting.answer.bind(sitting);
  sitting.answer = async (seat, step, move) => {
    if (sitting.chain.referee.open?.exchange.what === 'window') await wait(40_000);
    return answer(seat, step, move);
  };
  const wait = (ms: number): Promise<void> => new Promise((done) => void trial.world.clock.after(ms, done));
  return trial.harmless();
});
const unseen = cheat('65', 'harmless', 'does not stand to the head before an opening', async (seed) => {
  const trial = await Trial.open({ seed });
  trial.tamper('seen', () => undefined);
  return trial.harmless();
});

export const votingCheats: readonly Cheat[] = [against, alone, both, deserts, mute, late, unseen];
