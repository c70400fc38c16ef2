import { type CalendarDay, isCalendarDay } from '@foodlog/ui';

/** What is typed into the fields of the form, by their names. */
export type TypedFood = Record<string, string>;

/** The storage key of what one person has half typed into the form. */
export const addDraftKey = (userId: string) => `food-log draft ${userId}`;

/** The refused change that a food in the form corrects. */
export interface Correction {
  /** The id of the change; empty in a draft of a release before December 2026. */
  id: string;
  /** The day to which the food was meant to be logged. */
  day: CalendarDay;
}

/** How a draft names what it corrects. */
export const nameOf = (correction?: Correction) =>
  correction && `${correction.day} ${correction.id}`.trim();

/** What the food that is half typed corrects; undefined when it is a new one. */
export function readCorrection(userId: string): Correction | undefined {
  try {
    const draft: unknown = JSON.parse(sessionStorage.getItem(addDraftKey(userId)) ?? '');
    const [day, id = ''] = String(Object(draft).begunFrom).split(' ');
    return isCalendarDay(day) ? { id, day } : undefined;
  } catch {
    // Storage is blocked, or there is no readable draft.
    return undefined;
  }
}

/**
 * Keeps a food as if it were half typed.
 * @param correction what it corrects, if it does.
 * @returns false where storage is full or blocked.
 */
export function saveAddDraft(userId: string, food: object, correction?: Correction): boolean {
  const typed = Object.entries(food).map(([name, value]) => [name, String(value)]);
  try {
    const draft = { ...Object.fromEntries(typed), begunFrom: nameOf(correction) };
    sessionStorage.setItem(addDraftKey(userId), JSON.stringify(draft));
    return true;
  } catch {
    return false;
  }
}
