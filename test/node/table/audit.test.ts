import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import type { Plain } from '../../../src/core/plain.ts';
import { hex } from '../../../src/core/bytes.ts';
import { seeded } from '../../../src/net/seeded.ts';
import { auditFile } from '../../../src/table/audit.ts';
import { readRecord, writeRecord, type GameRecord } from '../../../src/table/record.ts';
import { changed, leafAt, placesOf, type Place } from './changes.ts';
import { check, judged, longGame, opened, recordAt, shortGame, sittingOf } from './played.ts';

/** The decoded log of a file: roster, steps, proof. */
const decoded = (file: Uint8Array): GameRecord => {
  const read = readRecord(file);
  assert.ok(read.ok);
  return read.value;
};
const file = (record: GameRecord): Uint8Array => writeRecord('dudo', record);

/** Changes one place of the log and expects it to be refused at that very step, with a seat. */
async function refused(record: GameRecord, place: Place, bits: number): Promise<void> {
  const [part = 0, ...path] = place.path;
  const whole: Plain[] = [record.roster, record.steps];
  const inside = { path, byte: place.byte };
  whole[part] = changed(whole[part] ?? null, inside, bits);
  const [roster, steps] = whole as [Uint8Array, Plain[]];
  const { fault, ok } = await judged({ ...record, roster, steps });
  const where = `${JSON.stringify(place)} ^ ${bits}`;
  assert.ok(!ok && fault, `${where} passes`);
  assert.equal(fault.step, part === 0 ? 0 : path[0], `${where}: ${JSON.stringify(fault)}`);
  if (part === 0) return;
  assert.notEqual(fault.seat, undefined, `${where}: nobody is named`);
  // In an entry: its own seat, or the one that is missing when another number stands there.
  const [step = 0, list, nth] = path;
  if (list === 0 && nth !== undefined && path[3] !== 0)
    assert.equal(fault.seat, leafAt(record.steps, [step, 0, nth, 0]), where);
}

describe('a record that somebody has changed', () => {
  let short: GameRecord;
  let long: GameRecord;
  before(async () => {
    short = decoded(file(recordAt((await shortGame(1)).devices[0])));
    long = decoded(file(recordAt((await longGame(1)).devices[0])));
    assert.ok((await judged(short)).ok && (await judged(long)).ok);
  });

  it('is refused with seat and step, whichever byte of a short game was changed', async () => {
    const chance = seeded(4711);
    let tried = 0;
    for (const place of placesOf([short.roster, short.steps])) {
      await refused(short, place, 1 + chance.below(255));
      tried += 1;
    }
    assert.ok(tried > 2_000, `${tried} places`);
  });

  it('is refused with seat and step at 300 places of a long game with a goodbye and votes', async (t) => {
    const seed = 20_260_729;
    t.diagnostic(`seed ${seed}`);
    const chance = seeded(seed);
    const places = [...placesOf([long.roster, long.steps])];
    for (let i = 0; i < 300; i++) {
      const place = places[chance.below(places.length)];
      if (place) await refused(long, place, 1 + chance.below(255));
    }
    const papers = places.filter(({ path: [part, , list] }) => part === 1 && list !== 0);
    assert.ok(papers.length > 64);
    for (const place of papers) await refused(long, place, 1 + chance.below(255));
  });

  it('is refused with its step when a raw byte of the log loses its form', async (t) => {
    const seed = 99;
    t.diagnostic(`seed ${seed}`);
    const chance = seeded(seed);
    const shell = JSON.parse(new TextDecoder().decode(file(short))) as { log: string };
    for (let i = 0; i < 300; i++) {
      const log = Buffer.from(shell.log, 'base64');
      const at = chance.below(log.length);
      log[at] = (log[at] ?? 0) ^ (1 + chance.below(255));
      const { ok, fault } = await auditFile(
        Buffer.from(JSON.stringify({ ...shell, log: log.toString('base64') })),
        check,
      );
      assert.ok(!ok && fault?.step !== undefined, `byte ${at}: ${JSON.stringify(fault)}`);
    }
  });

  it('is refused when a step is taken out, doubled or put elsewhere', async () => {
    const { steps } = short;
    for (let i = 0; i < steps.length - 1; i++) {
      const without = await judged({ ...short, steps: steps.filter((_, n) => n !== i) });
      assert.equal(without.fault?.step, i, 'taken out');
      assert.notEqual(without.fault.seat, undefined);
      const twice = await judged({ ...short, steps: steps.flatMap((s, n) => (n === i ? [s, s] : [s])) });
      assert.equal(twice.fault?.step, i + 1, 'doubled');
      assert.notEqual(twice.fault.seat, undefined);
    }
    const after = await judged({ ...short, steps: [...steps, steps.at(-1) ?? null] });
    assert.equal(after.fault?.code, 'wrong-step');
    assert.equal(after.fault.step, steps.length);
  });

  it('is refused when an entry is left out, or a vote, or one stands there too much', async () => {
    for (const [n, step] of long.steps.entries()) {
      const [given, named, votes] = step as unknown as [Plain[], Plain[], Plain[]];
      const others: Plain[] = [
        [given.slice(1), named, votes],
        [given.slice(0, -1), named, votes],
        [[...given, given.at(-1) ?? null], named, votes],
        [given, [...named, 3], votes],
      ];
      if (votes.length > 0)
        others.push([given, named, votes.slice(1)], [given, named, votes.toReversed()], [given, [], []]);
      for (const other of others) {
        if (JSON.stringify(other) === JSON.stringify(step)) continue;
        const { fault } = await judged({ ...long, steps: long.steps.map((s, i) => (i === n ? other : s)) });
        assert.equal(fault?.step, n);
        assert.notEqual(fault.seat, undefined, `step ${n}`);
      }
    }
  });

  it('is refused when its shell names another game, or is no record at all', async () => {
    const other = await auditFile(writeRecord('chess', short), check);
    assert.equal(other.fault?.code, 'not-a-record');
    for (const text of ['', '{}', '[]', 'null', '{"dubito":"record"}', '\u0000'])
      assert.equal((await auditFile(Buffer.from(text), check)).fault?.code, 'not-a-record');
  });
});

