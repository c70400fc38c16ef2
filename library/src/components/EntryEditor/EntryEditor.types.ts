import type { ButtonProps } from '@mui/material/Button';
import type { ComponentPropsWithRef, FormHTMLAttributes } from 'react';
import type { CalendarDay } from '../../calendar-day/CalendarDay.ts';
import type { FoodFieldSlotProps, FoodFieldsLocaleText } from '../../food-fields/Food.types.ts';
import type { FoodLogEntry } from '../EntryList/EntryList.types.ts';
import type { DateStyle } from '../../calendar-day/formatDay.ts';
import type { SlotProps, SlottedProps } from '../../slots/Slots.types.ts';

/** What a person has made of an entry, checked. */
export type EntryEditorValues = Omit<FoodLogEntry, 'id'>;

/** The words of EntryEditor. */
export interface EntryEditorLocaleText extends FoodFieldsLocaleText {
  /** Name of the form for screen readers; `{name}` stands for the entry's name. */
  label: string;
  day: string;
  time: string;
  dayMissing: string;
  /** The day is before `minDate`, for which `{day}` stands. */
  dayTooEarly: string;
  /** The day is after `maxDate`, for which `{day}` stands. */
  dayTooLate: string;
  timeMissing: string;
  save: string;
  cancel: string;
  /** Shown beside the buttons while `onSave` is at work. */
  saving: string;
  /** Shown when `onSave` fails without an error message of its own. */
  failed: string;
}

/** Props for the parts of EntryEditor. */
export interface EntryEditorSlotProps extends FoodFieldSlotProps {
  root?: SlotProps<ComponentPropsWithRef<'form'>, EntryEditorProps>;
  submitButton?: SlotProps<ButtonProps, EntryEditorProps>;
  cancelButton?: SlotProps<ButtonProps, EntryEditorProps>;
  /** Says that the entry is being saved. */
  status?: SlotProps<ComponentPropsWithRef<'p'>, EntryEditorProps>;
  /** Says why it could not be saved. */
  failure?: SlotProps<ComponentPropsWithRef<'p'>, EntryEditorProps>;
}

export interface EntryEditorProps
  extends
    Omit<FormHTMLAttributes<HTMLFormElement>, 'children' | 'onSubmit' | 'action'>,
    SlottedProps<EntryEditorSlotProps> {
  /** What is edited; read when the editor appears. For another entry give it another `key`. */
  entry: FoodLogEntry;
  /**
   * Called with checked values, by Save or Enter. When the promise resolves, take the editor away; when it rejects,
   * the editor keeps every character and shows the error's message beside the buttons.
   */
  onSave: (values: EntryEditorValues) => Promise<void>;
  /** Called by Cancel or Escape, but not while `onSave` is at work. */
  onCancel: () => void;
  /** First day that can be chosen; ignored when it is not a day. */
  minDate?: CalendarDay;
  /** Last day that can be chosen; ignored when it is not a day. */
  maxDate?: CalendarDay;
  /**
   * How a day is written in a message, in `locale`, as `Intl.DateTimeFormat` has it.
   * @default MM/DD/YYYY
   */
  dateStyle?: DateStyle;
  /**
   * BCP 47 tag of the language whose way of writing numbers and days is used.
   * @default 'en-US'
   */
  locale?: string;
  /**
   * Words to replace.
   * @default English
   */
  localeText?: Partial<EntryEditorLocaleText>;
}
