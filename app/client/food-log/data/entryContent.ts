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

/** What a person can change of an entry. */
export type EntryContent = Pick<LoggedEntry, (typeof names)[number]>;

/** Those fields of `after` that are not as in `before`. */
export function changedContent(before: EntryContent, after: EntryContent): Partial<EntryContent> {
  const changed = names.filter((name) => after[name] !== before[name]);
  return Object.fromEntries(changed.map((name) => [name, after[name]]));
}

export const sameContent = (one: EntryContent, other: EntryContent) =>
  names.every((name) => one[name] === other[name]);
