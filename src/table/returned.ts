// table/returned.ts: a sitting from what this device has stored: same seat, same secrets, same log.
import { DeviceKeep } from './keep.ts';
import type { Saved } from './journal.ts';
import type { Ports } from './ports.ts';
import { readRoster } from './roster.ts';
import { Sitting, type SittingOf } from './sitting.ts';

/** Replays the stored log; null when this app no longer knows the rules of that table. */
export async function returned(
  saved: Saved,
  of: Omit<SittingOf, 'roster' | 'opener' | 'here' | 'keep'> & Pick<Ports, 'deck'>,
): Promise<Sitting | null> {
  const roster = await readRoster(saved.roster, of.deck);
  if (!roster.ok) return null;
  const { here, opener } = saved;
  const keep = DeviceKeep.from(
    here.map((h) => h.seat),
    saved.keep,
    of.chance,
  );
  const sitting = new Sitting({ ...of, roster: roster.value, opener, here, keep });
  await sitting.chain.load(saved.steps);
  // Where all seats are here, nobody else can know more than our storage does; and who only watches signs nothing.
  sitting.returning = here.length > 0 && here.length < roster.value.seats.length;
  await sitting.begin(saved.own);
  return sitting;
}
