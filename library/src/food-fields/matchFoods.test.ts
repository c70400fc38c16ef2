import { expect, test, vi } from 'vitest';
import { foldLetters } from './foldLetters.ts';
import { matchFoods } from './matchFoods.ts';

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
  expect(matchFoods([{ name: 'Other' }, { name }], text)).toEqual([{ name }]);
  expect(matchFoods([{ name: text }], name)).toHaveLength(1);
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
  for (const text of ['l', 'lo', 'los']) expect(matchFoods(foods, text)).toHaveLength(6);
  expect(name).toHaveBeenCalledTimes(1000);
});
