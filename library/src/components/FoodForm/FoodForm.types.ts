import type { ButtonProps } from '@mui/material/Button';
import type { ComponentPropsWithRef, FormHTMLAttributes } from 'react';
import type {
  FoodFieldOwnerState,
  FoodFieldSlotProps,
  FoodFieldsLocaleText,
  FindFoods,
  FoodFormPortion,
  FoodFormSelection,
  FoodFormValues,
  FoodSearchFood,
  FractionDigits,
  SuggestionSlotProps,
} from '../../food-fields/Food.types.ts';
import type { Figure, FoodFigures } from '../../figures/Figure.types.ts';
import type { Optional, SlotProps, SlottedProps } from '../../slots/Slots.types.ts';
import type { PortionFieldProps } from '../PortionField/PortionField.types.ts';

export type {
  FoodFieldOwnerState,
  FoodFieldSlotProps,
  FoodFieldsLocaleText,
  FoodFormPortion,
  FoodFormSelection,
  FoodFormSuggestion,
  FoodFormSuggestionOwnerState,
  FoodFormValues,
  FractionDigits,
  SuggestionSlotProps,
} from '../../food-fields/Food.types.ts';

/** The texts of FoodForm. */
export interface FoodFormLocaleText extends FoodFieldsLocaleText {
  heading: string;
  add: string;
  /** Shown beside the button until the promise of `onSubmit` settles. */
  adding: string;
  /** Shown beside the button when a food without figures was submitted with `confirmNoFigures`. */
  noFigures: string;
  /** Accessible name of the list of suggestions. */
  suggestions: string;
  /** Shown when `onSubmit` fails without a message for people. */
  failed: string;
}

/** A second way to submit the form, such as to another day than usual. */
export interface FoodFormSecondaryAction<
  Empty extends null | 0 = never,
  Figures extends readonly Figure[] = FoodFigures,
> {
  /** Label of the button, such as "Log to 11/19/2026". */
  label: string;
  /** Called instead of the form's `onSubmit`. */
  onSubmit: FoodFormProps<Empty, Figures>['onSubmit'];
}

/** Props of the slots of FoodForm. */
export interface FoodFormSlotProps<Figures extends readonly Figure[] = FoodFigures>
  extends FoodFieldSlotProps, SuggestionSlotProps<Figures> {
  root?: SlotProps<ComponentPropsWithRef<'form'>, FoodFormProps<never, Figures>> | undefined;
  heading?: SlotProps<ComponentPropsWithRef<'h2'>, FoodFormProps<never, Figures>> | undefined;
  /** The shortcut that focuses the name. */
  keyHint?: SlotProps<ComponentPropsWithRef<'kbd'>, FoodFieldOwnerState> | undefined;
  /** How much of a selected food, if its figures are those of an amount. */
  portion?: SlotProps<PortionFieldProps<Figures>, FoodFieldOwnerState> | undefined;
  /** Contains the buttons and the messages. */
  actions?: SlotProps<ComponentPropsWithRef<'div'>, FoodFormProps<never, Figures>> | undefined;
  submitButton?: SlotProps<ButtonProps, FoodFormProps<never, Figures>> | undefined;
  /** The button of `secondaryAction`. */
  secondaryButton?: SlotProps<ButtonProps, FoodFormProps<never, Figures>> | undefined;
  /** The message that the food is being added, or has no figures. */
  status?: SlotProps<ComponentPropsWithRef<'p'>, FoodFormProps<never, Figures>> | undefined;
  /** The error message when adding failed. */
  failure?: SlotProps<ComponentPropsWithRef<'p'>, FoodFormProps<never, Figures>> | undefined;
}

/**
 * @typeParam Empty What the form submits for an empty figure, if it takes one.
 * @typeParam Figures Your own figures, `typeof figures`.
 * @typeParam Food Your own foods, with more than the list shows; `onSelect` gets them as they were given.
 */
export interface FoodFormProps<
  Empty extends null | 0 = never,
  Figures extends readonly Figure[] = FoodFigures,
  Food extends FoodSearchFood<[]> = FoodSearchFood<Figures>,
