import { type RefObject, useState } from 'react';
import { type Correction, draftOf, saveAddDraft } from './add/addDraft.ts';
import { foodOf, selectionOf, withAmount } from './data/amounts.ts';
import { saveMoment } from './add/useMoment.ts';
import { localDay } from './clock/localDay.ts';
import { timeOf } from './clock/minuteOfDay.ts';
import { t } from '../language/t.ts';
import type { MutationRow } from '../store/rows.ts';
import { entriesOf, type LoggedEntry, type LoggedFood } from './data/FoodLog.types.ts';
import { readEditDraft, saveEditDraft } from './entries/editDraft.ts';

const fewMinutes = 5 * 60_000;

const cannotStore = () =>
  t('This device has no room for it. Write down what was refused, then discard it.');

/**
 * Opens refused changes again to be corrected: a food in the form, an edit in its editor. Each is stored as a draft
 * first, so that it survives a reload. It stays listed until the correction is saved.
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
  fillForm: (food: LoggedFood, correction: Correction) => void;
}) {
  // The entry whose refused edit was opened again, and the number of times this happened.
  const [corrected, setCorrected] = useState<{ id?: string; count: number }>({ count: 0 });

  const correctEdit = (edit: { before: LoggedEntry; after: LoggedEntry }, refusedId: string) => {
    const { id } = edit.before;
    if (readEditDraft(userId, id))
      return t('You are editing this entry. Save or cancel that first.');
    if (!saveEditDraft(userId, edit, refusedId)) return cannotStore();
    setCorrected({ id, count: corrected.count + 1 });
    return undefined;
  };
  const correctFood = ([entry]: LoggedEntry[], id: string) => {
    if (entry && openId === id && nameInput.current?.value === entry.name) {
      nameInput.current.focus();
      return undefined;
    }
    if (!entry || nameInput.current?.value)
      return t('Something else is in the form. Add or clear that first.');
    const food = withAmount(entry);
    const correction = { id, day: entry.day };
    const typed = { ...foodOf(entry), ...draftOf(selectionOf(food)) };
    if (!saveAddDraft(userId, typed, correction)) return cannotStore();
    // Of a few minutes ago is now. Later, the time would be lost.
    const now = new Date();
    const age = now.getTime() - Date.parse(entry.loggedAt);
    const isNow = entry.day === localDay(now) && Math.abs(age) < fewMinutes;
    saveMoment(userId, { time: isNow ? '' : timeOf(entry.minuteOfDay), meal: entry.meal ?? '' });
    fillForm(food, correction);
    return undefined;
  };

  return {
    corrected,
    /** @returns why the change cannot be opened; undefined when it is open. */
    correct: ({ id, change }: MutationRow) =>
      change.kind === 'update' ? correctEdit(change, id) : correctFood(entriesOf(change), id),
  };
}
