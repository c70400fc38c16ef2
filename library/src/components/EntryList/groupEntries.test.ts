import * as fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { groupEntries } from './groupEntries.ts';

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue();
});
afterEach(() => {
  vi.restoreAllMocks();
});

const breakfast = { key: 'breakfast', label: 'Breakfast' };
const lunch = { key: 'lunch', label: 'Lunch' };

test('shows every entry once, in its group and in the order of the entries, whatever groupBy returns', () => {
  const key = fc.constantFrom('a', 'b', '', '__proto__');
  const returned = fc.oneof(key, fc.anything());
  fc.assert(
    fc.property(fc.array(key), fc.array(fc.record({ meal: returned })), (keys, entries) => {
      const groups = keys.map((own) => ({ key: own, label: own }));
      const shown = groupEntries(entries, groups, ({ meal }) => meal);
      const named = shown.flatMap(({ group }) => group ?? []);
      expect(named.map((group) => group.key)).toEqual([...new Set(keys)]);
      for (const { group, entries: own } of shown) {
        const isOwn = ({ meal }: { meal: unknown }) =>
          group ? meal === group.key : !keys.some((other) => other === meal);
        expect(own).toEqual(entries.filter(isOwn));
      }
      expect(shown.flatMap(({ entries: own }) => own)).toHaveLength(entries.length);
    }),
  );
});

test('shows entries for which groupBy throws in the last group, and says why', () => {
  const cause = new Error('No meal.');
  const oats = { name: 'Oats' };
  const tea = { name: 'Tea' };
  const shown = groupEntries([oats, tea], [breakfast], (entry) => {
    if (entry === tea) throw cause;
    return 'breakfast';
  });
  expect(shown).toEqual([
    { group: breakfast, entries: [oats] },
    { group: undefined, entries: [tea] },
  ]);
  expect(console.error).toHaveBeenCalledExactlyOnceWith(expect.any(String), cause);
});

test('shows every entry in the last group without groupBy', () => {
  expect(groupEntries([1, 2], [lunch], undefined)).toEqual([
    { group: lunch, entries: [] },
    { group: undefined, entries: [1, 2] },
  ]);
});

test('leaves out a second group with the same key, and says so', () => {
  const again = { key: 'lunch', label: 'Second lunch' };
  expect(groupEntries(['lunch'], [lunch, again], (key) => key)).toEqual([
    { group: lunch, entries: ['lunch'] },
  ]);
  expect(console.error).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('"lunch"'));
});
