import type { ComponentPropsWithRef, HTMLAttributes, ReactNode, Ref } from 'react';
import type { FoodFieldSlotProps, FractionDigits } from '../../food-fields/Food.types.ts';
import type {
  Optional,
  RootElementProps,
  SlotProps,
  SlottedProps,
} from '../../slots/Slots.types.ts';

/** The texts of NumberField. */
export interface NumberFieldLocaleText {
  /** Accessible name of the `+` key on touch screens. */
  plus: string;
  /** Accessible name of the `×` key on touch screens. */
  times: string;
}

/** Props of the slots of NumberField. */
export interface NumberFieldSlotProps extends Omit<FoodFieldSlotProps, 'field'> {
  root?: SlotProps<ComponentPropsWithRef<'div'>, NumberFieldProps> | undefined;
}

export interface NumberFieldProps
  extends
    Omit<HTMLAttributes<HTMLDivElement>, 'children' | 'onChange' | 'defaultValue' | 'id'>,
    SlottedProps<NumberFieldSlotProps>,
    RootElementProps {
  /** The label above the field, and its accessible name. */
  label: string;
  /** Name of the input element. A form submits the text of the field: `parseFigure` reads it with the same rules, on a server too. */
  name?: string | undefined;
  /** Shown after the figure, such as "g". It may be typed after the figure too. */
  unit?: string | undefined;
  /**
   * The figure; `null` for an empty field. The field shows it whatever a person types, so change it in `onChange`; a text
   * stays as it was typed while it means the figure. Without it, the field keeps its text itself.
   */
  value?: number | null | undefined;
  /**
   * The initial figure, or a text that is shown as it is; a reset of the form restores it.
   * @default null
   */
  defaultValue?: number | string | null | undefined;
  /**
   * Called with what the field means when a person changes it: `null` for an empty field, and NaN for a text that is no
   * figure from 0 to `max`.
   */
  onChange?: ((value: number | null) => void) | undefined;
  /**
   * Marks the field as invalid. The field itself refuses nothing.
   * @default false
   */
  error?: boolean | undefined;
  /** A message below the field, such as why it is invalid. */
  helperText?: ReactNode;
  /** Id of the input element, as in MUI's TextField. The root takes one in `slotProps.root`. */
  id?: string | undefined;
  /** Id of the form that the input element belongs to. Without it, that is the form around it. */
  form?: string | undefined;
  /** Ref of the input element. */
  inputRef?: Ref<HTMLInputElement> | undefined;
  /**
   * The largest figure that the field takes, and a calculation may give.
   * @default 100_000
   */
  max?: number | undefined;
  /**
   * The most digits that the figure has after the decimal separator. The locale writes the separator; typing takes both
   * point and comma. More digits are rounded when the field is left or Enter is pressed, and the field shows what was
   * rounded. What `parseFigure` says about "1,840" holds: the first Enter then only shows how it was read.
   * @default 0
   */
  fractionDigits?: FractionDigits | undefined;
  /**
   * How many of `unit` are one of the figure: with 4.184, a figure in kcal is shown and typed in kJ. `value`, `onChange` and
   * `max` stay in kcal. `parseFigure` has to be given the same. Anything but a positive number is 1.
   * @default 1
   */
  scale?: number | undefined;
  /**
   * Disables the field.
   * @default false
   */
  disabled?: boolean | undefined;
  /**
   * Makes the field read-only.
   * @default false
   */
  readOnly?: boolean | undefined;
  /**
   * Whether a form must not be submitted while the field is empty. The label gets an asterisk.
   * @default false
   */
  required?: boolean | undefined;
  /**
   * Whether the field gets focus on mount.
   * @default false
   */
  autoFocus?: boolean | undefined;
  /**
   * Whether the field is as wide as its container.
   * @default false
   */
  fullWidth?: boolean | undefined;
  /**
   * BCP 47 tag of the locale for number formats.
   * @default 'en-US'
   */
  locale?: string | undefined;
  /**
   * Texts that replace the default ones.
   * @default English
   */
  localeText?: Optional<NumberFieldLocaleText> | undefined;
}
