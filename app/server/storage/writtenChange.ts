import type { StoredEntry } from './storedEntry.ts';

/** What a change wrote: the entries as asked for, the days touched, and each entry that is not as before. */
export interface WrittenChange {
  entries: StoredEntry[];
  days: string[];
  steps: { before?: StoredEntry; after: StoredEntry }[];
}
