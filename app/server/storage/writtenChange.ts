import type { StoredEntry } from './storedEntry.ts';

/** The writes of a change: the entries in the order of the request, the affected days, and each changed entry. */
export interface WrittenChange {
  entries: StoredEntry[];
  days: string[];
  steps: { before?: StoredEntry; after: StoredEntry }[];
}