>
  extends
    Omit<FormHTMLAttributes<HTMLFormElement>, 'children' | 'onSelect' | 'onSubmit' | 'action'>,
    SlottedProps<FoodFormSlotProps<Figures>> {
  /**
   * The figures that the form asks for, in their order. Written `as const`, they type all values and callbacks.
   * @default calories, fats, proteins and carbs, in the words of `localeText`
   */
  figures?: Figures | undefined;
  /**
   * Called with the validated values. When it returns or resolves, the form is cleared, and the name gets the focus, on touch
   * screens the button. When it throws or rejects, all input stays, with the error's message.
   * @param portion How much of a selected food these are the figures of; nothing if that is not known.
   */
  onSubmit: (values: FoodFormValues<Empty, Figures>, portion?: FoodFormPortion) => unknown;
  /** Initial values of the fields, which `reset()` restores. To fill in others, change the `key` of the form. */
  defaultValues?: Optional<FoodFormValues<null, Figures>> | undefined;
  /**
   * The values of the fields, which show them whatever a person types: change them in `onValuesChange`. A field without a
   * value keeps its text itself.
   */
  values?: Optional<FoodFormValues<null, Figures>> | undefined;
  /**
   * Called with what the fields mean when a person changes one: `null` is an empty figure, NaN one that would be refused.
   */
  onValuesChange?: ((values: FoodFormValues<null, Figures>) => void) | undefined;
  /** What an empty figure is submitted as: `null` or 0. Without it, fields start at 0, and none may be empty. */
  emptyValue?: Empty | undefined;
  /**
   * Whether a food without any figure is submitted only the second time; at first, the form says that it has none.
   * @default false
   */
  confirmNoFigures?: boolean | undefined;
  /**
   * Whether the form shows its name and buttons alone until a field has the focus or is filled in. It collapses again after a
   * food is added.
   * @default false
   */
  collapsible?: boolean | undefined;
  /**
   * The most digits that a figure has after the decimal separator; typing takes both point and comma. More digits are
   * rounded, which the field shows.
   * @default 0
   */
  fractionDigits?: FractionDigits | undefined;
  /**
   * Returns the messages for values that you do not accept, by field. A figure that the form refuses is NaN.
   */
  validate?:
    | ((values: FoodFormValues<Empty, Figures>) => {
        [Field in keyof FoodFormValues<Empty, Figures>]?: string | undefined;
      })
    | undefined;
  /**
   * The largest number that a field takes, and a calculation may give.
   * @default 100_000
   */
  max?: number | undefined;
  /**
   * The most characters of the name.
   * @default 200
   */
  maxLength?: number | undefined;
  /**
   * Foods that are suggested while a person types, at most 6, ranked by `rankFoods`. With an empty list and no `search`, the
   * name is a text field. If the `per` of a food is an amount, a row asks how much it was, and fills in the figures, each
   * rounded once; one that is corrected stays until the amount changes.
   */
  suggestions?: readonly Food[] | undefined;
  /**
   * Finds other foods, as that of FoodSearch, whose texts the list has. They come below the own ones.
   * @param text as typed, without space around it; never empty.
   */
  search?: FindFoods<Food> | undefined;
  /**
   * How long `search` waits after a key, in milliseconds; 0 suits a source on the device.
   * @default 200
   */
  debounceMs?: number | undefined;
  /** The food that is selected at first, with the amount of it that `defaultValues` are the figures of. */
  defaultSelected?: FoodFormSelection<Food> | undefined;
  /** Called with the selected food, as it was given, and how much of it, if the form asks; or with `null`. */
  onSelect?: ((food: Food | null, selection?: FoodFormSelection<Food>) => void) | undefined;
  /** A second button beside Add, such as to another day. */
  secondaryAction?: FoodFormSecondaryAction<Empty, Figures> | undefined;
  /** The key with which your app focuses the name, as in `aria-keyshortcuts`. The form only shows it. */
  keyShortcut?: string | undefined;
  /**
   * Disables the fields and the button.
   * @default false
   */
  disabled?: boolean | undefined;
  /**
   * Makes the fields read-only. They are so while a food is being added.
   * @default false
   */
  readOnly?: boolean | undefined;
  /**
   * Level of the heading in the page outline.
   * @default 2
   */
  headingLevel?: 1 | 2 | 3 | 4 | 5 | 6 | undefined;
  /**
   * BCP 47 tag of the locale for number formats.
   * @default 'en-US'
   */
  locale?: string | undefined;
  /**
   * Texts that replace the default ones.
   * @default English
   */
  localeText?: Optional<FoodFormLocaleText> | undefined;
}
