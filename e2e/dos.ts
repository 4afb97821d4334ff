// e2e/dos.ts: people who play DOS through the page: they read their hand and the row, and match, draw, place, call and catch by clicking.
import type { Page } from 'playwright-core';
import { cardOf, cards, type Face } from '../src/games/dos/faces.ts';
import { choicesOf } from '../src/games/dos/matching.ts';
import { cardWord } from '../src/games/dos/words.ts';
import { buttonsOn, opensTableOf, type Button } from './looking.ts';
import { clicks, type Person } from './people.ts';

/** Opens a table for one round, in which one may draw as long as one likes and has time to speak; reads its code. */
export const opensDosTable = (person: Person, origin: string): Promise<string> =>
  opensTableOf(person, origin, /^DOS/, [
    ['Points to win', 'one round'],
    ['Without a match', 'draw as long as you like'],
    ['Time to say DOS', '3 seconds'],
    ['Time to catch', '8 seconds'],
  ]);

const faces: ReadonlyMap<string, Face> = new Map(cards.map((_, face) => [cardWord(face), face]));
/** A card that can be picked, with its place among those of the hand or of the row. */
type Lying = { readonly face: Face; readonly at: number; readonly picked: boolean };
const lying = (buttons: readonly Button[], part: string): readonly Lying[] =>
  buttons
    .filter((b) => b.part === part)
    .flatMap(({ says, on, down }, at) => {
      const face = faces.get(says.replace(/, (you can match it|matches nothing now)$/, ''));
      return face === undefined || !on ? [] : [{ face, at, picked: down }];
    });

/** What a page offers: cards of the row that are not matched, the own hand, and all other buttons. */
export type Offer = {
  readonly row: readonly Lying[];
  readonly hand: readonly Lying[];
  readonly others: readonly Button[];
};
const [inRow, inHand] = ['du-dos-row', 'du-dos-hand'];
export async function offerOn(page: Page): Promise<Offer> {
  const buttons = await buttonsOn(page);
  const others = buttons.filter(({ part }) => part !== inHand && part !== inRow);
  return { row: lying(buttons, inRow), hand: lying(buttons, inHand), others };
}
/** Whether there is such a button that can be used. */
export const offers = ({ others }: Offer, button: RegExp): boolean =>
  others.some(({ on, says }) => on && button.test(says));

/** One or two cards of the hand that make a card of the row. */
export type Match = { readonly target: Lying; readonly cards: readonly Lying[]; readonly colour: boolean };
/** The best that a hand can do: two cards before one, in one colour before others. At least `left` cards stay. */
export function bestMatch({ row, hand }: Offer, left = 0): Match | null {
  const pairs = hand.flatMap((a, i) => [[a], ...hand.slice(i + 1).map((b) => [a, b])]);
  const sets = pairs.filter((set) => hand.length - set.length >= left);
  const all = row.flatMap((target) =>
    sets.flatMap((set): readonly Match[] => {
      const [best] = choicesOf(target.face, set.map((c) => c.face)); // prettier-ignore
      return best ? [{ target, cards: set, colour: best.colour !== null }] : [];
    }),
  );
  const worth = (m: Match): number => 2 * m.cards.length + (m.colour ? 3 : 0);
  return all.toSorted((a, b) => worth(b) - worth(a))[0] ?? null;
}
export const isDouble = (match: Match | null): match is Match => match?.colour === true && match.cards.length === 2;

/** Taps a card where it can be seen even when others lie on it; what was to be tapped may have just gone. */
const taps = (page: Page, part: string, at: number): Promise<boolean> =>
  page.locator(`${part} button`).nth(at).click({ position: { x: 8, y: 8 }, timeout: 20_000 }).then(() => true, () => false); // prettier-ignore
/** These cards of the hand are picked, and no others. */
async function picksCards(page: Page, hand: readonly Lying[], wanted: readonly Lying[]): Promise<boolean> {
  const change = hand.filter((card) => card.picked !== wanted.includes(card));
  for (const { at } of change.toSorted((a, b) => Number(b.picked) - Number(a.picked)))
    if (!(await taps(page, inHand, at))) return false;
  return true;
}
/** Aims at the card of the row and picks those that match it. */
export async function picksMatch(page: Page, { hand }: Offer, { target, cards: set }: Match): Promise<boolean> {
  return (target.picked || (await taps(page, inRow, target.at))) && picksCards(page, hand, set);
}
/** Says the word with the next move, where it is due. */
async function calls(page: Page): Promise<void> {
  const word = (await offerOn(page)).others.find(({ says, part }) => says === 'DOS!' && part === 'du-dos-pad');
  if (word?.on === true && !word.down) await clicks(page, /^DOS!/);
}

/** How many pairs a card of the row can be made of, roughly: a wild number most, a wild DOS fewest. */
function useInRow({ face }: Lying): number {
  const card = cardOf(face);
  return card.kind === 'number' ? card.value : card.kind === 'wild' ? 11 : 0;
}
/** One look at the page and, if this person is asked for anything, one move by clicking. Who is silent never says DOS, and does not pass two cards by: one match a turn, and never the last two cards. */
export async function playsDos({ page }: Person, silent: boolean): Promise<boolean> {
  const offer = await offerOn(page);
  for (const on of [/^Next/, /^See the result/, /^Catch /]) if (offers(offer, on)) return clicks(page, on);
  if (offers(offer, /^Say nothing/)) return clicks(page, silent ? /^Say nothing/ : /^DOS!/);
  const [, due] = offer.others.flatMap(({ says }) => /^Place ?(\d*)$/.exec(says) ?? []);
  if (due !== undefined) {
    const placed = offer.hand.toSorted((a, b) => useInRow(b) - useInRow(a)).slice(0, Number(due || 1));
    if (!(await picksCards(page, offer.hand, placed))) return false;
    if (!silent) await calls(page);
    return clicks(page, /^Place/);
  }
  if (!offers(offer, /^(Draw|Stop)/)) return false;
  const matched = !offers(offer, /^Draw/);
  const match = silent && matched ? null : bestMatch(offer, silent ? 2 : 0);
  if (match === null) return clicks(page, offers(offer, /^Stop/) ? /^Stop/ : /^Draw/);
  if (!(await picksMatch(page, offer, match))) return false;
  if (!silent) await calls(page);
  return clicks(page, /^Match \d/);
}
/** How many cards each of these people holds, as their own pages say. */
export const handsOf = (people: readonly Person[]): Promise<readonly number[]> =>
  Promise.all(people.map(async ({ page }) => (await offerOn(page)).hand.length));
