import {
  type CalendarDay,
  type FoodFormSelection,
  type FoodSearchFood,
  isCalendarDay,
} from '@foodlog/ui';

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

function readText(userId: string, name: string): string | undefined {
  try {
    const draft: unknown = JSON.parse(sessionStorage.getItem(addDraftKey(userId)) ?? '');
    return String(Object(draft)[name]);
  } catch {
    // Storage is blocked, or there is no readable draft.
    return undefined;
  }
}

/** What the food that is half typed corrects; undefined when it is a new one. */
export function readCorrection(userId: string): Correction | undefined {
  const [day, id = ''] = readText(userId, 'begunFrom')?.split(' ') ?? [];
  return isCalendarDay(day) ? { id, day } : undefined;
}

type Selection = FoodFormSelection<FoodSearchFood>;

/** The name of the food in a draft of which the form asks how much. */
const selected = 'selected';

/** A food of which the form asks how much, as a draft has it. */
export const draftOf = (selection: Selection | undefined) =>
  selection && { [selected]: JSON.stringify(selection) };

const isAmount = ({ amount, unit }: Record<string, unknown>) =>
  Number(amount) > 0 && typeof unit === 'string';

function isSelection(value: unknown): value is Selection {
  const { food, value: shown, portion } = Object(value);
  const { name, per, portions = [] } = Object(food);
  return (
    typeof name === 'string' &&
    [per, portion ?? per].every(isAmount) &&
    typeof shown === 'object' &&
    portions.every(({ label }: { label: unknown }) => typeof label === 'string')
  );
}

/** @param drafted finds a text of the draft; by default, of the one that is stored. */
export function readSelection(
  userId: string,
  drafted = (name: string) => readText(userId, name),
): Selection | undefined {
  try {
    const value: unknown = JSON.parse(drafted(selected) ?? '');
    return isSelection(value) ? value : undefined;
  } catch {
    // There is no food of a known amount, or none that can be read.
    return undefined;
  }
}

/**
 * Keeps a food as if it were half typed.
 * @param correction what it corrects, if it does.
 * @returns false where storage is full or blocked.
 */
export function saveAddDraft(userId: string, food: object, correction?: Correction): boolean {
  const typed = Object.entries(food).map(([name, value]) => [name, String(value)]);
  try {
    const draft = { ...Object.fromEntries(typed), begunFrom: nameOf(correction) };
    sessionStorage.setItem(addDraftKey(userId), JSON.stringify(draft));
    return true;
  } catch {
    return false;
  }
}
