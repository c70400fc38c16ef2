import type { CalendarDay } from '@foodlog/ui';
import { changedContent } from '../data/entryContent.ts';
import {
  type DayLog,
  type DayTotals,
  type EntryChange,
  idsOf,
  type LoggedEntry,
} from '../data/FoodLog.types.ts';

const newestFirst = (one: LoggedEntry, other: LoggedEntry) =>
  Date.parse(other.loggedAt) - Date.parse(one.loggedAt) || (other.id < one.id ? -1 : 1);

function without(entries: readonly LoggedEntry[], gone: readonly LoggedEntry[]): LoggedEntry[] {
  const ids = new Set(gone.map(({ id }) => id));
  return entries.filter(({ id }) => !ids.has(id));
}

function withNew(entries: readonly LoggedEntry[], added: readonly LoggedEntry[]): LoggedEntry[] {
  const ids = new Set(entries.map(({ id }) => id));
  return [...entries, ...added.filter(({ id }) => !ids.has(id))].toSorted(newestFirst);
}

function entriesAfter(
  entries: readonly LoggedEntry[],
  day: CalendarDay,
  change: EntryChange,
): readonly LoggedEntry[] {
  if (change.kind === 'delete') return without(entries, change.entries);
  if (change.kind === 'update') {
    const { before, after } = change;
    const known = entries.find(({ id }) => id === before.id);
    // Only what differs is sent: the rest of `after` may come from an edit that was refused.
    const edited = known ? { ...known, ...changedContent(before, after) } : after;
    const rest = without(entries, [before]);
    return edited.day === day ? withNew(rest, [edited]) : rest;
  }
  const added = change.entries.filter((entry) => entry.day === day);
  return added.length > 0 ? withNew(entries, added) : entries;
}

/** The sums of these entries. */
export const totalsOf = (entries: readonly LoggedEntry[]): DayTotals => ({
  calories: sum(entries, 'calories'),
  fats: sum(entries, 'fats'),
  proteins: sum(entries, 'proteins'),
  carbs: sum(entries, 'carbs'),
});

export const sameTotals = (one: DayTotals, other: DayTotals) =>
  one.calories === other.calories &&
  one.fats === other.fats &&
  one.proteins === other.proteins &&
  one.carbs === other.carbs;

function sum(entries: readonly LoggedEntry[], figure: keyof DayTotals): number {
  let total = 0;
  for (const entry of entries) total += entry[figure];
  return total;
}

/**
 * A day as the person sees it: the server's answer with this device's changes that it may not know yet. A change that
 * the answer already holds counts once. With no changes waiting, the totals are the server's.
 */
export function applyChanges(
  log: DayLog,
  day: CalendarDay,
  changes: readonly EntryChange[],
): DayLog {
  let entries: readonly LoggedEntry[] = log.entries;
  const deleted = new Set<string>();
  for (const change of changes) {
    // Another tab may save an edit of an entry after this: the server refuses that, too.
    if (change.kind === 'update' && deleted.has(change.before.id)) continue;
    for (const id of idsOf(change))
      if (change.kind === 'delete') deleted.add(id);
      else deleted.delete(id);
    entries = entriesAfter(entries, day, change);
  }
  if (entries === log.entries) return log;
  const total = (figure: keyof DayTotals) =>
    log.totals[figure] + sum(entries, figure) - sum(log.entries, figure);
  return {
    entries: [...entries],
    totals: {
      calories: total('calories'),
      fats: total('fats'),
      proteins: total('proteins'),
      carbs: total('carbs'),
    },
  };
}
