import type { CalendarDay, FoodFormValues } from '@foodlog/ui';
import { useRef } from 'react';
import { ApiError } from '../api/ApiError.ts';
import { errorWords } from '../api/errorWords.ts';
import type { SessionUser } from '../session/Session.types.ts';
import type { LoggedEntry } from './DayLog.types.ts';
import { useLogChanges } from './LogChangesContext.ts';
import { newEntry } from './newEntry.ts';
import { useApi } from './useApi.ts';

function refusalWords(error: unknown): string {
  if (error instanceof ApiError && error.code === 'CONFLICT') {
    return 'Your first try had arrived after all and is in your log. To log this one too, press Add again.';
  }
  if (error instanceof ApiError && error.isRefusal) {
    return `${errorWords(error)} What you typed is still here.`;
  }
  return `${errorWords(error)} It may have arrived: press Add again, it will not be counted twice.`;
}

const sameFood = (one: FoodFormValues, other: FoodFormValues) =>
  one.name === other.name &&
  one.calories === other.calories &&
  one.fats === other.fats &&
  one.proteins === other.proteins &&
  one.carbs === other.carbs;

/**
 * The same food on the same day is the same attempt again. Anything else keeps only the id: should the
 * unanswered attempt have arrived, the server refuses to log a second entry under it.
 */
function nextAttempt(
  values: FoodFormValues,
  day: CalendarDay,
  unanswered: LoggedEntry | undefined,
): LoggedEntry {
  const entry = newEntry(values, day);
  if (!unanswered) return entry;
  const isSame = unanswered.day === day && sameFood(unanswered, values);
  return isSame ? unanswered : { ...entry, id: unanswered.id };
}

/**
 * Logs a food to a day. The day's totals and entries move at once, go back when the server refuses, and are
 * fetched again either way (spec §4). Rejects with words for a person.
 *
 * An attempt that got no answer may have arrived all the same. Until one is answered, every further
 * attempt is sent under the same id, so that nothing is ever logged twice.
 */
export function useAddFood(
  user: SessionUser,
): (values: FoodFormValues, day: CalendarDay, dayOnScreen?: CalendarDay) => Promise<void> {
  const api = useApi();
  const { changes } = useLogChanges();
  const unanswered = useRef<LoggedEntry>(undefined);

  return async (values, day, dayOnScreen) => {
    const entry = nextAttempt(values, day, unanswered.current);
    unanswered.current = entry;
    const { version: _version, deletedAt: _deletedAt, ...data } = entry;
    try {
      await changes.make({ kind: 'create', entries: [entry], dayOnScreen }, async () => {
        await api.foodLogCreate({ ...data, userId: user.loginId });
        // No totals come with this answer: the day is fetched again.
        return { entries: [entry], days: [] };
      });
      unanswered.current = undefined;
    } catch (error) {
      if (error instanceof ApiError && error.isRefusal) unanswered.current = undefined;
      throw new Error(refusalWords(error), { cause: error });
    }
  };
}
