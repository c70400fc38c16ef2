import { parseSync, traverse, types } from '@babel/core';
import { describe, expect, test } from 'vitest';
import type { Language } from './Language.types.ts';

const sources = import.meta.glob<string>(
  ['../**/*.{ts,tsx}', '!../**/*.{test,stories,generated}.*', '!../testing/**', '!./t.ts'],
  { query: '?raw', import: 'default', eager: true },
);
const languages = import.meta.glob<Language>('./languages/*.ts', {
  import: 'language',
  eager: true,
});

const places = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([place]) => place).toSorted();
const placesButCount = (text: string) =>
  places(text)
    .filter((place) => place !== '{count}')
    .join();

/** The English texts in the sources; those that count are `plurals`. */
function readTexts() {
  const texts = new Set<string>();
  const plurals = new Set<string>();
  for (const [path, source] of Object.entries(sources)) {
    const presets = ['@babel/preset-typescript', '@babel/preset-react'];
    const file = parseSync(source, { filename: path, presets, configFile: false });
    if (!file) throw new Error(`${path} cannot be read.`);
    traverse(file, {
      CallExpression({ node: { callee, arguments: sent, loc } }) {
        if (!types.isIdentifier(callee) || !/^(t|plural)$/.test(callee.name)) return;
        const isPlural = callee.name === 'plural';
        const forms = types.isObjectExpression(sent[1]) ? sent[1].properties : [];
        const other = forms.find(
          (form) => types.isObjectProperty(form) && types.isIdentifier(form.key, { name: 'other' }),
        );
        const text = isPlural && types.isObjectProperty(other) ? other.value : sent[0];
        if (!types.isStringLiteral(text))
          throw new Error(`${path}:${loc?.start.line}: a language cannot know this text.`);
        (isPlural ? plurals : texts).add(text.value);
      },
    });
  }
  return { texts, plurals };
}

const { texts, plurals } = readTexts();

describe.each(Object.entries(languages))('%s', (_, { locale, texts: own }) => {
  test('has every text of the pages, and no other', () => {
    expect(Object.keys(own).toSorted()).toEqual([...texts, ...plurals].toSorted());
  });

  test('keeps the places and about the length of each text', () => {
    const differing = [...texts].filter((text) => {
      const translated = own[text];
      if (typeof translated !== 'string') return true;
      const isLong = translated.length > 12 + 2 * text.length;
      return isLong || places(translated).join() !== places(text).join();
    });
    expect(differing).toEqual([]);
  });

  test('has each plural form of what counts', () => {
    const { pluralCategories } = new Intl.PluralRules(locale).resolvedOptions();
    const differing = [...plurals].filter((text) => {
      const forms = Object.entries<string>(Object(own[text]));
      const isWrong = ([category, form]: [string, string]) =>
        placesButCount(form) !== placesButCount(text) ||
        (/few|many|other/.test(category) && !form.includes('{count}'));
      const categories = forms.map(([category]) => category).toSorted();
      return categories.join() !== pluralCategories.toSorted().join() || forms.some(isWrong);
    });
    expect(differing).toEqual([]);
  });
});
