import type { LoggedEntry } from './DayLog.types.ts';

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
export type Content = Pick<LoggedEntry, (typeof names)[number]>;

/** Those fields of `after` that are not as in `before`. */
export function changedContent(before: Content, after: Content): Partial<Content> {
  const changed = names.filter((name) => after[name] !== before[name]);
  return Object.fromEntries(changed.map((name) => [name, after[name]]));
}

export const sameContent = (one: Content, other: Content) =>
  names.every((name) => one[name] === other[name]);
