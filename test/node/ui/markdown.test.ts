import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { inline, parseMarkdown, slug } from '../../../src/ui/markdown.ts';

describe('a rulebook', () => {
  it('is read block by block', () => {
    const source =
      '# Dudo\n\nTwo lines\nof text.\n\n## A calza {#calza}\n\n- one\n  goes on\n- two\n\n1. first\n2. second\n';
    assert.deepEqual(parseMarkdown(source), [
      { kind: 'heading', level: 1, text: 'Dudo', id: 'dudo' },
      { kind: 'paragraph', text: 'Two lines of text.' },
      { kind: 'heading', level: 2, text: 'A calza', id: 'calza' },
      { kind: 'list', ordered: false, items: ['one goes on', 'two'] },
      { kind: 'list', ordered: true, items: ['first', 'second'] },
    ]);
  });
  it('may hold a table', () => {
    assert.deepEqual(parseMarkdown('| Bid | Legal |\n| --- | :-: |\n| 3 fours | yes |'), [
      { kind: 'table', head: ['Bid', 'Legal'], rows: [['3 fours', 'yes']] },
    ]);
  });
  it('may have a list right under its sentence', () => {
    assert.deepEqual(parseMarkdown('Say:\n- a bid\n- Dudo'), [
      { kind: 'paragraph', text: 'Say:' },
      { kind: 'list', ordered: false, items: ['a bid', 'Dudo'] },
    ]);
  });
  it('has anchors that do not change with accents', () => {
    assert.equal(slug('Após uma calza: certo!'), 'apos-uma-calza-certo');
  });
  it('links only where the page allows', () => {
    const asked: string[] = [];
    const parts = inline('See [calza](#calza) and [more](javascript:alert).', (to) => {
      asked.push(to);
      return to.startsWith('#') ? to : null;
    });
    assert.deepEqual(asked, ['#calza', 'javascript:alert']);
    assert.equal(parts.includes('more'), true);
  });
  it('shows HTML as text', () => {
    assert.deepEqual(
      inline('<img src=x onerror=alert(1)>', () => null),
      ['<img src=x onerror=alert(1)>'],
    );
  });
});
