// e2e/secrets.ts: what each page of a DuvidaÊ! table holds, walked through every shadow tree, against what its seat may know.
import type { Page } from 'playwright-core';
import type { Scene } from '../src/core/chair.ts';
import type { Seat } from '../src/core/seat.ts';
import type { DuvidaeBoard } from '../src/games/duvidae/position.ts';
import { cardWord } from '../src/games/duvidae/words.ts';

/** A card that is drawn, with all that its element holds, whether it shows it or not. */
type Drawn = {
  readonly where: string;
  readonly back: boolean;
  readonly rank: string;
  readonly label: string;
  readonly inside: string;
};
/** A text or an attribute that people or a screen reader can come upon. */
type Word = { readonly where: string; readonly how: string; readonly text: string };
/** A page in one moment: what its table was told, and what stands in it. */
export type Held = {
  readonly seat: Seat;
  readonly known: { readonly [slot: number]: number };
  readonly board: DuvidaeBoard;
  readonly cards: readonly Drawn[];
  readonly words: readonly Word[];
};

/** Everything that a page holds once its table has drawn what it was told; null while it has none. */
export function held(page: Page): Promise<Held | null> {
  return page.evaluate(async () => {
    const trees: ParentNode[] = [document];
    for (let tree = trees.pop(); tree; tree = trees.pop())
      for (const el of tree.querySelectorAll('*')) {
        if (el.shadowRoot) trees.push(el.shadowRoot);
        if (el.localName === 'du-duvidae-board')
          await (el as Element & { updateComplete?: Promise<unknown> }).updateComplete;
      }
    const cards: Drawn[] = [];
    const words: Word[] = [];
    let scene: Scene | null = null;
    const roots: [ParentNode, string][] = [[document, '']]; // a loop: tsx marks inner functions with a name that the page does not know
    for (let next = roots.pop(); next; next = roots.pop()) {
      const [root, path] = next;
      for (const el of root.querySelectorAll('*')) {
        if (el.shadowRoot) roots.push([el.shadowRoot, `${path} ${el.localName}`]);
        if (el.localName === 'du-duvidae-board') scene = (el as Element & { scene?: Scene }).scene ?? null;
        const on = el.closest('du-card');
        const where = `${path}${el.closest('.meld') ? ' .meld' : ''}${on && on !== el ? ' du-card' : ''}`;
        if (el.localName === 'du-card') {
          const { back, rank, label } = el as Element & { back?: boolean; rank?: string; label?: string };
          const inside = `${el.shadowRoot?.querySelector('.rank')?.textContent ?? ''} ${el.textContent}`;
          cards.push({ where, back: back === true, rank: rank ?? '', label: label ?? '', inside: inside.replace(/\s+/g, ' ').trim() }); // prettier-ignore
        }
        if (el.matches('.table-hand > g'))
          cards.push({ where, back: true, rank: '', label: '', inside: el.textContent.trim() }); // a back in the drawing of a hand
        if (el.localName === 'style' || el.localName === 'script') continue;
        for (const { name, value } of el.attributes)
          if (/^(aria-|data-|title$|alt$|value$|id$|name$|placeholder$)/.test(name)) words.push({ where, how: name, text: value }); // prettier-ignore
        let text = ''; // of its own: what is written in parts is read in one go
        for (const node of el.childNodes) if (node.nodeType === Node.TEXT_NODE) text += node.textContent ?? '';
        if (text.trim() !== '') words.push({ where, how: 'text', text: text.replace(/\s+/g, ' ').trim() });
      }
    }
    if (!scene || scene.me === null) return null;
    const { me, known, board } = scene as Scene & { me: Seat };
    return {
      seat: me,
      known: known as { readonly [slot: number]: number },
      board: board as unknown as DuvidaeBoard,
      cards,
      words,
    };
  });
}

const isOwn = (where: string): boolean => /du-duvidae-(hand|pad)( |$)/.test(where);
/** Places that only draw a card or count up an opening: judged by the cards that lie there. */
const isDrawn = (where: string): boolean => /du-card( |$)|du-duvidae-showdown( |$)/.test(where);
const faceWord = /^[1-8](?: plus [12])?$/;
/** Faces as they are read out, two or more in a row, or one with its penalty: a claim ("three 5s") is none. */
const facesIn = (text: string): readonly string[] =>
  (text.match(/\b[1-8](?: plus [12])?(?:, [1-8](?: plus [12])?\b)+|\b[1-8] plus [12]\b/g) ?? []).flatMap((m) =>
    m.split(', '),
  );
