// table/last-game.ts: the record of the last game that ended on this device, kept until the next one ends, so that it can be checked later.
import * as v from 'valibot';
import { hex } from '../core/bytes.ts';
import type { LastGame } from '../core/house.ts';
import { canonical, readCanonical } from '../core/plain.ts';
import type { Store } from '../core/ports.ts';
import { recordOf, writeRecord } from './record.ts';
import type { Sitting } from './sitting.ts';

const key = 'last/game';
const form = v.strictTuple([v.instance(Uint8Array), v.string()]);

export class LastGames {
  readonly #store: Store;
  #kept = '';

  constructor(store: Store) {
    this.#store = store;
  }
  /** Told as often as anything changes; writes when the log has grown. A game without a single round is not worth it. */
  async keep({ roster, chain, court }: Sitting, own: Uint8Array): Promise<void> {
    const { head } = chain.referee;
    const mark = `${hex(head.hash)}/${court.proof.length}`;
    if (mark === this.#kept || chain.match.round === 0) return;
    this.#kept = mark;
    const file = writeRecord(roster.game.id, recordOf(chain, court.proof));
    await this.#store.write([[key, canonical([file, hex(own)])]]).catch(() => undefined);
  }
  async newest(): Promise<LastGame | null> {
    const [found] = await this.#store.read(key);
    const read = v.safeParse(form, found && readCanonical(found[1]));
    return read.success ? { file: read.output[0], key: read.output[1] } : null;
  }
}
