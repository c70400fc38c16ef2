import type { ComponentPropsWithRef, HTMLAttributes } from 'react';
import type { EntryFiguresLocaleText } from '../../entry-figures/EntryFigures.types.ts';
import type {
  Figure,
  FigureValues,
  FoodFigures,
  FractionDigits,
} from '../../figures/Figure.types.ts';
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
  /** The rest up to a target; `{amount}` is replaced with the number. */
  left: string;
  /** What is above a target; `{amount}` is replaced with the number. */
  over: string;
  /** The target beside its total; `{amount}` is replaced with the number. */
  target: string;
  /** Says of how many entries a figure is known; `{known}` and `{count}` are replaced with the numbers. */
  known: string;
}

/** The argument of functions in `slotProps` of a total's slots. */
export interface TotalsCardTotalOwnerState<
  Figures extends readonly Figure[] = FoodFigures,
> extends TotalsCardProps<Figures> {
  /** The key of the figure. */
  total: Figures[number]['key'];
}

/** Props of the slots of TotalsCard. */
export interface TotalsCardSlotProps<Figures extends readonly Figure[] = FoodFigures> {
  root?: SlotProps<ComponentPropsWithRef<'section'>, TotalsCardProps<Figures>> | undefined;
  heading?: SlotProps<ComponentPropsWithRef<'h2'>, TotalsCardProps<Figures>> | undefined;
  /** The list of the totals. */
  list?: SlotProps<ComponentPropsWithRef<'dl'>, TotalsCardProps<Figures>> | undefined;
  /** One of the totals, with its label and figure. Its `data-total` attribute is the key of the figure. */
  total?: SlotProps<ComponentPropsWithRef<'div'>, TotalsCardTotalOwnerState<Figures>> | undefined;
  label?: SlotProps<ComponentPropsWithRef<'dt'>, TotalsCardTotalOwnerState<Figures>> | undefined;
  /** The value with its unit, the dash for an unknown value, or the placeholder while `loading`. */
  figure?: SlotProps<ComponentPropsWithRef<'dd'>, TotalsCardTotalOwnerState<Figures>> | undefined;
  unit?: SlotProps<ComponentPropsWithRef<'small'>, TotalsCardProps<Figures>> | undefined;
  /** The bar and the words about the target, and the number of the entries whose figure is known. */
  details?: SlotProps<ComponentPropsWithRef<'dd'>, TotalsCardTotalOwnerState<Figures>> | undefined;
  /** The share of the target; above it, the place of the target. */
  bar?: SlotProps<ComponentPropsWithRef<'svg'>, TotalsCardTotalOwnerState<Figures>> | undefined;
  /** The placeholder of a figure while `loading`. */
  skeleton?: SlotProps<ComponentPropsWithRef<'i'>, TotalsCardProps<Figures>> | undefined;
}

/** @typeParam Figures Your own figures; those of a food by default. */
export interface TotalsCardProps<Figures extends readonly Figure[] = FoodFigures>
  extends
    Omit<HTMLAttributes<HTMLElement>, 'children'>,
    SlottedProps<TotalsCardSlotProps<Figures>>,
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
   * The figures that the card shows, the first in large digits.
   * @default those of a food
   */
  figures?: Figures | undefined;
  /** The total of each figure by its key, also instead of `calories` and the others. Unknown values are as in `calories`. */
  totals?: Optional<FigureValues<Figures, null>> | undefined;
  /**
   * What each total is to reach, by the key of the figure. A bar and words then say what is left or over. A figure
   * without a target, or with a negative one, shows its total alone.
   */
  targets?: Optional<FigureValues<Figures, null>> | undefined;
  /**
   * Whether the large digits of a figure with a target are its total, or what is left up to the target.
   * @default 'total'
   */
  emphasis?: 'total' | 'left' | undefined;
  /** How many entries have each figure, by its key. A figure that fewer than `count` have says so. */
  known?: { [Key in Figures[number]['key']]?: number | undefined } | undefined;
  /** The number of the entries that were added up. */
  count?: number | undefined;
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
