import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { addDays } from '../../calendar-day/addDays.ts';
import { TrendChart } from './TrendChart.tsx';
import { niceMaximum, trendPoints } from './trendPoints.ts';

const lastDay = '2026-11-21';
const week = { '2026-11-18': 1500, '2026-11-19': 1840, '2026-11-21': 2210 };
const slider = () => screen.getByRole<HTMLInputElement>('slider');
const spoken = () => slider().getAttribute('aria-valuetext')?.replaceAll('\u00a0', ' ');
const go = (place: number) => fireEvent.change(slider(), { target: { value: `${place}` } });

test('the slider says each day with its total and target', () => {
  render(<TrendChart lastDay={lastDay} count={4} totals={week} target={{ '2026-11-19': 2000 }} />);
  expect(spoken()).toBe('11/21/2026, 2,210 kcal');
  go(0);
  expect(spoken()).toBe('11/18/2026, 1,500 kcal');
  go(1);
  expect(spoken()).toBe('11/19/2026, 1,840 of 2,000 kcal');
  go(2);
  expect(spoken()).toBe('11/20/2026, not known');
});

test('an incomplete day is said to be so, and left out of the average and of that of its week', () => {
  const { container, rerender } = render(
    <TrendChart lastDay={lastDay} count={4} totals={week} incompleteDays={[lastDay]} />,
  );
  expect(spoken()).toBe('11/21/2026, 2,210 kcal, incomplete');
  expect(screen.getByText('2,210 kcal').parentElement).toHaveTextContent(
    '11/21/2026 2,210 kcal, incomplete',
  );
  expect(container).toHaveTextContent(/1,670\skcal on average over 2 of 4 days/);
  go(1);
  expect(spoken()).toBe('11/19/2026, 1,840 kcal');
  rerender(
    <TrendChart lastDay={lastDay} count={7} per="week" totals={week} incompleteDays={[lastDay]} />,
  );
  expect(spoken()).toMatch(/, 1,670 kcal$/);
});

test('the selected day stays selected when days and totals change, and the last one is when it leaves', () => {
  const { rerender } = render(<TrendChart lastDay={lastDay} count={4} totals={week} />);
  go(1);
  rerender(<TrendChart lastDay="2026-11-22" count={4} totals={{ ...week, '2026-11-19': 1900 }} />);
  expect(spoken()).toBe('11/19/2026, 1,900 kcal');
  rerender(<TrendChart lastDay="2026-12-22" count={4} />);
  expect(spoken()).toBe('12/22/2026, not known');
});

test('a form around the chart learns of no change and has no value of it', () => {
  const onChange = vi.fn<() => void>();
  render(
    <form onChange={onChange} onInput={onChange}>
      <TrendChart lastDay={lastDay} count={4} totals={week} />
    </form>,
  );
  go(1);
  fireEvent.input(slider(), { target: { value: '2' } });
  expect(onChange).not.toHaveBeenCalled();
  expect([...new FormData(document.querySelector('form')!)]).toEqual([]);
});

test('the average is over the known days, and says how many they are', () => {
  const { container } = render(<TrendChart lastDay={lastDay} count={7} totals={week} />);
  expect(container).toHaveTextContent(/1,850\skcal on average over 3 of 7 days/);
});

test('without a known day, the average is a dash, not 0', () => {
  const { container } = render(<TrendChart lastDay={lastDay} totals={{}} />);
  expect(container).toHaveTextContent('–not known over 0 of 30 days');
});

test('the table has the same numbers, the last day first', async () => {
  render(<TrendChart lastDay={lastDay} count={4} totals={week} target={2000} />);
  expect(screen.queryByRole('table')).toBeNull();
  const details = screen.getByText('Show as a table').closest('details')!;
  details.open = true;
  fireEvent(details, new Event('toggle'));
  const rows = within(await screen.findByRole('table', { name: 'Calories per day' }));
  const texts = rows.getAllByRole('row').map(({ textContent }) => textContent);
  expect(texts.map((row) => row.replaceAll('\u00a0', ' '))).toEqual([
    'DayCaloriesTarget',
    '11/21/20262,210 kcal2,000 kcal',
    '11/20/2026–not known2,000 kcal',
    '11/19/20261,840 kcal2,000 kcal',
    '11/18/20261,500 kcal2,000 kcal',
  ]);
});

