// test/node/table/loser-begins.test.ts: by a house rule of How Dare You? whoever lost the last game at this table begins the next.
import assert from 'node:assert/strict';
import { it } from 'node:test';
import { howDare } from '../../../src/games/how-dare/game.ts';
import type { HowDareNews } from '../../../src/games/how-dare/position.ts';
import { Party, type Friend } from './party.ts';

const over = (f: Friend): boolean => f.scene?.end?.kind === 'finished' && f.scene.end.signed;
const news = (f: Friend): readonly HowDareNews[] => f.feed as unknown as readonly HowDareNews[];
const nameAt = (f: Friend, seat: number): string => f.scene?.seats[seat]?.name ?? '';
const first = (f: Friend): string => nameAt(f, news(f).flatMap((n) => (n.kind === 'first' ? [n.seat] : []))[0] ?? -1);
const losers = (f: Friend): readonly string[] =>
  news(f).flatMap((n) => (n.kind === 'won' ? n.losers.map((s) => nameAt(f, s)) : []));
const flagged = (f: Friend): readonly string[] => {
  const bits = Number(f.scene?.options['lastLosers']);
  return (f.scene?.seats ?? []).flatMap((s) => (((bits >> s.seat) & 1) === 1 ? [s.name] : []));
};
async function plays(party: Party, opener: Friend, friends: readonly Friend[]): Promise<void> {
  for (const f of friends) if (f !== opener) await f.chair.ready(true);
  assert.ok(await party.sees((f) => f.lobby?.seats.every((s) => s.ready) === true, 10_000));
  assert.ok((await opener.chair.start(false)).ok);
  assert.ok(await party.sees(over));
}

for (const seed of [31, 32, 33])
  it(`who lost the last game begins the next, wherever they sit now (seed ${seed})`, async () => {
    const party = new Party(seed);
    const rules = { ...howDare.defaults, rounds: 5, blankCards: 0, firstPlayer: 'lastLoser' };
    const friends = await party.gather(['Ana', 'Bruno', 'Chidi'], rules, 'how-dare');
    const [ana, bruno, chidi] = friends as [Friend, Friend, Friend];
    await plays(party, ana, friends);
    assert.deepEqual(flagged(ana), [], 'before the first game nobody has lost');
    const lost = losers(ana);
    assert.ok(lost.length > 0);

    await bruno.chair.again(); // another one opens the next game, and moves a loser to another place
    assert.ok(await party.sees((f) => f.scene?.invited === 'Bruno', 10_000, [ana, chidi]));
    for (const f of [ana, chidi]) await f.chair.again();
    assert.ok(await party.sees((f) => f.lobby?.seats.length === 3, 20_000));
    const moved = bruno.lobby?.seats.find((s) => lost.includes(s.name));
    assert.ok(moved);
    await bruno.chair.move(moved.key, moved.name === bruno.lobby?.seats[2]?.name ? 0 : 2);
    const seats = (f: Friend): string => JSON.stringify(f.lobby?.seats.map((s) => s.name));
    assert.ok(await party.sees((f) => seats(f) === seats(bruno), 10_000));
    await plays(party, bruno, friends);
    for (const f of friends) assert.deepEqual([...flagged(f)].sort(), [...lost].sort());
    assert.ok(lost.includes(first(ana)), `${first(ana)} begins, and ${lost.join()} had lost`);
  });
