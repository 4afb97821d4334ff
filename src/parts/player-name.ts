// parts/player-name.ts: the name that is shown for a seat. Names come from others: shown literally, never empty.
import { msg, str } from '@lit/localize';
import type { Scene } from '../core/chair.ts';
import type { Seat } from '../core/seat.ts';

/** What cannot be seen: controls, soft hyphens, zero-width and direction marks, the byte order mark. */
const unseen = /[\p{Cc}\p{Cf}]/gu;

/** The name without marks that hide or turn text; "Player 3" where nothing is left. */
export function playerName(name: string, seat: number): string {
  const seen = name.replace(unseen, '').trim();
  return seen === '' ? msg(str`Player ${seat + 1}`) : seen;
}
/** The name of each seat of a scene, as it may be shown. */
export const namesOf =
  ({ seats }: Scene): ((seat: Seat) => string) =>
  (seat) =>
    playerName(seats.find((s) => s.seat === seat)?.name ?? '', seat);
