import { addDays, TrendChart } from '@foodlog/ui';
import { cleanup, render } from '@testing-library/react';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { DayTargets, Targets } from '../data/FoodLog.types.ts';
import { daysUpTo, targetsOfDays, totalsOfDays } from './dayValues.ts';

const figures = ['calories', 'fats', 'proteins', 'carbs'] as const;
const amount = fc.integer({ min: 0, max: 9000 });
const totals = fc.record({ calories: amount, fats: amount, proteins: amount, carbs: amount });
// On some of these, clocks change; one is in a leap year.
const lastDay = fc.constantFrom('2026-11-21', '2026-03-29', '2026-11-01', '2024-03-01');
/** What is known of the days before the last one: some are empty, some unknown. */
const past = fc.array(fc.option(fc.option(totals), { nil: undefined }), {
  minLength: 365,
  maxLength: 365,
});

/** A day as the number of days since 1970, which is no affair of any clock. */
const numberOf = (day: string) => Date.parse(`${day}T00:00:00Z`) / 86_400_000;

test('the average is over the days it says, whatever is logged, empty or unknown', () => {
  const count = fc.constantFrom(7, 30, 90, 365);
  const figureOf = fc.constantFrom(...figures);
  const firstAgo = fc.option(fc.integer({ min: 0, max: 400 }), { nil: undefined });
  fc.assert(
    fc.property(
      lastDay,
      count,
      figureOf,
      past,
      fc.boolean(),
      firstAgo,
      (last, days, figure, listed, isAll, ago) => {
        const totalsOn = (day: string) => listed[numberOf(last) - numberOf(day)];
        const emptyDays = {
          firstDay: ago === undefined ? undefined : addDays(last, -ago),
          lastDay: last,
        };
        const { container } = render(
          <TrendChart
            lastDay={last}
            count={days}
            totals={totalsOfDays(
              daysUpTo(last, days),
              figure,
              totalsOn,
              isAll ? emptyDays : undefined,
            )}
          />,
        );
        const counted: number[] = [];
        listed.slice(0, days).forEach((one, place) => {
          if (one) counted.push(one[figure]);
          else if (one === null && isAll && ago !== undefined && place <= ago) counted.push(0);
        });
        const average = counted.reduce((sum, value) => sum + value, 0) / counted.length;
        const words = `${Math.round(average).toLocaleString('en-US')} kcal on average`;
        expect(container.textContent.replaceAll('\u00A0', ' ')).toContain(
          `${counted.length > 0 ? words : '–not known'} over ${counted.length} of ${days} days`,
        );
        cleanup();
      },
    ),
    { numRuns: 25 },
  );
});

test('each day has the target that held for it, by its weekday and the last start before it', () => {
  const target = fc.record({
    calories: fc.option(amount),
    fats: amount,
    proteins: amount,
    carbs: amount,
  });
  const setFrom = fc.record({
    ago: fc.integer({ min: -5, max: 370 }),
    list: fc.oneof(
      fc.constant(null),
      fc.constant<DayTargets[]>([]),
      fc.array(target, { minLength: 1, maxLength: 1 }),
      fc.array(target, { minLength: 7, maxLength: 7 }),
    ),
  });
  const changes = fc.uniqueArray(setFrom, { maxLength: 8, selector: ({ ago }) => ago });
  fc.assert(
    fc.property(lastDay, changes, (last, sets) => {
      const targets: Targets[] = sets
        .map(({ ago, list }) => ({ startDay: addDays(last, -ago), targets: list, version: 1 }))
        .toSorted((one, other) => (one.startDay < other.startDay ? -1 : 1));
      const values = targetsOfDays(daysUpTo(last, 365), 'calories', targets);
      for (let ago = 0; ago < 365; ago += 1) {
        const day = addDays(last, -ago);
        const [set] = sets
          .filter((one) => one.ago >= ago && one.list !== null)
          .toSorted((one, other) => one.ago - other.ago);
        // 1 January 1970 was a Thursday.
        const weekday = (numberOf(day) + 3) % 7;
        const list = set?.list ?? [];
        const wanted = list.length === 7 ? list[weekday] : list[0];
        expect(values[day]).toBe(wanted?.calories);
      }
    }),
    { numRuns: 60 },
  );
});
