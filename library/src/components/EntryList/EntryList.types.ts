import type { ButtonProps } from '@mui/material/Button';
import type { MenuItemProps } from '@mui/material/MenuItem';
import type { PopoverProps } from '@mui/material/Popover';
import type { ComponentPropsWithRef, HTMLAttributes, ReactNode } from 'react';
import type { CalendarDay } from '../../calendar-day/CalendarDay.ts';
import type { EntryFiguresLocaleText } from '../../entry-figures/EntryFigures.types.ts';
import type { FoodFormValues, FractionDigits } from '../../food-fields/Food.types.ts';
import type { Figure, FoodFigures } from '../../figures/Figure.types.ts';
import type {
  Optional,
  RootElementProps,
  SlotProps,
  SlottedProps,
} from '../../slots/Slots.types.ts';

/**
 * A logged food or drink. `time` is local, as `'HH:MM'` in 24 hours.
 * @typeParam Empty `null` for entries whose figures may be unknown.
 */
export type FoodLogEntry<
  Empty extends null | 0 = never,
  Figures extends readonly Figure[] = FoodFigures,
> = FoodFormValues<Empty, Figures> & {
  id: string;
  day: CalendarDay;
  time: string;
  /** How much was eaten, shown after the name with its `unit`, such as "150 g". Nothing if that is not known. */
  amount?: number | null | undefined;
  unit?: string | null | undefined;
};

/** A part of a day, such as a meal. */
export interface EntryListGroup {
  /** What `groupBy` returns for its entries. A second group with the same key is left out. */
  key: string;
  /** What a person calls it, such as "Breakfast". */
  label: string;
  /**
   * Whether it is left out while it has no entries, though they can be moved to it: for those of no meal, for example.
   * @default false
   */
  hideEmpty?: boolean | undefined;
}

/** The texts of EntryList. */
export interface EntryListLocaleText extends EntryFiguresLocaleText {
  heading: string;
  /** Beginning of the accessible name of the button, before the figures; `{name}` is replaced with the entry's name. */
  edit: string;
  /** Accessible name of the button; `{name}` is replaced with the entry's name. */
  delete: string;
  /** Shown in an entry whose id is in `pendingIds`. */
  pending: string;
  /** Screen reader text while the entries are loading. */
  loading: string;
  /** Shown when there are no entries. */
  empty: string;
  /** Shown for an `error` without a message for people. */
  failed: string;
  retry: string;
  /** Accessible name of the button, and of the menu that it opens; `{name}` is replaced with the entry's name. */
  move: string;
  /** Screen reader text after a move; `{name}` is replaced with the entry's name, `{group}` with the label of its group. */
  moved: string;
  /** Shown when the menu could not be loaded. */
  moveFailed: string;
  /** Shown when `onMove` fails without a message for people; `{name}` is replaced with the entry's name. */
  notMoved: string;
  /** Heading of the entries that belong to none of the `groups`. */
  otherGroup: string;
  /** Shown in a group without entries. */
  emptyGroup: string;
  /** Says of how many entries of a group a figure is known; `{known}` and `{count}` are replaced with the numbers. */
  known: string;
}

/** The argument of functions in `slotProps` of an entry's slots. */
export interface EntryListEntryOwnerState<
  Entry extends FoodLogEntry<null, []> = FoodLogEntry<null>,
> {
  entry: Entry;
  /** Whether a change of the entry is being saved. */
  isPending: boolean;
}

/** The props of a list, as functions in `slotProps` of its other slots get them. */
export type EntryListOwnerState<Figures extends readonly Figure[]> = EntryListProps<
  FoodLogEntry<never, Figures>,
  Figures
>;

/** The argument of functions in `slotProps` of a group's slots. */
export type EntryListGroupOwnerState<Figures extends readonly Figure[]> =
  EntryListOwnerState<Figures> & {
    /** `undefined` for the last group, whose entries belong to none of the `groups`. */
    group: EntryListGroup | undefined;
  };

