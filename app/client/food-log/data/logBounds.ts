import type { CalendarDay } from '@foodlog/ui';
import { type EntryChange, entriesOf, type LogBounds } from './FoodLog.types.ts';

/** The bounds with these days. They are the same object where the days lie within. */
export function withDays(bounds: LogBounds, days: readonly CalendarDay[]): LogBounds {
  const all = [...days, bounds.firstDay, bounds.lastDay].filter((day) => day !== undefined);
  const [firstDay, ...others] = all.toSorted();
  if (firstDay === undefined) return bounds;
  const lastDay = others.at(-1) ?? firstDay;
  const isWithin = bounds.firstDay === firstDay && bounds.lastDay === lastDay;
  return isWithin ? bounds : { ...bounds, firstDay, lastDay };
}

/** The days to which these changes, one after the other, have added entries that are still there, in order. */
export function daysAdded(changes: readonly EntryChange[]): CalendarDay[] {
  const days = new Map<string, CalendarDay>();
  for (const change of changes) {
    for (const { id, day } of entriesOf(change)) {
      if (change.kind === 'delete') days.delete(id);
      else days.set(id, day);
    }
  }
  return [...days.values()].toSorted();
}
