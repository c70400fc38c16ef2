import type { ComponentPropsWithRef, HTMLAttributes, ReactNode, Ref } from 'react';
import type { EntryFiguresLocaleText } from '../../entry-figures/EntryFigures.types.ts';
import type { Figure, FigureValues, FoodFigures } from '../../figures/Figure.types.ts';
import type { FoodFieldSlotProps } from '../../food-fields/Food.types.ts';
import type { PortionedFood, PortionValue } from '../../food-fields/Portion.types.ts';
import type {
  Optional,
  RootElementProps,
  SlotProps,
  SlottedProps,
} from '../../slots/Slots.types.ts';

export type { Portion, PortionedFood, PortionValue } from '../../food-fields/Portion.types.ts';

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
