import { afterEach, expect, test } from 'vitest';
import { languageTags, loadLanguage } from '../../language/language.ts';
import { amountText, readAmount } from './amounts.ts';

afterEach(async () => loadLanguage(null));

test('an amount is read as it is typed in the language of the pages', async () => {
  expect(readAmount('1,125')).toBe(1125);
  await loadLanguage('de');
  expect(readAmount('1,125')).toBe(1.125);
});

test('an amount is written with no more digits than it has, but for three', () => {
  const texts = ['0.29', '1.1', '2.3', '80', '1.1250'];
  expect([0.29, 1.1, 2.3, 80, 1.125].map(amountText)).toEqual(texts);
});

test.each(languageTags)(
  'an amount that is written in %s is read as the same in any language',
  async (tag) => {
    const amounts = [0.5, 1.125, 1125, 12_000, 1 / 3];
    await loadLanguage(tag);
    const texts = amounts.map(amountText);
    expect(texts.map(readAmount)).toEqual(amounts);
    await loadLanguage(null);
    expect(texts.map(readAmount)).toEqual(amounts);
  },
);
