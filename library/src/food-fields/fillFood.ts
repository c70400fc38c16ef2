import type { FoodFormValues } from './Food.types.ts';

const NAMES = ['name', 'calories', 'fats', 'proteins', 'carbs'] as const;

/** What stands in the fields, or is to stand there. */
export type FoodTexts = Partial<Record<keyof FoodFormValues, string | number | null>>;

function* foodInputs(form: HTMLFormElement) {
  for (const name of NAMES) {
    const field = form.elements.namedItem(name);
    if (field instanceof HTMLInputElement) yield [name, field] as const;
  }
}

/** What a person has typed, to be put back later. */
export function typedFood(form: HTMLFormElement): FoodTexts {
  return Object.fromEntries([...foodInputs(form)].map(([name, { value }]) => [name, value]));
}

/** Puts `values` in the fields as a person would: messages go, results show, nothing but the messages renders. */
export function fillFood(form: HTMLFormElement, values: FoodTexts) {
  for (const [name, field] of foodInputs(form)) {
    const value = values[name];
    if (value === undefined || value === null || Number.isNaN(value)) continue;
    field.value = String(value);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
}
