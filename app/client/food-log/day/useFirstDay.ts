import { addDays, type CalendarDay } from '@foodlog/ui';
import useSWR from 'swr';
import { useLogChangesState } from '../changes/useLogChangesState.ts';
import { localDay } from '../clock/localDay.ts';
import { dayKey } from '../data/cacheKeys.ts';
import { type DayLog, daysOf } from '../data/FoodLog.types.ts';

/**
 * The first day that can be viewed: the day on which the person signed up, or the day before, if that is known to have
 * entries. Whoever signs up in the evening and travels east has logged their first food on the day before.
 * @returns undefined while it is not known when they signed up.
 */
export function useFirstDay(userId: string, createdAt: Date | undefined): CalendarDay | undefined {
  const created = createdAt && localDay(createdAt);
  const before = created && addDays(created, -1);
  // It is fetched ahead when the first day is viewed.
  const { data } = useSWR<DayLog>(before && dayKey(userId, before), null);
  const isChanged = useLogChangesState(({ shown }) =>
    shown.some((change) => before !== undefined && daysOf(change).includes(before)),
  );
  return isChanged || data?.entries.length ? before : created;
}
