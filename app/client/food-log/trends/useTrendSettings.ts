import { type CalendarDay, isCalendarDay } from '@foodlog/ui';
import { useSearchParams } from 'react-router-dom';
import { figures } from '../data/figures.ts';

export const ranges = [
  [7, '7 days'],
  [30, '30 days'],
  [90, '90 days'],
  [365, '365 days'],
] as const;

export const averages = [
  ['logged', 'Average of logged days'],
  ['all', 'Average of all days'],
] as const;

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
    params.set(name, String(value));
    // The step back leads to the page before.
    setSearch(params, { replace: true });
  };
  return {
    count: chosen(ranges, search.get('days'), ranges[0])[0],
    figure: chosen(figures, search.get('figure'), figures[0]),
    average: chosen(averages, search.get('average'), averages[0])[0],
    /** The last day on screen. */
    last: isCalendarDay(day) && day <= lastDay ? day : today,
    change,
  };
}
