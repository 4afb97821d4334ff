// tools/cheats/door.ts: cheats before the first step: keys that cannot sign, other rules, two rosters.
import { fromHex } from '../../src/core/bytes.ts';
import { canonical, readCanonical, type Plain } from '../../src/core/plain.ts';
import type { Link } from '../../src/core/ports.ts';
import { newKeys } from '../../src/fair/signature.ts';
import type { Options } from '../../src/games/play.ts';
import { seeded } from '../../src/net/seeded.ts';
import { VirtualClock } from '../../src/net/virtual-clock.ts';
import { Gathering } from '../../src/table/gathering.ts';
import { scopeOf } from '../../src/table/lines.ts';
import { wishBytes, type Word } from '../../src/table/plan.ts';
import { readRoster, rosterBytes, rosterFor, type Sitter } from '../../src/table/roster.ts';
import { bytesOf, message, type Signed } from '../../src/table/signed.ts';
import { tuple } from '../../src/table/wire.ts';
import { signByNode, World } from '../world.ts';
import { game, missed, refusedAll, type Cheat } from './trial.ts';

/** The eight small-order encodings (two of them with the other sign bit), and three that are not canonical. */
const unfit = [
  `01${'00'.repeat(31)}`,
  `ec${'ff'.repeat(30)}7f`,
  '00'.repeat(32),
  `${'00'.repeat(31)}80`,
  '26e8958fc2b227b045c3f489f2ef98f0d5dfac05d3c63339b13802886d53fc05',
  '26e8958fc2b227b045c3f489f2ef98f0d5dfac05d3c63339b13802886d53fc85',
  'c7176a703d4dd84fba3c0b760d10670f2a2053fa2c39ccc64ec7fd7792ac037a',
  'c7176a703d4dd84fba3c0b760d10670f2a2053fa2c39ccc64ec7fd7792ac03fa',
  `01${'00'.repeat(30)}80`,
  `ee${'ff'.repeat(30)}7f`,
  `ed${'ff'.repeat(30)}7f`,
].map(fromHex);

const sitters = (seed: number, n: number): Sitter[] => {
  const chance = seeded(seed);
  return Array.from({ length: n }, (_, i) => ({
    key: newKeys(chance.bytes).key,
    nonce: chance.bytes(32),
    name: `Bot ${i + 1}`,
    bot: null,
  }));
};
const badKeys: Cheat = {
  id: '5',
  what: 'wants to sit down with a key under which one signature fits many messages',
  expected: 'refused',
  play: async (seed) => {
    const chance = seeded(seed);
    const said: Word[] = [];
    const own = { keys: newKeys(chance.bytes), nonce: chance.bytes(32), name: 'Ana', bot: false };
    // A device whose own check is careless: the door must hold without it.
    const gathering = new Gathering({ own, code: null, clock: new VirtualClock().device(), chance: chance.bytes, check: () => true, sign: signByNode, say: (w) => said.push(w), reached: () => true, running: () => false, changed: () => undefined }); // prettier-ignore
    gathering.open({
      game: game.id,
      options: game.defaults,
      seats: [],
      watch: false,
      watchers: [],
      after: null,
      lost: [],
    });
    for (const key of unfit) {
      const [first] = sitters(seed, 1);
      const nonce = chance.bytes(32);
      const roster = rosterFor(
        rosterBytes(game, game.defaults, [...(first ? [first] : []), { key, nonce, name: 'Eve', bot: null }]),
        game,
        null,
      );
      if (roster.ok || roster.fault.code !== 'key') return missed('a roster takes an unfit key');
      const seat = { key, nonce, name: 'Eve', code: null, bot: null };
      const bytes = wishBytes({ gathering: gathering.plan?.id ?? nonce, n: 1, wish: { kind: 'sit', seat } });
      const heard = await gathering.hear({ kind: 'wish', bytes, sig: new Uint8Array(64), key });
      if (heard !== 'bad' || gathering.plan?.seats.length !== 1) return missed('a lobby takes an unfit key');
    }
    return refusedAll(`${unfit.length} keys`);
  },
};
const otherRules: Cheat = {
  id: '55',
  what: 'plays by other rules than the roster says',
  expected: 'refused',
  play: async (seed) => {
    const honest = readCanonical(rosterBytes(game, game.defaults, sitters(seed, 3))) as { [k: string]: Plain };
    const others: { [k: string]: Plain }[] = [
      { ...honest, options: { ...game.defaults, dice: 6 } },
      { ...honest, options: { ...game.defaults, ones: 'always' } },
      { ...honest, rules: new Uint8Array(64) },
      { ...honest, wire: 2 },
      { ...honest, game: 'chess' },
    ];
    for (const r of others)
      if ((await readRoster(canonical(r))).ok) return missed('a roster with other rules is taken');
    return refusedAll('five rosters');
  },
};
/** A table with one roster, at which the seat that was told the other says nothing; the opener signs it all the same. */
async function halfTold(seed: number, options: Options, deaf: number): Promise<boolean> {
  const lines: Link[] = [];
  const world = new World({
    game,
    seats: 3,
    seed,
    options,
    wrap: (me, link) => {
      if (me.seat === 0) lines.push(link);
      return me.seat === deaf ? { send: () => undefined, close: () => link.close(), listen: () => undefined } : link;
    },
  });
  await world.open();
  await world.clock.run(10);
  const [opener] = world.devices;
  const open = opener?.sitting?.chain.referee.open;
  if (!opener || !open) throw new Error('no table');
  const { table, step, prev, digest } = open;
  const bytes = bytesOf({ purpose: 'entry', table, seat: opener.seat, step, prev, digest, body: canonical(null) });
  const thing: Signed = { purpose: 'entry', bytes, sig: signByNode(opener.keys.seed, message('entry', bytes)) };
  for (const line of lines) line.send(canonical([scopeOf(table), tuple({ kind: 'thing', thing })]));
  await world.clock.run(600_000);
  return world.devices.some((d) => (d.sitting?.chain.referee.head.step ?? -1) >= 0);
}
const twoRosters: Cheat = {
  id: '61',
  what: 'opens one gathering with two rosters and signs both',
  expected: 'refused',
  play: async (seed) => {
    // Each honest seat signs the one roster that carries its nonce and its plan, so neither is ever whole.
    const begun = (await halfTold(seed, game.defaults, 2)) || (await halfTold(seed, { ...game.defaults, dice: 3 }, 1));
    return begun ? missed('a game began with half of its seats') : refusedAll('neither table begins');
  },
};
export const doorCheats: readonly Cheat[] = [badKeys, otherRules, twoRosters];
