import type { ButtonProps } from '@mui/material/Button';
import type { PopoverProps } from '@mui/material/Popover';
import type { ComponentPropsWithRef, HTMLAttributes } from 'react';
import type { CalendarDay } from '../../calendar-day/CalendarDay.ts';
import type { DateStyle } from '../../calendar-day/formatDay.ts';
import type {
  Optional,
  RootElementProps,
  SlotProps,
  SlottedProps,
} from '../../slots/Slots.types.ts';

/**
 * The texts of the calendar. Missing ones are those of MUI X, from the theme or a provider of MUI X; a missing `markedDay` is
 * English.
 */
export interface CalendarLocaleText {
  /** Accessible name of the button. */
  previousMonth: string;
  /** Accessible name of the button. */
  nextMonth: string;
  /** Accessible name of the button that shows the years. */
  chooseYear: string;
  /** Accessible name of the button that returns to the days. */
  chooseDay: string;
  /** Second part of the accessible name of a marked day, after its number. */
  markedDay: string;
}

/** The texts of DateNavigator. */
export interface DateNavigatorLocaleText extends CalendarLocaleText {
  /** Accessible name of the navigation landmark. */
  label: string;
  previous: string;
  next: string;
  /** Second part of the accessible name of the date button, after the date. */
  openCalendar: string;
  /** Accessible name of the calendar dialog. */
  calendar: string;
  /** Error message when the calendar cannot be loaded. */
  calendarFailed: string;
  /** Shown instead of a `value` that is not a valid day. */
  unknown: string;
  /** Screen reader text for a `value` that is not a valid day. */
  unknownSpoken: string;
}

/**
 * Props of the calendar: attributes of an element, and the props of MUI X's `DateCalendar` that suit a single day. They
 * are declared here, so that only those who use the calendar need the types of MUI X.
 */
export interface CalendarSlotProps extends Omit<
  ComponentPropsWithRef<'div'>,
  'defaultValue' | 'onChange'
> {
  views?: readonly ('day' | 'month' | 'year')[] | undefined;
  openTo?: 'day' | 'month' | 'year' | undefined;
  disableHighlightToday?: boolean | undefined;
  displayWeekNumber?: boolean | undefined;
  fixedWeekNumber?: number | undefined;
  loading?: boolean | undefined;
  monthsPerRow?: 3 | 4 | undefined;
  reduceAnimations?: boolean | undefined;
  showDaysOutsideCurrentMonth?: boolean | undefined;
  yearsOrder?: 'asc' | 'desc' | undefined;
  yearsPerRow?: 3 | 4 | undefined;
}

/** Props of the slots of DateNavigator. */
export interface DateNavigatorSlotProps {
  root?: SlotProps<ComponentPropsWithRef<'nav'>, DateNavigatorProps> | undefined;
  previousButton?: SlotProps<ButtonProps, DateNavigatorProps> | undefined;
  nextButton?: SlotProps<ButtonProps, DateNavigatorProps> | undefined;
  /** The button that shows the day and opens the calendar. */
  dateButton?: SlotProps<ButtonProps, DateNavigatorProps> | undefined;
  /** The weekday under the day. */
  weekday?: SlotProps<ComponentPropsWithRef<'small'>, DateNavigatorProps> | undefined;
  previousIcon?: SlotProps<ComponentPropsWithRef<'svg'>, DateNavigatorProps> | undefined;
  nextIcon?: SlotProps<ComponentPropsWithRef<'svg'>, DateNavigatorProps> | undefined;
  /** The arrow that indicates the calendar. */
  dateIcon?: SlotProps<ComponentPropsWithRef<'svg'>, DateNavigatorProps> | undefined;
  /** The error message when the calendar cannot be loaded. */
  failure?: SlotProps<ComponentPropsWithRef<'p'>, DateNavigatorProps> | undefined;
  /**
   * Contains the calendar; rendered outside the root element: in the native dialog or popover around it, in its shadow
   * root, or else in the body. `container` and `disablePortal` render it elsewhere.
   */
  popover?: SlotProps<PopoverProps, DateNavigatorProps> | undefined;
  calendar?: SlotProps<CalendarSlotProps, DateNavigatorProps> | undefined;
}

export interface DateNavigatorProps
  extends
    Omit<HTMLAttributes<HTMLElement>, 'children' | 'onChange'>,
    SlottedProps<DateNavigatorSlotProps>,
    RootElementProps {
  /** The viewed day. A value that is not a valid day shows a dash and disables the buttons. */
  value: CalendarDay;
  /** Called with the selected day, which is always within the bounds and never equals `value`. */
  onChange: (day: CalendarDay) => void;
  /** First day that can be selected; ignored if it is not a valid day. */
  minDate?: CalendarDay | undefined;
  /** Last day that can be selected; ignored if it is not a valid day. */
  maxDate?: CalendarDay | undefined;
  /**
   * Days with a dot in the calendar, for example those with entries: a list, or a function that returns whether a day has one.
   * It can change while the calendar is open.
   */
  markedDays?: readonly CalendarDay[] | ((day: CalendarDay) => boolean) | undefined;
  /**
   * Called with the first day of a month when the calendar shows it: when it opens, and when it goes to another month. The
   * first day can be outside the bounds.
   */
  onMonthShow?: ((firstDay: CalendarDay) => void) | undefined;
  /**
   * Disables navigation. The day stays visible.
   * @default false
   */
  disabled?: boolean | undefined;
  /**
   * Format of the day in `locale`, as in `Intl.DateTimeFormat`.
   * @default MM/DD/YYYY
   */
  dateStyle?: DateStyle | undefined;
  /**
   * Shows the weekday under the day.
   * @default false
   */
  showWeekday?: boolean | undefined;
  /**
   * BCP 47 tag of the locale in which the day is announced and the calendar is shown, including the first day of the week.
   * @default 'en-US'
   */
  locale?: string | undefined;
  /**
   * Texts that replace the default ones.
   * @default English
   */
  localeText?: Optional<DateNavigatorLocaleText> | undefined;
}
