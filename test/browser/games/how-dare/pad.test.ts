import { expect } from '@open-wc/testing';
import { ana, bruno, chidi, scene, type Wish } from './scenes.ts';
import { find, heard, read, settle, sit, type } from './table.ts';

async function pad(wish: Wish = {}): Promise<{
  readonly board: Awaited<ReturnType<typeof sit>>;
  readonly pad: HTMLElement;
  readonly field: HTMLInputElement;
  readonly out: ReturnType<typeof heard>;
  readonly press: (text: string) => Promise<void>;
  readonly typed: (text: string) => Promise<void>;
}> {
  const board = await sit(scene(wish));
  const element = find(board, 'du-how-dare-pad');
  const field = find(board, '#number') as HTMLInputElement;
  return {
    board,
    pad: element,
    field,
    out: heard(board),
    press: async (text) => {
      const buttons = [...(element.shadowRoot?.querySelectorAll('button') ?? [])];
      const button = buttons.find((b) => b.textContent.trim().startsWith(text));
      if (!button) throw new Error(`no button ${text}`);
      button.click();
      await settle(board);
    },
    typed: async (text) => {
      type(field, text);
      await settle(board);
    },
  };
}

describe('the number pad', () => {
  it('has the lowest number that may be said ready', async () => {
    const { field, out, press } = await pad();
    expect(field.value).to.equal('1,201');
    await press('Say 1,201');
    expect(out.moves).to.deep.equal([{ step: 12, move: { kind: 'say', n: 1201 } }]);
  });
  it('steps by one, ten, twice and ten times, and says the new number', async () => {
    const { field, out, press } = await pad();
    for (const step of ['+1', '+10', '×2', '×10']) await press(step);
    expect(field.value).to.equal('24,240');
    expect(out.said.at(-1)).to.equal('24,240');
  });
  it('stops at the highest number and says so', async () => {
    const { field, pad: element, press } = await pad({ board: { bids: [{ n: 9e14, by: chidi }] } });
    await press('×10');
    expect(field.value).to.equal('1,000,000,000,000,000');
    expect(read(element)).to.contain('The highest number is 1,000,000,000,000,000.');
  });
  it('shows how a typed number is read, before it is said', async () => {
    const { pad: element, typed, press, out } = await pad();
    await typed('1 234 567');
    expect(read(element)).to.contain('Read as 1,234,567');
    await press('Say 1,234,567');
    expect(out.moves).to.deep.equal([{ step: 12, move: { kind: 'say', n: 1_234_567 } }]);
  });
  it('says what is wrong with what was typed, and says nothing then', async () => {
    const { pad: element, typed, press, out, field } = await pad();
    for (const [text, why] of [
      ['1,5', 'whole numbers'],
      ['1.234', 'two ways'],
      ['many', 'Only digits'],
      ['-4', 'begin at 0'],
      ['1200', 'at least 1,201'],
      ['', 'Type a number'],
    ] as const) {
      await typed(text);
      expect(read(element), text).to.contain(why);
      expect(field.getAttribute('aria-invalid')).to.equal('true');
      await press('Say it');
    }
    expect(out.moves).to.deep.equal([]);
  });
  it('dares at the second tap only, and a changed number takes the first back', async () => {
    const { pad: element, press, out } = await pad();
    await press('How dare you!');
    expect(read(element)).to.contain('Chidi: 1,200').and.contain('Tap once more');
    await press('+1');
    await press('How dare you!');
    expect(out.moves).to.deep.equal([]);
    await press('Sure: How dare you!');
    expect(out.moves).to.deep.equal([{ step: 12, move: { kind: 'dare' } }]);
  });
  it('says why there is nothing to dare yet', async () => {
    const { pad: element, press, out } = await pad({ board: { bids: [] } });
    await press('How dare you!');
    expect(read(element)).to.contain('Nobody has said a number yet.');
    expect(out.moves).to.deep.equal([]);
  });
  it('warns what a wrong Spot On costs', async () => {
    const { pad: element, press, out } = await pad({ options: { spotOn: true } });
    await press('Spot On');
    expect(read(element)).to.contain('you lose the game');
    await press('Sure: Spot On');
    expect(out.moves).to.deep.equal([{ step: 12, move: { kind: 'spotOn' } }]);
    const other = await pad({ options: { spotOn: true, wrongSpotOn: 'elimination' } });
    await other.press('Spot On');
    expect(read(other.pad)).to.contain('you are out');
  });
  it('a doubled dare is taken back for a higher number, or stood by at the second tap', async () => {
    const dare = { by: ana, against: chidi, exact: false, doubled: true };
    const { press, out } = await pad({ options: { pushingIt: true, spotOn: true }, board: { phase: 'doubled', dare } });
    await press('Take back, say 1,201');
    await press('Stand: 2 cards');
    await press('Sure: Stand');
    expect(out.moves).to.deep.equal([
      { step: 12, move: { kind: 'withdraw', n: 1201 } },
      { step: 12, move: { kind: 'stand' } },
    ]);
  });
  it('keeps what I typed while others say numbers, as long as it may be said', async () => {
    const { board, field, typed } = await pad();
    await typed('5000');
    const bids = [{ n: 1300, by: bruno }];
    board.scene = scene({
      board: { bids },
      scene: { step: 14, ask: { step: 14, kind: 'choose', window: false, left: null } },
    });
    await settle(board);
    expect(field.value).to.equal('5000');
    board.scene = scene({ board: { bids: [{ n: 6000, by: bruno }] } });
    await settle(board);
    expect(field.value).to.equal('6,001');
  });
});
