import type { LoggedEntry, MadeChange } from '../data/FoodLog.types.ts';
import { isLoggedEntry } from '../data/isLoggedEntry.ts';
import { isMadeChange } from './KeptChange.ts';

/** How many changes can still be undone after a reload. */
const mostKept = 100;

/** The changes that a tab can undo, and their entries as this device's changes have left them. */
export interface UndoHistory {
  done: readonly MadeChange[];
  entries: readonly LoggedEntry[];
}

const prefix = 'food-log done ';
const historyKey = (userId: string) => prefix + userId;

/** The history of this tab; empty where there is none, or none that can be read. */
export function readUndoHistory(userId: string): UndoHistory {
  try {
    const { done, entries } = Object(
      JSON.parse(sessionStorage.getItem(historyKey(userId)) ?? 'null'),
    );
    const isReadable =
      Array.isArray(done) &&
      done.every((change) => isMadeChange(change)) &&
      Array.isArray(entries) &&
      entries.every((entry) => isLoggedEntry(entry));
    if (isReadable) return { done, entries };
  } catch {
    // Storage is blocked, or its content is unreadable.
  }
  return { done: [], entries: [] };
}

/** Keeps the history for the tab, so that it survives a reload. Where storage is full or blocked, it ends with the page. */
export function storeUndoHistory(userId: string, { done, entries }: UndoHistory) {
  const latest = done.slice(-mostKept);
  const ids = new Set(
    latest.flatMap((change) =>
      change.kind === 'update' ? [change.before.id] : change.entries.map(({ id }) => id),
    ),
  );
  const kept = { done: latest, entries: entries.filter(({ id }) => ids.has(id)) };
  try {
    sessionStorage.setItem(historyKey(userId), JSON.stringify(kept));
  } catch {
    // Undo then works until the page is left.
  }
}

/** Deletes the history of every person from this tab. */
export function forgetUndoHistory() {
  try {
    const keys = Object.keys(sessionStorage).filter((key) => key.startsWith(prefix));
    for (const key of keys) sessionStorage.removeItem(key);
  } catch {
    // Where storage is blocked, there is no history.
  }
}
