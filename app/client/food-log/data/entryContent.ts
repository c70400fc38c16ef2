import type { LoggedEntry } from './FoodLog.types.ts';

const names = [
  'name',
  'calories',
  'fats',
  'proteins',
  'carbs',
  'day',
  'minuteOfDay',
  'loggedAt',
] as const;

/** The fields of an entry that a person can change. */
export type EntryContent = Pick<LoggedEntry, (typeof names)[number]>;

/** The fields of `after` that differ from `before`. */
export function changedContent(before: EntryContent, after: EntryContent): Partial<EntryContent> {
  const changed = names.filter((name) => after[name] !== before[name]);
  return Object.fromEntries(changed.map((name) => [name, after[name]]));
}

export const sameContent = (one: EntryContent, other: EntryContent) =>
  names.every((name) => one[name] === other[name]);
