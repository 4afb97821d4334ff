import { expect } from '@open-wc/testing';
import { phases } from './phases.ts';
import { ana, bruno, chidi, find, heard, nextRound, read, scene, seats, settled, sit, type Wish } from './table.ts';

describe('the Dudo table', () => {
  for (const [phase, scenes] of Object.entries(phases)) {
    it(`can be used by everybody: ${phase}`, async () => {
      const board = await sit(...scenes);
      await expect(board).to.be.accessible();
    });
    it(`fits a small phone: ${phase}`, async () => {
      const board = await sit(...scenes);
      expect(document.documentElement.scrollWidth).to.be.at.most(innerWidth);
      const all = deep(board).filter((e) => e.matches('button') && !e.closest('[inert]'));
      const small = all.filter((e) => e.getBoundingClientRect().height < 43.9).map((e) => e.textContent);
      expect(small).to.deep.equal([]);
    });
  }
  it('says what has to be beaten, by whom it was said, and how many dice there are', async () => {
    const words = read(await sit(scene()));
    expect(words)
      .to.contain('Bruno bids')
      .and.contain('5 threes')
      .and.contain('11 dice on the table')
      .and.contain('1s are wild');
  });
  it('says whose turn it is in words, not only with a ring', async () => {
    const board = await sit(scene({ board: { turn: chidi } }));
    expect(read(find(board, 'du-seat-plate[active]')))
      .to.contain('Chidi')
      .and.contain('thinking');
    expect(read(find(board, '.own'))).to.contain('Chidi is thinking');
  });
  it('draws the bid first, and the pad that answers it a frame later', async () => {
    const board = await sit(scene({ me: ana, board: { turn: bruno } }));
    board.scene = scene({ me: ana, board: { turn: ana, bid: { count: 7, face: 2, by: bruno } } });
    await Promise.resolve();
    expect(read(find(board, '[data-bid]'))).to.contain('7 twos');
    expect(board.shadowRoot?.querySelector('du-dudo-bid-pad') ?? null).to.equal(null);
    await board.updateComplete;
    expect(read(find(board, 'du-dudo-bid-pad'))).to.contain('Bid 8 × 2');
  });
  it('lists the others from my left, and everybody for who only watches', async () => {
    const names = (b: Element): string[] =>
      [...(b.shadowRoot?.querySelectorAll('du-seat-plate') ?? [])].map((p) => p.name);
    expect(names(await sit(scene({ me: bruno })))).to.deep.equal(['Chidi', 'Ana']);
    expect(names(await sit(scene({ me: null })))).to.deep.equal(['Ana', 'Bruno', 'Chidi']);
  });
  it('shows a name as it is written, whatever is in it, and never an empty one', async () => {
    const names = ['Ana', '<img src=x onerror=alert(1)>', '\u200B \u202E'];
    const board = await sit(scene({ names }));
    expect(read(board)).to.contain('<img src=x onerror=alert(1)>').and.contain('Player 3');
    expect(deep(board).some((e) => e.localName === 'img')).to.equal(false);
  });
  it('tells for whose seal the table waits', async () => {
    const roll = { phase: 'roll', turn: null, bid: null, bids: [], cups: {} } as const;
    const words = (given: typeof seats | readonly [typeof ana, typeof bruno]): Promise<string> =>
      sit(scene({ board: roll, scene: { open: { what: 'lock', owing: seats, given } } })).then(read);
    expect(await words([ana, bruno])).to.contain('Waiting for the seal of Chidi');
  });
  it('hides my dice from neighbours, and shows them again', async () => {
    const board = await sit(scene());
    const dice = find(board, 'du-dudo-own-dice');
    expect(read(dice)).to.contain('three one five three');
    find(dice, 'button').click();
    await board.updateComplete;
    await new Promise(requestAnimationFrame);
    expect(read(dice)).to.contain('closed die').and.not.contain('three');
  });
  it('never draws a die that this device does not know', async () => {
    const board = await sit(scene({ me: null }));
    expect(board.shadowRoot?.querySelector('du-dudo-own-dice')).to.equal(null);
  });
  it('asks the page how one can know', async () => {
    const board = await sit(scene());
    const out = heard(board);
    find(board, '.seal-line').click();
    expect(out.wishes).to.deep.equal(['how']);
  });
  it('B106: shows what is left of a window when the page is seen again, although it drew nothing meanwhile', async () => {
    const window = { step: 31, kind: 'race', window: true, left: 5000 } as const;
    const board = await sit(scene({ board: { turn: null }, options: { calza: 'outOfTurn' }, scene: { ask: window } }));
    const shown = find(board, 'du-dudo-window');
    shown.toggleAttribute('still', false);
    const bar = (): Animation | undefined => shown.shadowRoot?.querySelector('.left')?.getAnimations()[0];
    bar()?.pause(); // as in a hidden page, where nothing moves
    expect(shown.shadowRoot?.textContent).to.contain('(5 s)');
    await new Promise((wait) => setTimeout(wait, 1200));
    document.dispatchEvent(new Event('visibilitychange'));
    await (shown as HTMLElementTagNameMap['du-dudo-window']).updateComplete;
    expect(shown.shadowRoot?.textContent).to.contain('(4 s)');
    const style = shown.shadowRoot?.querySelector<HTMLElement>('.left')?.style;
    expect(style?.animationDuration).to.equal('5000ms');
    expect(parseFloat(style?.animationDelay ?? '0')).to.be.within(-3000, -1150);
  });
  it('lets a window go, or calls calza at the second tap', async () => {
    const window = { step: 31, kind: 'race', window: true, left: 5000 } as const;
    const wish: Wish = { board: { turn: null }, options: { calza: 'outOfTurn' }, scene: { ask: window } };
    const board = await sit(scene(wish));
    const out = heard(board);
    const [calza, letGo] = find(board, 'du-dudo-window').shadowRoot?.querySelectorAll('button') ?? [];
    letGo?.click();
    calza?.click();
    expect(out.moves).to.deep.equal([{ step: 31, move: null }]);
    calza?.click();
    expect(out.moves[1]).to.deep.equal({ step: 31, move: { kind: 'calza' } });
  });
  it('tells a showdown that is settled from one that stays closed', async () => {
    const cups = settled().cups.map((c) => (c.seat === chidi ? { ...c, dice: c.dice.map(() => null) } : c));
    const board = await sit(
      scene(),
      scene({ board: nextRound(settled({ cups, count: 4, result: 'undecided', loser: null, lost: 0 })) }),
    );
    expect(read(find(board, 'du-dudo-showdown')))
      .to.contain('stays closed')
      .and.contain('Nobody loses a die');
  });
});

function deep(root: Element): Element[] {
  return [...(root.shadowRoot?.querySelectorAll('*') ?? [])].flatMap((el) => [el, ...deep(el)]);
}
