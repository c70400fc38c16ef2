import type { LoggedEntry } from './DayLog.types.ts';

/** Where one person's half-typed edits are kept, each under the id of its entry. */
const editKeys = (userId: string) => `food-log edit ${userId} `;
export const editKey = (userId: string, entryId: string) => editKeys(userId) + entryId;

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
export function keptEdit(userId: string, entryId: string): LoggedEntry | undefined {
  try {
    const draft: unknown = JSON.parse(sessionStorage.getItem(editKey(userId, entryId)) ?? '');
    const entry: unknown = JSON.parse(Object(draft).begunFrom);
    return isEntry(entry) && entry.id === entryId ? entry : undefined;
  } catch {
    // Blocked storage, no draft, or one that nobody can read.
    return undefined;
  }
}

/** One that was begun in this tab and neither saved nor cancelled, of any entry. */
export function anyKeptEdit(userId: string): LoggedEntry | undefined {
  try {
    const start = editKeys(userId);
    return Object.keys(sessionStorage)
      .filter((key) => key.startsWith(start))
      .map((key) => keptEdit(userId, key.slice(start.length)))
      .find(Boolean);
  } catch {
    return undefined;
  }
}