describe('the audit of an honest record', () => {
  it('ends where the table ended: head, winner, rounds and whoever went', async () => {
    for (const world of [await shortGame(3), await longGame(4)]) {
      const { chain } = sittingOf(world.devices[0]);
      const verdict = await judged(recordAt(world.devices[0]));
      assert.equal(verdict.fault, null);
      assert.equal(verdict.head, hex(chain.referee.head.hash));
      assert.equal(verdict.winner, chain.referee.result?.winner);
      assert.equal(verdict.rounds, chain.match.round);
      assert.equal(verdict.steps, chain.referee.steps.length);
      assert.ok(verdict.finished);
      assert.deepEqual(verdict.seen, []);
    }
  });

  it('goes on after a wrong opening as the table did, and names the seat once', async () => {
    const world = await opened({ seats: 3, seed: 8 });
    const cheat = sittingOf(world.devices[1]);
    const make = cheat.answers.automatic.bind(cheat.answers);
    cheat.answers.automatic = (opener) => {
      const giving = make(opener);
      const opens = cheat.chain.referee.open?.exchange.what === 'open';
      return giving && opens ? { ...giving, body: { secret: new Uint8Array(32) } } : giving;
    };
    await world.play(3_600_000);
    const { chain } = sittingOf(world.devices[0]);
    const verdict = await judged(recordAt(world.devices[0]));
    assert.equal(verdict.fault, null);
    assert.equal(verdict.head, hex(chain.referee.head.hash));
    assert.deepEqual(verdict.seen, chain.referee.faults);
    assert.deepEqual(
      verdict.seen.map(({ code, seat }) => ({ code, seat })),
      [{ code: 'lock', seat: 1 }],
    );
  });

  it('takes the record of a game that still runs, and says that it is not finished', async () => {
    const { roster, steps, proof } = recordAt((await shortGame(5)).devices[1]);
    for (let n = 0; n < steps.length; n++) {
      const verdict = await judged({ roster, steps: steps.slice(0, n), proof });
      assert.ok(verdict.ok);
      assert.equal(verdict.finished, false);
      assert.equal(verdict.winner, null);
    }
  });
});
