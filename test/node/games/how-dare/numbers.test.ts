import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { languages, type Language } from '../../../../src/games/how-dare/card-form.ts';
import { numberText, readNumber, type Unreadable } from '../../../../src/games/how-dare/number-text.ts';
import { seeded } from '../script.ts';

const value = (typed: string, language: Language): number | Unreadable => {
  const read = readNumber(typed, language);
  return read.ok ? read.value : read.fault;
};
const inAll = (typed: string, ...[en, de, pt]: readonly (number | Unreadable)[]): void =>
  assert.deepEqual(languages.map((l) => value(typed, l)), [en, de ?? en, pt ?? de ?? en], typed); // prettier-ignore

describe('numbers as they are typed', () => {
  it('plain digits are plain', () => {
    inAll('0', 0);
    inAll(' 007 ', 7);
    inAll('1234567', 1_234_567);
    inAll('+12', 12);
    inAll('1000000000000000', 1e15);
  });
  it('grouped in the manner of any language, where it can mean one thing only', () => {
    for (const typed of ['1,000,000', '1.000.000', '1 000 000', '1\u202F000\u202F000', '1\u00A0000 000', '1’000’000', '1_000_000'])
      inAll(typed, 1_000_000); // prettier-ignore
    inAll('12 345', 12_345);
  });
  it('one mark and three digits: read where the language groups so, else refused as ambiguous', () => {
    inAll('1,234', 1234, 'ambiguous');
    inAll('1.234', 'ambiguous', 1234);
    inAll('999.000', 'ambiguous', 999_000);
  });
  it('broken numbers are refused as such', () => {
    for (const typed of ['1,5', '1.5', '0,500', '0.500', '3.14159', '1234,567', '1,234.5', '1.234,5', '1,000,000.00', '.5', '5.'])
      inAll(typed, 'not-whole'); // prettier-ignore
  });
  it('marks that do not stand at thousands are refused', () => {
    for (const typed of ['1,00,000', '10 00', '1.0000.000', '1,000,00', '1 000.000.000', '1.000,000,000,0', '12 34 56'])
      inAll(typed, 'misgrouped'); // prettier-ignore
  });
  it('what is no number is refused', () => {
    for (const typed of ['seven', '1e6', '10^6', '٧', '1/2', ',', 'NaN', '0x10', '12 m']) inAll(typed, 'not-a-number');
    inAll('', 'nothing');
    inAll('  ', 'nothing');
    for (const typed of ['-1', '−1', '- 5', '–7']) inAll(typed, 'negative');
    inAll('1000000000000001', 'too-large');
    inAll('9'.repeat(400), 'too-large');
  });
  it('digits of full width are digits', () => inAll('１２３', 123));
  it('whatever is shown can be typed back, in every language', () => {
    const n = seeded(7);
    for (let i = 0; i < 2000; i++) {
      const number = Math.floor(10 ** (n(15_000) / 1000));
      for (const l of languages) assert.equal(value(numberText(number, l), l), number, numberText(number, l));
    }
  });
  it('is shown with the marks of the language', () => {
    assert.deepEqual(languages.map((l) => numberText(1_234_567, l)), ['1,234,567', '1.234.567', '1.234.567']); // prettier-ignore
    assert.equal(numberText(1e15, 'de'), '1.000.000.000.000.000');
  });
});
