// test/node/table/race.test.ts: who speaks first, where several speak in the same moment: one answer, the same on every device.
import assert from 'node:assert/strict';
import { it } from 'node:test';
import { readCanonical } from '../../../src/core/plain.ts';
import { seatAt, type Seat } from '../../../src/core/seat.ts';
import { dudo } from '../../../src/games/dudo/game.ts';
import type { DudoNews } from '../../../src/games/dudo/position.ts';
import { firstHeard } from '../../../src/table/race.ts';
import { Party, type Friend } from './party.ts';

const seats = (...n: readonly number[]): Seat[] => n.map(seatAt);

it('B92: most reports win; a tie or none goes to the seat at stake, else to the nearest on its left', () => {
  assert.equal(firstHeard(seats(1, 3), seats(3, 3, 1), seatAt(0)), 3);
  assert.equal(firstHeard(seats(1, 3), seats(1, 3), seatAt(3)), 3, 'the seat at stake');
  assert.equal(firstHeard(seats(1, 3), [], seatAt(1)), 1, 'the seat at stake, without a report');
  assert.equal(firstHeard(seats(1, 3), seats(1, 3), seatAt(2)), 3, 'the nearest on the left of seat 2');
  assert.equal(firstHeard(seats(1, 3), seats(1, 3), seatAt(4)), 1, 'and round the table');
  assert.equal(firstHeard(seats(0, 2, 4), seats(0, 2, 2, 4, 4), seatAt(3)), 4, 'only those with most reports tie');
});

/** Five friends, and the first window in which two call calza in the same moment. */
async function twoAtOnce(seed: number): Promise<readonly number[]> {
  const party = new Party(seed);
  const options = { ...dudo.defaults, dice: 3, calza: 'outOfTurn' };
  const friends = [...(await party.gather(['Ana', 'Bruno', 'Chidi', 'Dora', 'Eve'], options))];
  for (const f of friends.slice(1)) await f.chair.ready(true);
  assert.ok(await party.sees((f) => f.lobby?.seats.every((s) => s.ready) === true, 10_000));
  for (const f of friends) f.plays = false;
  await friends[0]?.chair.start(false);
  let bidder: Friend | undefined;
  await party.clock.until(() => (bidder = friends.find((f) => f.scene?.ask?.kind === 'choose')) !== undefined, 600_000);
  assert.ok(bidder?.scene?.ask);
  await bidder.chair.answer(bidder.scene.ask.step, { kind: 'bid', count: 3, face: 2 });
  const asked = (): Friend[] => friends.filter((f) => f.scene?.ask?.kind === 'race');
  assert.ok(await party.clock.until(() => asked().length === 4, 10_000), 'all but who is on turn are in the window');
  const callers = asked().filter((f) => f !== bidder);
  const [first, , last] = callers as [Friend, Friend, Friend];
  const step = first.scene?.ask?.step ?? -1;
  const both = [first, last].map((f) => f.chair.answer(step, { kind: 'calza' }));
  assert.deepEqual((await Promise.all(both)).map((r) => r.ok), [true, true]); // prettier-ignore
  const settled = (f: Friend): boolean => f.feed.some((e) => (e as DudoNews).kind === 'calza');
  assert.ok(await party.sees(settled, 4_000), 'before the window would have ended by itself');
  assert.ok(await party.sees((f) => (f.scene?.step ?? 0) > step + 3, 20_000));

  const told = friends.map((f) => f.feed.find((e) => (e as DudoNews).kind === 'calza'));
  assert.equal(new Set(told.map((e) => JSON.stringify(e))).size, 1, 'every device was told the same');
  const { sitting } = friends[0]?.device.table(friends[0].id) ?? {};
  assert.ok(sitting);
  const heads = friends.map((f) => f.device.table(f.id).sitting?.chain.referee.headAt(step + 1));
  assert.equal(new Set(heads.map(String)).size, 1);
  const heard = sitting.chain.referee.steps[step + 1]?.given ?? [];
  const reports = heard.map(({ what }) => (what.purpose === 'entry' ? readCanonical(what.body) : null));
  const by = (told[0] as { readonly seat: number }).seat;
  const stake = bidder.scene.me ?? 0;
  const spoke = [first, last].map((f) => seatAt(f.scene?.me ?? 0));
  const said = firstHeard(spoke, reports.flatMap((r) => (typeof r === 'number' ? seatAt(r) : [])), seatAt(stake)); // prettier-ignore
  assert.equal(by, said, 'it is the seat that the reports in the log name');
  return reports.map(Number);
}

it('B92: two who call calza in the same moment are one call, the same on every device, by what the silent have heard', async (t) => {
  const outcomes = new Set<string>();
  for (let seed = 922; seed < 926; seed++) {
    const reports = await twoAtOnce(seed);
    assert.equal(reports.length, 2, 'the two who were silent report');
    outcomes.add(new Set(reports).size === 1 ? 'agreed' : 'tie');
    t.diagnostic(`seed ${seed}: ${reports.join()}`);
  }
  assert.deepEqual([...outcomes].sort(), ['agreed', 'tie'], 'both happen');
});
