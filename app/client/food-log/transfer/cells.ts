import { type CalendarDay, isCalendarDay } from '@foodlog/ui';
import { localDay } from '../clock/localDay.ts';
import { minuteNow, timeOf } from '../clock/minuteOfDay.ts';

/** The order of day and month in dates such as 2/3/2026. */
export type DayOrder = 'dmy' | 'mdy';

/** The sign before the fraction of a number. */
export type DecimalSign = '.' | ',';

const months = [
  'jan|ene',
  'feb|fév',
  'mar|mär',
  'apr|avr|abr',
  'may|mai',
  'jun|juin',
  'jul|juil',
  'aug|août|ago',
  'sep',
  'oct|okt',
  'nov',
  'dec|dez|déc|dic',
].map((names) => new RegExp(`^(${names})`, 'i'));
// Six digits together can have the year at any end.
const yearFirst = /^(?!\d{6,7}$)(\d{4})([-/. ]?)(\d{1,2})\2(\d{1,2})\.?$/;
const yearLast = /^(\d{1,2})([-/. ])(\d{1,2})\2(\d{4}|\d{2})\.?$/;
const monthNamed =
  /^(?:\p{L}+,? )?(?:(\d{1,2})(?:\.? |-))?(\p{L}{3,})\.?[ -](?:(\d{1,2}),? )?(\d{4}|(?<=-)\d{2})$/u;
const time = String.raw`\d{1,2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:\s?[ap]\.?\s?m\.?)?`;
const dayAndTime = new RegExp(String.raw`^(.*\d)[,T ] ?(${time})(Z| ?[+-]\d{2}:?\d{2})?$`, 'i');

/**
 * A date cell in two: the date, and the time that follows it; '' if none does. An instant in UTC is read in the time zone of
 * this device; with another offset, its own day and time count.
 */
export function splitDate(text: string): [date: string, time: string] {
  const [, date = text.trim(), clock = '', zone = ''] = dayAndTime.exec(text.trim()) ?? [];
  const instant = new Date(text.trim());
  if (zone.toUpperCase() === 'Z' && !Number.isNaN(instant.getTime()))
    return [localDay(instant), timeOf(minuteNow(instant))];
  return [date.trim(), clock];
}

function dayOf(year: string, month: string | number, date: string): CalendarDay | undefined {
  const full = year.length === 2 ? `20${year}` : year;
  const day = [full, String(month).padStart(2, '0'), date.padStart(2, '0')].join('-');
  return isCalendarDay(day) ? day : undefined;
}

/**
 * Reads a date, with the year first or last, or with the name of its month. Undefined if it is none, or not clear.
 * @param known where it is none, the date has to be clear by itself: 3/4/2026 is not.
 */
export function readDay(
  text: string,
  known: DayOrder | 'none' | undefined,
): CalendarDay | undefined {
  const [, year, , month = '', date = ''] = yearFirst.exec(text) ?? [];
  if (year) return dayOf(year, month, date);
  const [, first, , second = '', lastYear = ''] = yearLast.exec(text) ?? [];
  if (first) {
    const order = known === 'dmy' || known === 'mdy' ? known : orderOf([text]);
    if (order === 'mdy') return dayOf(lastYear, first, second);
    return order === 'dmy' ? dayOf(lastYear, second, first) : undefined;
  }
  const [, before, name = '', after, namedYear = ''] = monthNamed.exec(text) ?? [];
  const place = months.findIndex((pattern) => pattern.test(name));
  return place === -1 ? undefined : dayOf(namedYear, place + 1, before ?? after ?? '');
}

/** The order of day and month in these dates; undefined if they allow both, `'none'` if they do not depend on it. */
export function orderOf(dates: readonly string[]): DayOrder | 'none' | undefined {
  const found = dates.map((text) => yearLast.exec(text)).filter((match) => match !== null);
  if (found.length === 0) return 'none';
  const isDayFirst = found.some(([, first]) => Number(first) > 12);
  const isMonthFirst = found.some(([, , , second]) => Number(second) > 12);
  if (isDayFirst !== isMonthFirst) return isDayFirst ? 'dmy' : 'mdy';
  // Only where the day comes first are dates written with dots.
  return !isDayFirst && found.every(([, , sign]) => sign === '.') ? 'dmy' : undefined;
}

