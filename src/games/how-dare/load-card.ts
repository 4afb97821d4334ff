// games/how-dare/load-card.ts: fetches the words of one theme card when it comes up. Pages only: the rules need no words.
import type { ThemeCard } from './card-form.ts';
import { keepCard, loadedCard } from './texts.ts';

const files = import.meta.glob<ThemeCard>('./cards/*.json', { import: 'default' });

/** The card is in texts.ts when this settles; rejects when it cannot be fetched. */
export async function loadCard(id: string): Promise<void> {
  if (loadedCard(id)) return;
  const load = files[`./cards/${id}.json`];
  if (!load) throw new Error(`no card ${id}`);
  keepCard(await load());
}
