import type { ComponentPropsWithRef, HTMLAttributes, ReactNode, Ref } from 'react';
import type { Figure, FoodFigures, FractionDigits } from '../../figures/Figure.types.ts';
import type {
  FoodFieldOwnerState,
  FoodFieldSlotProps,
  FindFoods,
  FoodSearchFood,
  FoundListLocaleText,
} from '../../food-fields/Food.types.ts';
import type {
  Optional,
  RootElementProps,
  SlotProps,
  SlottedProps,
} from '../../slots/Slots.types.ts';

export type {
  FindFoods,
  FoodSearchFood,
  FoundListLocaleText,
} from '../../food-fields/Food.types.ts';

/** The texts of FoodSearch. */
export interface FoodSearchLocaleText extends FoundListLocaleText {
  /** The label, unless the field has another, and the accessible name of the list. */
  label: string;
  /** Unit of calories. */
  kilocalories: string;
  /** The option that calls `onSubmitText`; `{text}` is replaced with the text. */
  asIs: string;
  nothing: string;
  /** Shown below the list; `{count}` is replaced with the number of the foods that the list leaves out. */
  more: string;
}

/** The argument of functions in `slotProps` of a food's slots. */
export interface FoodSearchFoodOwnerState<
  Food extends FoodSearchFood<[]> = FoodSearchFood,
  Figures extends readonly Figure[] = FoodFigures,
> extends FoodSearchProps<Food, Figures> {
  suggestion: Food;
}

/** Props of the slots of FoodSearch. */
export interface FoodSearchSlotProps<
  Food extends FoodSearchFood<[]> = FoodSearchFood,
  Figures extends readonly Figure[] = FoodFigures,
> extends Pick<FoodFieldSlotProps, 'label' | 'input' | 'helperText'> {
  root?: SlotProps<ComponentPropsWithRef<'div'>, FoodSearchProps<Food, Figures>> | undefined;
  /** The shortcut that focuses the field. */
  keyHint?: SlotProps<ComponentPropsWithRef<'kbd'>, FoodFieldOwnerState> | undefined;
  /** The list that opens below the field. */
  suggestions?: SlotProps<ComponentPropsWithRef<'div'>, FoodSearchProps<Food, Figures>> | undefined;
  /** The person's own foods, or those that `search` found. */
  group?: SlotProps<ComponentPropsWithRef<'div'>, FoodSearchProps<Food, Figures>> | undefined;
  groupHeading?:
    SlotProps<ComponentPropsWithRef<'small'>, FoodSearchProps<Food, Figures>> | undefined;
  /** One food. */
  suggestion?:
    SlotProps<ComponentPropsWithRef<'div'>, FoodSearchFoodOwnerState<Food, Figures>> | undefined;
  /** Where a food comes from and what its figures are per. */
  source?:
    SlotProps<ComponentPropsWithRef<'small'>, FoodSearchFoodOwnerState<Food, Figures>> | undefined;
  /** The first figure of a food, the calories by default. */
  suggestionDetails?:
    SlotProps<ComponentPropsWithRef<'small'>, FoodSearchFoodOwnerState<Food, Figures>> | undefined;
  /** The option that calls `onSubmitText`. */
  asIs?: SlotProps<ComponentPropsWithRef<'div'>, FoodSearchProps<Food, Figures>> | undefined;
  /** The option that searches again, with the message of the failure. */
  retry?: SlotProps<ComponentPropsWithRef<'div'>, FoodSearchProps<Food, Figures>> | undefined;
  /** The placeholder of a food while `search` is pending. */
  skeleton?: SlotProps<ComponentPropsWithRef<'i'>, FoodSearchProps<Food, Figures>> | undefined;
  /** The message that nothing was found, or that there is more. */
  status?: SlotProps<ComponentPropsWithRef<'p'>, FoodSearchProps<Food, Figures>> | undefined;
}

/**
 * @typeParam Food Your own foods, with more than the list shows; callbacks get them as they were given.
 * @typeParam Figures The type of `figures`.
 */
export interface FoodSearchProps<
  Food extends FoodSearchFood<[]> = FoodSearchFood,
  Figures extends readonly Figure[] = FoodFigures,
>
  extends
    Omit<
      HTMLAttributes<HTMLDivElement>,
      'children' | 'onChange' | 'onSelect' | 'defaultValue' | 'id'
    >,
    SlottedProps<FoodSearchSlotProps<Food, Figures>>,
    RootElementProps {
  /**
   * The person's own foods, which are found on each key and come first, ranked by `rankFoods`. The list shows the best 20.
   * Pass the same array again while nothing in it changes: then 10,000 foods are quick.
   */
  foods?: readonly Food[] | undefined;
  /**
   * Finds other foods for a text, for example on a server. They are shown below the own ones in the order in which they come,
   * the first 20 of them. The promise may settle at any time: only the answer to the current text is shown. When it
   * rejects, the list shows the message of the error, and a person can try again. `signal` is aborted when the text
   * changes, the list is closed or the component is unmounted. Another function is asked from the next text on, or when the
   * list opens again: it need not be the same in each render.
   * @param text as typed, without space around it; never empty.
   */
  search?: FindFoods<Food> | undefined;
  /**
   * How long `search` waits after a key, in milliseconds. With 0, every key searches at once, as suits a source on the device.
   * @default 200
   */
  debounceMs?: number | undefined;
  /** Called with the food that a person selects. The field has its name then. */
  onSelect?: ((food: Food) => void) | undefined;
  /**
   * Called with the text, without space around it, when a person wants it as it is instead of a food in the list. Without
   * it, the list does not offer this.
   */
  onSubmitText?: ((text: string) => void) | undefined;
  /**
   * The label above the field, and its accessible name.
   * @default the text `label`
   */
  label?: string | undefined;
  /** A message below the field, such as what can be found. */
  helperText?: ReactNode;
  /** An example in the empty field. It disappears while a person types, so it must not be needed. */
  placeholder?: string | undefined;
  /** The text. The field shows it whatever a person types, so change it in `onChange`. Without it, the field keeps its text itself. */
  value?: string | undefined;
  /**
   * The initial text; a reset of a form around the field restores it.
   * @default ''
   */
  defaultValue?: string | undefined;
  /** Called with the text when a person changes it or selects a food. */
  onChange?: ((value: string) => void) | undefined;
  /**
   * The figures of the foods. The first one is shown with its unit. Written `as const`, they type the foods.
   * @default `calories`, `fats`, `proteins` and `carbs`
   */
  figures?: Figures | undefined;
  /** Id of the input element, as in MUI's TextField. The root takes one in `slotProps.root`. */
  id?: string | undefined;
  /** Ref of the input element. */
  inputRef?: Ref<HTMLInputElement> | undefined;
  /**
   * The key with which your app focuses the field, in the syntax of `aria-keyshortcuts`, such as "/". The field shows it and
   * exposes it to screen readers, but does not listen for it.
   */
  keyShortcut?: string | undefined;
  /**
   * The most digits that a figure has after the decimal separator; other figures are rounded.
   * @default 0
   */
  fractionDigits?: FractionDigits | undefined;
  /**
   * Disables the field.
   * @default false
   */
  disabled?: boolean | undefined;
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
  localeText?: Optional<FoodSearchLocaleText> | undefined;
}
