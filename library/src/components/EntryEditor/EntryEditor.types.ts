import type { SxProps, Theme } from '@mui/material/styles';
import type { ComponentPropsWithRef } from 'react';
import type { CalendarDay } from '../../calendar-day/CalendarDay.ts';
import type { FoodFieldsLocaleText } from '../../food-fields/Food.types.ts';
import type { FoodLogEntry } from '../EntryList/EntryList.types.ts';

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

export interface EntryEditorProps extends Omit<
  ComponentPropsWithRef<'form'>,
  'children' | 'onSubmit' | 'action'
> {
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
   * Words to replace.
   * @default English
   */
  localeText?: Partial<EntryEditorLocaleText>;
  /** Styles of the root element. */
  sx?: SxProps<Theme>;
}
