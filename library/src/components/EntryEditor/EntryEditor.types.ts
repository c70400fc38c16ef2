import type { ButtonProps } from '@mui/material/Button';
import type { ComponentPropsWithRef, FormHTMLAttributes } from 'react';
import type { CalendarDay } from '../../calendar-day/CalendarDay.ts';
import type {
  FoodFieldSlotProps,
  FoodFieldsLocaleText,
  FoodFormPortion,
  FoodFormSelection,
  FoodFormValues,
  FoodSearchFood,
  FractionDigits,
} from '../../food-fields/Food.types.ts';
import type { Figure, FoodFigures } from '../../figures/Figure.types.ts';
import type { FoodLogEntry } from '../EntryList/EntryList.types.ts';
import type { DateStyle } from '../../calendar-day/formatDay.ts';
import type { Optional, SlotProps, SlottedProps } from '../../slots/Slots.types.ts';
import type { PortionFieldProps } from '../PortionField/PortionField.types.ts';

/**
 * The edited values of an entry, validated. A figure that nobody changed is as it was given, with decimals that the field
 * does not show.
 * @typeParam Empty What the editor submits for an empty figure, if it takes one.
 */
export type EntryEditorValues<
  Empty extends null | 0 = never,
  Figures extends readonly Figure[] = FoodFigures,
> = FoodFormValues<Empty, Figures> & Pick<FoodLogEntry, 'day' | 'time'>;

/** The texts of EntryEditor. */
export interface EntryEditorLocaleText extends FoodFieldsLocaleText {
  /** Accessible name of the form; `{name}` is replaced with the entry's name. */
  label: string;
  day: string;
  time: string;
  dayMissing: string;
  /** Error message for a day before `minDate`, which replaces `{day}`. */
  dayTooEarly: string;
  /** Error message for a day after `maxDate`, which replaces `{day}`. */
  dayTooLate: string;
  timeMissing: string;
  save: string;
  cancel: string;
  /** Shown beside the buttons until the promise of `onSave` settles. */
  saving: string;
  /** Shown when `onSave` fails without a message for people. */
  failed: string;
}

/** Props of the slots of EntryEditor. */
export interface EntryEditorSlotProps<
  Figures extends readonly Figure[] = FoodFigures,
> extends FoodFieldSlotProps {
  root?: SlotProps<ComponentPropsWithRef<'form'>, EntryEditorProps<never, Figures>> | undefined;
  /** How much of the food of `defaultSelected`. */
  portion?: SlotProps<PortionFieldProps<Figures>, EntryEditorProps<never, Figures>> | undefined;
  /** Contains the buttons and the messages. */
  actions?: SlotProps<ComponentPropsWithRef<'div'>, EntryEditorProps<never, Figures>> | undefined;
  submitButton?: SlotProps<ButtonProps, EntryEditorProps<never, Figures>> | undefined;
  cancelButton?: SlotProps<ButtonProps, EntryEditorProps<never, Figures>> | undefined;
  /** The message that the entry is being saved. */
  status?: SlotProps<ComponentPropsWithRef<'p'>, EntryEditorProps<never, Figures>> | undefined;
  /** The error message when saving failed. */
  failure?: SlotProps<ComponentPropsWithRef<'p'>, EntryEditorProps<never, Figures>> | undefined;
}

/**
 * @typeParam Empty What the editor submits for an empty figure, if it takes one.
 * @typeParam Figures Your own figures, `typeof figures`.
 */
export interface EntryEditorProps<
  Empty extends null | 0 = never,
  Figures extends readonly Figure[] = FoodFigures,
>
  extends
    Omit<FormHTMLAttributes<HTMLFormElement>, 'children' | 'onSubmit' | 'action'>,
    SlottedProps<EntryEditorSlotProps<Figures>> {
  /**
   * The figures that the editor asks for, in their order; the first one gets focus. Written `as const`, they type the entry
   * and the values.
   * @default calories, fats, proteins and carbs, in the words of `localeText`
   */
  figures?: Figures | undefined;
  /** The entry to edit, read on mount. To edit another entry, change the `key` of the editor. */
  entry: FoodLogEntry<null, Figures>;
  /**
   * The food of the entry, whose `per` is an amount, such as that of the entry, and how much of it the entry is. A row then asks
   * how much it was, and fills in the figures, each rounded once; one that is corrected stays until the amount changes. It is
   * read on mount, as the entry is.
   */
  defaultSelected?: FoodFormSelection<FoodSearchFood<Figures>> | undefined;
  /**
   * Called with the validated values on Save or Enter, and with the amount that the row shows, if it shows one. Remove the editor when it is saved. When `onSave` throws, or its
   * promise rejects, the editor keeps all input and shows the error's message beside the buttons.
   */
  onSave: (values: EntryEditorValues<Empty, Figures>, portion?: FoodFormPortion) => unknown;
  /** Called on Cancel or Escape, but not until the promise of `onSave` settles. */
  onCancel: () => void;
  /** First day that can be selected; ignored if it is not a valid day. */
  minDate?: CalendarDay | undefined;
  /** Last day that can be selected; ignored if it is not a valid day. */
  maxDate?: CalendarDay | undefined;
  /**
   * Disables the fields and Save.
   * @default false
   */
  disabled?: boolean | undefined;
  /**
   * Makes the fields read-only. They are so while the entry is being saved.
   * @default false
   */
  readOnly?: boolean | undefined;
  /**
   * What an empty figure is saved as: `null` if it means that the figure is not known, or 0. Without it, an empty field is
   * refused.
   */
  emptyValue?: Empty | undefined;
  /**
   * The most digits that a figure has after the decimal separator. The locale writes the separator; typing takes both
   * point and comma. More digits are rounded, which the field shows. What `parseFigure` says about "1,840" holds.
   * @default 0
   */
  fractionDigits?: FractionDigits | undefined;
  /**
   * The largest number that a field takes, and a calculation may give.
   * @default 100_000
   */
  max?: number | undefined;
  /**
   * The largest number of characters of the name.
   * @default 200
   */
  maxLength?: number | undefined;
  /**
   * Format of days in error messages in `locale`, as in `Intl.DateTimeFormat`.
   * @default MM/DD/YYYY
   */
  dateStyle?: DateStyle | undefined;
  /**
   * BCP 47 tag of the locale for number and date formats.
   * @default 'en-US'
   */
  locale?: string | undefined;
  /**
   * Texts that replace the default ones.
   * @default English
   */
  localeText?: Optional<EntryEditorLocaleText> | undefined;
}
