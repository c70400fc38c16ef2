import { useState } from 'react';
import type { LoggedEntry } from '../data/FoodLog.types.ts';
import { type ListEntry, toListEntry } from './toListEntry.ts';

/** Returns the same object for the same entry in every render, so that only changed rows render again. */
export function useListEntry(): (entry: LoggedEntry) => ListEntry {
  const [shown] = useState(() => new WeakMap<LoggedEntry, ListEntry>());
  return (entry) => {
    const listEntry = shown.get(entry) ?? toListEntry(entry);
    shown.set(entry, listEntry);
    return listEntry;
  };
}
