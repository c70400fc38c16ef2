import {
  type CalendarDay,
  type FoodFormSelection,
  type FoodSearchFood,
  isCalendarDay,
} from '@foodlog/ui';
import { energyText, getEnergyUnit } from '../../appearance/energy.ts';
import { parseDraft, readDraft, storeDraft } from '../data/drafts.ts';

/** What is typed into the fields of the form, by their names. */
export type TypedFood = Record<string, string>;

/** The storage key of what one person has half typed into the form. */
export const addDraftKey = (userId: string) => `food-log draft ${userId}`;

/** The refused change that a food in the form corrects. */
export interface Correction {
  /** The id of the change; empty in a draft of a release before December 2026. */
  id: string;
  /** The day to which the food was meant to be logged. */
  day: CalendarDay;
}

/** How a draft names what it corrects. */
export const nameOf = (correction?: Correction) =>
  correction && `${correction.day} ${correction.id}`.trim();

const readText = (userId: string, name: string) =>
  String(Object(readDraft(addDraftKey(userId)))[name]);

function correctionOf(begunFrom: unknown): Correction | undefined {
  const [day, id = ''] = String(begunFrom).split(' ');
  return isCalendarDay(day) ? { id, day } : undefined;
}

/** What the food that is half typed corrects; undefined when it is a new one. */
export const readCorrection = (userId: string) => correctionOf(readText(userId, 'begunFrom'));

type Selection = FoodFormSelection<FoodSearchFood>;

/** The name of the food in a draft of which the form asks how much. */
const selected = 'selected';

/** A food of which the form asks how much, as a draft has it. */
export const draftOf = (selection: Selection | undefined) =>
  selection && { [selected]: JSON.stringify(selection) };

const isAmount = (value: unknown) =>
  Number(Object(value).amount) > 0 && typeof Object(value).unit === 'string';

function isSelection(value: unknown): value is Selection {
  const { food, value: shown, portion } = Object(value);
  const { name, per, portions = [] } = Object(food);
  return (
    typeof name === 'string' &&
    [per, portion ?? per].every(isAmount) &&
    typeof shown === 'object' &&
    Array.isArray(portions) &&
    portions.every((one) => typeof Object(one).label === 'string')
  );
}

/** @param drafted finds a text of the draft; by default, of the one that is stored. */
export function readSelection(
  userId: string,
  drafted: (name: string) => string | undefined = (name) => readText(userId, name),
): Selection | undefined {
  const value = parseDraft(drafted(selected));
  return isSelection(value) ? value : undefined;
}

const asDraft = (food: object, correction?: Correction) => ({
  ...Object.fromEntries(Object.entries(food).map(([name, value]) => [name, String(value)])),
  begunFrom: nameOf(correction),
});

/**
 * Keeps a food as if it were half typed.
 * @param correction what it corrects, if it does.
 * @returns false where storage is full or blocked.
 */
export const saveAddDraft = (userId: string, food: object, correction?: Correction): boolean =>
  storeDraft(addDraftKey(userId), asDraft(food, correction));

/** What was half typed when another food took its place in the form. */
export interface Replaced {
  /** Energy in `energyUnit`. */
  typed: TypedFood;
  correction: Correction | undefined;
}

/** A sign-out deletes it with the drafts, which begin so. */
const replacedKey = (userId: string) => `${addDraftKey(userId)} replaced`;

/** Keeps what was replaced until it is restored, or its place is taken; undefined deletes it. */
export function saveReplaced(userId: string, replaced: Replaced | undefined) {
  storeDraft(replacedKey(userId), replaced && asDraft(replaced.typed, replaced.correction));
  // It stays the draft until something is typed over it.
  if (replaced) saveAddDraft(userId, replaced.typed, replaced.correction);
}

/** What was replaced, its energy in the unit of the pages; undefined when it is what a form begins with. */
export function readReplaced(userId: string): Replaced | undefined {
  const draft = readDraft(replacedKey(userId));
  if (JSON.stringify(draft) === JSON.stringify(readDraft(addDraftKey(userId)))) {
    saveReplaced(userId, undefined);
    return undefined;
  }
  const texts = Object.entries<unknown>(Object(draft)).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  const { begunFrom, energyUnit, calories = '', ...typed }: TypedFood = Object.fromEntries(texts);
  if (typed['name'] === undefined) return undefined;
  return {
    typed: {
      ...typed,
      calories: energyText(calories, energyUnit),
      energyUnit: getEnergyUnit(),
    },
    correction: correctionOf(begunFrom),
  };
}
