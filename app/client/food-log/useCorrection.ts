import type { FoodFormValues } from '@foodlog/ui';
import { type RefObject, useState } from 'react';
import { type Correction, saveAddDraft } from './add/addDraft.ts';
import { foodOf } from './add/foodsInChanges.ts';
import { useLogChanges } from './changes/LogChangesContext.ts';
import type { RefusedChange } from './changes/LogChangesState.ts';
import type { LoggedEntry } from './data/FoodLog.types.ts';
import { readEditDraft, saveEditDraft } from './entries/editDraft.ts';

const cannotStore = 'This device has no room for it. Write down what was refused, then discard it.';

/**
 * Opens refused changes again to be corrected: a food in the form, an edit in its editor. Each is stored as a draft
 * first, so that it survives a reload. A refused food stays listed until it is logged.
 */
export function useCorrection({
  userId,
  nameInput,
  openId,
  fillForm,
}: {
  userId: string;
  nameInput: RefObject<HTMLInputElement | null>;
  /** The id of the change whose food is in the form. */
  openId: string | undefined;
  /** Puts a food into the form. */
  fillForm: (food: FoodFormValues, correction: Correction) => void;
}) {
  const { discard } = useLogChanges();
  // The entry whose refused edit was opened again, and the number of times this happened.
  const [corrected, setCorrected] = useState<{ id?: string; count: number }>({ count: 0 });

  const correctEdit = (
    { before, after }: { before: LoggedEntry; after: LoggedEntry },
    id: string,
  ) => {
    if (readEditDraft(userId, before.id))
      return 'You are editing this entry. Save or cancel that first.';
    if (!saveEditDraft(userId, before, after)) return cannotStore;
    setCorrected({ id: before.id, count: corrected.count + 1 });
    discard(id);
    return undefined;
  };
  const correctFood = ([entry]: LoggedEntry[], id: string) => {
    if (entry && openId === id && nameInput.current?.value === entry.name) {
      nameInput.current.focus();
      return undefined;
    }
    if (!entry || nameInput.current?.value)
      return 'Something else is in the form. Add or clear that first.';
    const food = foodOf(entry);
    const correction = { id, day: entry.day };
    if (!saveAddDraft(userId, food, correction)) return cannotStore;
    fillForm(food, correction);
    return undefined;
  };

  return {
    corrected,
    /** @returns why the change cannot be opened; undefined when it is open. */
    correct: ({ change }: RefusedChange) =>
      change.kind === 'update'
        ? correctEdit(change, change.id)
        : correctFood(change.entries, change.id),
  };
}