describe('while loading', () => {
  test('announces it politely, and shows no number', async () => {
    const { container } = render(<TrendChart lastDay={lastDay} totals={week} loading />);
    expect(screen.getByRole('status')).toHaveTextContent('Loading totals');
    expect(container).not.toHaveTextContent(/1,840|average/);
    await userEvent.tab();
  });
});

test('each known day has a bar up to its share of the scale, a day of 0 too, and an unknown one none', () => {
  const totals = { '2026-11-19': 0, '2026-11-21': 2500 };
  const { container } = render(<TrendChart lastDay={lastDay} count={3} totals={totals} />);
  const bars = [...container.querySelectorAll('[class*=bar]')];
  expect(bars.map((bar) => bar.getAttribute('height'))).toEqual(['1.5%', '100%']);
});

const amounts = fc.array(fc.option(fc.integer({ min: 0, max: 1_000_000 })), {
  minLength: 1,
  maxLength: 40,
});

test('weeks have the average of their known days, and all days the average of all', () => {
  fc.assert(
    fc.property(amounts, fc.constantFrom('day', 'week'), (ago, per) => {
      const totals = Object.fromEntries(ago.map((total, days) => [addDays(lastDay, -days), total]));
      const trend = trendPoints(lastDay, ago.length, per, totals, undefined, { fractionDigits: 0 });
      const mean = (some: typeof ago) => {
        const known = some.filter((total) => total !== null);
        const sum = known.reduce((all, total) => all + total, 0);
        return known.length > 0 ? Math.round(sum / known.length) : undefined;
      };
      const size = per === 'week' ? 7 : 1;
      const groups = Array.from({ length: Math.ceil(ago.length / size) }, (_, place) =>
        ago.slice(place * size, (place + 1) * size),
      );
      expect(trend.points.map(({ total }) => total).toReversed()).toEqual(groups.map(mean));
      expect(trend.average).toBe(mean(ago));
      expect(trend.known).toBe(ago.filter((total) => total !== null).length);
      expect(trend.points.at(-1)?.to).toBe(lastDay);
      expect(trend.points[0]?.from).toBe(addDays(lastDay, 1 - ago.length));
    }),
  );
});

test.each([
  [0, 1],
  [-3, 1],
  [1840, 2000],
  [2000, 2000],
  [2001, 2500],
  [2501, 5000],
  [5001, 10_000],
  [0.3, 0.5],
])('the scale of numbers up to %d ends at %d', (value, top) => {
  expect(niceMaximum(value)).toBe(top);
});

test.each([
  ['soon', 30, 0],
  [lastDay, 0, 1],
  [lastDay, Number.NaN, 1],
  [lastDay, -5, 1],
  [lastDay, 6.6, 7],
  [lastDay, 1e9, 1000],
  ['0001-01-03', 7, 3],
])('up to %s, a count of %d shows %i days', (day, count, days) => {
  expect(trendPoints(day, count, 'day', {}, undefined, { fractionDigits: 0 }).points).toHaveLength(
    days,
  );
});

test('the target of a week is that of the days whose totals it has', () => {
  const totals = { '2026-11-16': 2000 };
  const targets = { '2026-11-15': 4000, '2026-11-16': 2000 };
  const [first] = trendPoints(lastDay, 7, 'week', totals, targets, { fractionDigits: 0 }).points;
  expect(first).toMatchObject({ total: 2000, target: 2000 });
});

test('the slider keeps the focus while new totals load, and Enter in it submits no form', () => {
  const onSubmit = vi.fn<() => void>();
  const chart = (loading: boolean) => (
    <form onSubmit={onSubmit}>
      <TrendChart lastDay={lastDay} count={4} totals={week} loading={loading} />
    </form>
  );
  const { rerender } = render(chart(false));
  slider().focus();
  rerender(chart(true));
  expect(slider()).toHaveFocus();
  expect(spoken()).toBe('11/21/2026');
  expect(fireEvent.keyDown(slider(), { key: 'Enter' })).toBe(false);
});
