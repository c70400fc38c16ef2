import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import { formatNumber } from '../../format/formatNumber.ts';
import { perLocale } from '../../format/perLocale.ts';

const formatOf = /*#__PURE__*/ perLocale(
  (locale, options?: string) =>
    new Intl.DateTimeFormat(locale, {
      // The days of other calendars are in other months.
      calendar: 'gregory',
      ...JSON.parse(options ?? '{}'),
      timeZone: 'UTC',
    }),
);

const WEEKDAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];

const weekStartOf = /*#__PURE__*/ perLocale((tag) => {
  const locale: Intl.Locale & { getWeekInfo?: () => { firstDay: number } } = new Intl.Locale(tag);
  // Not every browser reads the first day from the tag.
  const given = WEEKDAYS.indexOf(/-u-(?:.*-)?fw-(\w{3})/.exec(tag)?.[1] ?? '');
  if (given >= 0) return given;
  // Without `getWeekInfo`, weeks start on Sunday in en-US and on Monday elsewhere.
  return (locale.getWeekInfo?.().firstDay ?? (locale.baseName === 'en-US' ? 0 : 1)) % 7;
});

/** The `Intl` options for each dayjs format, as JSON. */
const OPTIONS: Record<string, string> = {
  'MMMM YYYY': '{"month":"long","year":"numeric"}',
  YYYY: '{"year":"numeric"}',
  dddd: '{"weekday":"long"}',
  dd: '{"weekday":"narrow"}',
};

/**
 * Formats the calendar with `Intl`, so that no dayjs locale has to be loaded. It calculates with dayjs, whose weeks start
 * on the first day of the week in the locale.
 */
export class LocaleAdapter extends AdapterDayjs {
  constructor({ locale = 'en-US' }: { locale?: string } = {}) {
    const weekStart = weekStartOf(locale);
    const name = `foodlog-${weekStart}`;
    const english = dayjs.Ls['en'];
    if (english) dayjs.locale({ ...english, name, weekStart }, undefined, true);
    super({ locale: name });
    this.formatByString = (day: Dayjs, format: string) => {
      if (format === 'D') return formatNumber(day.date(), locale);
      const options = OPTIONS[format];
      return options ? formatOf(locale, options).format(day.valueOf()) : day.format(format);
    };
  }
}
