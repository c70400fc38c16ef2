import type { CalendarDay } from '@foodlog/ui';
import useSWR, { useSWRConfig } from 'swr';
import { applyChanges } from '../outbox/applyChanges.ts';
import type { OutboxState } from '../outbox/outboxState.ts';
import { useOutboxState } from '../outbox/useOutboxState.ts';
import { earliestDay } from '../clock/earliestDay.ts';
import { localDay } from '../clock/localDay.ts';
import { boundsKey, dayKey } from '../data/cacheKeys.ts';
import {
  type DayLog,
  daysOf,
  idsOf,
  type LogBounds,
  type ViewableDays,
} from '../data/FoodLog.types.ts';
import { daysAdded } from '../data/logBounds.ts';
import { useApi } from '../data/useApi.ts';

const fiveMinutes = 5 * 60_000;
/** Asked at an opening, and then at most once in five minutes (spec §9), when the window gets the focus. */
const freshness = { dedupingInterval: fiveMinutes, focusThrottleInterval: fiveMinutes };

/** How long a deleted entry can be restored, as the server says (schema.graphql). */
const restorableForMs = 30 * 24 * 60 * 60_000;

const inOrder = (...days: (CalendarDay | undefined)[]) =>
  days.filter((day) => day !== undefined).toSorted();

/** Whether changes that wait have taken the last entry from a day. The server does not know yet. */
function useIsEmptied(userId: string, day: CalendarDay | undefined): boolean {
  // Not with useSWR: it asks for a day again with the first that has come to its key, and here nothing is asked for.
  const { cache } = useSWRConfig();
  return useOutboxState(({ shown }) => {
    if (day === undefined || !shown.some((change) => daysOf(change).includes(day))) return false;
    const log: DayLog | undefined = cache.get(dayKey(userId, day))?.data;
    return log !== undefined && applyChanges(log, day, shown).entries.length === 0;
  });
}

/** The answer about the bounds of the log, and what is asked with them. */
export function useBoundsAnswer(userId: string) {
  const api = useApi();
  return useSWR<LogBounds, unknown>(boundsKey(userId), async () => api.foodLogBounds(), freshness);
}

/** The bounds of the log, and what is asked with them; undefined until known. */
export const useBounds = (userId: string): LogBounds | undefined => useBoundsAnswer(userId).data;

/** Whether this device has deleted an entry that can be restored. The server may not know yet. */
function hasDeletedHere({ applied, pending }: OutboxState): boolean {
  const last = new Map(
    [...applied, ...pending].flatMap((row) => idsOf(row.change).map((id) => [id, row])),
  );
  return [...last.values()].some(({ change, result }) => {
    const [entry] = result ?? [];
    return (
      change.kind === 'delete' &&
      !(Date.parse(entry?.deletedAt ?? '') < Date.now() - restorableForMs)
    );
  });
}

/** Whether an entry can be restored, as far as this device knows. */
export function useHasDeleted(userId: string): boolean {
  const bounds = useBounds(userId);
  const isDeletedHere = useOutboxState(hasDeletedHere);
  return bounds?.hasDeleted === true || isDeletedHere;
}

/**
 * The days that can be viewed: those from the person's sign-up to today (spec §4), and from the first to the last day
 * with entries. An entry lies outside of the former after a flight west, with a clock that was wrong, or after an import.
 */
export function useLogBounds(
  userId: string,
  createdAt: Date | undefined,
  today: CalendarDay,
): ViewableDays {
  const bounds = useBounds(userId);
  const created = createdAt && localDay(createdAt);
  const beforeSignUp = (day?: CalendarDay) =>
    created && day && day < created ? inOrder(day, earliestDay).at(-1) : undefined;
  const afterToday = (day?: CalendarDay) => (day && day > today ? day : undefined);
  const before = beforeSignUp(bounds?.firstDay);
  const after = afterToday(bounds?.lastDay);
  const isNoneBefore = useIsEmptied(userId, before);
  const isNoneAfter = useIsEmptied(userId, after);
  // Days within the bounds make no other render.
  const addedBefore = useOutboxState(({ shown }) => beforeSignUp(daysAdded(shown)[0]));
  const addedAfter = useOutboxState(({ shown }) => afterToday(daysAdded(shown).at(-1)));
  const [firstDay = created] = inOrder(isNoneBefore ? undefined : before, addedBefore);
  const lastDay = inOrder(today, isNoneAfter ? undefined : after, addedAfter).at(-1) ?? today;
  return { firstDay, lastDay, signUpDay: created };
}
