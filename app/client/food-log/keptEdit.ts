import type { LoggedEntry } from './DayLog.types.ts';

/** Where one person's half-typed edit is kept. */
export const editKey = (userId: string) => `food-log edit ${userId}`;

const texts = ['id', 'name', 'day', 'loggedAt'];
const numbers = ['calories', 'fats', 'proteins', 'carbs', 'minuteOfDay', 'version'];

function isEntry(value: unknown): value is LoggedEntry {
  const fields = new Map(Object.entries(Object(value)));
  return (
    texts.every((name) => typeof fields.get(name) === 'string') &&
    numbers.every((name) => typeof fields.get(name) === 'number')
  );
}

/** The entry of a half-typed edit, as it was when that was begun; undefined when there is none that can be read. */
export function keptEdit(userId: string): LoggedEntry | undefined {
  try {
    const draft: unknown = JSON.parse(sessionStorage.getItem(editKey(userId)) ?? '{}');
    const entry: unknown = JSON.parse(Object(draft).begunFrom);
    return isEntry(entry) ? entry : undefined;
  } catch {
    // Blocked storage, no draft, or one that nobody can read.
    return undefined;
  }
}
