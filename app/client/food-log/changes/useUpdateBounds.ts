import type { CalendarDay } from '@foodlog/ui';
import { useCallback } from 'react';
import { useSWRConfig } from 'swr';
import type { ChangeFragment } from '../../api/operations.generated.ts';
import { useDevice } from '../../device/DeviceContext.ts';
import { boundsKey, dayKey } from '../data/cacheKeys.ts';
import { type DayLog, daysOf, type LogBounds, type LogChange } from '../data/FoodLog.types.ts';
import { withDays } from '../data/logBounds.ts';
import { applyChanges } from './applyChanges.ts';

/**
 * Returns a function that writes the answer to a change into the first and the last day with entries. They are fetched
 * again when the change may have taken the last entry from one of them, and without an answer.
 */
export function useUpdateBounds(userId: string) {
  const device = useDevice();
  const { cache, mutate } = useSWRConfig();
  return useCallback(
    (change: LogChange, answer?: ChangeFragment) => {
      const key = boundsKey(userId);
      const bounds: LogBounds | undefined = cache.get(key)?.data;
      if (!answer || bounds === undefined) {
        void mutate(key);
        return;
      }
      const entries = answer.entries.filter(({ deletedAt }) => deletedAt === null);
      const there = entries.map(({ day }) => day);
      const changed = withDays(bounds, there);
      const isEmpty = (day: CalendarDay) => {
        const log: DayLog | undefined = cache.get(dayKey(userId, day))?.data;
        return !log || applyChanges(log, day, [change]).entries.length === 0;
      };
      const isLeft = daysOf(change).some(
        (day) =>
          (day === bounds?.firstDay || day === bounds?.lastDay) &&
          !there.includes(day) &&
          isEmpty(day),
      );
      if (changed !== bounds) void device.keepAnswer(userId, key, changed);
      if (changed !== bounds || isLeft) void mutate(key, changed, { revalidate: isLeft });
    },
    [cache, device, mutate, userId],
  );
}