/** Props of the slots of EntryList. */
export interface EntryListSlotProps<
  Entry extends FoodLogEntry<null, []> = FoodLogEntry<null>,
  Figures extends readonly Figure[] = FoodFigures,
> {
  root?: SlotProps<ComponentPropsWithRef<'section'>, EntryListOwnerState<Figures>> | undefined;
  heading?: SlotProps<ComponentPropsWithRef<'h2'>, EntryListOwnerState<Figures>> | undefined;
  /** The list of the rows, or of those of a group. */
  list?: SlotProps<ComponentPropsWithRef<'ul'>, EntryListOwnerState<Figures>> | undefined;
  /** The row of one entry. */
  entry?: SlotProps<ComponentPropsWithRef<'li'>, EntryListEntryOwnerState<Entry>> | undefined;
  /** The name and the figures. */
  content?: SlotProps<ComponentPropsWithRef<'span'>, EntryListEntryOwnerState<Entry>> | undefined;
  name?: SlotProps<ComponentPropsWithRef<'b'>, EntryListEntryOwnerState<Entry>> | undefined;
  /** How much was eaten, after the name. */
  amount?: SlotProps<ComponentPropsWithRef<'small'>, EntryListEntryOwnerState<Entry>> | undefined;
  /** The first figure, the calories by default. */
  calories?:
    SlotProps<ComponentPropsWithRef<'strong'>, EntryListEntryOwnerState<Entry>> | undefined;
  /** The unit of the first figure. */
  unit?: SlotProps<ComponentPropsWithRef<'small'>, EntryListEntryOwnerState<Entry>> | undefined;
  /** The time and the other figures. */
  details?: SlotProps<ComponentPropsWithRef<'span'>, EntryListEntryOwnerState<Entry>> | undefined;
  /** The button that contains the figures. */
  editButton?:
    SlotProps<ComponentPropsWithRef<'button'>, EntryListEntryOwnerState<Entry>> | undefined;
  deleteButton?:
    SlotProps<ComponentPropsWithRef<'button'>, EntryListEntryOwnerState<Entry>> | undefined;
  deleteIcon?: SlotProps<ComponentPropsWithRef<'svg'>, EntryListEntryOwnerState<Entry>> | undefined;
  /** The row that `renderEditor` fills. */
  editor?: SlotProps<ComponentPropsWithRef<'li'>, EntryListOwnerState<Figures>> | undefined;
  /** The placeholder of a row while loading. */
  skeleton?: SlotProps<ComponentPropsWithRef<'li'>, EntryListOwnerState<Figures>> | undefined;
  /** The text shown when there are no entries. */
  empty?: SlotProps<ComponentPropsWithRef<'p'>, EntryListOwnerState<Figures>> | undefined;
  /** The message when something could not be loaded or moved. */
  failure?: SlotProps<ComponentPropsWithRef<'div'>, EntryListOwnerState<Figures>> | undefined;
  retryButton?: SlotProps<ButtonProps, EntryListOwnerState<Figures>> | undefined;
  /** One of the groups, with its header and its list. */
  group?: SlotProps<ComponentPropsWithRef<'div'>, EntryListGroupOwnerState<Figures>> | undefined;
  groupHeader?:
    SlotProps<ComponentPropsWithRef<'div'>, EntryListGroupOwnerState<Figures>> | undefined;
  groupHeading?:
    SlotProps<ComponentPropsWithRef<'h3'>, EntryListGroupOwnerState<Figures>> | undefined;
  /** The sum of the first figure of a group. */
  groupTotal?:
    SlotProps<ComponentPropsWithRef<'strong'>, EntryListGroupOwnerState<Figures>> | undefined;
  /** The sums of the other figures of a group. */
  groupDetails?:
    SlotProps<ComponentPropsWithRef<'span'>, EntryListGroupOwnerState<Figures>> | undefined;
  /** The text shown in a group without entries. */
  groupEmpty?:
    SlotProps<ComponentPropsWithRef<'span'>, EntryListGroupOwnerState<Figures>> | undefined;
  /** What `renderGroupAction` fills. */
  groupAction?:
    SlotProps<ComponentPropsWithRef<'div'>, EntryListGroupOwnerState<Figures>> | undefined;
  /** The button that opens the menu of the groups. */
  moveButton?:
    SlotProps<ComponentPropsWithRef<'button'>, EntryListEntryOwnerState<Entry>> | undefined;
  moveIcon?: SlotProps<ComponentPropsWithRef<'svg'>, EntryListEntryOwnerState<Entry>> | undefined;
  /** The popup of the menu. */
  moveMenu?: SlotProps<PopoverProps, EntryListOwnerState<Figures>> | undefined;
  /** One of the groups in the menu. */
  moveItem?: SlotProps<MenuItemProps, EntryListGroupOwnerState<Figures>> | undefined;
}

