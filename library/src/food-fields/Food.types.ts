import type { OutlinedInputProps } from '@mui/material/OutlinedInput';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import type { Figure, FigureValues, FoodFigures } from '../figures/Figure.types.ts';
import type { SlotProps } from '../slots/Slots.types.ts';
import type { PortionedFood, PortionValue } from './Portion.types.ts';

export type { FractionDigits } from '../figures/Figure.types.ts';

/**
 * The values that a person entered, validated: a name of 1 to 200 characters without surrounding space, and the figures. By
 * default, these are `calories` in kcal, and `fats`, `proteins` and `carbs` in grams. Figures are from 0 to 100,000 and
 * whole unless the form or the figure has another `max` or `fractionDigits`.
 * @typeParam Empty What the form submits for an empty figure, its `emptyValue`. Without it, a figure is always a number.
 */
export type FoodFormValues<
  Empty extends null | 0 = never,
  Figures extends readonly Figure[] = FoodFigures,
> = { name: string } & FigureValues<Figures, Empty>;

/** The texts of the food fields. */
export interface FoodFieldsLocaleText {
  name: string;
  calories: string;
  fats: string;
  proteins: string;
  carbs: string;
  /** Unit of calories. */
  kilocalories: string;
  /** Unit of fats, proteins and carbs. */
  grams: string;
  /** Accessible name of the `+` key that a number field has on touch screens. */
  plus: string;
  /** Accessible name of the `×` key that a number field has on touch screens. */
  times: string;
  nameMissing: string;
  /** `{max}` is replaced with the largest number of characters. */
  nameTooLong: string;
  /** Shown when the name contains control characters or lone surrogates. */
  nameUnprintable: string;
  /** Shown when a figure is empty that must not be. */
  numberMissing: string;
  /** Shown when a figure is neither a number nor a calculation. */
  notNumber: string;
  /** Shown when a figure is below 0. */
  numberTooSmall: string;
  /** `{max}` is replaced with the largest number. */
  numberTooLarge: string;
}

/** The argument of functions in `slotProps` of a field's parts. */
export interface FoodFieldOwnerState {
  /** Name of the input element. */
  name: string | undefined;
  label: string;
  /** Only number fields have a unit. */
  unit?: string | undefined;
  /** Whether the field is invalid. */
  error: boolean;
  /** The message below the field, such as why it is invalid. */
  helperText: ReactNode;
  disabled: boolean;
  readOnly: boolean;
}

/** Props for the parts of each field. */
export interface FoodFieldSlotProps {
  /** A field with its label, input and messages. */
  field?: SlotProps<ComponentPropsWithRef<'div'>, FoodFieldOwnerState> | undefined;
  label?: SlotProps<ComponentPropsWithRef<'label'>, FoodFieldOwnerState> | undefined;
  input?: SlotProps<OutlinedInputProps, FoodFieldOwnerState> | undefined;
  unit?: SlotProps<ComponentPropsWithRef<'small'>, FoodFieldOwnerState> | undefined;
  /** The keys of a number field on touch screens. */
  keys?: SlotProps<ComponentPropsWithRef<'span'>, FoodFieldOwnerState> | undefined;
  key?: SlotProps<ComponentPropsWithRef<'button'>, FoodFieldOwnerState> | undefined;
  /** The result of the calculation in a number field. */
  result?: SlotProps<ComponentPropsWithRef<'output'>, FoodFieldOwnerState> | undefined;
  /** The message below the field. */
  helperText?: SlotProps<ComponentPropsWithRef<'p'>, FoodFieldOwnerState> | undefined;
}

/** A food that a person can select instead of typing it. A figure of `null` is not known, and its field becomes empty. */
export type FoodFormSuggestion<Figures extends readonly Figure[] = FoodFigures> = FoodFormValues<
  null,
  Figures
>;

/**
 * A food that a person can find. A figure of `null` is not known, and is left out.
 * @typeParam Figures Your own figures; those of a food by default.
 */
export type FoodSearchFood<Figures extends readonly Figure[] = FoodFigures> =
  FoodFormSuggestion<Figures> & {
    /** Where it comes from, such as "USDA". */
    source?: string | undefined;
    /** What its figures are per: a text, such as "100 g", or an amount, from which other amounts are calculated. */
    per?: string | PortionedFood['per'];
    /** The portions that can be chosen beside the unit of `per`, if that is an amount. */
    portions?: PortionedFood['portions'];
  };

/** How much of a food was eaten, beside its figures. */
export interface FoodFormPortion {
  /** Above 0. */
  amount: number;
  /** What the amount counts: the label of a portion, such as "slice", or the unit of the food's `per`, such as "g". */
  unit: string;
}

/** A food that is selected in a form. */
export interface FoodFormSelection<Food> {
  food: Food;
  /** How much of it, as the fields show that. Nothing if the figures of the food are those of no amount. */
  value?: PortionValue | undefined;
  /** The same as it is submitted. Nothing if `value` is no amount. */
  portion?: FoodFormPortion | undefined;
}

/** Finds foods for a text. */
export type FindFoods<Food> = (
  text: string,
  options: { signal: AbortSignal },
) => readonly Food[] | PromiseLike<readonly Food[]>;

/** The texts of a list of foods that were found. */
export interface FoundListLocaleText {
  /** Accessible name of the list. */
  label: string;
  /** Heading of the person's own foods. */
  own: string;
  /** Heading of the foods that `search` found. */
  others: string;
  /** What the figures of a food are per; `{amount}` is replaced with its `per`. */
  per: string;
  /** Screen reader text while `search` is pending. */
  searching: string;
  /** Announced by screen readers; `{count}` is replaced with the number of the foods that were found. */
  found: string;
  /** Shown when `search` fails without a message for people. */
  failed: string;
  /** The option that searches again. */
  retry: string;
}

/** The argument of functions in `slotProps` of a suggestion's slots. */
export interface FoodFormSuggestionOwnerState<
  Figures extends readonly Figure[] = FoodFigures,
> extends FoodFieldOwnerState {
  suggestion: FoodFormSuggestion<Figures>;
}

/** Props for the parts of the suggestions below a name. */
export interface SuggestionSlotProps<Figures extends readonly Figure[] = FoodFigures> {
  /** The list of suggestions below the name. */
  suggestions?: SlotProps<ComponentPropsWithRef<'div'>, FoodFieldOwnerState> | undefined;
  /** One suggestion. */
  suggestion?:
    SlotProps<ComponentPropsWithRef<'div'>, FoodFormSuggestionOwnerState<Figures>> | undefined;
  /** The first figure of a suggestion, the calories by default. */
  suggestionDetails?:
    SlotProps<ComponentPropsWithRef<'small'>, FoodFormSuggestionOwnerState<Figures>> | undefined;
  /** The person's own foods, or those that `search` found. */
  group?: SlotProps<ComponentPropsWithRef<'div'>, FoodFieldOwnerState> | undefined;
  groupHeading?: SlotProps<ComponentPropsWithRef<'small'>, FoodFieldOwnerState> | undefined;
  /** Where a food comes from and what its figures are per. */
  source?:
    SlotProps<ComponentPropsWithRef<'small'>, FoodFormSuggestionOwnerState<Figures>> | undefined;
  /** The option that searches again, with the message of the failure. */
  retry?: SlotProps<ComponentPropsWithRef<'div'>, FoodFieldOwnerState> | undefined;
  /** The placeholder of a food while `search` is pending. */
  skeleton?: SlotProps<ComponentPropsWithRef<'i'>, FoodFieldOwnerState> | undefined;
}
