import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { addDays } from '../../calendar-day/addDays.ts';
import { sevenDays } from './sevenDays.ts';
import { WeekStrip } from './WeekStrip.tsx';
import type { WeekStripProps } from './WeekStrip.types.ts';
import { weekStripClasses } from './weekStripClasses.ts';

const changed = vi.fn<(day: string) => void>();

const strip = (props: Partial<WeekStripProps> = {}) => (
  <WeekStrip value="2026-11-20" today="2026-11-21" onChange={changed} {...props} />
);

function show(props: Partial<WeekStripProps> = {}) {
  changed.mockClear();
  return render(strip(props));
}

const days = () => screen.getAllByRole('button');
const day = (name: RegExp) => screen.getByRole('button', { name });
const partsOf = (name: RegExp) => day(name).querySelectorAll('rect').length;

const heights = () =>
  [...document.querySelectorAll('rect')].map((bar) => Number(bar.getAttribute('height')));

test('each day says its date, its total and its target', () => {
  const target = { '2026-11-18': 1800, '2026-11-19': 2000, '2026-11-20': null };
  const totals = { '2026-11-18': 1840.4, '2026-11-20': 0, '2026-11-21': 640 };
  show({ totals, target });
  for (const [place, name] of [
    'Wednesday, November 18, 2026, 1,840 of 1,800\u00a0kcal',
    'Thursday, November 19, 2026, not known of 2,000\u00a0kcal',
    'Friday, November 20, 2026, 0\u00a0kcal',
    'Saturday, November 21, 2026, 640\u00a0kcal',
  ].entries()) {
    expect(days()[3 + place]).toHaveAccessibleName(name);
  }
  expect(day(/^Friday/)).toHaveAttribute('aria-pressed', 'true');
  expect(day(/^Saturday/)).toHaveAttribute('aria-current', 'date');
  expect(screen.getAllByRole('button', { pressed: true })).toHaveLength(1);
  expect(document.querySelectorAll('[aria-current]')).toHaveLength(1);
});

test.each([
  ['de-DE', 'Samstag, 21. November 2026', 'S', '21', '1.840 of 2.000\u00a0kcal'],
  ['ar-EG', 'السبت، ٢١ نوفمبر ٢٠٢٦', 'س', '٢١', '١٬٨٤٠ of ٢٬٠٠٠\u00a0kcal'],
  ['fa-IR', 'شنبه ۲۱ نوامبر ۲۰۲۶', 'ش', '۲۱', '۱٬۸۴۰ of ۲٬۰۰۰\u00a0kcal'],
  ['no language', 'Saturday, November 21, 2026', 'S', '21', '1,840 of 2,000\u00a0kcal'],
])('in %s a day is named %j, and shows %s %s', (locale, name, weekday, date, words) => {
  show({ locale, totals: { '2026-11-21': 1840 }, target: 2000 });
  expect(days()[6]).toHaveAccessibleName(`${name}, ${words}`);
  expect(days()[6]).toHaveTextContent(new RegExp(`^${weekday}${date}`));
});

test('a press on another day chooses it', async () => {
  show();
  await userEvent.click(day(/^Friday/));
  expect(changed).not.toHaveBeenCalled();
  await userEvent.click(day(/^Wednesday/));
  expect(changed.mock.calls).toEqual([['2026-11-18']]);
});

test('a total over its target has a piece above the line', () => {
  show({
    totals: { '2026-11-18': 2001, '2026-11-19': 2000, '2026-11-20': 1, '2026-11-21': 0 },
    target: 2000,
  });
  expect([/^Wed/, /^Thu/, /^Fri/, /^Sat/].map(partsOf)).toEqual([2, 1, 1, 0]);
  const [below, above] = day(/^Wed/).querySelectorAll('rect');
  const line = Number(day(/^Wed/).querySelector('line')?.getAttribute('y1'));
  expect(Number(below?.getAttribute('y'))).toBe(line);
  expect(Number(above?.getAttribute('y'))).toBeGreaterThanOrEqual(0);
  expect(Number(above?.getAttribute('y')) + Number(above?.getAttribute('height'))).toBeLessThan(
    line,
  );
});

test.each([
  ['missing', undefined, '–'],
  ['null', null, '–'],
  ['NaN', NaN, '–'],
  ['infinite', Infinity, '–'],
  ['0', 0, '0'],
  ['-0', -0, '0'],
  ['negative', -12, '-12'],
])('a total that is %s has no bar, and shows %j %s', (_, total, shown) => {
  show({ totals: { '2026-11-20': total } });
  expect(partsOf(/^Friday/)).toBe(0);
  expect(day(/^Friday/).querySelector(`.${weekStripClasses.amount}`)).toHaveTextContent(shown);
});

