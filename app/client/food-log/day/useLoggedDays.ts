import { addDays, type CalendarDay } from '@foodlog/ui';
import useSWR, { useSWRConfig } from 'swr';
import { useStore } from '../../store/StoreContext.ts';
import { dayOfKey, daysKey } from '../data/cacheKeys.ts';
import { useApi } from '../data/useApi.ts';
import { useOutboxState } from '../outbox/useOutboxState.ts';
import { knownLogs, loggedDays } from './loggedDays.ts';

/** From the first day of any month, these reach to its last. */
const month = Array.from({ length: 31 }, (_, index) => index);

/** The days with entries of the month that begins with this day; of none before a month is asked for. */
export function useLoggedDays(userId: string, firstDay: CalendarDay | undefined) {
  const api = useApi();
  const store = useStore();
  const { cache } = useSWRConfig();
  const key = firstDay === undefined ? null : daysKey(userId, firstDay);
  const { data = [], mutate } = useSWR<CalendarDay[]>(
    key,
    async (asked: string) => api.foodLogDays(dayOfKey(asked), addDays(dayOfKey(asked), 30)),
    // The calendar asks when it shows a month, and is closed most of the time.
    { revalidateOnFocus: false, revalidateOnReconnect: false },
  );
  // As text, so that only other days make a render.
  const days = useOutboxState(({ shown }) => {
    if (key === null || firstDay === undefined) return '';
    const logOf = knownLogs(userId, cache, store, key);
    return loggedDays(
      month.map((index) => addDays(firstDay, index)),
      data,
      logOf,
      shown,
    ).join(' ');
  });
  return { days: days.split(' '), askAgain: () => void mutate() };
}
