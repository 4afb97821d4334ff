import { expect } from '@open-wc/testing';
import { seatAt } from '../../../../src/core/seat.ts';
import { phases } from './phases.ts';
import { ana, asked, bruno, chidi, deep, find, findAll, heard, lay, rank, read, scene, settle, sit, tap, button } from './table.ts'; // prettier-ignore

describe('the table of I Doubt It', () => {
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
  it('says who placed what as what, and what was declared', async () => {
    const words = read(await sit(scene(asked)));
    expect(words).to.contain('Bruno says').and.contain('a king').and.contain('purple king');
    expect(words).to.contain('pile of 2 cards').and.contain('Chidi declared');
  });
  it('says whose turn it is in words, not only with a ring', async () => {
    const board = await sit(scene({ board: { turn: bruno } }));
    expect(read(find(board, 'du-card-plate[active]')))
      .to.contain('Bruno')
      .and.contain('thinking');
    expect(read(find(board, '.own'))).to.contain('Bruno is thinking');
  });
  it('a bluff looks like an honest card to everybody but its owner', async () => {
    const drawn = async (face: string): Promise<string> => {
      const own = scene({ ...asked, me: bruno, hand: face, scene: { ask: null } });
      return read(find(await sit(own), '.centre'));
    };
    expect(await drawn('Gn8')).to.equal(await drawn('RdK'));
    const board = await sit(scene(asked));
    expect(read(board)).not.to.contain('bluff');
  });
  it('lists the others from my left, and everybody for who only watches', async () => {
    const names = (b: Element): string[] =>
      [...(b.shadowRoot?.querySelectorAll('du-card-plate') ?? [])].map((p) => p.name);
    expect(names(await sit(scene({ me: bruno })))).to.deep.equal(['Chidi', 'Ana']);
    expect(names(await sit(scene({ me: null })))).to.deep.equal(['Ana', 'Bruno', 'Chidi']);
  });
  it('shows a name as it is written, whatever is in it, and never an empty one', async () => {
    const names = ['Ana', '<img src=x onerror=alert(1)>', '\u200B \u202E'];
    const board = await sit(scene({ names }));
    expect(read(board)).to.contain('<img src=x onerror=alert(1)>').and.contain('Player 3');
    expect(deep(board).some((e) => e.localName === 'img')).to.equal(false);
  });
  it('never draws a card that this device does not know', async () => {
    const board = await sit(scene({ me: null }));
    expect(findAll(board, 'du-doubt-pad')).to.deep.equal([]);
    expect(findAll(board, 'du-card:not([back])').map((c) => read(c).trim())).to.deep.equal(['purple king']);
  });
  it('asks the page how one can know', async () => {
    const board = await sit(scene());
    const out = heard(board);
    find(board, '.seal-line').click();
    expect(out.wishes).to.deep.equal(['how']);
  });
  it('tells who has answered in a window, and whose last card it is', async () => {
    const board = await sit(
      scene({
        ...asked,
        board: {
          ...asked.board,
          hands: { ...(scene().board as { hands: object }).hands, [bruno]: [] },
        },
        scene: { ...asked.scene, open: { what: 'window', owing: [ana, chidi], given: [chidi] } },
      }),
    );
    const notes = findAll(board, 'du-card-plate').map((p) => read(p));
    expect(notes[0]).to.contain('last card!');
    expect(notes[1]).to.contain('answered');
    expect(read(find(board, 'du-doubt-window'))).to.contain('now or never');
  });
  it('places of those who are out, and what is lost, are told', async () => {
    const board = await sit(scene({ board: { placed: [bruno], lost: 4 }, options: { playOn: true } }));
    expect(read(find(board, 'du-card-plate'))).to.contain('place 1');
    expect(read(find(board, '.centre'))).to.contain('4 cards out of the game');
  });
  it('knows the heading of the rulebook that matters now', async () => {
    expect((await sit(scene())).rule).to.equal('placing');
    expect((await sit(scene({ board: { declared: null, declarer: null } }))).rule).to.equal('declaring');
    expect((await sit(scene(asked))).rule).to.equal('doubting');
    expect((await sit(scene({ options: { pack: 'standard' }, hand: 'sA' }))).rule).to.equal('standard-pack');
  });
});

describe('a card that can be doubted', () => {
  it('is doubted at the second tap, or believed at the first', async () => {
    const board = await sit(scene(asked));
    const out = heard(board);
    await tap(board, button(board, 'Believe'), button(board, 'I doubt it'));
    expect(out.moves).to.deep.equal([{ step: 31, move: null }]);
    expect(read(find(board, 'du-doubt-window'))).to.contain('Not said yet: tap once more.');
    await tap(board, button(board, 'Sure: I doubt it'));
    expect(out.moves[1]).to.deep.equal({ step: 31, move: { kind: 'doubt' } });
  });
  it('is called as the table agreed', async () => {
    const board = await sit(scene({ ...asked, options: { challengeWord: 'cheat' } }));
    expect(read(find(board, 'du-doubt-window'))).to.contain('Cheat');
  });
  it('shows the time that is left, and none where everybody answers', async () => {
    expect(read(find(await sit(scene(asked)), 'du-doubt-window'))).to.contain('5 s');
    const open = await sit(scene({ ...asked, options: { window: 'everybody' } }));
    expect(read(find(open, 'du-doubt-window'))).not.to.match(/\d s/);
  });
  it('B106: shows what is left of a window when the page is seen again, although it drew nothing meanwhile', async () => {
    const board = await sit(scene(asked));
    const shown = find(board, 'du-doubt-window') as HTMLElement & { updateComplete: Promise<unknown> };
    shown.toggleAttribute('still', false);
    shown.shadowRoot?.querySelector('.left')?.getAnimations()[0]?.pause(); // as in a hidden page, where nothing moves
    await new Promise((wait) => setTimeout(wait, 1200));
    document.dispatchEvent(new Event('visibilitychange'));
    await shown.updateComplete;
    expect(shown.shadowRoot?.textContent).to.match(/[34] s/);
    const style = shown.shadowRoot?.querySelector<HTMLElement>('.left')?.style;
    expect(style?.animationDuration).to.equal('5000ms');
    expect(parseFloat(style?.animationDelay ?? '0')).to.be.within(-3000, -1150);
  });
  it('a new card to doubt begins with nothing tapped', async () => {
    const board = await sit(scene(asked));
    await tap(board, button(board, 'I doubt it'));
    board.scene = scene({
      board: { phase: 'window', turn: null, pile: [lay(chidi, 'PuK'), lay(seatAt(1), rank('K'))] },
      scene: { ask: { step: 35, kind: 'race', window: true, left: 5000 } },
    });
    await settle(board);
    expect(read(find(board, 'du-doubt-window'))).not.to.contain('Sure');
  });
});