/**
 * @typeParam Entry Your own entries, with more than the list shows; callbacks get them as they were given.
 * @typeParam Figures The type of `figures`.
 */
export interface EntryListProps<
  Entry extends FoodLogEntry<null, []> = FoodLogEntry,
  Figures extends readonly Figure[] = FoodFigures,
>
  extends
    Omit<HTMLAttributes<HTMLElement>, 'children'>,
    SlottedProps<EntryListSlotProps<Entry, Figures>>,
    RootElementProps {
  /** The entries in the order to show them. `undefined` means loading. The same object as before does not rerender. */
  entries: readonly Entry[] | undefined;
  /**
   * Shows placeholders instead of the entries.
   * @default whether `entries` is `undefined` without an `error`
   */
  loading?: boolean | undefined;
  /**
   * Disables Edit, Delete and Move.
   * @default false
   */
  disabled?: boolean | undefined;
  /** Shown below the text when there are no entries. */
  emptyAction?: ReactNode;
  /** Called when a person presses an entry. */
  onEdit?: ((entry: Entry) => void) | undefined;
  /** Called when a person presses Delete, without confirmation. */
  onDelete?: ((entry: Entry) => void) | undefined;
  /** Ids of the entries whose changes are being saved. */
  pendingIds?: readonly string[] | undefined;
  /** Why loading failed: the list shows the message of an Error that you wrote, or its own text for another value. */
  error?: unknown;
  /** Called when a person presses "Try again" beside the error. */
  onRetry?: (() => void) | undefined;
  /** Id of the entry that is being edited. */
  editingId?: string | undefined;
  /** Renders the editor that replaces the row of the edited entry. */
  renderEditor?: ((entry: Entry) => ReactNode) | undefined;
  /**
   * The groups to show the entries in, such as meals, each with its sums. Entries of none of them are in a last group.
   */
  groups?: readonly EntryListGroup[] | undefined;
  /**
   * Returns the key of the group of an entry; another value puts it in the last group.
   */
  groupBy?: ((entry: Entry) => string | undefined) | undefined;
  /**
   * Called with the key of the group to which a person moves an entry. When it throws or rejects, the list shows the error's
   * message. Without it, there are no Move buttons.
   */
  onMove?: ((entry: Entry, groupKey: string) => unknown) | undefined;
  /** Renders what is below the entries of a group, but not of the last one. */
  renderGroupAction?: ((group: EntryListGroup) => ReactNode) | undefined;
  /**
   * The figures that each entry shows: the first one beside its name, the others below it.
   * @default those of a food
   */
  figures?: Figures | undefined;
  /**
   * The most digits that a figure has after the decimal separator; other figures are rounded.
   * @default 0
   */
  fractionDigits?: FractionDigits | undefined;
  /**
   * Level of the heading in the page outline.
   * @default 2
   */
  headingLevel?: 1 | 2 | 3 | 4 | 5 | 6 | undefined;
  /**
   * BCP 47 tag of the locale for number and time formats.
   * @default 'en-US'
   */
  locale?: string | undefined;
  /**
   * Texts that replace the default ones.
   * @default English
   */
  localeText?: Optional<EntryListLocaleText> | undefined;
}
