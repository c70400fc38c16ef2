import type { FoodFormValues } from '@foodlog/ui';
import { getEnergyUnit, shownEnergy } from '../../appearance/energy.ts';
import { useEventCallback } from '@mui/material/utils';
import { type RefObject, useState } from 'react';
import { useOutbox } from '../outbox/OutboxContext.ts';
import type { MutationRow } from '../../store/rows.ts';
import type { LoggedFood } from '../data/FoodLog.types.ts';
import { fieldsOf } from '../data/useFormDraft.ts';
import {
  type Correction,
  draftOf,
  readCorrection,
  readReplaced,
  readSelection,
  type Replaced,
  saveAddDraft,
  saveReplaced,
  type TypedFood,
} from './addDraft.ts';

/** What a new form starts with. Its key changes whenever a new form replaces the last one. */
export interface AddForm {
  key: number;
  food?: LoggedFood;
  /** What was half typed, to be typed again. */
  typed?: TypedFood;
  /** What the food corrects. */
  correction?: Correction | undefined;
}

const blank: FoodFormValues = { name: '', calories: 0, fats: 0, proteins: 0, carbs: 0 };

/** What the form for another food starts with, and the functions that replace it. */
export function useAddForm(userId: string, nameInput: RefObject<HTMLInputElement | null>) {
  const { discard, getState } = useOutbox();
  const [addForm, setAddForm] = useState<AddForm>(() => ({
    key: 0,
    correction: readCorrection(userId),
  }));
  const [replaced, setReplaced] = useState(() => readReplaced(userId));
  const keepReplaced = (next: Replaced | undefined) => {
    saveReplaced(userId, next);
    setReplaced(next);
  };
  const next = (form: Omit<AddForm, 'key'>) => setAddForm({ ...form, key: addForm.key + 1 });

  const adjust = useEventCallback((food: LoggedFood) => {
    const form = nameInput.current?.form;
    const fields = form ? fieldsOf(form) : [];
    const typed = Object.fromEntries(fields.map(({ name, value }) => [name, value]));
    const differsFrom = (begun: FoodFormValues) => {
      const shown = { ...begun, calories: shownEnergy(begun.calories) };
      const texts = new Map<string, unknown>(Object.entries(shown));
      return fields.some(({ name, value }) => value !== String(texts.get(name)));
    };
    // A food that was put into the form and left as it is keeps what it has replaced.
    if (differsFrom(blank) && differsFrom(addForm.food ?? blank))
      keepReplaced({
        typed: { ...typed, ...draftOf(readSelection(userId)), energyUnit: getEnergyUnit() },
        correction: addForm.correction,
      });
    next({ food });
  });

  return {
    addForm,
    /** Puts a food into the form that corrects a refused one. */
    fill: (food: LoggedFood, correction: Correction) => {
      keepReplaced(undefined);
      next({ food, correction });
    },
    /** Puts a food into the form, to be logged with other figures. What was half typed can be brought back. */
    adjust,
    /** What Adjust has replaced, with the typed name, which may be empty; undefined when nothing was typed. */
    replaced: replaced && {
      name: replaced.typed['name'] ?? '',
      restoreDraft: () => {
        keepReplaced(undefined);
        saveAddDraft(userId, replaced.typed, replaced.correction);
        next(replaced);
      },
    },
    /** A food is logged with the form: what it corrects is listed no more, and nothing can be brought back. */
    finish: (food: FoodFormValues, correction?: Correction) => {
      keepReplaced(undefined);
      if (!correction) return;
      const isOfFood = ({ id, change }: MutationRow) =>
        id === correction.id &&
        change.kind === 'create' &&
        change.entries.every(({ name }) => name === food.name);
      // Another food was logged in its place: it may still be wanted.
      if (getState().rejected.some((rejected) => isOfFood(rejected))) discard(correction.id);
      setAddForm((form) =>
        form.correction === correction ? { ...form, correction: undefined } : form,
      );
    },
  };
}
