// table/sit-down.ts: from a roster that all agree on to a game on this device: which seats are ours, fresh secrets, a fresh journal.
// A device without a seat in it watches: it follows the same log and signs nothing.
import { same } from '../core/bytes.ts';
import { at, seatAt } from '../core/seat.ts';
import type { Own } from './gathering.ts';
import { Journal, type Here } from './journal.ts';
import { DeviceKeep } from './keep.ts';
import { readRoster } from './roster.ts';
import { Sitting, type SittingOf } from './sitting.ts';
import type { Ports } from './ports.ts';

/** The game of a roster, not yet begun; null when this app cannot play it. `owns`: who of this device may be in it. */
export async function sitDown(of: {
  readonly bytes: Uint8Array;
  readonly opener: number;
  readonly owns: readonly Own[];
  /** The name of the table in this device's storage. */
  readonly id: string;
  readonly ports: Ports;
  readonly changed: SittingOf['changed'];
}): Promise<Sitting | null> {
  const { bytes, owns, id, ports, changed } = of;
  const roster = await readRoster(bytes, ports.deck);
  if (!roster.ok) return null;
  const { seats, sitters } = roster.value;
  const here = seats.flatMap((seat): Here[] => {
    const sitter = at(sitters, seat);
    const own = owns.find((o) => same(o.keys.key, sitter.key) && same(o.nonce, sitter.nonce));
    return own ? [{ seat, seed: own.keys.seed, who: own.bot ? 'bot' : 'person' }] : [];
  });
  const opener = seatAt(of.opener);
  const mine = here.map((h) => h.seat);
  const keep = new DeviceKeep(mine, ports.chance(32), ports.chance);
  const journal = new Journal(ports.store, id);
  await journal.forget();
  await journal.begin(bytes, opener, here, keep.stored());
  return new Sitting({ ...ports, roster: roster.value, opener, here, keep, journal, changed });
}
