import { expect, it } from 'vitest';
import { changeWords } from './changeWords.ts';
import { newEntry } from './newEntry.ts';

const added = (...names: string[]) =>
  changeWords({
    kind: 'create',
    entries: names.map((name) =>
      newEntry({ name, calories: 1, fats: 1, proteins: 1, carbs: 1 }, '2026-11-21'),
    ),
  });

it('names one entry and counts several', () => {
  expect(added('Oats')).toBe('Added Oats');
  expect(added('Oats', 'Tea')).toBe('Added 2 entries');
});

it('cuts a long name where a sign ends', () => {
  expect(added('x'.repeat(40))).toBe(`Added ${'x'.repeat(40)}`);
  expect(added('🥣'.repeat(41))).toBe(`Added ${'🥣'.repeat(39)}…`);
});
