import type { CalendarDay, FoodFormValues } from '@foodlog/ui';
import { type RefObject, useState } from 'react';
import { saveAddDraft } from './add/addDraft.ts';
import { foodOf } from './add/foodsInChanges.ts';
import type { LogChange, LoggedEntry } from './data/FoodLog.types.ts';
import { readEditDraft, saveEditDraft } from './entries/editDraft.ts';

const cannotStore = 'This device has no room for it. Write down what was refused, then discard it.';

/**
 * Opens refused changes again to be corrected: a food in the form, an edit in its editor. Each is stored as a draft
 * first, so that it survives a reload.
 */
export function useCorrection({
  userId,
  nameInput,
  fillForm,
}: {
  userId: string;
  nameInput: RefObject<HTMLInputElement | null>;
  /** Puts a food into the form, which then logs to that day. */
  fillForm: (food: FoodFormValues, day: CalendarDay) => void;
}) {
  // The entry whose refused edit was opened again, and the number of times this happened.
  const [corrected, setCorrected] = useState<{ id?: string; count: number }>({ count: 0 });

  const correctEdit = ({ before, after }: { before: LoggedEntry; after: LoggedEntry }) => {
    if (readEditDraft(userId, before.id))
      return 'You are editing this entry. Save or cancel that first.';
    if (!saveEditDraft(userId, before, after)) return cannotStore;
    setCorrected({ id: before.id, count: corrected.count + 1 });
    return undefined;
  };
  const correctFood = ([entry]: LoggedEntry[]) => {
    if (!entry || nameInput.current?.value)
      return 'Something else is in the form. Add or clear that first.';
    const food = foodOf(entry);
    if (!saveAddDraft(userId, food, entry.day)) return cannotStore;
    fillForm(food, entry.day);
    return undefined;
  };

  return {
    corrected,
    /** @returns why the change cannot be opened; undefined when it is open. */
    correct: (change: LogChange) =>
      change.kind === 'update' ? correctEdit(change) : correctFood(change.entries),
  };
}
