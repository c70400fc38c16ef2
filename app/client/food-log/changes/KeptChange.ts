import type { MadeChange } from '../data/FoodLog.types.ts';
import { isLoggedEntry } from '../data/isLoggedEntry.ts';

/** A change as the device keeps it. */
export interface KeptChange {
  change: MadeChange;
  /** The person's login id when it was made. */
  loginId: string;
  /** Why the server refused the change, in words for the person; undefined while the change waits for an answer. */
  refusal?: string;
}

const kinds = new Set<unknown>(['create', 'delete', 'restore']);

/** Whether a value from storage is a change. Anyone who can open the browser can write to its storage. */
export function isMadeChange(value: unknown): value is MadeChange {
  const { id, kind, entries, before, after } = Object(value);
  if (typeof id !== 'string') return false;
  if (kind === 'update') return [before, after].every((entry) => isLoggedEntry(entry));
  if (!kinds.has(kind) || !Array.isArray(entries) || entries.length === 0) return false;
  return entries.every((entry) => isLoggedEntry(entry));
}

/** Whether a value from storage is a change with what belongs to it. */
export function isKeptChange(value: unknown): value is KeptChange {
  const { change, loginId, refusal } = Object(value);
  if (typeof loginId !== 'string') return false;
  if (refusal !== undefined && typeof refusal !== 'string') return false;
  return isMadeChange(change);
}