/** What all have seen: shown and opened cards. */
const open = (board: DuvidaeBoard): readonly string[] =>
  [
    ...board.table.map((m) => m.shown),
    ...(board.last ? [board.last.shown, ...board.last.cards] : []),
    ...Object.values(board.seen),
  ].flatMap((face) => (face === null ? [] : [cardWord(face)]));

/** What the pages of one game may show, gathered look by look. */
export class Secrets {
  /** Faces that were open to all at some time, as they are read out: the log goes on telling them. */
  readonly #opened = new Set<string>();
  /** How many closed cards of others, and how many of their own, the pages were seen with. */
  closed = 0;
  own = 0;

  /** Everything that a page holds and its seat may not know; the others' pages say what is hidden from it. */
  leaks(now: Held, others: readonly Held[]): readonly string[] {
    for (const word of [now, ...others].flatMap(({ board }) => open(board))) this.#opened.add(word);
    return [...told(now, others), ...this.#drawn(now), ...this.#said(now)];
  }
  #drawn({ board, known, seat, cards }: Held): readonly string[] {
    const own = (board.hands[seat] ?? []).map(({ sealed }) => cardWord(known[sealed] ?? -1));
    const top = board.table.at(-1);
    const disputed = [...(board.last ? [board.last.shown, ...board.last.cards] : []), ...(top ? [top.shown] : [])];
    const allowed = (where: string): readonly string[] => {
      if (isOwn(where)) return own;
      if (where.includes('du-duvidae-showdown')) return disputed.map((face) => cardWord(face ?? -1));
      return where.endsWith('.meld') && top ? [cardWord(top.shown)] : [];
    };
    this.closed += cards.filter((c) => c.back && !isOwn(c.where)).length;
    this.own += own.length;
    const faces = cards.filter((c) => !c.back);
    return [
      ...cards.filter((c) => c.back && `${c.rank}${c.label}${c.inside}` !== '').map((c) => `a closed card holds ${c.rank} ${c.label} ${c.inside}, ${c.where}`), // prettier-ignore
      ...faces.filter((c) => !allowed(c.where).includes(c.label)).map((c) => `${c.label} lies open, ${c.where}`),
      ...faces.filter((c) => !c.label.startsWith(c.rank)).map((c) => `${c.label} is drawn as ${c.rank}`),
      ...(faces.filter((c) => c.where.endsWith('.meld')).length > 1 ? ['the last cards lie open'] : []),
    ];
  }
  #said({ board, known, seat, words }: Held): readonly string[] {
    const slots = (board.hands[seat] ?? []).map(({ sealed }) => sealed);
    const own = slots.map((slot) => cardWord(known[slot] ?? -1));
    return words.flatMap(({ where, how, text }) => {
      if (how === 'data-slot' || how === 'data-show')
        return slots.includes(Number(text)) ? [] : [`${how} ${text} is in another hand, ${where}`];
      const may = (face: string): boolean => this.#opened.has(face) || (isOwn(where) && own.includes(face));
      const alone = faceWord.test(text) && !isDrawn(where) && where.includes('du-duvidae-board') && !(isOwn(where) && own.includes(text)); // prettier-ignore
      return [
        ...(alone ? [`${how} is the face ${text}, ${where}`] : []),
        ...facesIn(text).filter((face) => !may(face)).map((face) => `${how} tells ${face} in “${text}”, ${where}`), // prettier-ignore
      ];
    });
  }
}
/** What the table behind a page was told: its own cards, and no slot that another seat's table knows, too. */
function told({ seat, known, board }: Held, others: readonly Held[]): readonly string[] {
  const foreign = [
    ...Object.entries(board.hands).flatMap(([s, hand]) => (Number(s) === seat ? [] : hand)),
    ...board.pile,
    ...board.table.flatMap((m) => (m.by === seat ? [] : m.down)),
  ];
  return [
    ...foreign.filter(({ sealed }) => known[sealed] !== undefined).map((c) => `its table knows slot ${c.sealed} of another`), // prettier-ignore
    ...Object.keys(known).filter((slot) => others.some((o) => o.known[Number(slot)] !== undefined)).map((slot) => `two tables know slot ${slot}`), // prettier-ignore
  ];
}
