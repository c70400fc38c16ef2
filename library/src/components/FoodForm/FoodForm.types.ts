import type { SxProps, Theme } from '@mui/material/styles';
import type { ComponentPropsWithRef } from 'react';

/** What a person has entered, checked. */
export interface FoodFormValues {
  /** 1 to 200 characters, no space around it. */
  name: string;
  /** In kcal; whole, 0 to 100,000. */
  calories: number;
  /** In grams; whole, 0 to 100,000. */
  fats: number;
  /** In grams; whole, 0 to 100,000. */
  proteins: number;
  /** In grams; whole, 0 to 100,000. */
  carbs: number;
}

/** The words of FoodForm. */
export interface FoodFormLocaleText {
  heading: string;
  name: string;
  calories: string;
  fats: string;
  proteins: string;
  carbs: string;
  /** Unit of calories. */
  kilocalories: string;
  /** Unit of fats, proteins and carbs. */
  grams: string;
  add: string;
  /** Shown beside the button while `onSubmit` is at work. */
  adding: string;
  nameMissing: string;
  nameTooLong: string;
  /** The name holds control characters or halves of characters. */
  nameUnprintable: string;
  notWholeNumber: string;
  /** Shown when `onSubmit` fails without an error message of its own. */
  failed: string;
}

export interface FoodFormProps extends Omit<
  ComponentPropsWithRef<'form'>,
  'children' | 'onSubmit' | 'action'
> {
  /**
   * Called with checked values. When the promise resolves, the form empties with the cursor on the name; when it
   * rejects, the form keeps every character and shows the error's message beside the button.
   */
  onSubmit: (values: FoodFormValues) => Promise<void>;
  /** @default false */
  disabled?: boolean;
  /**
   * Level of the heading in the outline of the page.
   * @default 2
   */
  headingLevel?: 1 | 2 | 3 | 4 | 5 | 6;
  /**
   * Words to replace.
   * @default English
   */
  localeText?: Partial<FoodFormLocaleText>;
  /** Styles of the root element. */
  sx?: SxProps<Theme>;
}