// 0.25 is no time: a spreadsheet has 6:00 so.
const clock =
  /^(?!0\.)(\d{1,2})(?:(?:[:.]|\s?h\s?)(\d{2}))?(?::\d{2}(?:\.\d+)?)?\s*(?:([ap])\.?\s?m\.?)?$/i;

/** The date of a cell that has it with midnight; undefined for another cell. */
export function dateAtMidnight(text: string): string | undefined {
  const [, date = '', midnight = ''] = dayAndTime.exec(text.trim()) ?? [];
  return readTime(midnight) === 0 ? date : undefined;
}

/** Reads a time such as 8:15, 20:15:00 or 8:15 PM as the minute of the day, 0 to 1439. Undefined if it is none. */
export function readTime(text: string): number | undefined {
  const [, hours = '', minutes = '0', half] = clock.exec(text.trim()) ?? [];
  if (!hours || Number(minutes) > 59 || (half && Number(hours) > 12)) return undefined;
  const hour = half ? (Number(hours) % 12) + (half.toLowerCase() === 'p' ? 12 : 0) : Number(hours);
  return hour < 24 ? hour * 60 + Number(minutes) : undefined;
}

/** Numbers with a fraction behind this sign, or thousands grouped by the other one. 1.234 can be either. */
const writtenWith = {
  '.': /(^0?|\d{4}|,\d{3})\.\d+$|\d\.(\d{1,2}|\d{4,})$|,\d{3},\d{3}$/,
  ',': /(^0?|\d{4}|\.\d{3}),\d+$|\d,(\d{1,2}|\d{4,})$|\.\d{3}\.\d{3}$/,
};
const either = /^[1-9]\d{0,2}[.,]\d{3}$/;

/**
 * The decimal sign that numbers are written with. Where they do not tell, it is the usual one; without one, undefined if they
 * allow both, `'none'` if they do not depend on it.
 */
export function decimalSignOf(
  numbers: readonly string[],
  usual?: DecimalSign,
): DecimalSign | 'none' | undefined {
  const written = numbers.map((text) => numberIn(text));
  const count = (pattern: RegExp) => written.filter((text) => pattern.test(text)).length;
  const [points, commas] = [count(writtenWith['.']), count(writtenWith[','])];
  if (points !== commas) return commas > points ? ',' : '.';
  return usual ?? (count(either) > 0 ? undefined : 'none');
}

/** A number without what only groups its digits. */
const numberIn = (text: string) => text.replaceAll(/[\s’']/gu, '');

const grouped = { '.': /^[1-9]\d{0,2}(,\d{3})+(\.\d+)?$/, ',': /^[1-9]\d{0,2}(\.\d{3})+(,\d+)?$/ };

/**
 * Reads a number. What is not clear is no number: 6,5 is never read as 65.
 * @param known where it is none, the number has to be clear by itself: 1.234 is not.
 * @returns NaN if it is none.
 */
export function readNumber(text: string, known: DecimalSign | 'none' | undefined): number {
  const written = numberIn(text);
  const own = known === '.' || known === ',' ? known : decimalSignOf([text]);
  if (own === undefined) return Number.NaN;
  const sign = own === 'none' ? '.' : own;
  const other = sign === '.' ? ',' : '.';
  const plain = grouped[sign].test(written) ? written.replaceAll(other, '') : written;
  const number = plain.replace(sign, '.');
  return plain.includes(other) || !/^[+-]?(\d+\.?\d*|\.\d+)$/.test(number)
    ? Number.NaN
    : Number(number);
}

const measured =
  /^([+-]?(?:\d{1,3}(?:[\s’']\d{3})+(?:[.,]\d+)?(?![\d.,/])|[\d.,]*\d[.,]?))(?:\s*([\p{L}×(%].*)|\s+(\d.*))?$/u;

/** An amount with its unit in one cell, such as "80.00 g" or "1.00 6 fl oz", in two. "1 1/2 cup" is none: it is not 1. */
export function splitAmount(text: string): [amount: string, unit: string] {
  const [, amount = '', unit, numbered] = measured.exec(text.trim()) ?? [];
  if (/^\d+$/.test(amount) && /^\d+\s*\//.test(numbered ?? '')) return ['', ''];
  return [amount, (unit ?? numbered ?? '').trim()];
}
