import { useState } from 'react';
import type { EntryListGroup, EntryListProps, FoodLogEntry } from './EntryList.types.ts';
import { type GroupedEntries, groupEntries, groupOf } from './groupEntries.ts';

type Grouping = Pick<EntryListProps, 'entries' | 'groups' | 'groupBy' | 'editingId'>;

/** The entry that is being edited, where it was when that began. */
interface Edited {
  id: string;
  key: unknown;
  groups: readonly EntryListGroup[];
}

/** Where an entry with this key is: in a flat list, in one of the groups, or in the last one. */
const placeOf = (key: unknown, groups: readonly EntryListGroup[]) => {
  if (groups.length === 0) return 'flat';
  return groups.some((group) => group.key === key) ? 'group' : 'last';
};

/**
 * Groups the entries of a list that has groups. An entry that is being edited stays where it is until then, also if its group
 * or all groups appear or vanish: elsewhere, its editor would begin again, without what was typed.
 */
export function useGroupedEntries({
  entries,
  groups: given = [],
  groupBy,
  editingId,
}: Grouping): GroupedEntries<FoodLogEntry>[] | undefined {
  const [held, setHeld] = useState<Edited>();
  const edited = entries?.find(({ id }) => id === editingId);
  if (edited?.id !== held?.id) {
    const key = edited && given.length > 0 ? groupOf(edited, groupBy) : undefined;
    setHeld(edited && { id: edited.id, key, groups: given });
  }
  const isPlaced = !held || placeOf(held.key, held.groups) === placeOf(held.key, given);
  const groups = isPlaced ? given : held.groups;
  if (groups.length === 0) return undefined;
  return groupEntries(entries ?? [], groups, (entry) =>
    entry.id === held?.id ? held.key : groupBy?.(entry),
  );
}
