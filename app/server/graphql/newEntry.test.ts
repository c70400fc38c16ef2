import { expect, test } from 'vitest';
import { egg } from '../testing/operations.ts';
import { newEntry } from './newEntry.ts';

test.each([
  [egg, 'f28254fdf247e7ddc4f509b9cd4e142d1b1bd1629275cc830c9d35ed85e0500f'],
  [
    { ...egg, minuteOfDay: 480 },
    'aa284310a068df66b3d5d2673feb710ab112756f46f19cded5feb0efe2615d8b',
  ],
])(
  'the stored hash of an entry never changes, so that it can still be sent again: %o',
  (data, hash) => {
    expect(newEntry(data, new Date()).contentHash).toBe(hash);
  },
);
