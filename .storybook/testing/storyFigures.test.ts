import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** The most that a field takes. Foods with such figures show that they fit. */
const most = 100_000;

const figures =
  /calories[:=] *([\d_]+),\s*fats: *([\d_]+),\s*proteins: *([\d_]+),\s*carbs: *([\d_]+)/g;

/** The figures of all foods that stories and examples write out, with their place. */
const foods = globSync('{library/src,app/client}/**/*.{stories,example}.tsx')
  .concat(
    'library/src/components/EntryList/dayOf.ts',
    'app/client/pages/Welcome.tsx',
    'app/client/testing/putBreakfast.ts',
  )
  .flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(figures)].map(([text, ...digits]) => {
      const [calories = 0, fats = 0, proteins = 0, carbs = 0] = digits.map((one) =>
        Number(one.replaceAll('_', '')),
      );
      return { calories, energy: 9 * fats + 4 * proteins + 4 * carbs, place: `${file}: ${text}` };
    }),
  );

test('foods in stories have the calories of their fats, proteins and carbs', () => {
  expect(foods.length).toBeGreaterThan(20);
  const untrue = foods
    .filter(({ calories }) => calories < most)
    .filter(({ calories, energy }) => Math.abs(energy - calories) > Math.max(10, calories / 10));
  expect(untrue.map(({ place }) => place)).toEqual([]);
});
