import { isElement } from '../document/isElement.ts';
import type { FoodFormValues, FractionDigits } from './Food.types.ts';
import { readName } from './checkName.ts';
import { figureText } from './figureText.ts';

const NAMES = ['name', 'calories', 'fats', 'proteins', 'carbs'] as const;

/** The texts of the food fields. */
export type FoodTexts = Partial<Record<keyof FoodFormValues, string>>;

/** The texts of a food; empty for what is not known. */
export function foodTexts(
  food: Partial<FoodFormValues<null>>,
  locale: string,
  fractionDigits: FractionDigits,
): FoodTexts {
  const texts = NAMES.map((name) => {
    const value = food[name];
    return [
      name,
      typeof value === 'string' ? readName(value) : figureText(value, locale, fractionDigits),
    ];
  });
  return Object.fromEntries(texts);
}

/**
 * The inputs of the food fields, with their names.
 * @param nameInput The input of the name, if it may have another name or no form.
 */
export function* foodInputs(form: HTMLFormElement | null, nameInput?: HTMLInputElement) {
  for (const name of NAMES) {
    const field = name === 'name' && nameInput ? nameInput : form?.elements.namedItem(name);
    if (isElement(field, 'input')) yield [name, field] as const;
  }
}

/** Reads the current texts, so that they can be restored later. */
export function typedFood(...where: Parameters<typeof foodInputs>): FoodTexts {
  return Object.fromEntries([...foodInputs(...where)].map(([name, { value }]) => [name, value]));
}

/** The person's own texts in place of those that were filled in and are still there. */
export const ownTexts = (
  texts: FoodTexts,
  { filled, own }: { filled: FoodTexts; own: FoodTexts },
): FoodTexts =>
  Object.fromEntries(
    NAMES.filter((name) => texts[name] !== undefined && texts[name] === filled[name]).map(
      (name) => [name, own[name]],
    ),
  );

type FillType = 'insertReplacementText' | 'historyUndo';

const beingFilled = new WeakSet<HTMLFormElement>();

/** Whether fields are being filled in, and the first of their events was there already. */
export const isBeingFilled = (form: HTMLFormElement) => beingFilled.has(form);

/** Fills in fields as typing would. Every event finds all of them filled in. */
export function fillFields(
  texts: readonly (readonly [HTMLInputElement, string])[],
  inputType: FillType = 'insertReplacementText',
) {
  for (const [field, text] of texts) {
    // React remembers what is set on the element itself, and would ignore the event.
    Reflect.set(Object.getPrototypeOf(field), 'value', text, field);
  }
  for (const [field] of texts) {
    field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType }));
    if (field.form) beingFilled.add(field.form);
  }
  for (const [{ form }] of texts) if (form) beingFilled.delete(form);
}

/**
 * Fills in the fields as typing would: error messages disappear and results update, without other renders.
 * @param inputType What the input events say, as for typing: that a food replaces the texts, or that this is undone.
 */
export function fillFood(
  form: HTMLFormElement | null,
  texts: FoodTexts,
  nameInput?: HTMLInputElement,
  inputType?: FillType,
) {
  const known = [...foodInputs(form, nameInput)].flatMap(([name, field]) => {
    const text = texts[name];
    return text === undefined ? [] : [[field, text] as const];
  });
  fillFields(known, inputType);
}
