import type { ComponentPropsWithRef, HTMLAttributes } from 'react';
import type { SlotProps, SlottedProps } from '../../slots/Slots.types.ts';

/** The words of TotalsCard. */
export interface TotalsCardLocaleText {
  heading: string;
  calories: string;
  fats: string;
  proteins: string;
  carbs: string;
  /** Unit of calories. */
  kilocalories: string;
  /** Unit of fats, proteins and carbs. */
  grams: string;
  /** Shown in place of a value that is not known. */
  unknown: string;
  /** Said by screen readers in place of a value that is not known. */
  unknownSpoken: string;
  /** Said by screen readers while `loading`. */
  loading: string;
}

/** Props for the parts of TotalsCard. */
export interface TotalsCardSlotProps {
  root?: SlotProps<ComponentPropsWithRef<'section'>, TotalsCardProps>;
  heading?: SlotProps<ComponentPropsWithRef<'h2'>, TotalsCardProps>;
  /** One of the four, with its word and its figure; `data-total` says which. */
  total?: SlotProps<ComponentPropsWithRef<'div'>, TotalsCardProps>;
  label?: SlotProps<ComponentPropsWithRef<'dt'>, TotalsCardProps>;
  /** The value with its unit, or the dash; while `loading` what stands in its place. */
  figure?: SlotProps<ComponentPropsWithRef<'dd'>, TotalsCardProps>;
}

export interface TotalsCardProps
  extends Omit<HTMLAttributes<HTMLElement>, 'children'>, SlottedProps<TotalsCardSlotProps> {
  /** In kcal. `null`, `undefined` and anything that is not a finite number mean "not known": a dash, never 0. */
  calories?: number | null;
  /** In grams; not known as in `calories`. */
  fats?: number | null;
  /** In grams; not known as in `calories`. */
  proteins?: number | null;
  /** In grams; not known as in `calories`. */
  carbs?: number | null;
  /**
   * Shows placeholders of the size of the figures to come, and says so to screen readers.
   * @default false
   */
  loading?: boolean;
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
  localeText?: Partial<TotalsCardLocaleText>;
}
