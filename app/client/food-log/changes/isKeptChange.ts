import { isLoggedEntry } from '../data/isLoggedEntry.ts';
import type { KeptChange } from './KeptChanges.ts';

const kinds = new Set<unknown>(['create', 'delete', 'restore']);

/** Whether a value from storage is a change. Anyone who can open the browser can write to its storage. */
export function isKeptChange(value: unknown): value is KeptChange {
  const { change, loginId, refusal } = Object(value);
  const { kind, entries, before, after } = Object(change);
  if (typeof loginId !== 'string') return false;
  if (refusal !== undefined && typeof refusal !== 'string') return false;
  if (kind === 'update') return [before, after].every((entry) => isLoggedEntry(entry));
  if (!kinds.has(kind) || !Array.isArray(entries) || entries.length === 0) return false;
  return entries.every((entry) => isLoggedEntry(entry));
}
