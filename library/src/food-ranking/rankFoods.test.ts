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

test('ranks names of the same words first, then those with other words, and those with longer words last', () => {
  const foods = named(
    'Goat milk',
    'My oat milk',
    'Oatmilk',
    'Oat milk drink',
    'Milk, oat',
    'oat MILK',
    'Oat',
  );
  expect(rankFoods(foods, 'Oat milk')).toEqual(
    named('Milk, oat', 'oat MILK', 'Oat milk drink', 'My oat milk', 'Goat milk', 'Oatmilk'),
  );
  expect(rankFoods(foods, 'oat')).toEqual(
    named('Oat', 'Oat milk drink', 'oat MILK', 'Milk, oat', 'My oat milk', 'Oatmilk', 'Goat milk'),
  );
});

test('ranks names by where the words are', () => {
  const nearestFirst = [
    'Egg, raw',
    'Egg noodles',
    'Bagels (egg)',
    'Fried egg',
    'Rolls, soft, egg',
    'Bagels; with egg',
  ];
  expect(rankFoods(named(...nearestFirst.toReversed()), 'egg')).toEqual(named(...nearestFirst));
});

test.each([
  ['egg', 'Eggs'],
  ['tomato', 'Tomatoes, raw'],
  ['strawberry', 'Strawberries, raw'],
  ['cookie', 'Cookies, soft'],
  ['onion', 'Onions'],
  ['pie', 'Pies'],
  ['gâteau', 'Gâteaux'],
])('%j and %j find each other', (one, other) => {
  const foods = named('Else', `${one}ähnlich`, other, one);
  expect(rankFoods(foods, one).slice(0, 2)).toEqual(named(one, other));
  const [word = ''] = other.split(',');
  expect(rankFoods(named(one), word)).toEqual(named(one));
});

test.each([
  ['blueb', 'Cheese, blue'],
  ['mayo', 'Fish (may be frozen)'],
  ['steaks', 'Steamed'],
  ['e', 'S'],
])('%j does not find %j', (text, other) => {
  expect(rankFoods(named(other), text)).toEqual([]);
});

test.each([
  ['brocolli', 'Broccoli, raw'],
  ['yoghurt', 'Yogurt'],
  ['yogrt', 'Yogurt'],
  ['avacado', 'Avocados'],
  ['choclate milk', 'Milk, chocolate'],
  ['brwon rice', 'Rice, brown'],
  ['brocol', 'Broccoli'],
])('the misspelt %j finds %j', (misspelt, right) => {
  expect(rankFoods(named('Else', right), misspelt)).toEqual(named(right));
});

test.each([
  ['a short word', 'ryce', 'Rice'],
  ['another first letter', 'kefir', 'Lefir'],
  ['two other letters', 'bemama', 'Banana'],
  ['a word that is in another name', 'beets', 'Beats', 'Beets'],
])('%s is not taken for a misspelt one', (_, typed, other, ...same) => {
  expect(rankFoods(named(other, ...same), typed)).toEqual(named(...same));
});

test('ranks a rare food after common ones that are as near, unless it is the one that was typed', () => {
  const dried = { name: 'Egg, dried', rarity: 1 };
  const boiled = { name: 'Egg, boiled', rarity: -1 };
  const noodles = { name: 'Egg noodles', rarity: 0 };
  const foods = [dried, noodles, boiled];
  expect(rankFoods(foods, 'egg')).toEqual([boiled, noodles, dried]);
  const egg = { name: 'Egg', rarity: 9 };
  expect(rankFoods([...foods, egg], 'egg')[0]).toBe(egg);
});

test('finds the words of a text in any order', () => {
  const foods = named('Oats, rolled', 'Rolled steel', 'Oats');
  expect(rankFoods(foods, 'rolled oats')).toEqual(named('Oats, rolled'));
});

const word = fc.constantFrom('oat', 'oats', 'milk', 'Öl', 'łosoś', '麦', 'al');
const name = fc.array(word, { maxLength: 4 }).map((words) => words.join(', '));
const foods = fc.array(name.map((own) => ({ name: own })));
const text = fc.array(word, { maxLength: 3 });

const singular = (one: string) => foldText(one).replaceAll('oats', 'oat');

test('returns each food whose name has all words of the text or other forms of them, and no other', () => {
  fc.assert(
    fc.property(foods, text, (all, words) => {
      const expected = all.filter(
        (food) =>
          words.length > 0 && words.every((one) => singular(food.name).includes(singular(one))),
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

test('a list to which a food is added is searched whole', () => {
  const list = [{ name: 'Oats' }];
  rankFoods(list, 'o');
  list.push({ name: 'Orange' });
  expect(rankFoods(list, 'o')).toHaveLength(2);
});
