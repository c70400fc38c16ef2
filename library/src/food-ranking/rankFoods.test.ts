import * as fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { foldLetters } from './foldLetters.ts';
import { foldText } from './foldText.ts';
import { rankFoods } from './rankFoods.ts';

test.each([
  ['losos', 'Łosoś'],
  ['rodgrod', 'Rødgrød'],
  ['weissbier', 'Weißbier'],
  ['WEISSBIER', 'weißbier'],
  ['aeblegrod', 'Æblegrød'],
  ['kisir', 'Kısır'],
  ['ångström', 'Angstrom'],
  ['duong', 'Đường'],
  ['らーめん', 'ラーメン'],
  ['ﾗｰﾒﾝ', 'ラーメン'],
  ['きっと', 'キツト'],
  ['ｏａｔｓ', 'Oats'],
  ['מים', 'מימ'],
  ['قهوه', 'قهوة'],
  ['oat-milk', 'Oat  milk'],
])('%j finds %j', (text, name) => {
  expect(rankFoods([{ name: 'Other' }, { name }], text)).toEqual([{ name }]);
  expect(rankFoods([{ name: text }], name)).toHaveLength(1);
});

/** The letters of the scripts in which the components have words, without those of old manuscripts. */
const blocks = [
  [0x41, 0x17f],
  [0x1c4, 0x237],
  [0x370, 0x3ff],
  [0x400, 0x4ff],
  [0x5d0, 0x5ea],
  [0x620, 0x64a],
  [0x1e00, 0x1ef9],
  [0x3041, 0x30fa],
  [0xff21, 0xff9d],
];

test("letters that are equal in CLDR's root collation are equal in search", () => {
  const { compare } = new Intl.Collator('und', { usage: 'search', sensitivity: 'base' });
  const letters = blocks
    .flatMap(([first = 0, last = 0]) =>
      Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)),
    )
    .filter((letter) => /(?!\p{Lm})\p{L}/u.test(letter));
  const latin = 'abcdefghijklmnopqrstuvwxyz'.split('');
  const pairs = latin.flatMap((one) => latin.map((other) => one + other));
  const sorted = [...letters, ...pairs].toSorted(compare);
  expect(sorted.length).toBeGreaterThan(1500);
  for (const [index, letter] of sorted.entries()) {
    const next = sorted[index + 1] ?? '';
    if (compare(letter, next) !== 0) continue;
    expect(`${letter} ${next} ${foldLetters(next)}`).toBe(
      `${letter} ${next} ${foldLetters(letter)}`,
    );
  }
});

test('a list is folded once, however many keys are typed', () => {
  const name = vi.fn<() => string>(() => 'Łosoś');
  const foods = Array.from({ length: 1000 }, () => ({
    get name() {
      return name();
    },
  }));
  for (const text of ['l', 'lo', 'los']) expect(rankFoods(foods, text)).toHaveLength(1000);
  expect(name).toHaveBeenCalledTimes(1000);
});

const named = (...names: string[]) => names.map((name) => ({ name }));

test('ranks equal names first, then names and words that start with the text, then the others', () => {
  const foods = named('Goat milk', 'Milk, oat', 'My oat milk', 'Oat milk drink', 'oat MILK', 'Oat');
  expect(rankFoods(foods, 'Oat milk')).toEqual(
    named('oat MILK', 'Oat milk drink', 'My oat milk', 'Milk, oat', 'Goat milk'),
  );
  expect(rankFoods(foods, 'oat')).toEqual(
    named('Oat', 'Oat milk drink', 'oat MILK', 'Milk, oat', 'My oat milk', 'Goat milk'),
  );
});

test('finds the words of a text in any order', () => {
  const foods = named('Oats, rolled', 'Rolled steel', 'Oats');
  expect(rankFoods(foods, 'rolled oats')).toEqual(named('Oats, rolled'));
});

const word = fc.constantFrom('oat', 'oats', 'milk', 'Öl', 'łosoś', '麦', 'al');
const name = fc.array(word, { maxLength: 4 }).map((words) => words.join(', '));
const foods = fc.array(name.map((own) => ({ name: own })));
const text = fc.array(word, { maxLength: 3 });

test('returns each food whose name has all words of the text, and no other', () => {
  fc.assert(
    fc.property(foods, text, (all, words) => {
      const expected = all.filter(
        (food) =>
          words.length > 0 && words.every((one) => foldText(food.name).includes(foldText(one))),
      );
      const found = rankFoods(all, words.join(' '));
      expect(new Set(found)).toEqual(new Set(expected));
      expect(found).toHaveLength(expected.length);
      const reversed = rankFoods(all, words.toReversed().join(' '));
      expect(new Set(reversed)).toEqual(new Set(found));
    }),
  );
});

test('equal names keep their order', () => {
  fc.assert(
    fc.property(foods, text, (all, words) => {
      const found = rankFoods(all, words.join(' '));
      for (const [index, food] of found.entries()) {
        const same = found.slice(index + 1).filter((other) => other.name === food.name);
        for (const next of same) expect(all.indexOf(food)).toBeLessThan(all.indexOf(next));
      }
    }),
  );
});
