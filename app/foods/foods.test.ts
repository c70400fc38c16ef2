import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { raritiesOf } from './rarityOf.ts';
import { readTable, tableFile } from './readTable.ts';
import { sortPortions } from './sortPortions.ts';

const rows = readTable();

test('the table is the one that the README names', () => {
  const digest = createHash('sha256').update(readFileSync(tableFile)).digest('hex');
  const readme = readFileSync(new URL('README.md', import.meta.url), 'utf8');
  expect(/\*\*SHA-256:\*\* `(\w+)`/.exec(readme)?.[1]).toBe(digest);
});

test('the rows are read as the table has them', () => {
  expect(rows).toHaveLength(8789);
  expect(rows[0]).toEqual({
    number: '01001',
    group: 'Dairy and Egg Products',
    name: 'Butter, salted',
    calories: 717,
    fats: 81.11,
    proteins: 0.85,
    carbs: 0.06,
    portions: [
      { label: 'pat (1" sq, 1/3" high)', grams: 5 },
      { label: 'tbsp', grams: 14.2 },
      { label: 'cup', grams: 227 },
      { label: 'stick', grams: 113 },
    ],
  });
  const written = readFileSync(tableFile, 'utf8').match(/ = [\d.]+ g(?=[;"\r\n])/g) ?? [];
  const read = rows.reduce((sum, { portions }) => sum + portions.length, 0);
  // Two foods have a portion twice.
  expect(written.length - read).toBe(2);
});

test('portions are called what people call them', () => {
  const labels = new Set(rows.flatMap(({ portions }) => portions.map(({ label }) => label)));
  for (const label of ['slice', '½ cup', '¾ cup (1 NLEA serving)', '3 oz', '2 tbsp'])
    expect(labels).toContain(label);
  expect([...labels].filter((label) => /^1 |^\.|  /.test(label))).toEqual([]);
});

test('a portion has a name that an entry can keep, and what explains it is what is left out', () => {
  const labels = rows.flatMap(({ portions }) => portions.map(({ label }) => label));
  expect(labels.filter((label) => label.length > 50)).toEqual([]);
  expect(labels).toContain('½ breast, bone removed');
  expect(labels).toContain('large rectangular piece or 2 squares or 4 small');
  expect(labels).toContain('pat (1" sq, 1/3" high)');
});

test('the raw, the plain and the general come before what is processed, a brand, or for babies', () => {
  const rarities = new Map(raritiesOf(rows).map((rarity, index) => [rows[index]!.name, rarity]));
  for (const [usual, rarer] of [
    ['Carrots, raw', 'Carrots, canned, regular pack, drained solids'],
    ['Cheese, cheddar', 'Cheese, cheddar, reduced fat'],
    ['Ice creams, vanilla', 'Ice creams, BREYERS, All Natural Light Vanilla'],
    ['Bananas, raw', 'Babyfood, fruit, bananas with tapioca, strained'],
    ['Cheese, mozzarella, whole milk', 'Cheese substitute, mozzarella'],
    ['Egg, whole, raw, fresh', 'Egg, whole, dried'],
    ['Chicken, broilers or fryers, breast, meat and skin, raw', 'Chicken, liver, all classes, raw'],
    ['Potatoes, flesh and skin, raw', 'Potatoes, raw, skin'],
    [
      'Rice, white, long-grain, regular, enriched, cooked',
      'Rice, white, long-grain, regular, raw, enriched',
    ],
    [
      'Chicken, broilers or fryers, meat only, roasted',
      'Chicken, broilers or fryers, separable fat, raw',
    ],
    ['Oranges, raw, all commercial varieties', 'Oranges, raw, Florida'],
    ['Fast foods, cheeseburger; single, regular patty; plain', 'BURGER KING, Cheeseburger'],
  ] as const)
    expect([usual, rarities.get(usual)! < rarities.get(rarer)!]).toEqual([usual, true]);
});

test.each([
  ['Bananas, raw', 'small (6" to 6-7/8" long)'],
  ['Apples, raw, with skin', 'medium (3" dia)'],
  ['Oranges, raw, all commercial varieties', 'fruit (2-5/8" dia)'],
  ['Egg, whole, raw, fresh', 'large'],
  ['Carrots, raw', 'large (7-1/4" to 8-/1/2" long)'],
  ['Watermelon, raw', 'wedge (approx 1/16 of melon)'],
  ['Milk, whole, 3.25% milkfat, with added vitamin D', 'cup'],
  ['Butter, salted', 'pat (1" sq, 1/3" high)'],
  ['Cheese, blue', 'oz'],
  ['Onions, raw', 'large'],
])('of %j, the first portion is one that is eaten: %j', (name, label) => {
  const row = rows.find((one) => one.name === name);
  expect(sortPortions(row?.portions ?? [])[0]?.label).toBe(label);
});
