import type { ComponentPropsWithRef, HTMLAttributes } from 'react';
import type { EntryFiguresLocaleText } from '../../entry-figures/EntryFigures.types.ts';
import type { FractionDigits } from '../../food-fields/Food.types.ts';
import type {
  Optional,
  RootElementProps,
  SlotProps,
  SlottedProps,
} from '../../slots/Slots.types.ts';

/** The texts of TotalsCard. */
export interface TotalsCardLocaleText extends EntryFiguresLocaleText {
  heading: string;
  calories: string;
  /** Screen reader text while `loading`. */
  loading: string;
}

/** The argument of functions in `slotProps` of a total's slots. */
export interface TotalsCardTotalOwnerState extends TotalsCardProps {
  total: 'calories' | 'fats' | 'proteins' | 'carbs';
}

/** Props of the slots of TotalsCard. */
export interface TotalsCardSlotProps {
  root?: SlotProps<ComponentPropsWithRef<'section'>, TotalsCardProps> | undefined;
  heading?: SlotProps<ComponentPropsWithRef<'h2'>, TotalsCardProps> | undefined;
  /** The list of the four totals. */
  list?: SlotProps<ComponentPropsWithRef<'dl'>, TotalsCardProps> | undefined;
  /** One of the four totals, with its label and figure. Its `data-total` attribute is the name of the total. */
  total?: SlotProps<ComponentPropsWithRef<'div'>, TotalsCardTotalOwnerState> | undefined;
  label?: SlotProps<ComponentPropsWithRef<'dt'>, TotalsCardTotalOwnerState> | undefined;
  /** The value with its unit, the dash for an unknown value, or the placeholder while `loading`. */
  figure?: SlotProps<ComponentPropsWithRef<'dd'>, TotalsCardTotalOwnerState> | undefined;
  unit?: SlotProps<ComponentPropsWithRef<'small'>, TotalsCardProps> | undefined;
  /** The placeholder of a figure while `loading`. */
  skeleton?: SlotProps<ComponentPropsWithRef<'i'>, TotalsCardProps> | undefined;
}

export interface TotalsCardProps
  extends
    Omit<HTMLAttributes<HTMLElement>, 'children'>,
    SlottedProps<TotalsCardSlotProps>,
    RootElementProps {
  /** In kcal. `null`, `undefined` and non-finite numbers mean that the value is unknown: the card shows a dash, never 0. */
  calories?: number | null | undefined;
  /** In grams. Unknown values are as in `calories`. */
  fats?: number | null | undefined;
  /** In grams. Unknown values are as in `calories`. */
  proteins?: number | null | undefined;
  /** In grams. Unknown values are as in `calories`. */
  carbs?: number | null | undefined;
  /**
   * Shows placeholders in the size of the figures, and announces the loading to screen readers.
   * @default false
   */
  loading?: boolean | undefined;
  /**
   * The most digits that a figure has after the decimal separator; other figures are rounded.
   * @default 0
   */
  fractionDigits?: FractionDigits | undefined;
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
  localeText?: Optional<TotalsCardLocaleText> | undefined;
}
