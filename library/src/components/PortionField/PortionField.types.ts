import type { ComponentPropsWithRef, HTMLAttributes, ReactNode, Ref } from 'react';
import type { EntryFiguresLocaleText } from '../../entry-figures/EntryFigures.types.ts';
import type {
  Figure,
  FigureValues,
  FoodFigures,
  FractionDigits,
} from '../../figures/Figure.types.ts';
import type { FoodFieldSlotProps } from '../../food-fields/Food.types.ts';
import type {
  Optional,
  RootElementProps,
  SlotProps,
  SlottedProps,
} from '../../slots/Slots.types.ts';

/** A portion in which a food is eaten, such as a slice. */
export interface Portion {
  /** Tells it from the other portions: not empty, and unique. A portion whose key is empty or an earlier one's is left out. */
  key: string;
  /** What a person calls one of it, such as "slice". */
  label: string;
  /** How much one of it is, in the unit of `per`, such as 32 for 32 g. Above 0; else nothing is known about the portion. */
  amount: number;
}

/** How much of a food. */
export interface PortionValue {
  /** How many of the portion: `null` for an empty field, and NaN for a text that is no number from 0 to `max`. */
  amount: number | null;
  /** The key of the portion, or `null` for the unit of `per` itself, such as grams. */
  portion: string | null;
}

/** A food whose figures are those of a certain amount. */
export interface PortionedFood<Figures extends readonly Figure[] = FoodFigures> {
  /** The figures of `per`. One that is missing, `null` or not finite is not known, and stays so in every portion. */
  food: Optional<FigureValues<Figures, null>> & { name?: string | undefined };
  /**
   * The amount that has the figures of `food`: `{ amount: 100, unit: 'g' }` for a package, or `{ amount: 1, unit: 'bowl' }`. An
   * amount that is not above 0 says nothing, so that no figure is known.
   * @default 100 g
   */
  per?: { amount: number; unit: string } | undefined;
  /**
   * The portions that can be chosen beside the unit of `per`.
   * @default []
   */
  portions?: readonly Portion[] | undefined;
  /**
   * The figures that are calculated, the first in large digits.
   * @default those of a food
   */
  figures?: Figures | undefined;
  /**
   * The most digits after the decimal separator of figures that do not say. Each figure is rounded once.
   * @default 0
   */
  fractionDigits?: FractionDigits | undefined;
}

/** The texts of PortionField. */
export interface PortionFieldLocaleText extends EntryFiguresLocaleText {
  /** Label of the amount. */
  amount: string;
  /** Label of the portion. */
  portion: string;
  /** A portion that can be chosen; `{portion}` is replaced with its label, and `{amount}` with its amount and unit. */
  size: string;
  /** Halves the amount. */
  half: string;
  /** Doubles the amount. */
  double: string;
  /** Accessible name of the `+` key on touch screens. */
  plus: string;
  /** Accessible name of the `/` key on touch screens. */
  slash: string;
  /** Shown when the amount is no number. */
  notNumber: string;
  /** Shown when the amount is 0 or less. */
  numberTooSmall: string;
  /** `{max}` is replaced with the largest number. */
  numberTooLarge: string;
}

/** The argument of functions in `slotProps` of the buttons Half and Double. */
export interface PortionFieldStepOwnerState<
  Figures extends readonly Figure[] = FoodFigures,
> extends PortionFieldProps<Figures> {
  step: 'half' | 'double';
}

/** Props of the slots of PortionField. */
export interface PortionFieldSlotProps<
  Figures extends readonly Figure[] = FoodFigures,
