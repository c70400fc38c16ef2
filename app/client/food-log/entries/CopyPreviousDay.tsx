import { addDays, type CalendarDay, formatDay } from '@foodlog/ui';
import useSWR from 'swr';
import { applyChanges, totalsOf } from '../outbox/applyChanges.ts';
import { useOutboxState } from '../outbox/useOutboxState.ts';
import { dayKey, dayOfKey } from '../data/cacheKeys.ts';
import type { DayLog } from '../data/FoodLog.types.ts';
import { useApi } from '../data/useApi.ts';
import { CopyButton } from './CopyButton.tsx';

const inKilocalories = new Intl.NumberFormat('en-US');

/** Offers to copy the entries of the day before, or those of one meal. Shows nothing until they are known, or if there are none. */
export function CopyPreviousDay({
  userId,
  day,
  today,
  meal,
  onCopied,
}: {
  userId: string;
  /** The day that receives the copies. */
  day: CalendarDay;
  today: CalendarDay;
  /** The meal that is copied; undefined for the whole day. */
  meal?: string;
  onCopied: () => void;
}) {
  const api = useApi();
  const shown = useOutboxState((state) => state.shown);
  const before = addDays(day, -1);
  // The day was fetched ahead, for Previous. It is fetched again with each of its changes.
  const fetchDay = async (asked: string) => api.foodLogStats(dayOfKey(asked));
  const { data } = useSWR<DayLog, unknown>(dayKey(userId, before), fetchDay, {
    revalidateOnMount: false,
    revalidateIfStale: false,
  });
  if (!data) return null;
  const entries = applyChanges(data, before, shown).entries.filter(
    (entry) => meal === undefined || entry.meal === meal,
  );
  const name = day === today ? 'yesterday' : formatDay(before);
  const what = meal === undefined ? name : `${meal} of ${name}`;
  const count = entries.length === 1 ? '1 entry' : `${entries.length} entries`;
  return (
    <CopyButton
      {...{ entries, day, onCopied }}
      dayOnScreen={day}
      {...(meal === undefined && { variant: 'outlined', sx: { mt: 1 } })}
    >
      <span>{`Copy ${what} (${count}, ${inKilocalories.format(totalsOf(entries).calories)} kcal)`}</span>
    </CopyButton>
  );
}
