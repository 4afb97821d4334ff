// table/shelf.ts: the tables that this device has a seat at or watches, so that a reload finds back to them.
import * as v from 'valibot';
import { canonical, readCanonical, type Plain } from '../core/plain.ts';
import type { Store } from '../core/ports.ts';
import type { Gathering } from './gathering.ts';
import type { Sitting } from './sitting.ts';

const bytes = v.custom<Uint8Array>((x) => x instanceof Uint8Array);
const form = v.strictObject({
  id: v.string(),
  seed: bytes,
  nonce: bytes,
  name: v.string(),
  code: v.nullable(v.string()),
  link: v.nullable(v.string()),
  bots: v.array(v.strictObject({ seed: bytes, nonce: bytes, name: v.string() })),
  at: v.picklist(['gathering', 'playing']),
  game: v.string(),
  names: v.array(v.string()),
  round: v.number(),
  /** finished: there is a result to come back to. lost: nothing to come back to, because it was left or ended without one. */
  end: v.picklist(['none', 'finished', 'lost']),
  /** Watches the game; else it has a seat in it. */
  watches: v.boolean(),
  /** Wants a seat rather than only to watch; and how many wishes it has signed. */
  wants: v.boolean(),
  wished: v.number(),
  plan: v.nullable(v.strictObject({ bytes, sig: bytes })),
  others: v.array(v.strictObject({ key: bytes, code: v.string() })),
});
/** What must be remembered of a table besides the journal of its game. */
export type TableCard = v.InferOutput<typeof form>;

function endOf({ end }: Sitting, left: boolean): TableCard['end'] {
  if (left) return 'lost';
  if (end === null) return 'none';
  return end.kind === 'finished' ? 'finished' : 'lost';
}
/** The card of a table as it is now. `left`: for good. */
export function cardOf(
  { id, code, link }: Pick<TableCard, 'id' | 'code' | 'link'>,
  gathering: Gathering,
  game: Sitting | null,
  others: TableCard['others'],
  left: boolean,
): TableCard {
  const { plan, own, bots, word } = gathering;
  return {
    id,
    seed: own.keys.seed,
    nonce: own.nonce,
    name: own.name,
    code,
    link,
    bots: bots.map((b) => ({ seed: b.keys.seed, nonce: b.nonce, name: b.name })),
    at: game ? 'playing' : 'gathering',
    game: game?.roster.game.id ?? plan?.game ?? '',
    names: plan?.seats.map((s) => s.name) ?? [],
    round: game?.chain.match.round ?? 0,
    end: game === null ? 'none' : endOf(game, left),
    watches: game ? game.here.length === 0 || game.left : gathering.place === 'watches',
    wants: gathering.wants,
    wished: gathering.wished,
    plan: word && { bytes: word.bytes, sig: word.sig },
    others,
  };
}

export class Shelf {
  readonly #store: Store;
  #line: Promise<void> = Promise.resolve();

  constructor(store: Store) {
    this.#store = store;
  }
  put(card: TableCard): Promise<void> {
    const turn = this.#line.then(() => this.#store.write([[`shelf/${card.id}`, canonical(card as unknown as Plain)]]));
    this.#line = turn.catch(() => undefined);
    return turn;
  }
  async all(): Promise<readonly TableCard[]> {
    const found = await this.#store.read('shelf/');
    return found.flatMap(([, x]) => {
      const r = v.safeParse(form, readCanonical(x));
      return r.success ? [r.output] : [];
    });
  }
  async take(id: string): Promise<void> {
    await this.#line;
    await this.#store.write([[`shelf/${id}`, null]]);
  }
}
