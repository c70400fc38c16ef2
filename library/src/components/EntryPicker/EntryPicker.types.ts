import type { ButtonProps } from '@mui/material/Button';
import type { ComponentPropsWithRef, FormHTMLAttributes } from 'react';
import type { DateStyle } from '../../calendar-day/formatDay.ts';
import type { EntryFiguresLocaleText } from '../../entry-figures/EntryFigures.types.ts';
import type { Figure, FoodFigures, FractionDigits } from '../../figures/Figure.types.ts';
import type { Optional, SlotProps, SlottedProps } from '../../slots/Slots.types.ts';
import type { FoodLogEntry } from '../EntryList/EntryList.types.ts';

/** The texts of EntryPicker. */
export interface EntryPickerLocaleText extends EntryFiguresLocaleText {
  heading: string;
  /** Label of the checkbox that selects all entries or none. */
  all: string;
  /** Label of the submit button; `{count}` is replaced with the number of selected entries. */
  submit: string;
  /** Label of the submit button while no entry is selected. */
  selectFirst: string;
  cancel: string;
  /** Screen reader text while the entries are loading. */
  loading: string;
  /** Shown when there are no entries. */
  empty: string;
  /** Shown when `onSubmit` fails without a message for people. */
  failed: string;
}

/** The argument of functions in `slotProps` of an entry's slots. */
export interface EntryPickerEntryOwnerState<
  Entry extends FoodLogEntry<null, []> = FoodLogEntry<null>,
> {
  /** The entry of the row; `undefined` for the row that selects all. */
  entry?: Entry | undefined;
  isPicked: boolean;
  /** Whether the picker is disabled or its selection is being submitted. */
  isDisabled: boolean;
}

/** The props of a picker, as functions in `slotProps` of its other slots get them. */
export type EntryPickerOwnerState<Figures extends readonly Figure[]> = EntryPickerProps<
  FoodLogEntry<never, Figures>,
  Figures
>;

/** Props of the slots of EntryPicker. */
export interface EntryPickerSlotProps<
  Entry extends FoodLogEntry<null, []> = FoodLogEntry<null>,
  Figures extends readonly Figure[] = FoodFigures,
> {
  root?: SlotProps<ComponentPropsWithRef<'form'>, EntryPickerOwnerState<Figures>> | undefined;
  heading?: SlotProps<ComponentPropsWithRef<'h2'>, EntryPickerOwnerState<Figures>> | undefined;
  /** The list of the rows. */
  list?: SlotProps<ComponentPropsWithRef<'ul'>, EntryPickerOwnerState<Figures>> | undefined;
  /** The list item that holds the row of one entry, or the row that selects all. */
  row?: SlotProps<ComponentPropsWithRef<'li'>, EntryPickerEntryOwnerState<Entry>> | undefined;
  /** The row whose checkbox selects all entries or none. */
  all?: SlotProps<ComponentPropsWithRef<'label'>, EntryPickerEntryOwnerState<Entry>> | undefined;
  /** The row of one entry; pressing anywhere in it toggles the checkbox. */
  entry?: SlotProps<ComponentPropsWithRef<'label'>, EntryPickerEntryOwnerState<Entry>> | undefined;
  /** The checkbox of a row, including the row that selects all. */
  checkbox?:
    SlotProps<ComponentPropsWithRef<'input'>, EntryPickerEntryOwnerState<Entry>> | undefined;
  name?: SlotProps<ComponentPropsWithRef<'b'>, EntryPickerEntryOwnerState<Entry>> | undefined;
  /** How much was eaten, after the name. */
  amount?: SlotProps<ComponentPropsWithRef<'small'>, EntryPickerEntryOwnerState<Entry>> | undefined;
  /** The first figure, the calories by default. */
  calories?:
    SlotProps<ComponentPropsWithRef<'strong'>, EntryPickerEntryOwnerState<Entry>> | undefined;
  /** The unit of the first figure. */
  unit?: SlotProps<ComponentPropsWithRef<'small'>, EntryPickerEntryOwnerState<Entry>> | undefined;
  /** The day, the time and the other figures. */
  details?: SlotProps<ComponentPropsWithRef<'span'>, EntryPickerEntryOwnerState<Entry>> | undefined;
  /** The placeholder of a row while loading. */
  skeleton?: SlotProps<ComponentPropsWithRef<'li'>, EntryPickerOwnerState<Figures>> | undefined;
  /** The text shown when there are no entries. */
  empty?: SlotProps<ComponentPropsWithRef<'p'>, EntryPickerOwnerState<Figures>> | undefined;
  /** Contains the buttons and the error message. */
  actions?: SlotProps<ComponentPropsWithRef<'div'>, EntryPickerOwnerState<Figures>> | undefined;
  submitButton?: SlotProps<ButtonProps, EntryPickerOwnerState<Figures>> | undefined;
  cancelButton?: SlotProps<ButtonProps, EntryPickerOwnerState<Figures>> | undefined;
  /** The error message when submitting failed. */
  failure?: SlotProps<ComponentPropsWithRef<'p'>, EntryPickerOwnerState<Figures>> | undefined;
}

/**
 * @typeParam Entry Your own entries, with more than the picker shows; `onSubmit` gets them as they were given.
 * @typeParam Figures The type of `figures`.
 */
export interface EntryPickerProps<
  Entry extends FoodLogEntry<null, []> = FoodLogEntry,
  Figures extends readonly Figure[] = FoodFigures,
>
  extends
    Omit<FormHTMLAttributes<HTMLFormElement>, 'onSubmit' | 'onChange' | 'action' | 'defaultValue'>,
    SlottedProps<EntryPickerSlotProps<Entry, Figures>> {
  /** The entries to select from, in the order to show them. `undefined` means loading. */
  entries: readonly Entry[] | undefined;
  /** The ids of the selected entries. Without it, the picker keeps the selection itself. */
  value?: readonly string[] | undefined;
  /** Called with the ids of the selected entries when a person changes the selection. */
  onChange?: ((value: string[]) => void) | undefined;
  /**
   * Shows placeholders instead of the entries, and announces the loading to screen readers.
   * @default whether `entries` is `undefined`
   */
  loading?: boolean | undefined;
  /**
   * Disables the checkboxes and the submit button.
   * @default false
   */
  disabled?: boolean | undefined;
  /**
   * Called with the selected entries, at least one. Until the promise settles, the selection cannot be changed. When it
   * rejects, the picker keeps the selection and shows the error's message beside the buttons.
   */
  onSubmit: (entries: Entry[]) => unknown;
  /** Called on Cancel or Escape. Without it there is no Cancel button. */
  onCancel?: (() => void) | undefined;
  /**
   * Whether every entry is initially selected, including entries that are added later.
   * @default false
   */
  defaultPicked?: boolean | undefined;
  /**
   * Whether each entry shows its day beside its time.
   * @default false
   */
  showDay?: boolean | undefined;
  /**
   * Format of the day in `locale`, as in `Intl.DateTimeFormat`.
   * @default MM/DD/YYYY
   */
  dateStyle?: DateStyle | undefined;
  /**
   * Whether the heading gets focus on mount.
   * @default false
   */
  autoFocus?: boolean | undefined;
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
   * BCP 47 tag of the locale for number, date and time formats.
   * @default 'en-US'
   */
  locale?: string | undefined;
  /**
   * Texts that replace the default ones.
   * @default English
   */
  localeText?: Optional<EntryPickerLocaleText> | undefined;
}
