import type { ComponentPropsWithRef, HTMLAttributes } from 'react';
import type { CalendarDay } from '../../calendar-day/CalendarDay.ts';
import type { DayValues } from '../../figures/DayValues.ts';
import type { Figure, FractionDigits } from '../../figures/Figure.types.ts';
import type {
  Optional,
  RootElementProps,
  SlotProps,
  SlottedProps,
} from '../../slots/Slots.types.ts';

/** The texts of WeekStrip. */
export interface WeekStripLocaleText {
  /** Heading; `{label}` is replaced with the label of the figure. */
  heading: string;
  /** Label of the figure without `figure`. */
  calories: string;
  /** Unit of the figure without `figure`. */
  kilocalories: string;
  /** The target after the total; `{amount}` is replaced with the number and its unit. */
  target: string;
  /** Shown instead of a total that is not known. */
  unknown: string;
  /** Screen reader text for a total that is not known. */
  unknownSpoken: string;
  /** Screen reader text while `loading`. */
  loading: string;
}

/** The argument of functions in `slotProps` of a day's slots. */
export interface WeekStripDayOwnerState extends WeekStripProps {
  day: CalendarDay;
  /** As it is shown; `undefined` if it is not known. */
  total: number | undefined;
  target: number | undefined;
}

/** Props of the slots of WeekStrip. */
export interface WeekStripSlotProps {
  root?: SlotProps<ComponentPropsWithRef<'section'>, WeekStripProps> | undefined;
  heading?: SlotProps<ComponentPropsWithRef<'h2'>, WeekStripProps> | undefined;
  /** The total and the target of the chosen day. */
  figure?: SlotProps<ComponentPropsWithRef<'div'>, WeekStripProps> | undefined;
  /** The list of the days. */
  list?: SlotProps<ComponentPropsWithRef<'ul'>, WeekStripProps> | undefined;
  item?: SlotProps<ComponentPropsWithRef<'li'>, WeekStripDayOwnerState> | undefined;
  dayButton?: SlotProps<ComponentPropsWithRef<'button'>, WeekStripDayOwnerState> | undefined;
  /** The bar of the total, and the line of the target. */
  bar?: SlotProps<ComponentPropsWithRef<'svg'>, WeekStripDayOwnerState> | undefined;
  /** The total of a day without a bar: a dash if it is not known, or 0. */
  amount?: SlotProps<ComponentPropsWithRef<'span'>, WeekStripDayOwnerState> | undefined;
  /** The placeholder of a bar, and of the total of the chosen day, while `loading`. */
  skeleton?: SlotProps<ComponentPropsWithRef<'i'>, WeekStripDayOwnerState> | undefined;
  /** The weekday in one letter. */
  weekday?: SlotProps<ComponentPropsWithRef<'span'>, WeekStripDayOwnerState> | undefined;
  /** The day of the month: filled if it is chosen, in a ring if it is today. */
  date?: SlotProps<ComponentPropsWithRef<'span'>, WeekStripDayOwnerState> | undefined;
}

export interface WeekStripProps
  extends
    Omit<HTMLAttributes<HTMLElement>, 'children' | 'onChange'>,
    SlottedProps<WeekStripSlotProps>,
    RootElementProps {
  /** The chosen day. With a value that is not a valid day, none is chosen, and the days up to `today` are shown. */
  value: CalendarDay;
  /** Called with the day that was pressed, which is always within the bounds and never equals `value`. */
  onChange: (day: CalendarDay) => void;
  /**
   * The day that is marked as today, by the person's own clock. The strip reads no clock, so that a server renders the same. A
   * value that is not a valid day marks none.
   */
  today: CalendarDay;
  /** The total of each day. An unknown one shows a dash, never 0. */
  totals?: DayValues | undefined;
  /** What each total is to reach: a number for all days, or one for each. A negative one counts as none. */
  target?: number | DayValues | null | undefined;
  /**
   * What the totals are of, such as one of the figures of TotalsCard. Its `color` is that of the chosen day's bar.
   * @default the calories, in kcal
   */
  figure?: Figure | undefined;
  /**
   * The first day of the weeks, as the number of `Date.getDay`: 0 is Sunday. With it, the strip shows the week of the chosen day.
   * @default the strip shows the seven days up to `today`, or those a number of weeks before or after them
   */
  firstDayOfWeek?: 0 | 1 | 2 | 3 | 4 | 5 | 6 | undefined;
  /** First day that can be pressed; ignored if it is not a valid day. */
  minDate?: CalendarDay | undefined;
  /** Last day that can be pressed; ignored if it is not a valid day. */
  maxDate?: CalendarDay | undefined;
  /**
   * Disables the days, which stay visible.
   * @default false
   */
  disabled?: boolean | undefined;
  /**
   * Shows placeholders instead of bars, and announces the loading to screen readers. The days can be pressed.
   * @default false
   */
  loading?: boolean | undefined;
  /**
   * The most digits that a total has after the decimal separator, if `figure` does not say; others are rounded.
   * @default 0
   */
  fractionDigits?: FractionDigits | undefined;
  /**
   * Level of the heading in the page outline.
   * @default 2
   */
  headingLevel?: 1 | 2 | 3 | 4 | 5 | 6 | undefined;
  /**
   * BCP 47 tag of the locale for dates and numbers.
   * @default 'en-US'
   */
  locale?: string | undefined;
  /**
   * Texts that replace the default ones.
   * @default English
   */
  localeText?: Optional<WeekStripLocaleText> | undefined;
}
