import { describe, expect, test } from 'vitest';
import { arEG } from '../src/locales/ar.ts';
import { deDE } from '../src/locales/de.ts';
import { enUS } from '../src/locales/en.ts';
import { enXA } from '../src/locales/en-XA.ts';
import { esES } from '../src/locales/es.ts';
import type { CompleteFoodlogLocalization } from '../src/locales/FoodlogLocalization.types.ts';
import { heIL } from '../src/locales/he.ts';
import { jaJP } from '../src/locales/ja.ts';

/** Every text of a language, by keys such as `FoodlogTotalsCard.heading`. */
const wordsOf = ({ components: all }: CompleteFoodlogLocalization) =>
  new Map(
    Object.entries(all).flatMap(([name, { defaultProps }]) =>
      Object.entries<string>(defaultProps.localeText).map(([word, text]) => [
        `${name}.${word}`,
        text,
      ]),
    ),
  );
const placesIn = (text: string) => (text.match(/\{\w+\}/g) ?? []).toSorted();
const english = wordsOf(enUS);
const lengthOf = (words: Map<string, string>) => [...words.values()].join('').length;

describe.each([
  ['Spanish', esES, 'es-ES'],
  ['German', deDE, 'de-DE'],
  ['Arabic', arEG, 'ar-EG'],
  ['Hebrew', heIL, 'he-IL'],
  ['Japanese', jaJP, 'ja-JP'],
  ['the long test language', enXA, 'en-XA'],
])('%s', (_, localization, locale) => {
  test('has every text that English has, with the same placeholders', () => {
    const words = wordsOf(localization);
    expect([...words.keys()]).toEqual(expect.arrayContaining([...english.keys()]));
    for (const [name, text] of words) {
      expect([name, text.trim() !== '']).toEqual([name, true]);
      expect([name, ...placesIn(text)]).toEqual([name, ...placesIn(english.get(name) ?? '')]);
    }
  });

  test('writes numbers and days in the same locale in every component', () => {
    const tags = Object.values(localization.components).flatMap(({ defaultProps }) =>
      'locale' in defaultProps ? [defaultProps.locale] : [],
    );
    expect(new Set(tags)).toEqual(new Set([locale]));
  });
});

test('the long test language is about 40 % longer than English and shows where each text ends', () => {
  const ratio = lengthOf(wordsOf(enXA)) / lengthOf(english);
  expect(ratio).toBeGreaterThan(1.35);
  expect(ratio).toBeLessThan(1.5);
  for (const text of wordsOf(enXA).values()) expect(text).toMatch(/^\[.*\]$/);
});
