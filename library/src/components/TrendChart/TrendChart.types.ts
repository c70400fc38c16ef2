import type { ComponentPropsWithRef, HTMLAttributes } from 'react';
import type { CalendarDay } from '../../calendar-day/CalendarDay.ts';
import type { DateStyle } from '../../calendar-day/formatDay.ts';
import type { DayValues } from '../../figures/DayValues.ts';
import type { Figure, FractionDigits } from '../../figures/Figure.types.ts';
import type {
  Optional,
  RootElementProps,
  SlotProps,
  SlottedProps,
} from '../../slots/Slots.types.ts';

/** The texts of TrendChart. */
export interface TrendChartLocaleText {
  /** Heading; `{label}` is replaced with the label of the figure. */
  heading: string;
  /** Label of the figure without `figure`. */
  calories: string;
  /** Unit of the figure without `figure`. */
  kilocalories: string;
  /** The average; `{amount}` is replaced with the number and its unit. */
  average: string;
  /** Over which days the average is; `{known}` and `{count}` are replaced with the numbers. */
  known: string;
  /** The target after a total; `{amount}` is replaced with the number and its unit. */
  target: string;
  /** Explains the line of the targets, and heads their column in the table. */
  targetLabel: string;
  /** Accessible name of the control that goes through the days. */
  slider: string;
  /** Opens the table with the numbers of the chart. */
  table: string;
  /** Header of the days of the table. */
  dayColumn: string;
  /** Follows the total of an incomplete day. */
  incomplete: string;
  /** Shown instead of a number that is not known. */
  unknown: string;
  /** Screen reader text for a number that is not known. */
  unknownSpoken: string;
  /** Screen reader text while `loading`. */
  loading: string;
}

/** One bar or one point of the line. */
export interface TrendChartOwnerState extends TrendChartProps {
  /** The first day of it, and of a week its last. */
  from: CalendarDay;
  to: CalendarDay;
  /** As it is shown; `undefined` if it is not known. */
  total: number | undefined;
  target: number | undefined;
  /** Whether it is one of `incompleteDays`. */
  isIncomplete: boolean;
}

/** Props of the slots of TrendChart. */
export interface TrendChartSlotProps {
  root?: SlotProps<ComponentPropsWithRef<'section'>, TrendChartProps> | undefined;
  heading?: SlotProps<ComponentPropsWithRef<'h2'>, TrendChartProps> | undefined;
  average?: SlotProps<ComponentPropsWithRef<'p'>, TrendChartProps> | undefined;
  /** The selected day or week with its numbers. */
  selection?: SlotProps<ComponentPropsWithRef<'p'>, TrendChartProps> | undefined;
  /** The drawing, its scale and its control. */
  plot?: SlotProps<ComponentPropsWithRef<'div'>, TrendChartProps> | undefined;
  /** A number beside the drawing. */
  scale?: SlotProps<ComponentPropsWithRef<'span'>, TrendChartProps> | undefined;
  chart?: SlotProps<ComponentPropsWithRef<'svg'>, TrendChartProps> | undefined;
  bar?: SlotProps<ComponentPropsWithRef<'rect'>, TrendChartOwnerState> | undefined;
  /** The line of the totals. */
  line?: SlotProps<ComponentPropsWithRef<'path'>, TrendChartProps> | undefined;
  /** The line of the targets. */
  targetLine?: SlotProps<ComponentPropsWithRef<'path'>, TrendChartProps> | undefined;
  /** The control that lies over the drawing. */
  slider?: SlotProps<ComponentPropsWithRef<'input'>, TrendChartProps> | undefined;
  /** The first and the last day. */
  ends?: SlotProps<ComponentPropsWithRef<'p'>, TrendChartProps> | undefined;
  /** What explains the line of the targets. */
  legend?: SlotProps<ComponentPropsWithRef<'p'>, TrendChartProps> | undefined;
  details?: SlotProps<ComponentPropsWithRef<'details'>, TrendChartProps> | undefined;
  /** What contains the table. */
  tableContainer?: SlotProps<ComponentPropsWithRef<'div'>, TrendChartProps> | undefined;
  /** The placeholder of the drawing while `loading`. */
  skeleton?: SlotProps<ComponentPropsWithRef<'i'>, TrendChartProps> | undefined;
}

export interface TrendChartProps
  extends
    Omit<HTMLAttributes<HTMLElement>, 'children'>,
    SlottedProps<TrendChartSlotProps>,
    RootElementProps {
  /** The last day of the chart. With a value that is not a valid day, the chart has no days. */
  lastDay: CalendarDay;
  /**
   * How many days the chart has, up to `lastDay`: a whole number from 1 to 1,000. Others are rounded and limited.
   * @default 30
   */
  count?: number | undefined;
  /**
   * Whether a bar or point is a day, or the average of the known days of a week. Weeks are counted back from `lastDay`, so
   * that each has seven days; the first has what is left.
   * @default 'day' up to 90 days, else 'week'
   */
  per?: 'day' | 'week' | undefined;
  /**
   * Whether the chart has a bar for each day or week, or a line through them. Where a day is not known, the line has a gap.
   * @default 'bar'
   */
  variant?: 'bar' | 'line' | undefined;
  /** The total of each day. The average is over the days that have one: an unknown one counts as unknown, never as 0. */
  totals?: DayValues | undefined;
  /**
   * Days of which not everything was logged, such as one that is not over. The chart marks their bars, and leaves them out of the
   * average, and of that of a week.
   * @default none
   */
  incompleteDays?: readonly CalendarDay[] | undefined;
  /**
   * What each total is to reach: a number for all days, or one for each. A negative one counts as none. That of a week is the
   * average over its known days.
   */
  target?: number | DayValues | null | undefined;
  /**
   * What the totals are of, such as one of the figures of TotalsCard.
   * @default the calories, in kcal
   */
  figure?: Figure | undefined;
  /**
   * Shows a placeholder instead of the drawing, and announces the loading to screen readers.
   * @default false
   */
  loading?: boolean | undefined;
  /**
   * The most digits that a number has after the decimal separator, if `figure` does not say; others are rounded.
   * @default 0
   */
  fractionDigits?: FractionDigits | undefined;
  /**
   * How days are written, as in `Intl.DateTimeFormat`.
   * @default MM/DD/YYYY in every language
   */
  dateStyle?: DateStyle | undefined;
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
  localeText?: Optional<TrendChartLocaleText> | undefined;
}
