import type { FoodLogEntry } from '@foodlog/ui';
import { useState } from 'react';
import type { LoggedEntry } from '../data/FoodLog.types.ts';
import { toListEntry } from './toListEntry.ts';

/** Shows the same entry as the same object in every render, so that only rows that changed render again. */
export function useListEntry(): (entry: LoggedEntry) => FoodLogEntry {
  const [shown] = useState(() => new WeakMap<LoggedEntry, FoodLogEntry>());
  return (entry) => {
    const listEntry = shown.get(entry) ?? toListEntry(entry);
    shown.set(entry, listEntry);
    return listEntry;
  };
}
