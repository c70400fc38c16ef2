import { describe, expect, test } from 'vitest';
import { enUS } from '../src/locales/en.ts';
import { enXA } from '../src/locales/en-XA.ts';
import type { CompleteFoodlogLocalization } from '../src/locales/FoodlogLocalization.types.ts';

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

const languages = import.meta.glob<Record<string, CompleteFoodlogLocalization>>(
  '../src/locales/{??,??-??}.ts',
  { eager: true },
);

describe.each(Object.values(languages).flatMap((language) => Object.entries(language)))(
  '%s',
  (name, localization) => {
    test('has every text that English has, with the same placeholders', () => {
      const words = wordsOf(localization);
      expect([...words.keys()]).toEqual(expect.arrayContaining([...english.keys()]));
      for (const [word, text] of words) {
        expect([word, text.trim() !== '']).toEqual([word, true]);
        expect([word, ...placesIn(text)]).toEqual([word, ...placesIn(english.get(word) ?? '')]);
      }
    });

    test('writes numbers and days in the same locale in every component', () => {
      const tags = Object.values(localization.components).flatMap(({ defaultProps }) =>
        'locale' in defaultProps ? [defaultProps.locale] : [],
      );
      expect(new Set(tags.map((tag) => tag.replace('-', '')))).toEqual(new Set([name]));
    });
  },
);

test('the long test language is about 40 % longer than English and shows where each text ends', () => {
  const ratio = lengthOf(wordsOf(enXA)) / lengthOf(english);
  expect(ratio).toBeGreaterThan(1.35);
  expect(ratio).toBeLessThan(1.5);
  for (const text of wordsOf(enXA).values()) expect(text).toMatch(/^\[.*\]$/);
});
