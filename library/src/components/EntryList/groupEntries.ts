import type { EntryListGroup } from './EntryList.types.ts';

// Bundlers replace it, as for MUI.
declare const process: { env: { NODE_ENV?: string } };

/** A group with its entries. The one without a `group` is the last, and has the entries that belong to no other. */
export interface GroupedEntries<Entry> {
  group: EntryListGroup | undefined;
  entries: Entry[];
}

function complain(...about: unknown[]) {
  if (process.env.NODE_ENV !== 'production') console.error(...about);
}

/** What `groupBy` returns for an entry; `undefined` if it throws. */
export function groupOf<Entry>(
  entry: Entry,
  groupBy: ((entry: Entry) => unknown) | undefined,
): unknown {
  try {
    return groupBy?.(entry);
  } catch (error) {
    complain('Foodlog: `groupBy` threw, so the entry is shown in the last group.', error);
    return undefined;
  }
}

/** Puts each entry into the group that `groupBy` names, in the order of `entries`. None is left out, whatever it returns. */
export function groupEntries<Entry>(
  entries: readonly Entry[],
  groups: readonly EntryListGroup[],
  groupBy: ((entry: Entry) => unknown) | undefined,
): GroupedEntries<Entry>[] {
  const byKey = new Map<unknown, GroupedEntries<Entry>>();
  for (const group of groups) {
    if (byKey.has(group.key)) {
      complain(
        `Foodlog: a second group with the key "${group.key}" is left out; its entries are in the first one. Give it a key of its own.`,
      );
    } else byKey.set(group.key, { group, entries: [] });
  }
  const ungrouped: GroupedEntries<Entry> = { group: undefined, entries: [] };
  for (const entry of entries) {
    (byKey.get(groupOf(entry, groupBy)) ?? ungrouped).entries.push(entry);
  }
  return [...byKey.values(), ...(ungrouped.entries.length > 0 ? [ungrouped] : [])];
}
