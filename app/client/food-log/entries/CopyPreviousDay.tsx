import { addDays, type CalendarDay } from '@foodlog/ui';
import { formatEnergy } from '../../appearance/energy.ts';
import { formatDay } from '../../appearance/formatDay.ts';
import useSWR from 'swr';
import { plural, t } from '../../language/t.ts';
import { applyChanges, totalsOf } from '../outbox/applyChanges.ts';
import { useOutboxState } from '../outbox/useOutboxState.ts';
import { dayKey, dayOfKey } from '../data/cacheKeys.ts';
import type { DayLog } from '../data/FoodLog.types.ts';
import { useApi } from '../data/useApi.ts';
import { CopyButton } from './CopyButton.tsx';

/** @param day the day before; undefined for yesterday. */
function labelOf(what: string, day: CalendarDay | undefined, meal: string | undefined): string {
  const values = { what, ...(day !== undefined && { day: formatDay(day) }) };
  if (meal === undefined)
    return day === undefined
      ? t('Copy yesterday ({what})', values)
      : t('Copy {day} ({what})', values);
  return day === undefined
    ? t('Copy {meal} of yesterday ({what})', { ...values, meal })
    : t('Copy {meal} of {day} ({what})', { ...values, meal });
}

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
  const what = [
    plural(entries.length, { one: '1 entry', other: '{count} entries' }),
    formatEnergy(totalsOf(entries).calories),
  ].join(t(', '));
  return (
    <CopyButton
      {...{ entries, day, onCopied }}
      {...(meal === undefined && { variant: 'outlined', sx: { mt: 1 } })}
    >
      <span>{labelOf(what, day === today ? undefined : before, meal)}</span>
    </CopyButton>
  );
}
