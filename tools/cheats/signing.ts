// tools/cheats/signing.ts: cheats at what is signed and passed on: two faces, foreign names, old logs, rubbish, restored storage.
import { concat } from '../../src/core/bytes.ts';
import { canonical, type Plain } from '../../src/core/plain.ts';
import { seatAt } from '../../src/core/seat.ts';
import { recordOf } from '../../src/table/record.ts';
import { bytesOf, read, type Signed } from '../../src/table/signed.ts';
import { World } from '../world.ts';
import { game, Trial, type Cheat, type Outcome } from './trial.ts';

const named = (id: string, what: string, play: (seed: number) => ReturnType<Cheat['play']>): Cheat => ({ id, what, expected: 'named', play }); // prettier-ignore
const harmless = (id: string, what: string, play: (seed: number) => ReturnType<Cheat['play']>): Cheat => ({ id, what, expected: 'harmless', play }); // prettier-ignore

/** Shows one seat another body of its own entries at such steps. */
async function twoFaces(seed: number, what: string, other: Plain): Promise<Outcome> {
  const trial = await Trial.open({ seed });
  const victim = seatAt(1);
  trial.bend = (m, to) => {
    const said = m.kind === 'thing' ? read(m.thing) : undefined;
    const steps = trial.sitting.chain.referee;
    const mine = said?.purpose === 'entry' && said.seat === trial.cheat.seat && to.seat === victim;
    if (!mine || steps.open?.exchange.what !== what || steps.open.step !== said.step) return [m];
    return [{ kind: 'thing', thing: trial.sign({ ...said, body: canonical(other) }) }];
  };
  return trial.named('guilt');
}
/** S + L in place of S: the same signature to a careless verifier (fairness.md, A7). */
function malleable(sig: Uint8Array): Uint8Array {
  const order = (1n << 252n) + 27742317777372353535851937790883648493n;
  let s = sig.slice(32).reduceRight((n, b) => n * 256n + BigInt(b), 0n) + order;
  const out = sig.slice();
  for (let i = 32; i < 64; i++, s >>= 8n) out[i] = Number(s & 255n);
  return out;
}
const identity = concat(Uint8Array.of(1), new Uint8Array(31));

