import type { CalendarDay, FoodFormValues } from '@foodlog/ui';
import type { EntryFragment } from '../../api/operations.generated.ts';

/** A day's totals: calories in kcal, the others in grams. */
export interface DayTotals {
  calories: number;
  fats: number;
  proteins: number;
  carbs: number;
}

/** An entry as the server keeps it. */
export type LoggedEntry = EntryFragment;

/** One day as the server answered it at one moment. */
export interface DayLog {
  totals: DayTotals;
  /** Newest first. */
  entries: LoggedEntry[];
}

/** The first and the last day with entries, both absent where nothing is logged. */
export interface LogBounds {
  firstDay?: CalendarDay;
  lastDay?: CalendarDay;
  /** Whether an entry could be restored; absent in what an earlier release has stored. */
  hasDeleted?: boolean;
}

/** The days that can be viewed. */
export interface ViewableDays {
  /** The first day that can be viewed; undefined while it is not known when the person signed up. */
  firstDay: CalendarDay | undefined;
  /** The last day that can be viewed. */
  lastDay: CalendarDay;
  /** The day on which the person signed up, if it is known. */
  signUpDay: CalendarDay | undefined;
}

/** The foods that the server has offered. */
export interface OfferedFoods {
  foods: FoodFormValues[];
  /** The ids of the changes of this device that the server had made by then, as far as they can be undone. */
  known: string[];
}

/** A change of the log. */
export type LogChange =
  | {
      kind: 'create';
      entries: LoggedEntry[];
      /** The day that was on screen; undefined where that is the day of the entries. */
      dayOnScreen?: CalendarDay;
      /**
       * Whether the entry was typed into the form: then the operation of spec §7 sends it, whose answer holds no
       * totals.
       */
      isTyped?: boolean;
    }
  | { kind: 'update'; before: LoggedEntry; after: LoggedEntry }
  | { kind: 'delete'; entries: LoggedEntry[] }
  | { kind: 'restore'; entries: LoggedEntry[] };

/** The ids of the entries that a change touches. */
export const idsOf = (change: LogChange): string[] =>
  change.kind === 'update' ? [change.before.id] : change.entries.map(({ id }) => id);

/** The days that a change touches. */
export function daysOf(change: LogChange): CalendarDay[] {
  const entries = change.kind === 'update' ? [change.before, change.after] : change.entries;
  return [...new Set(entries.map(({ day }) => day))];
}
