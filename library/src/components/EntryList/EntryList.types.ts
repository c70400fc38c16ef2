import type { ButtonProps } from '@mui/material/Button';
import type { ComponentPropsWithRef, HTMLAttributes, ReactNode } from 'react';
import type { CalendarDay } from '../../calendar-day/CalendarDay.ts';
import type { SlotProps, SlottedProps } from '../../slots/Slots.types.ts';

/** A food or drink that was logged. */
export interface FoodLogEntry {
  id: string;
  name: string;
  /** In kcal. */
  calories: number;
  /** In grams. */
  fats: number;
  /** In grams. */
  proteins: number;
  /** In grams. */
  carbs: number;
  day: CalendarDay;
  /** `'HH:MM'`, 24 hours, by the clock on the wall. */
  time: string;
}

/** The words of EntryList. */
export interface EntryListLocaleText {
  heading: string;
  fats: string;
  proteins: string;
  carbs: string;
  /** Unit of calories. */
  kilocalories: string;
  /** Unit of fats, proteins and carbs. */
  grams: string;
  /** Name of the button for screen readers; `{name}` stands for the entry's name. */
  edit: string;
  /** Name of the button for screen readers; `{name}` stands for the entry's name. */
  delete: string;
  /** Shown at an entry that is named in `pendingIds`. */
  pending: string;
  /** Said by screen readers while `entries` are not there. */
  loading: string;
  /** Shown in place of no entries. */
  empty: string;
  /** Shown for an `error` without a message of its own. */
  failed: string;
  retry: string;
}

/** What the functions in `slotProps` of an entry's parts are called with. */
export interface EntryListEntryOwnerState {
  entry: FoodLogEntry;
  /** Its change is on its way. */
  isPending: boolean;
}

/** Props for the parts of EntryList. */
export interface EntryListSlotProps {
  root?: SlotProps<ComponentPropsWithRef<'section'>, EntryListProps>;
  heading?: SlotProps<ComponentPropsWithRef<'h2'>, EntryListProps>;
  /** One entry with all that belongs to it. */
  entry?: SlotProps<ComponentPropsWithRef<'li'>, EntryListEntryOwnerState>;
  name?: SlotProps<ComponentPropsWithRef<'b'>, EntryListEntryOwnerState>;
  calories?: SlotProps<ComponentPropsWithRef<'strong'>, EntryListEntryOwnerState>;
  /** The time and the macros. */
  details?: SlotProps<ComponentPropsWithRef<'p'>, EntryListEntryOwnerState>;
  editButton?: SlotProps<ComponentPropsWithRef<'button'>, EntryListEntryOwnerState>;
  deleteButton?: SlotProps<ComponentPropsWithRef<'button'>, EntryListEntryOwnerState>;
  /** In place of no entries. */
  empty?: SlotProps<ComponentPropsWithRef<'p'>, EntryListProps>;
  /** Says why the entries could not be loaded. */
  failure?: SlotProps<ComponentPropsWithRef<'div'>, EntryListProps>;
  retryButton?: SlotProps<ButtonProps, EntryListProps>;
}

export interface EntryListProps
  extends Omit<HTMLAttributes<HTMLElement>, 'children'>, SlottedProps<EntryListSlotProps> {
  /**
   * Shown in the order given; pass the newest first. `undefined` while loading. An entry that is the same object as
   * before is not rendered again.
   */
  entries: readonly FoodLogEntry[] | undefined;
  /** Called when a person wants to change an entry. Without it there are no buttons to do so. */
  onEdit?: (entry: FoodLogEntry) => void;
  /** Called when a person deletes an entry; nothing is asked. Without it there are no buttons to do so. */
  onDelete?: (entry: FoodLogEntry) => void;
  /** Entries whose change is on its way. */
  pendingIds?: readonly string[];
  /** Why the entries could not be loaded: an Error's message is shown, words of the list for anything else but `undefined`. */
  error?: unknown;
  /** Called by "Try again" beside the error. Without it there is no such button. */
  onRetry?: () => void;
  /** The entry that is being edited. */
  editingId?: string;
  /** What takes the place of the entry that is being edited. */
  renderEditor?: (entry: FoodLogEntry) => ReactNode;
  /**
   * Level of the heading in the outline of the page.
   * @default 2
   */
  headingLevel?: 1 | 2 | 3 | 4 | 5 | 6;
  /**
   * BCP 47 tag of the language whose way of writing numbers and times is used.
   * @default 'en-US'
   */
  locale?: string;
  /**
   * Words to replace.
   * @default English
   */
  localeText?: Partial<EntryListLocaleText>;
}
