import type { ButtonProps } from '@mui/material/Button';
import type { ComponentPropsWithRef, FormHTMLAttributes } from 'react';
import type {
  FoodFieldSlotProps,
  FoodFieldsLocaleText,
  FoodFormValues,
} from '../../food-fields/Food.types.ts';
import type { SlotProps, SlottedProps } from '../../slots/Slots.types.ts';

export type {
  FoodFieldOwnerState,
  FoodFieldSlotProps,
  FoodFieldsLocaleText,
  FoodFormValues,
} from '../../food-fields/Food.types.ts';

/** A food that a person may pick instead of typing it. */
export type FoodFormSuggestion = FoodFormValues;

/** The words of FoodForm. */
export interface FoodFormLocaleText extends FoodFieldsLocaleText {
  heading: string;
  add: string;
  /** Shown beside the button while `onSubmit` is at work. */
  adding: string;
  /** Name of the list of suggestions for screen readers. */
  suggestions: string;
  /** Shown when `onSubmit` fails without an error message of its own. */
  failed: string;
}

/** Where a FoodForm logs to, when that is not what a person would expect. */
export interface FoodFormTarget {
  /** Stands beside the box, such as "Log to 11/19/2026". */
  label: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** Props for the parts of FoodForm. */
export interface FoodFormSlotProps extends FoodFieldSlotProps {
  root?: SlotProps<ComponentPropsWithRef<'form'>, FoodFormProps>;
  heading?: SlotProps<ComponentPropsWithRef<'h2'>, FoodFormProps>;
  /** The list of foods below the name. */
  suggestions?: SlotProps<ComponentPropsWithRef<'div'>, FoodFormProps>;
  /** One of them. */
  suggestion?: SlotProps<ComponentPropsWithRef<'div'>, FoodFormProps>;
  /** The box to tick, with its words. */
  target?: SlotProps<ComponentPropsWithRef<'label'>, FoodFormProps>;
  submitButton?: SlotProps<ButtonProps, FoodFormProps>;
  /** Says that the food is being added. */
  status?: SlotProps<ComponentPropsWithRef<'p'>, FoodFormProps>;
  /** Says why it could not be added. */
  failure?: SlotProps<ComponentPropsWithRef<'p'>, FoodFormProps>;
}

export interface FoodFormProps
  extends
    Omit<FormHTMLAttributes<HTMLFormElement>, 'children' | 'onSubmit' | 'action' | 'target'>,
    SlottedProps<FoodFormSlotProps> {
  /**
   * Called with checked values. When the promise resolves, the form empties with the cursor on the name; when it
   * rejects, the form keeps every character and shows the error's message beside the button.
   */
  onSubmit: (values: FoodFormValues) => Promise<void>;
  /**
   * What the fields hold when the form appears; read then only. To fill it anew give it another `key`. Once it has
   * been added, the fields are empty as ever.
   */
  defaultValues?: Partial<FoodFormValues>;
  /**
   * Foods that are offered while a name is typed, at most 6 at once: those in which a word begins with what is typed,
   * then those that hold it, in the order given. The arrow keys fill in all fields, so that Enter adds what stands
   * there and Escape brings back what was typed; pressing one fills them in and moves on to Add. The field is a
   * combobox whenever this is given, also when it is empty. What offers them is fetched once there are some.
   */
  suggestions?: readonly FoodFormSuggestion[];
  /** A box to tick above Add, for logging to another day than usual. Not shown when absent. */
  target?: FoodFormTarget;
  /**
   * The key with which your app moves the cursor to the name, as `aria-keyshortcuts` has it, such as "/". Shown in the
   * field and told to screen readers; the form does not listen for it.
   */
  keyShortcut?: string;
  /**
   * Shows the fields and the button, which take nothing.
   * @default false
   */
  disabled?: boolean;
  /**
   * Level of the heading in the outline of the page.
   * @default 2
   */
  headingLevel?: 1 | 2 | 3 | 4 | 5 | 6;
  /**
   * BCP 47 tag of the language whose way of writing numbers is used.
   * @default 'en-US'
   */
  locale?: string;
  /**
   * Words to replace.
   * @default English
   */
  localeText?: Partial<FoodFormLocaleText>;
}
