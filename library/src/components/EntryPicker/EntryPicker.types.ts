import type { ButtonProps } from '@mui/material/Button';
import type { ComponentPropsWithRef, FormHTMLAttributes } from 'react';
import type { DateStyle } from '../../calendar-day/formatDay.ts';
import type { SlotProps, SlottedProps } from '../../slots/Slots.types.ts';
import type { FoodLogEntry } from '../EntryList/EntryList.types.ts';

/** The words of EntryPicker. */
export interface EntryPickerLocaleText {
  heading: string;
  fats: string;
  proteins: string;
  carbs: string;
  /** Unit of calories. */
  kilocalories: string;
  /** Unit of fats, proteins and carbs. */
  grams: string;
  /** Stands beside the box that picks all entries or none. */
  all: string;
  /** On the button; `{count}` stands for how many are picked. */
  submit: string;
  cancel: string;
  /** Said by screen readers while `entries` are not there. */
  loading: string;
  /** Shown in place of no entries. */
  empty: string;
  /** Shown when `onSubmit` fails without an error message of its own. */
  failed: string;
}

/** What the functions in `slotProps` of an entry's parts are called with. */
export interface EntryPickerEntryOwnerState {
  /** Not there for the box of all entries. */
  entry?: FoodLogEntry;
  isPicked: boolean;
  /** What is picked is being handed on. */
  isDisabled: boolean;
}

/** Props for the parts of EntryPicker. */
export interface EntryPickerSlotProps {
  root?: SlotProps<ComponentPropsWithRef<'form'>, EntryPickerProps>;
  heading?: SlotProps<ComponentPropsWithRef<'h2'>, EntryPickerProps>;
  /** The row whose box picks all entries or none. */
  all?: SlotProps<ComponentPropsWithRef<'label'>, EntryPickerEntryOwnerState>;
  /** The row of one entry; the whole of it can be pressed. */
  entry?: SlotProps<ComponentPropsWithRef<'label'>, EntryPickerEntryOwnerState>;
  /** The box of a row, also of that of all. */
  checkbox?: SlotProps<ComponentPropsWithRef<'input'>, EntryPickerEntryOwnerState>;
  name?: SlotProps<ComponentPropsWithRef<'b'>, EntryPickerEntryOwnerState>;
  calories?: SlotProps<ComponentPropsWithRef<'strong'>, EntryPickerEntryOwnerState>;
  /** The day, the time and the macros. */
  details?: SlotProps<ComponentPropsWithRef<'span'>, EntryPickerEntryOwnerState>;
  /** In place of no entries. */
  empty?: SlotProps<ComponentPropsWithRef<'p'>, EntryPickerProps>;
  submitButton?: SlotProps<ButtonProps, EntryPickerProps>;
  cancelButton?: SlotProps<ButtonProps, EntryPickerProps>;
  /** Says why it could not be done. */
  failure?: SlotProps<ComponentPropsWithRef<'p'>, EntryPickerProps>;
}

export interface EntryPickerProps
  extends
    Omit<FormHTMLAttributes<HTMLFormElement>, 'onSubmit' | 'action'>,
    SlottedProps<EntryPickerSlotProps> {
  /** What can be picked, in the order given; `undefined` while loading. */
  entries: readonly FoodLogEntry[] | undefined;
  /**
   * Called with the entries that are picked, one or more. Until the promise settles nothing can be changed; when it
   * rejects, the error's message is shown beside the buttons and what was picked stays so.
   */
  onSubmit: (entries: FoodLogEntry[]) => Promise<void>;
  /** Called by Cancel or Escape. Without it there is no such button. */
  onCancel?: () => void;
  /**
   * Whether every entry is picked at first, also one that comes later.
   * @default false
   */
  defaultPicked?: boolean;
  /**
   * Whether each entry says its day beside the time.
   * @default false
   */
  showDay?: boolean;
  /**
   * How the day of an entry is shown, in `locale`, as `Intl.DateTimeFormat` has it.
   * @default MM/DD/YYYY
   */
  dateStyle?: DateStyle;
  /**
   * Moves the focus to the heading when the picker appears.
   * @default false
   */
  autoFocus?: boolean;
  /**
   * Level of the heading in the outline of the page.
   * @default 2
   */
  headingLevel?: 1 | 2 | 3 | 4 | 5 | 6;
  /**
   * BCP 47 tag of the language whose way of writing numbers, days and times is used.
   * @default 'en-US'
   */
  locale?: string;
  /**
   * Words to replace.
   * @default English
   */
  localeText?: Partial<EntryPickerLocaleText>;
}
