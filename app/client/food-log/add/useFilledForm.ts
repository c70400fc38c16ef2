import type { CalendarDay, FoodFormValues } from '@foodlog/ui';
import { useEventCallback } from '@mui/material/utils';
import { type RefObject, useState } from 'react';
import { fieldsOf } from '../data/useFormDraft.ts';
import { readDayOfAddDraft, saveAddDraft, type TypedFood } from './addDraft.ts';

/** What a new form starts with. Its key changes whenever a new form replaces the last one. */
export interface FilledForm {
  key: number;
  food?: FoodFormValues;
  /** What was half typed, to be typed again. */
  typed?: TypedFood;
  /** The day to which the food is logged, if it was meant for this day before. */
  day?: CalendarDay;
}

const blank: FoodFormValues = { name: '', calories: 0, fats: 0, proteins: 0, carbs: 0 };

/** What the form for another food starts with, and the functions that replace it. */
export function useFilledForm(userId: string, nameInput: RefObject<HTMLInputElement | null>) {
  const [filled, setFilled] = useState<FilledForm>(() => ({
    key: 0,
    day: readDayOfAddDraft(userId),
  }));
  const [replaced, setReplaced] = useState<{ typed: TypedFood; day: CalendarDay | undefined }>();
  const next = (form: Omit<FilledForm, 'key'>) => setFilled({ ...form, key: filled.key + 1 });

  const adjust = useEventCallback((food: FoodFormValues) => {
    const form = nameInput.current?.form;
    const fields = form ? fieldsOf(form) : [];
    const typed = Object.fromEntries(fields.map(({ name, value }) => [name, value]));
    const differsFrom = (begun: object) => {
      const texts = new Map(Object.entries(begun));
      return fields.some(({ name, value }) => value !== String(texts.get(name)));
    };
    // An adjusted food that was left as it is can be adjusted again. It keeps what it has replaced. A refused food is kept
    // nowhere else.
    const { day } = filled;
    const isTyped = day !== undefined || differsFrom(filled.food ?? blank);
    if (differsFrom(blank) && isTyped) setReplaced({ typed, day });
    next({ food });
  });

  return {
    filled,
    /** Puts a food into the form, to be logged to a day. */
    fill: (food: FoodFormValues, day: CalendarDay) => {
      setReplaced(undefined);
      next({ food, day });
    },
    /** Puts a food into the form, to be logged with other figures. What was half typed can be brought back. */
    adjust,
    /** What Adjust has replaced, with the typed name, which may be empty; undefined when nothing was typed. */
    replaced: replaced && {
      name: replaced.typed['name'] ?? '',
      bringBack: () => {
        saveAddDraft(userId, replaced.typed, replaced.day);
        setReplaced(undefined);
        next(replaced);
      },
    },
    /** The food in the form is logged: the next one has no day of its own, and nothing can be brought back. */
    finish: () => {
      setReplaced(undefined);
      setFilled((form) => (form.day === undefined ? form : { ...form, day: undefined }));
    },
  };
}
