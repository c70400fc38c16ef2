import { type CalendarDay, isCalendarDay } from '@foodlog/ui';
import { useSearchParams } from 'react-router-dom';
import { plural, t } from '../../language/t.ts';
import { earliestDay } from '../clock/earliestDay.ts';
import { figures } from '../../appearance/figures.ts';

const inWords = (days: number) => plural(days, { one: '1 day', other: '{count} days' });

export const ranges = () =>
  [
    [7, inWords(7)],
    [30, inWords(30)],
    [90, inWords(90)],
    [365, inWords(365)],
  ] as const;

export const averages = () =>
  [
    ['logged', t('Average of logged days')],
    ['all', t('Average of all days')],
  ] as const;

const ofFigures = () => figures().map((figure) => [figure.key, figure] as const);

/** The one that the address names. */
const chosen = <Options extends readonly (readonly [string | number, ...unknown[]])[]>(
  options: Options,
  name: string | null,
  otherwise: Options[number],
): Options[number] => options.find(([key]) => String(key) === name) ?? otherwise;

/**
 * What the trends show, and the function that changes it. The address holds it (`?days=90&figure=fats`), so that a reload, a
 * step back and a kept link show the same.
 */
export function useTrendSettings(today: CalendarDay, lastDay: CalendarDay) {
  const [search, setSearch] = useSearchParams();
  const day = search.get('day');
  const change = (name: 'days' | 'figure' | 'average' | 'day', value: string | number) => {
    const params = new URLSearchParams(search);
    // Without a day, the trends follow midnight.
    if (value === today) params.delete(name);
    else params.set(name, String(value));
    // The step back leads to the page before.
    setSearch(params, { replace: true });
  };
  return {
    count: chosen(ranges(), search.get('days'), ranges()[0])[0],
    figure: chosen(ofFigures(), search.get('figure'), ['calories', figures()[0]])[1],
    average: chosen(averages(), search.get('average'), averages()[0])[0],
    /** The last day on screen. */
    last: isCalendarDay(day) && day >= earliestDay && day <= lastDay ? day : today,
    change,
  };
}
