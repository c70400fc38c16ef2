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
  'meal',
  'amount',
  'unit',
] as const;

/** The fields of an entry that a person can change. */
export type EntryContent = Pick<LoggedEntry, (typeof names)[number]>;

/** What a person can change of an entry, and no more. */
export const contentOf = (entry: EntryContent): EntryContent =>
  Object.assign({}, ...names.map((name) => ({ [name]: entry[name] })));

/** What an earlier release has stored lacks the fields that may be null. */
const isSame = (name: (typeof names)[number], one: EntryContent, other: EntryContent) =>
  (one[name] ?? null) === (other[name] ?? null);

/** The fields of `after` that differ from `before`. One that is absent is null: only so the server removes it. */
export function changedContent(before: EntryContent, after: EntryContent): Partial<EntryContent> {
  const changed = names.filter((name) => !isSame(name, before, after));
  return Object.fromEntries(changed.map((name) => [name, after[name] ?? null]));
}

export const sameContent = (one: EntryContent, other: EntryContent) =>
  names.every((name) => isSame(name, one, other));
