import type { CalendarDay } from '@foodlog/ui';
import type { EntryFragment } from '../../api/operations.generated.ts';

/** A day's totals: calories in kcal, the others in grams. */
export interface DayTotals {
  calories: number;
  fats: number;
  proteins: number;
  carbs: number;
}

/** An entry as the server has it. */
export type LoggedEntry = EntryFragment;

/** What the server says of one day, as of one moment. */
export interface DayLog {
  totals: DayTotals;
  /** Newest first. */
  entries: LoggedEntry[];
}

/** A change of this device that waits to be sent, or is on its way. */
export type LogChange =
  | {
      kind: 'create';
      entries: LoggedEntry[];
      /** The day that the person saw then; undefined where it is theirs. */
      dayOnScreen?: CalendarDay;
      /** Whether it was typed into the form: then the operation of spec §7 sends it, which answers no totals. */
      isTyped?: boolean;
    }
  | { kind: 'update'; before: LoggedEntry; after: LoggedEntry }
  | { kind: 'delete'; entries: LoggedEntry[] }
  | { kind: 'restore'; entries: LoggedEntry[] };

/** The days that a change touches. */
export function daysOf(change: LogChange): CalendarDay[] {
  const entries = change.kind === 'update' ? [change.before, change.after] : change.entries;
  return [...new Set(entries.map(({ day }) => day))];
}
