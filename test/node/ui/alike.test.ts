import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { seenOf, shapeOf, toldApart } from '../../../src/ui/alike.ts';

const shown = (...names: readonly string[]): readonly string[] => toldApart(names.map((name) => ({ name }))).map((s) => s.name); // prettier-ignore
/** All are different to the eye, also where a name is cut short. */
const apart = (...names: readonly string[]): void => {
  const shapes = shown(...names).map((name) => name.replace(/\s/g, ''));
  assert.equal(new Set(shapes).size, names.length, shapes.join(' | '));
};

describe('names that look alike are told apart', () => {
  it('the same name, in whatever case and with whatever spaces', () => {
    assert.deepEqual(shown('Ana', 'Bruno', 'ana', ' A n a '), ['Ana', 'Bruno', 'ana 2', 'A n a 3']);
  });
  it('“Ana” and “Ana” with something that cannot be seen', () => {
    for (const mark of ['\u200B', '\u200D', '\u2060', '\uFEFF', '\u00AD', '\u034F', '\uFE0F', '\u3164', '\u2800', '\u0000'])
      assert.deepEqual(shown('Ana', `An${mark}a`), ['Ana', 'Ana 2'], mark.codePointAt(0)?.toString(16)); // prettier-ignore
  });
  it('letters of other alphabets that look like these', () => {
    assert.deepEqual(shown('Ana', 'Аna', 'Αna', 'Ana'), ['Ana', 'Аna 2', 'Αna 3', 'Ana 4']);
    for (const [a, b] of [['Bruno', 'Вruno'], ['Eve', 'Еvе'], ['Otto', 'Оttо'], ['Paula', 'Рaulа'], ['Ivo', 'lvo'], ['Ivo', '1vo'], ['Bob', 'B0b'], ['Marn', 'Mam']] as const)
      assert.notEqual(shown(a, b)[1], b, `${a} and ${b}`); // prettier-ignore
  });
  it('a name that turns the writing round', () => {
    assert.deepEqual(shown('Ana', '\u202EAna', '\u2066Ana\u2069'), ['Ana', 'Ana 2', 'Ana 3']);
  });
  it('names that are equal as far as they can be seen: 40 W’s', () => {
    const wide = 'W'.repeat(40);
    assert.deepEqual(shown(wide, wide, `${wide.slice(1)}X`), [wide, 'WWWW… 2', 'WWWW… 3']);
  });
  it('a name that is what another would become', () => {
    assert.deepEqual(shown('Ana', 'Ana', 'Ana 2'), ['Ana', 'Ana 2', 'Ana 2 2']);
    assert.deepEqual(shown('Ana 2', 'Ana', 'Ana'), ['Ana 2', 'Ana', 'Ana 3']);
  });
  it('as many as can sit and watch at one table, however they are called', () => {
    for (const name of ['Ana', 'W'.repeat(40), 'Alexanders', 'ﷺ', '👩‍👩‍👧', 'i'.repeat(9)]) apart(...Array.from({ length: 18 }, () => name)); // prettier-ignore
  });
});
it('names that only look a little alike, and those in other alphabets, stay as they are', () => {
  const names = ['Ana', 'Anna', 'Ána', 'Hanna', 'Иван', 'Ελένη', '李雷', 'أمل', 'Zoë', 'Zoe', 'O’Neil'];
  assert.deepEqual(shown(...names), names);
});
it('a name in which nothing can be seen is empty, so that its seat is named instead', () => {
  for (const name of ['', '   ', '\u200B\u200D', '\u3164', '\u2800\u2800', '\u202E']) assert.equal(seenOf(name), '');
  assert.deepEqual(shown('\u200B', '\u3164', ''), ['', '', '']);
});
it('the shape of a name is that of what is seen', () => {
  assert.equal(shapeOf('Ana\u200B'), shapeOf('АNА'));
});
