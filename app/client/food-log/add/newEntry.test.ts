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
