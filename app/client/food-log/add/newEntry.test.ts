import { expect, test } from 'vitest';
import { newEntry } from './newEntry.ts';

const tea = { name: 'Tea', calories: 2, fats: 0, proteins: 0, carbs: 0 };

test('foods logged to another day within one minute keep their order', () => {
  const now = new Date('2026-11-21T12:30:00.001Z').getTime();
  const [first, second] = [now, now + 1].map((time) =>
    newEntry(tea, '2026-11-20', { now: new Date(time) }),
  );
  expect(second!.loggedAt > first!.loggedAt).toBe(true);
  expect(second!.minuteOfDay).toBe(first!.minuteOfDay);
});

const portionOf = (amount: number, unit: string) => {
  const entry = newEntry(tea, '2026-11-20', { portion: { amount, unit } });
  return [entry.amount, entry.unit];
};

test('an amount has as many digits, and its unit as many characters, as the server takes', () => {
  expect(portionOf(1 / 3, 'cup')).toEqual([0.333, 'cup']);
  expect(portionOf(0.0004, 'g')).toEqual([undefined, undefined]);
  expect(portionOf(2, '🍵'.repeat(50))).toEqual([2, '🍵'.repeat(50)]);
  expect(portionOf(2, `${'🍵'.repeat(48)} 🍵🍵`)).toEqual([2, `${'🍵'.repeat(48)}…`]);
});

test('a food that is logged again has its amount', () => {
  const again = newEntry({ ...tea, amount: 2, unit: 'cup' }, '2026-11-20');
  expect(again).toMatchObject({ amount: 2, unit: 'cup' });
  const more = newEntry({ ...tea, amount: 2, unit: 'cup' }, '2026-11-20', {
    portion: { amount: 3, unit: 'pot' },
  });
  expect(more).toMatchObject({ amount: 3, unit: 'pot' });
});
