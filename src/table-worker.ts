// table-worker.ts: the composition root of the worker: tables with their keys, storage, checks and bots. Holds no logic.
import { expose, proxy } from 'comlink';
import nacl from 'tweetnacl';
import { pooled } from './core/pooled.ts';
import type { Link } from './core/ports.ts';
import type { Plain } from './core/plain.ts';
import type { Arithmetic } from './core/house.ts';
import type { Cheat } from './core/verdict.ts';
import { fail, ok, type Result } from './core/result.ts';
import { bestCheck, fitKey, sign, type Check } from './fair/signature.ts';
import type { Invitation } from './net/code.ts';
import { answersTo, codeOf, fingerprintOf, link } from './net/key-code.ts';
import { wakingClock } from './net/waking-clock.ts';
import { Device, type Berth } from './table/device.ts';
import { IdbStore } from './table/idb-store.ts';
import { calm } from './table/pace.ts';
import { loadDeck } from './table/roster.ts';
import { Tenancy } from './table/tenancy.ts';
import type { Dialled } from './table/ports.ts';

/** A link of the page, which lives there because WebRTC does. */
const linkOf = (port: MessagePort): Link => ({
  send: (message) => {
    port.postMessage(message);
  },
  close: () => {
    port.postMessage(null);
  },
  listen: (ear) => {
    port.onmessage = ({ data }: MessageEvent<Uint8Array | null>) => {
      if (data) ear.message(data);
      else ear.closed();
    };
  },
});
const codes = new Map<string, string>();
const codeOfKey = (key: Uint8Array): string => {
  const name = key.join('.');
  const code = codes.get(name) ?? codeOf(key);
  codes.set(name, code);
  return code;
};
/** Not waited for here: what the page says before `expose` would be lost. */
const best = bestCheck();
const check: Check = async (key, message, sig) => (await best)(key, message, sig);
let computing: Promise<Arithmetic> | undefined;
/** The kernel, fetched when the first table with cards or a record is wanted: no card is touched before it is there or given up. */
const arithmetic = (): Promise<Arithmetic> =>
  (computing ??= import('./fair/kernel/chosen.ts').then((m) => m.chosenArithmetic()));
const device = new Device({
  ports: {
    clock: wakingClock(),
    chance: pooled((n) => nacl.randomBytes(n)),
    store: new IdbStore(),
    check,
    sign,
    pace: calm,
    deck: async () => {
      await arithmetic();
      return loadDeck();
    },
  },
  invitation: (key, page) => {
    const code = codeOfKey(key);
    return { code, link: link(page, code, fingerprintOf(key)) };
  },
});
const tenancy = new Tenancy(
  () => new DataView(nacl.randomBytes(4).buffer).getUint32(0),
  (id) => device.handOver(id),
);
/** A table that begins makes room: those whose game has ended are forgotten, unless another tab shows them. */
const makeRoom = async (): Promise<void> => {
  for (const id of await device.ended()) if (await tenancy.take(id)) await worker.forget(id);
};
const held = (berth: Berth): Berth => {
  tenancy.own(berth.id);
  void makeRoom();
  return berth;
};
const worker = {
  arithmetic,
  practise: async (game: string, options: Plain, name: string, bots: number) =>
    held(await device.practise(game, options, name, bots)),
  open: (game: string, options: Plain, name: string, page: string, watch: boolean) =>
    held(device.open(game, options, name, page, watch)),
  rehearse: (game: string, options: Plain) => device.rehearse(game, options),
  guest: (name: string, page: string) => held(device.guest(name, page)),
  join: (id: string) => device.join(id),
  chair: (id: string) => proxy(device.chair(id)),
  attach: (id: string, key: Uint8Array, port: MessagePort) => {
    device.attach(id, key, linkOf(port));
  },
  watchOthers: (id: string, to: (others: readonly Dialled[]) => void) => {
    device.watchOthers(id, to);
  },
  signHello: (id: string, message: Uint8Array) => device.signHello(id, message),
  check: async (key: Uint8Array, message: Uint8Array, sig: Uint8Array) =>
    fitKey(key) && (await check(key, message, sig)),
  codeOf: codeOfKey,
  answersTo: (key: Uint8Array, invitation: Invitation) => answersTo(key, invitation, codeOfKey),
  opened: () => device.opened(),
  /** elsewhere: another tab has it. gone: there is no such table any more. */
  return: async (id: string, takeOver: boolean): Promise<Result<Berth, 'elsewhere' | 'gone'>> => {
    if (!(takeOver ? await tenancy.takeOver(id) : await tenancy.take(id))) return fail('elsewhere');
    const berth = await device.return(id);
    if (berth) {
      if (berth.code !== null) codes.set(berth.key.join('.'), berth.code); // so that it is not worked out again
      return ok(berth);
    }
    tenancy.release(id);
    return fail('gone');
  },
  forget: (id: string) => {
    tenancy.release(id);
    return device.forget(id);
  },
  audit: async (file: Uint8Array, progress: (done: number, of: number) => void) => {
    await arithmetic();
    return device.audit(file, (done, of) => progress(done, of));
  },
  cheat: async (file: Uint8Array, cheat: Cheat) => {
    await arithmetic();
    return device.cheat(file, cheat);
  },
  lastGame: () => device.lastGame(),
};
export type TableWorker = typeof worker;
expose(worker);
