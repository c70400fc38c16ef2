import { timeOf } from '../clock/minuteOfDay.ts';
import { amountText } from '../data/amounts.ts';
import { draftsOf, parseDraft, readDraft, storeDraft } from '../data/drafts.ts';
import type { LoggedEntry } from '../data/FoodLog.types.ts';
import { isLoggedEntry } from '../data/isLoggedEntry.ts';

/** The storage keys of one person's half-typed edits, each with the id of its entry. */
const editDraftKeys = (userId: string) => `food-log edit ${userId} `;
export const editDraftKey = (userId: string, entryId: string) => editDraftKeys(userId) + entryId;

/** An entry as it was when its edit began. */
export interface EditedEntry extends LoggedEntry {
  /** The id of the refused change that the edit corrects, if it does. */
  corrects?: string | undefined;
}

/** The entry of a half-typed edit; undefined when there is no readable draft. */
export function readEditDraft(userId: string, entryId: string): EditedEntry | undefined {
  const { begunFrom } = Object(readDraft(editDraftKey(userId, entryId)));
  const entry = parseDraft(begunFrom);
  return isLoggedEntry(entry) && entry.id === entryId ? entry : undefined;
}

/** The entry of any edit that was begun in this tab and neither saved nor cancelled. */
export const findEditDraft = (userId: string): EditedEntry | undefined =>
  draftsOf(editDraftKeys(userId))
    .map((id) => readEditDraft(userId, id))
    .find(Boolean);

/**
 * Keeps an edit that was refused as if it were half typed, so that it opens again.
 * @param corrects the id of the refused change.
 * @returns false where storage is full or blocked.
 */
export function saveEditDraft(
  userId: string,
  { before, after }: { before: LoggedEntry; after: LoggedEntry },
  corrects: string,
): boolean {
  const { name, day, minuteOfDay, amount } = after;
  const figures = Object.fromEntries(
    (['calories', 'fats', 'proteins', 'carbs'] as const).map((field) => [
      field,
      String(after[field]),
    ]),
  );
  const begunFrom = JSON.stringify({ ...before, corrects } satisfies EditedEntry);
  const time = timeOf(minuteOfDay);
  const draft = { name, day, time, amount: amountText(amount), ...figures, begunFrom };
  return storeDraft(editDraftKey(userId, before.id), draft);
}
