import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import type { DuDudoBoard } from '../../../../src/games/dudo/board.ts';
import { ana, bruno, chidi, find, heard, read, scene, settle, sit } from './table.ts';

const face = (board: DuDudoBoard, n: number): HTMLElement => find(board, `[data-face='${n}']`);
const button = (board: DuDudoBoard, kind: 'dudo' | 'bid' | 'calza'): HTMLElement => find(board, `.says .${kind}`);
const label = (board: DuDudoBoard): string => read(button(board, 'bid')).trim();
async function tap(board: DuDudoBoard, el: HTMLElement): Promise<void> {
  el.click();
  await settle(board);
}

describe('the bid pad', () => {
  it('has the smallest raise lying ready, and the button says it', async () => {
    const board = await sit(scene());
    expect(label(board)).to.equal('Bid 6 × 3');
    const out = heard(board);
    button(board, 'bid').click();
    expect(out.moves).to.deep.equal([{ step: 12, move: { kind: 'bid', count: 6, face: 3 } }]);
  });
  it('takes another face with the lowest number that is open for it, and says why', async () => {
    const board = await sit(scene());
    await tap(board, face(board, 5));
    expect(label(board)).to.equal('Bid 5 × 5');
    await tap(board, face(board, 1));
    expect(label(board)).to.equal('Bid 3 × 1');
  });
  it('keeps a legal bid ready whatever is stepped to', async () => {
    const board = await sit(scene());
    await tap(board, face(board, 5));
    const more = find(board, 'du-stepper').shadowRoot?.querySelectorAll('button')[1];
    await tap(board, more as HTMLElement);
    expect(label(board)).to.equal('Bid 6 × 3');
    expect(read(find(board, '#note'))).to.contain('not both');
  });
  it('says on tap why a face is closed, to eyes and to ears', async () => {
    const board = await sit(scene());
    const out = heard(board);
    expect(face(board, 2).getAttribute('aria-disabled')).to.equal('true');
    await tap(board, face(board, 2));
    const why = read(find(board, '#note')).trim();
    expect(why).not.to.equal('');
    expect(out.said).to.deep.equal([why]);
    expect(label(board)).to.equal('Bid 6 × 3');
  });
  it('says what ones need when the number is set by hand', async () => {
    const board = await sit(scene({ board: { bid: { count: 7, face: 4, by: bruno }, bids: [] } }));
    const stepper = find(board, 'du-stepper');
    await tap(board, face(board, 1));
    expect(label(board)).to.equal('Bid 4 × 1');
    const fewer = stepper.shadowRoot?.querySelector('button') as HTMLElement;
    await tap(board, fewer);
    expect(read(find(board, '#note'))).to.contain('Changing to ones needs at least 4');
    expect(label(board)).to.equal('Bid 4 × 1');
  });
  it('doubts only at the second tap, and forgets the first after anything else', async () => {
    const board = await sit(scene());
    const out = heard(board);
    await tap(board, button(board, 'dudo'));
    expect(out.moves).to.deep.equal([]);
    expect(read(button(board, 'dudo'))).to.contain('Dudo!');
    expect(read(find(board, '#note'))).to.contain('Bruno: 5 × 3');
    await tap(board, face(board, 5));
    await tap(board, button(board, 'dudo'));
    expect(out.moves).to.deep.equal([]);
    await tap(board, button(board, 'dudo'));
    expect(out.moves).to.deep.equal([{ step: 12, move: { kind: 'dudo' } }]);
  });
  it('keeps a doubt apart from the default by a gap', async () => {
    const board = await sit(scene());
    const gap = button(board, 'bid').getBoundingClientRect().left - button(board, 'dudo').getBoundingClientRect().right;
    expect(gap).to.be.at.least(12);
  });
  it('closes doubt and calza before the first bid, with the reason', async () => {
    const board = await sit(scene({ board: { bid: null, bids: [], starter: ana } }));
    const out = heard(board);
    expect(button(board, 'dudo').getAttribute('aria-disabled')).to.equal('true');
    await tap(board, button(board, 'dudo'));
    await tap(board, button(board, 'dudo'));
    expect(out.moves).to.deep.equal([]);
    expect(read(find(board, '#note'))).to.contain('Nobody has bid yet');
    expect(label(board)).to.equal('Bid 1 × 2');
  });
  it('has no calza where the house rules have none', async () => {
    const board = await sit(scene({ options: { calza: 'off' } }));
    expect(find(board, '.says').querySelector('.calza')).to.equal(null);
  });
  it('closes calza with its reason for who has lost nothing yet', async () => {
    const board = await sit(scene({ options: { calzaAfterLossOnly: true } }));
    await tap(board, button(board, 'calza'));
    expect(read(find(board, '#note'))).to.contain('lost a die');
  });
  it('locks the face in a palifico round and says so', async () => {
    const board = await sit(scene({ board: { palifico: bruno } }));
    expect(read(board)).to.contain('the face is fixed, 1s are not wild');
    for (const f of [1, 2, 4, 5, 6]) expect(face(board, f).getAttribute('aria-disabled'), `${f}`).to.equal('true');
    await tap(board, face(board, 4));
    expect(label(board)).to.equal('Bid 6 × 3');
  });
  it('asks which way the round runs where that is chosen, and sends it along', async () => {
    const board = await sit(scene({ options: { direction: 'chosen' }, board: { bid: null, bids: [], starter: ana } }));
    const out = heard(board);
    await tap(board, find(board, '.ways').querySelectorAll<HTMLElement>('button')[1] as HTMLElement);
    button(board, 'bid').click();
    expect(out.moves).to.deep.equal([{ step: 12, move: { kind: 'bid', count: 1, face: 2, way: -1 } }]);
  });
  it('only leaves doubt and calza when there is no higher bid', async () => {
    const board = await sit(scene({ board: { bid: { count: 11, face: 1, by: bruno }, bids: [] } }));
    const out = heard(board);
    expect(button(board, 'bid').getAttribute('aria-disabled')).to.equal('true');
    await tap(board, button(board, 'bid'));
    expect(out.moves).to.deep.equal([]);
    expect(read(find(board, '#note'))).to.contain('no higher bid');
  });
  it('keeps a bid that was made ready before the turn, while it is still a raise', async () => {
    const waiting = { turn: bruno, bid: { count: 3, face: 2, by: chidi }, bids: [] } as const;
    const board = await sit(scene({ board: waiting }));
    await tap(board, find(board, '.prepare'));
    await tap(board, face(board, 6));
    expect(read(find(board, '#note'))).to.contain('3 × 6');
    board.scene = scene({ board: { bid: { count: 3, face: 4, by: bruno }, bids: [] } });
    await settle(board);
    expect(label(board)).to.equal('Bid 3 × 6');
    board.scene = scene({ board: { bid: { count: 4, face: 2, by: bruno }, bids: [] } });
    await settle(board);
    expect(label(board)).to.equal('Bid 5 × 2');
  });
  it('says nothing by a double tap that one tap does not say', async () => {
    const board = await sit(scene());
    const out = heard(board);
    button(board, 'bid').dispatchEvent(new MouseEvent('click', { detail: 1, bubbles: true }));
    button(board, 'bid').dispatchEvent(new MouseEvent('click', { detail: 2, bubbles: true }));
    expect(out.moves.length).to.equal(1);
  });

  describe('by keys alone', () => {
    it('walks over the faces with arrows and takes one with Space', async () => {
      const board = await sit(scene());
      face(board, 3).focus();
      await sendKeys({ press: 'ArrowRight' });
      await sendKeys({ press: 'ArrowRight' });
      await sendKeys({ press: 'Space' });
      await settle(board);
      expect(label(board)).to.equal('Bid 5 × 5');
      expect(face(board, 5).tabIndex).to.equal(0);
      expect(face(board, 3).tabIndex).to.equal(-1);
    });
    it('sets the number with arrows and says the bid with Enter', async () => {
      const board = await sit(scene());
      const out = heard(board);
      find(board, '[role=spinbutton]').focus();
      await sendKeys({ press: 'ArrowUp' });
      await settle(board);
      button(board, 'bid').focus();
      await sendKeys({ press: 'Enter' });
      expect(out.moves).to.deep.equal([{ step: 12, move: { kind: 'bid', count: 7, face: 3 } }]);
    });
    it('takes back the first tap of a doubt with Escape', async () => {
      const board = await sit(scene());
      const out = heard(board);
      button(board, 'dudo').focus();
      await sendKeys({ press: 'Enter' });
      await sendKeys({ press: 'Escape' });
      await sendKeys({ press: 'Enter' });
      expect(out.moves).to.deep.equal([]);
    });
  });
});
