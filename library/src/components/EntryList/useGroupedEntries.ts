import { useState } from 'react';
import type { EntryListProps, FoodLogEntry } from './EntryList.types.ts';
import { type GroupedEntries, groupEntries, groupOf } from './groupEntries.ts';

type Grouping = Pick<EntryListProps, 'entries' | 'groups' | 'groupBy' | 'editingId'>;

/**
 * Groups the entries of a list that has groups. An entry that is being edited stays in its group until then: in another
 * one, its editor would begin again, without what was typed.
 */
export function useGroupedEntries({
  entries,
  groups,
  groupBy,
  editingId,
}: Grouping): GroupedEntries<FoodLogEntry>[] | undefined {
  const [held, setHeld] = useState<{ id: string; key: unknown }>();
  const edited = groups && entries?.find(({ id }) => id === editingId);
  if (edited?.id !== held?.id) setHeld(edited && { id: edited.id, key: groupOf(edited, groupBy) });
  if (!groups || groups.length === 0) return undefined;
  return groupEntries(entries ?? [], groups, (entry) =>
    entry.id === held?.id ? held.key : groupBy?.(entry),
  );
}