test('the bars are as high as their share of the largest total or target', () => {
  const totals = { '2026-11-19': 500, '2026-11-20': 1000 };
  const { rerender } = show({ totals });
  const [half = 0, whole = 0] = heights();
  expect(half * 2).toBe(whole);
  rerender(strip({ totals, target: 2000 }));
  expect(heights()).toEqual([half / 2, half]);
  rerender(strip({ totals: { '2026-11-19': 1e308, '2026-11-20': 1.5e308 }, fractionDigits: 2 }));
  expect(heights().every(Number.isFinite)).toBe(true);
});

test.each([
  ['before minDate', { minDate: '2026-11-19' }, [true, false, false]],
  ['after maxDate', { maxDate: '2026-11-19' }, [false, false, true]],
  ['outside contrary bounds', { minDate: '2026-11-21', maxDate: '2026-11-18' }, [true, true, true]],
  ['of no bounds that are days', { minDate: 'soon', maxDate: '' }, [false, false, false]],
])('days %s cannot be pressed', (_, bounds, disabled) => {
  show(bounds);
  const pressed = [/^Wednesday/, /^Thursday/, /^Friday/].map(day);
  expect(pressed.map((one) => one.matches(':disabled'))).toEqual(disabled);
});

test('the focus stays in the strip when it goes to other days', () => {
  const { rerender } = show();
  day(/^Thursday/).focus();
  rerender(strip({ value: '2026-11-05' }));
  expect(day(/^Thursday, November 5/)).toHaveFocus();
});

test('a focused day that goes out of bounds hands the focus to the heading', () => {
  const { rerender } = show({ firstDayOfWeek: 1 });
  day(/^Saturday/).focus();
  rerender(strip({ value: '2026-11-05', firstDayOfWeek: 1, maxDate: '2026-11-06' }));
  expect(day(/^Saturday/)).toBeDisabled();
  expect(screen.getByRole('heading')).toHaveFocus();
});

test('a strip that has no focus takes none when days go out of bounds', () => {
  const { rerender } = show();
  rerender(strip({ maxDate: '2026-11-18' }));
  expect(document.body).toHaveFocus();
});

test('while loading it says so once, shows no total, and its days can be pressed', async () => {
  show({ loading: true, totals: { '2026-11-18': 777 }, target: 900 });
  expect(screen.getByRole('status')).toHaveTextContent('Loading totals');
  expect(days()[3]).toHaveAccessibleName('Wednesday, November 18, 2026');
  expect(document.body).not.toHaveTextContent(/777/);
  await userEvent.click(day(/^Wednesday/));
  expect(changed).toHaveBeenCalledExactlyOnceWith('2026-11-18');
});

test('a value that is not a day chooses none', () => {
  show({ value: '2026-02-30' });
  expect(days()[6]).toHaveAccessibleName(/^Saturday, November 21/);
  expect(screen.queryByRole('button', { pressed: true })).toBeNull();
});

test('without a valid day there are none', () => {
  show({ value: 'soon', today: '' });
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByRole('heading')).toHaveTextContent('Calories per day');
});

test('a press neither submits nor resets a form around it', async () => {
  const submitted = vi.fn<() => void>();
  render(<form onSubmit={submitted}>{strip()}</form>);
  await userEvent.click(day(/^Monday/));
  expect(submitted).not.toHaveBeenCalled();
});

const someDay = fc
  .date({ min: new Date('0002-01-01'), max: new Date('9998-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const weekday = fc.option(fc.nat(6), { nil: undefined });

test('shows seven days in a row, the same for each of them', () => {
  fc.assert(
    fc.property(someDay, fc.oneof(someDay, fc.constant('')), weekday, (value, today, first) => {
      const shown = sevenDays(value, today, first);
      expect(shown).toContain(value);
      expect(shown).toEqual([0, 1, 2, 3, 4, 5, 6].map((place) => addDays(shown[0]!, place)));
      for (const other of shown) expect(sevenDays(other, today, first)).toEqual(shown);
    }),
  );
});

test('ends with today, or shows the week of the chosen day from its first day on', () => {
  fc.assert(
    fc.property(someDay, someDay, fc.nat(6), (value, today, first) => {
      expect(sevenDays(today, today)[6]).toBe(today);
      expect(new Date(sevenDays(value, today, first)[0]!).getUTCDay()).toBe(first);
    }),
  );
});

test('ends with the calendar, and takes any other number for Monday', () => {
  expect(sevenDays('9999-12-31', '9999-12-30')).toEqual(['9999-12-31']);
  expect(sevenDays('0001-01-01', '0001-01-01')).toEqual(['0001-01-01']);
  expect(sevenDays('2026-11-20', '', NaN)[0]).toBe('2026-11-16');
  expect(sevenDays('2026-11-20', '2026-11-21', 0.5)[0]).toBe('2026-11-16');
});
