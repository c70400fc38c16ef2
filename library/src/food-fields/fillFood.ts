import { isElement } from '../document/isElement.ts';
import type { Figure } from '../figures/Figure.types.ts';
import { figureValue } from '../figures/figureValue.ts';
import type { ShownFigure } from '../figures/useFigures.ts';
import { readName } from './checkName.ts';
import { figureText } from './figureText.ts';

/** The texts of the food fields, by their names. */
export type FoodTexts = Partial<Record<string, string>>;

/** The texts of a food; empty for what is not known. */
export function foodTexts(
  food: { name: string },
  figures: readonly ShownFigure[],
  locale: string,
): FoodTexts {
  const texts = figures.map((figure) => [
    figure.key,
    figureText(figureValue(food, figure), locale, figure),
  ]);
  return Object.fromEntries([['name', readName(food.name)], ...texts]);
}

/** The names of the food fields, in their order. */
const namesOf = (figures: readonly Figure[]) => ['name', ...figures.map(({ key }) => key)];

/**
 * The inputs of these names, with their names.
 * @param nameInput The input of the name, if it may have another name or no form.
 */
function* inputsOf(
  names: readonly string[],
  form: HTMLFormElement | null,
  nameInput?: HTMLInputElement,
) {
  for (const name of names) {
    const field = name === 'name' && nameInput ? nameInput : form?.elements.namedItem(name);
    if (isElement(field, 'input')) yield [name, field] as const;
  }
}

/** The inputs of the food fields in their order, with their names. */
export const foodInputs = (
  figures: readonly Figure[],
  ...where: [form: HTMLFormElement | null, nameInput?: HTMLInputElement]
) => [...inputsOf(namesOf(figures), ...where)];

/** Reads the current texts, so that they can be restored later. */
export function typedFood(...where: Parameters<typeof foodInputs>): FoodTexts {
  return Object.fromEntries(foodInputs(...where).map(([name, { value }]) => [name, value]));
}

/** The person's own texts in place of those that were filled in and are still there. */
export const ownTexts = (
  texts: FoodTexts,
  { filled, own }: { filled: FoodTexts; own: FoodTexts },
): FoodTexts =>
  Object.fromEntries(
    Object.keys(texts)
      .filter((name) => texts[name] === filled[name])
      .map((name) => [name, own[name] ?? '']),
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
  const known = [...inputsOf(Object.keys(texts), form, nameInput)].flatMap(([name, field]) => {
    const text = texts[name];
    return text === undefined ? [] : [[field, text] as const];
  });
  fillFields(known, inputType);
}
