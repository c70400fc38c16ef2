import type { FoodFormValues } from './Food.types.ts';

const NAMES = ['name', 'calories', 'fats', 'proteins', 'carbs'] as const;

/** The texts of the food fields. */
export type FoodTexts = Partial<Record<keyof FoodFormValues, string | number | null>>;

function* foodInputs(form: HTMLFormElement) {
  for (const name of NAMES) {
    const field = form.elements.namedItem(name);
    if (field instanceof HTMLInputElement) yield [name, field] as const;
  }
}

/** Reads the current texts, so that they can be restored later. */
export function typedFood(form: HTMLFormElement): FoodTexts {
  return Object.fromEntries([...foodInputs(form)].map(([name, { value }]) => [name, value]));
}

/** Fills in the fields as typing would: error messages disappear and results update, without other renders. */
export function fillFood(form: HTMLFormElement, values: FoodTexts) {
  for (const [name, field] of foodInputs(form)) {
    const value = values[name];
    if (value === undefined || value === null || Number.isNaN(value)) continue;
    field.value = String(value);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
}
