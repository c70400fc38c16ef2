import type { CalendarDay, FoodFormValues } from '@foodlog/ui';
import { useRef } from 'react';
import { useSWRConfig } from 'swr';
import { ApiError } from '../api/ApiError.ts';
import { errorWords } from '../api/errorWords.ts';
import type { SessionUser } from '../session/Session.types.ts';
import { createObjectId } from './createObjectId.ts';
import { dayTotalsKey } from './dayTotalsKey.ts';
import { localDay } from './localDay.ts';
import type { DayTotals } from './useDayTotals.ts';
import { useApi } from './useApi.ts';

function plus(totals: DayTotals, entry: DayTotals): DayTotals {
  return {
    calories: totals.calories + entry.calories,
    fats: totals.fats + entry.fats,
    proteins: totals.proteins + entry.proteins,
    carbs: totals.carbs + entry.carbs,
  };
}

function refusalWords(error: unknown): string {
  if (error instanceof ApiError && error.code === 'CONFLICT') {
    return 'Your first try had arrived after all and is in your log. To log this one too, press Add again.';
  }
  if (error instanceof ApiError && error.isRefusal) {
    return `${errorWords(error)} What you typed is still here.`;
  }
  return `${errorWords(error)} It may have arrived: press Add again, it will not be counted twice.`;
}

interface Attempt {
  id: string;
  loggedAt: string;
  day: CalendarDay;
  values: FoodFormValues;
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
function nextAttempt(values: FoodFormValues, unanswered: Attempt | undefined): Attempt {
  const now = new Date();
  const day = localDay(now);
  if (unanswered?.day === day && sameFood(unanswered.values, values)) return unanswered;
  return { id: unanswered?.id ?? createObjectId(now), loggedAt: now.toISOString(), day, values };
}

/**
 * Logs a food to today. Today's totals move at once, go back when the server refuses, and are fetched
 * again either way. Rejects with words for a person.
 *
 * An attempt that got no answer may have arrived all the same. Until one is answered, every further
 * attempt is sent under the same id, so that nothing is ever logged twice.
 */
export function useAddFood(user: SessionUser): (values: FoodFormValues) => Promise<void> {
  const api = useApi();
  const { mutate } = useSWRConfig();
  const unanswered = useRef<Attempt>(undefined);

  return async (values) => {
    const attempt = nextAttempt(values, unanswered.current);
    unanswered.current = attempt;
    const { id, loggedAt, day } = attempt;
    try {
      await mutate<DayTotals | undefined, { id: string }>(
        dayTotalsKey(user.id, day),
        api.foodLogCreate({ userId: user.loginId, ...values, id, loggedAt, day }),
        {
          optimisticData: (totals?: DayTotals) => totals && plus(totals, values),
          populateCache: false,
        },
      );
      unanswered.current = undefined;
    } catch (error) {
      if (error instanceof ApiError && error.isRefusal) unanswered.current = undefined;
      throw new Error(refusalWords(error), { cause: error });
    }
  };
}
