import type { FoodFormValues } from './Food.types.ts';

/** Puts `values` in the fields as a person would: messages go, results show, nothing but the messages renders. */
export function fillFood(form: HTMLFormElement, values: Partial<FoodFormValues>) {
  for (const name of ['name', 'calories', 'fats', 'proteins', 'carbs'] as const) {
    const field = form.elements.namedItem(name);
    const value = values[name];
    if (value === undefined || !(field instanceof HTMLInputElement)) continue;
    field.value = String(value);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
}
