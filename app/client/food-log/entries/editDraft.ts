import { timeOf } from '../clock/minuteOfDay.ts';
import type { LoggedEntry } from '../data/FoodLog.types.ts';
import { isLoggedEntry } from '../data/isLoggedEntry.ts';

/** The storage keys of one person's half-typed edits, each with the id of its entry. */
const editDraftKeys = (userId: string) => `food-log edit ${userId} `;
export const editDraftKey = (userId: string, entryId: string) => editDraftKeys(userId) + entryId;

/** The entry of a half-typed edit, as it was when the edit began; undefined when there is no readable draft. */
export function readEditDraft(userId: string, entryId: string): LoggedEntry | undefined {
  try {
    const draft: unknown = JSON.parse(sessionStorage.getItem(editDraftKey(userId, entryId)) ?? '');
    const entry: unknown = JSON.parse(Object(draft).begunFrom);
    return isLoggedEntry(entry) && entry.id === entryId ? entry : undefined;
  } catch {
    // Storage is blocked, or there is no readable draft.
    return undefined;
  }
}

/** The entry of any edit that was begun in this tab and neither saved nor cancelled. */
export function findEditDraft(userId: string): LoggedEntry | undefined {
  try {
    const start = editDraftKeys(userId);
    return Object.keys(sessionStorage)
      .filter((key) => key.startsWith(start))
      .map((key) => readEditDraft(userId, key.slice(start.length)))
      .find(Boolean);
  } catch {
    return undefined;
  }
}

/**
 * Keeps an edit that could not be saved as if it were half typed, so that it opens again.
 * @returns false where storage is full or blocked.
 */
export function saveEditDraft(userId: string, before: LoggedEntry, after: LoggedEntry): boolean {
  const { name, day, minuteOfDay } = after;
  const figures = Object.fromEntries(
    (['calories', 'fats', 'proteins', 'carbs'] as const).map((field) => [
      field,
      String(after[field]),
    ]),
  );
  const begunFrom = JSON.stringify(before);
  try {
    const draft = { name, day, time: timeOf(minuteOfDay), ...figures, begunFrom };
    sessionStorage.setItem(editDraftKey(userId, before.id), JSON.stringify(draft));
    return true;
  } catch {
    return false;
  }
}
