import type { FoodLogEntry } from '../src/components/EntryList/EntryList.types.ts';
import type { Testing } from './Conformance.types.ts';
import type { FoodFormValues } from '../src/food-fields/Food.types.ts';

// The values that the examples of the components share.

export const oats: FoodFormValues = {
  name: 'Oats',
  calories: 310,
  fats: 6,
  proteins: 11,
  carbs: 54,
};
/** A food that a search finds, with what its figures are per. */
export const packed = { ...oats, calories: 310.5, source: 'USDA', per: { amount: 1, unit: 'kg' } };
/** It, selected in a form. */
export const selectedFood = {
  food: packed,
  value: { amount: 1, portion: null },
  portion: packed.per,
};
export const entry: FoodLogEntry = { ...oats, id: '1', day: '2026-11-21', time: '08:15' };
/** An entry with a figure that is not known. */
export const halfKnown: FoodLogEntry<null> = { ...entry, carbs: null };
export const accept = () => Promise.resolve();
export const refuse = () => Promise.reject(new Error('No network.'));
export const ignore = () => undefined;
/** What a server action of Next.js rejects with in production. */
export const redacted = Object.assign(new Error('Minified React error #441'), { digest: '1' });
/** Fails without a message for people. */
export const fail = () => Promise.reject(redacted);
export const forever = () => new Promise<void>(ignore);
export const never = () => new Promise<never>(ignore);
export const refuseSearch = () => Promise.reject(redacted);
/** Types a text into the name, and waits for a part of the list. */
export const typeName =
  (classOfPart: string) =>
  async ({ fireEvent, waitForClass }: Testing) => {
    const name = document.querySelector<HTMLInputElement>('[role=combobox]')!;
    name.focus();
    fireEvent.input(name, { target: { value: 'oa' } });
    await waitForClass(classOfPart);
  };
/** Types a text into the name, and selects the first food of the list with groups. */
export const selectFood = (classOfGroup: string) => async (testing: Testing) => {
  await typeName(classOfGroup)(testing);
  const name = document.querySelector('[role=combobox]')!;
  testing.fireEvent.keyDown(name, { key: 'ArrowDown' });
};
export const submit = async ({ fireEvent, settle }: Testing) => {
  fireEvent.submit(document.querySelector('form')!);
  await settle();
};

/** Types these texts into the fields of the form, by their names, and submits it. */
export const submitWith = (texts: Record<string, string>) => async (testing: Testing) => {
  for (const [name, value] of Object.entries(texts)) {
    testing.fireEvent.input(document.querySelector(`[name=${name}]`)!, { target: { value } });
  }
  await submit(testing);
};

/** One mistake of each kind. */
export const wrongFigures = { calories: '-1', fats: 'many', proteins: '100001', carbs: '' };
