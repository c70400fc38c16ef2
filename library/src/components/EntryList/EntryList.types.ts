import type { ButtonProps } from '@mui/material/Button';
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
> = FoodFormValues<Empty, Figures> & { id: string; day: CalendarDay; time: string };

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

/** Props of the slots of EntryList. */
export interface EntryListSlotProps<
  Entry extends FoodLogEntry<null, []> = FoodLogEntry<null>,
  Figures extends readonly Figure[] = FoodFigures,
> {
  root?: SlotProps<ComponentPropsWithRef<'section'>, EntryListOwnerState<Figures>> | undefined;
  heading?: SlotProps<ComponentPropsWithRef<'h2'>, EntryListOwnerState<Figures>> | undefined;
  /** The list of the rows. */
  list?: SlotProps<ComponentPropsWithRef<'ul'>, EntryListOwnerState<Figures>> | undefined;
  /** The row of one entry. */
  entry?: SlotProps<ComponentPropsWithRef<'li'>, EntryListEntryOwnerState<Entry>> | undefined;
  /** The name and the figures. */
  content?: SlotProps<ComponentPropsWithRef<'span'>, EntryListEntryOwnerState<Entry>> | undefined;
  name?: SlotProps<ComponentPropsWithRef<'b'>, EntryListEntryOwnerState<Entry>> | undefined;
  /** The first figure, the calories by default. */
  calories?:
    SlotProps<ComponentPropsWithRef<'strong'>, EntryListEntryOwnerState<Entry>> | undefined;
  /** The unit of the first figure. */
  unit?: SlotProps<ComponentPropsWithRef<'small'>, EntryListEntryOwnerState<Entry>> | undefined;
  /** The time and the other figures. */
  details?: SlotProps<ComponentPropsWithRef<'span'>, EntryListEntryOwnerState<Entry>> | undefined;
  /** The button that contains the figures, so that a press anywhere in the row edits the entry. */
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
  /** The error message when the entries could not be loaded. */
  failure?: SlotProps<ComponentPropsWithRef<'div'>, EntryListOwnerState<Figures>> | undefined;
  retryButton?: SlotProps<ButtonProps, EntryListOwnerState<Figures>> | undefined;
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
  /**
   * The entries in the order to show them; pass the newest first. `undefined` means loading. An entry that is the same
   * object as before does not rerender.
   */
  entries: readonly Entry[] | undefined;
  /**
   * Shows placeholders instead of the entries, and announces the loading to screen readers.
   * @default whether `entries` is `undefined` without an `error`
   */
  loading?: boolean | undefined;
  /**
   * Disables Edit and Delete.
   * @default false
   */
  disabled?: boolean | undefined;
  /** Shown below the text when there are no entries, such as a button for the next step. */
  emptyAction?: ReactNode;
  /** Called when a person presses an entry. Without it there are no Edit buttons. */
  onEdit?: ((entry: Entry) => void) | undefined;
  /** Called when a person presses Delete, without confirmation. Without it there are no Delete buttons. */
  onDelete?: ((entry: Entry) => void) | undefined;
  /** Ids of the entries whose changes are being saved. */
  pendingIds?: readonly string[] | undefined;
  /**
   * Why loading failed. The list shows the message of an Error that you wrote, or its own text for any other value but
   * `undefined` and `null`, such as a TypeError of `fetch`.
   */
  error?: unknown;
  /** Called when a person presses "Try again" beside the error. Without it there is no such button. */
  onRetry?: (() => void) | undefined;
  /** Id of the entry that is being edited. */
  editingId?: string | undefined;
  /** Renders the editor that replaces the row of the edited entry. */
  renderEditor?: ((entry: Entry) => ReactNode) | undefined;
  /**
   * The figures that each entry shows: the first one, the calories by default, beside its name, and the others below it.
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
