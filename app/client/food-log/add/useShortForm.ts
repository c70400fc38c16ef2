import type { CalendarDay } from '@foodlog/ui';
import { useState } from 'react';
import { useSWRConfig } from 'swr';
import { useStore } from '../../store/StoreContext.ts';
import { dayKey } from '../data/cacheKeys.ts';
import { assumeEmpty } from '../data/cachedResponses.ts';
import type { DayLog } from '../data/FoodLog.types.ts';
import { applyChanges } from '../outbox/applyChanges.ts';
import { useOutbox } from '../outbox/OutboxContext.ts';

/**
 * Whether the form may be short: unless the day was known to be empty when it came on screen. What is known later moves
 * nothing; only a food that is logged with the form does.
 * @param isFirst whether the day is the first of the person.
 */
export function useShortForm(userId: string, day: CalendarDay, isFirst: boolean) {
  const { cache } = useSWRConfig();
  const store = useStore();
  const { getState } = useOutbox();
  const look = () => {
    assumeEmpty(cache, store, userId, day);
    const log: DayLog | undefined = cache.get(dayKey(userId, day))?.data;
    const entries = log && applyChanges(log, day, getState().shown).entries;
    return { day, isShort: entries ? entries.length > 0 : !isFirst };
  };
  const [decided, decide] = useState(look);
  if (decided.day !== day) decide(look());
  return { isShort: decided.isShort, shorten: () => decide({ day, isShort: true }) };
}
