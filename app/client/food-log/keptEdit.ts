import type { LoggedEntry } from './DayLog.types.ts';

/** Where one person's half-typed edit is kept. */
export const editKey = (userId: string) => `food-log edit ${userId}`;

/** The entry of a half-typed edit, as it was when that was begun; undefined when there is none. */
export function keptEdit(userId: string): LoggedEntry | undefined {
  try {
    const draft: { begunFrom?: string } = JSON.parse(
      sessionStorage.getItem(editKey(userId)) ?? '{}',
    );
    return draft.begunFrom === undefined ? undefined : JSON.parse(draft.begunFrom);
  } catch {
    // Blocked storage, or a draft that nobody can read.
    return undefined;
  }
}
