import { expect, test } from 'vitest';
import { egg } from '../testing/operations.ts';
import { newEntry } from './newEntry.ts';

test.each([
  [egg, 'f28254fdf247e7ddc4f509b9cd4e142d1b1bd1629275cc830c9d35ed85e0500f'],
  [
    { ...egg, minuteOfDay: 480 },
    'aa284310a068df66b3d5d2673feb710ab112756f46f19cded5feb0efe2615d8b',
  ],
  [
    { ...egg, meal: 'Lunch', amount: 1.5, unit: 'cup' },
    '0273a325f2750ae78dc92468d30f92a973f3dfbeecd0de41e34f011a846671fb',
  ],
  [
    { ...egg, minuteOfDay: 480, meal: null, amount: 100 },
    '81f9eff63ddb31a21b1949c37281ad60b59de489411cddc85181d998fca6701a',
  ],
])(
  'the stored hash of an entry never changes, so that it can still be sent again: %o',
  (data, hash) => {
    expect(newEntry(data, new Date()).contentHash).toBe(hash);
  },
);