const foreignName = named('49', 'signs an entry for a seat that it does not hold', async (seed) => {
  const trial = await Trial.open({ seed });
  await trial.until((o) => o.exchange.what === 'choose');
  trial.thing(trial.entry({ kind: 'dudo' }, { seat: seatAt(0) }));
  await trial.pass(500);
  return trial.named('cut');
});
const variant = named('50', 'sends the S + L form of somebody’s signature', async (seed) => {
  const trial = await Trial.open({ seed });
  await trial.until((o) => o.exchange.what === 'choose');
  const [first] = trial.sitting.chain.referee.steps[2]?.given ?? [];
  if (first) trial.thing({ purpose: first.what.purpose, bytes: bytesOf(first.what), sig: malleable(first.sig) });
  await trial.pass(500);
  return trial.named('cut');
});
const rubbish = named('56', 'sends ten megabytes, numbers that are none, and keys of a prototype', async (seed) => {
  const trial = await Trial.open({ seed });
  await trial.until((o) => o.exchange.what === 'choose');
  const nan = Uint8Array.of(0xfb, 0x7f, 0xf8, 0, 0, 0, 0, 0, 0);
  const huge = Uint8Array.of(0x1b, 255, 255, 255, 255, 255, 255, 255, 255);
  const prototype = canonical(JSON.parse('{"__proto__":{"seat":0}}') as Plain);
  for (const bytes of [new Uint8Array(10_000_000), nan, huge, prototype, canonical(['at', 1, 2])]) trial.say(bytes);
  await trial.pass(500);
  return trial.named('cut');
});
const partial = harmless('47', 'passes the entries of others on to some only', async (seed) => {
  const trial = await Trial.open({ seed, seats: 4 });
  trial.bend = (m, to) => {
    const said = m.kind === 'thing' ? read(m.thing) : undefined;
    return said && said.seat !== trial.cheat.seat && to.seat === 0 ? [] : [m];
  };
  return trial.harmless();
});
const elsewhere = harmless(
  '48',
  'sends an entry of another table, and one for a step nobody has heard of',
  async (seed) => {
    const trial = await Trial.open({ seed });
    await trial.until((o) => o.exchange.what === 'choose');
    const nowhere = trial.world.chance.bytes(64);
    trial.thing(
      trial.entry(null, { table: nowhere }),
      trial.entry(null, { step: trial.open.step + 40, prev: nowhere }),
    );
    return trial.harmless();
  },
);
const noKey = harmless('51', 'forges an entry with the signature that fits an identity key', async (seed) => {
  const trial = await Trial.open({ seed });
  await trial.until((o) => o.exchange.what === 'choose');
  const thing: Signed = {
    ...trial.entry({ kind: 'dudo' }, { seat: seatAt(0) }),
    sig: concat(identity, new Uint8Array(32)),
  };
  trial.stranger({ kind: 'thing', thing });
  return trial.harmless();
});
const shorter = harmless('52', 'tells a peer that is loaded anew a shorter log', async (seed) => {
  const trial = await Trial.open({ seed });
  await trial.until((o) => o.step > 20);
  const short = trial.open.step - 8;
  const victim = trial.device(0);
  trial.bend = (m, to) => {
    if (to !== victim) return [m];
    const head = trial.sitting.chain.referee.headAt(short);
    if (m.kind === 'at' && head) return [{ ...m, step: short, head, held: 0 }];
    if (m.kind === 'held') return [{ ...m, step: short + 1, things: [] }];
    return m.kind === 'steps' ? [] : [m];
  };
  const before = trial.sittingOf(victim).chain.referee.head.step;
  trial.world.network.cut(victim.name, trial.device(1).name, 'loud');
  await trial.world.reload(victim);
  trial.world.clock.after(8_000, () => trial.world.network.heal(victim.name, trial.device(1).name));
  const kept = trial.sittingOf(victim).chain.referee.head.step >= before;
  return kept ? trial.harmless() : { was: 'missed', seat: null, why: 'the peer has lost steps' };
});
const restored = harmless('53', 'goes back to an older copy of its storage, to answer a step again', async (seed) => {
  const trial = await Trial.open({ seed });
  const { store, seat } = trial.cheat;
  await trial.until((o) => o.exchange.what === 'choose' && o.owing.includes(seat));
  const copy = await store.read('');
  const { step } = trial.open;
  await trial.until((o) => o.step > step);
  await store.write((await store.read('')).map(([key]) => [key, null]));
  await store.write(copy);
  await trial.world.reload(trial.cheat);
  return trial.harmless();
});
const oldLog = harmless('58', 'tells a newcomer the log of an old game of the same people', async (seed) => {
  const old = new World({ game, seats: 3, seed, options: { ...game.defaults, dice: 4 } });
  await old.open();
  await old.play(3_600_000);
  const [ended] = old.devices;
  const trial = await Trial.open({ seed });
  const steps = ended?.sitting ? recordOf(ended.sitting.chain, []).steps.slice(0, 20) : [];
  trial.stranger({ kind: 'steps', first: 0, prev: trial.world.roster.id, steps, more: false });
  return trial.harmless();
});

export const signingCheats: readonly Cheat[] = [
  named('46', 'signs two bids for one step and shows them to different seats', (seed) => twoFaces(seed, 'choose', { kind: 'bid', count: 1, face: 5 })), // prettier-ignore
  named('63', 'shows one seat a wrong opening and the other the right one', (seed) => twoFaces(seed, 'open', { secret: new Uint8Array(32) })), // prettier-ignore
  partial,
  elsewhere,
  foreignName,
  variant,
  noKey,
  shorter,
  restored,
  rubbish,
  oldLog,
];
