import type { CalendarDay, FoodFormPortion, FoodFormValues } from '@foodlog/ui';
import { describeError } from '../../api/describeError.ts';
import { t } from '../../language/t.ts';
import { useOutbox } from '../outbox/OutboxContext.ts';
import { useUnmountSignal } from '../outbox/useUnmountSignal.ts';
import { useSettings } from '../day/useSettings.ts';
import { type Moment, newEntry } from './newEntry.ts';

/**
 * Logs a food to a day. The day's totals and entries change at once, change back when the server refuses, and are
 * fetched again either way (spec §4). Rejects with a message for the person when the server refuses.
 * @param formKey identifies the form that shows the message; a form that replaces it does not.
 */
export function useAddFood(
  userId: string,
  formKey: number,
): (
  values: FoodFormValues,
  day: CalendarDay,
  options?: { chosen?: Moment; portion?: FoodFormPortion | undefined },
) => Promise<void> {
  const outbox = useOutbox();
  const meals = useSettings(userId)?.meals;
  const getSignal = useUnmountSignal(formKey);

  return async (values, day, options = {}) => {
    const entries = [newEntry(values, day, { meals, ...options })];
    try {
      await outbox.submit({ kind: 'create', entries, isTyped: true }, getSignal());
    } catch (error) {
      const reason = describeError(error);
      throw new Error(t('{reason} What you typed is still here.', { reason }), { cause: error });
    }
  };
}
