import type { ComponentPropsWithRef, HTMLAttributes, ReactNode, Ref } from 'react';
import type {
  FoodFieldOwnerState,
  FoodFieldSlotProps,
  FindFoods,
  FoodSearchFood,
  FractionDigits,
  SuggestionSlotProps,
} from '../../food-fields/Food.types.ts';
import type { Figure, FoodFigures } from '../../figures/Figure.types.ts';
import type {
  Optional,
  RootElementProps,
  SlotProps,
  SlottedProps,
} from '../../slots/Slots.types.ts';

/** The texts of NameField. */
export interface NameFieldLocaleText {
  /** The label, unless the field has another. */
  name: string;
  /** Accessible name of the list of suggestions. */
  suggestions: string;
  /** Unit of the calories of a suggestion. */
  kilocalories: string;
}

/** Props of the slots of NameField. */
export interface NameFieldSlotProps<Figures extends readonly Figure[] = FoodFigures>
  extends Pick<FoodFieldSlotProps, 'label' | 'input' | 'helperText'>, SuggestionSlotProps<Figures> {
  root?: SlotProps<ComponentPropsWithRef<'div'>, NameFieldProps<Figures>> | undefined;
  /** The shortcut that focuses the field. */
  keyHint?: SlotProps<ComponentPropsWithRef<'kbd'>, FoodFieldOwnerState> | undefined;
}

/** @typeParam Figures Your own figures, `typeof figures`. */
export interface NameFieldProps<Figures extends readonly Figure[] = FoodFigures>
  extends
    Omit<
      HTMLAttributes<HTMLDivElement>,
      'children' | 'onChange' | 'onSelect' | 'defaultValue' | 'id'
    >,
    SlottedProps<NameFieldSlotProps<Figures>>,
    RootElementProps {
  /**
   * The label above the field, and its accessible name.
   * @default the text `name`
   */
  label?: string | undefined;
  /** Name of the input element. */
  name?: string | undefined;
  /** The text. The field shows it whatever a person types, so change it in `onChange`. Without it, the field keeps its text itself. */
  value?: string | undefined;
  /**
   * The initial text; a reset of the form restores it.
   * @default ''
   */
  defaultValue?: string | undefined;
  /** Called with the text when a person changes it. */
  onChange?: ((value: string) => void) | undefined;
  /**
   * Foods that are suggested while a person types, at most 6 at a time, as in FoodForm. A selected food fills in this field
   * and the inputs of its form that are named as the keys of `figures`; each reports the change as if it were typed. The field is a combobox whenever this prop is set, even to an empty list. The code for suggestions is
   * loaded once the prop is set.
   */
  suggestions?: readonly FoodSearchFood<Figures>[] | undefined;
  /** Finds other foods, which are suggested below the own ones, as in FoodForm. */
  search?: FindFoods<FoodSearchFood<Figures>> | undefined;
  /**
   * How long `search` waits after a key, in milliseconds. With 0, every key searches at once, as suits a source on the device.
   * @default 200
   */
  debounceMs?: number | undefined;
  /**
   * Called with the food that fills in the field, as it was given, when a person selects it; with `null` when another name
   * takes its place.
   */
  onSelect?: ((food: FoodSearchFood<Figures> | null) => void) | undefined;
  /**
   * The figures of the suggestions. The first one is shown with its unit. Written `as const`, they type the suggestions.
   * @default `calories`, `fats`, `proteins` and `carbs`
   */
  figures?: Figures | undefined;
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
   * The key with which your app focuses the field, in the syntax of `aria-keyshortcuts`, such as "/". The field shows it and
   * exposes it to screen readers, but does not listen for it.
   */
  keyShortcut?: string | undefined;
  /**
   * The most digits that a figure of a suggestion has after the decimal separator; other figures are rounded.
   * @default 0
   */
  fractionDigits?: FractionDigits | undefined;
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
  localeText?: Optional<NameFieldLocaleText> | undefined;
}
