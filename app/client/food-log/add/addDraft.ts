import { type CalendarDay, isCalendarDay } from '@foodlog/ui';

/** What is typed into the fields of the form, by their names. */
export type TypedFood = Record<string, string>;

/** The storage key of what one person has half typed into the form. */
export const addDraftKey = (userId: string) => `food-log draft ${userId}`;

/** The day for which the food that is half typed was meant before; undefined when there is none. */
export function readDayOfAddDraft(userId: string): CalendarDay | undefined {
  try {
    const draft: unknown = JSON.parse(sessionStorage.getItem(addDraftKey(userId)) ?? '');
    const { begunFrom: day } = Object(draft);
    return isCalendarDay(day) ? day : undefined;
  } catch {
    // Storage is blocked, or there is no readable draft.
    return undefined;
  }
}

/**
 * Keeps a food as if it were half typed.
 * @param day the day for which it was meant before, if it was.
 * @returns false where storage is full or blocked.
 */
export function saveAddDraft(userId: string, food: object, day?: CalendarDay): boolean {
  const typed = Object.entries(food).map(([name, value]) => [name, String(value)]);
  try {
    const draft = { ...Object.fromEntries(typed), begunFrom: day };
    sessionStorage.setItem(addDraftKey(userId), JSON.stringify(draft));
    return true;
  } catch {
    return false;
  }
}