> extends Omit<FoodFieldSlotProps, 'helperText'> {
  root?: SlotProps<ComponentPropsWithRef<'div'>, PortionFieldProps<Figures>> | undefined;
  /** The row of the amount and the portion. */
  fields?: SlotProps<ComponentPropsWithRef<'div'>, PortionFieldProps<Figures>> | undefined;
  /** The arrow of the list of portions. */
  portionIcon?: SlotProps<ComponentPropsWithRef<'svg'>, PortionFieldProps<Figures>> | undefined;
  /** The message below the fields. */
  helperText?: SlotProps<ComponentPropsWithRef<'p'>, PortionFieldProps<Figures>> | undefined;
  /** The row of the buttons and the first figure. */
  actions?: SlotProps<ComponentPropsWithRef<'div'>, PortionFieldProps<Figures>> | undefined;
  /** The buttons Half and Double. */
  stepButton?:
    SlotProps<ComponentPropsWithRef<'button'>, PortionFieldStepOwnerState<Figures>> | undefined;
  /** The first figure of the amount, the calories by default. */
  calories?: SlotProps<ComponentPropsWithRef<'div'>, PortionFieldProps<Figures>> | undefined;
  /** The weight of the amount and its other figures. */
  details?: SlotProps<ComponentPropsWithRef<'div'>, PortionFieldProps<Figures>> | undefined;
}

/** @typeParam Figures Your own figures, `typeof figures`. */
export interface PortionFieldProps<Figures extends readonly Figure[] = FoodFigures>
  extends
    Omit<HTMLAttributes<HTMLDivElement>, 'children' | 'onChange' | 'defaultValue' | 'id'>,
    PortionedFood<Figures>,
    SlottedProps<PortionFieldSlotProps<Figures>>,
    RootElementProps {
  /**
   * How much of the food. The fields show it whatever a person does, so change it in `onChange`; a text stays as it was typed
   * while it means the amount. Without it, the fields keep their state themselves. Figures are not known for a portion that
   * is none of `portions`.
   */
  value?: PortionValue | undefined;
  /**
   * The initial value; a reset of the form restores it. No figure is known until its portion is one of `portions`.
   * @default no amount of the first portion
   */
  defaultValue?: PortionValue | undefined;
  /**
   * Called when a person changes the amount or the portion, with the value and with the figures of that amount, exactly
   * calculated and rounded once, as they are shown. They are `null` where they are not known. It is not called at first, nor
   * when the food changes: then `scaleFigures` calculates them from the value.
   */
  onChange?: ((value: PortionValue, figures: FigureValues<Figures, null>) => void) | undefined;
  /** Name of the amount's input element. A form submits its text, which `parseAmount` reads, on a server too. */
  name?: string | undefined;
  /** Name of the portion's select element. A form submits the key of the portion, and an empty text for the unit. */
  portionName?: string | undefined;
  /**
   * The largest amount.
   * @default 100_000
   */
  max?: number | undefined;
  /**
   * Marks the amount as invalid. Without it, that is so when a person leaves the field with a text that is no amount.
   * @default false
   */
  error?: boolean | undefined;
  /** A message below the fields, such as why the amount is invalid. It takes the place of the field's own. */
  helperText?: ReactNode;
  /** Id of the amount's input element, as in MUI's TextField. The root takes one in `slotProps.root`. */
  id?: string | undefined;
  /** Id of the form that the elements belong to. Without it, that is the form around them. */
  form?: string | undefined;
  /** Ref of the amount's input element. */
  inputRef?: Ref<HTMLInputElement> | undefined;
  /**
   * Disables the fields and buttons.
   * @default false
   */
  disabled?: boolean | undefined;
  /**
   * Makes amount and portion read-only.
   * @default false
   */
  readOnly?: boolean | undefined;
  /**
   * Whether a form must not be submitted while the amount is empty. Its label gets an asterisk.
   * @default false
   */
  required?: boolean | undefined;
  /**
   * Whether the amount gets focus on mount.
   * @default false
   */
  autoFocus?: boolean | undefined;
  /**
   * BCP 47 tag of the locale for number formats.
   * @default 'en-US'
   */
  locale?: string | undefined;
  /**
   * Texts that replace the default ones.
   * @default English
   */
  localeText?: Optional<PortionFieldLocaleText> | undefined;
}
