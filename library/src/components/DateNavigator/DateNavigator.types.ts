import type { SxProps, Theme } from '@mui/material/styles';
import type { ComponentPropsWithRef } from 'react';
import type { CalendarDay } from '../../calendar-day/CalendarDay.ts';

/** The words of DateNavigator. */
export interface DateNavigatorLocaleText {
  /** Name of the navigation landmark for screen readers. */
  label: string;
  previous: string;
  next: string;
  /** Follows the date in the name of the button that opens the calendar. */
  openCalendar: string;
  /** Name of the calendar for screen readers. */
  calendar: string;
  /** Shown when the calendar cannot be fetched. */
  calendarFailed: string;
  /** Shown in place of a `value` that is not a day. */
  unknown: string;
  /** Said by screen readers in place of a `value` that is not a day. */
  unknownSpoken: string;
}

export interface DateNavigatorProps extends Omit<
  ComponentPropsWithRef<'nav'>,
  'children' | 'onChange'
> {
  /** The viewed day. A value that is not a day of the calendar shows a dash and disables the buttons. */
  value: CalendarDay;
  /** Called with the day that a person chose, always within the bounds and never `value` itself. */
  onChange: (day: CalendarDay) => void;
  /** First day that can be chosen; ignored when it is not a day. */
  minDate?: CalendarDay;
  /** Last day that can be chosen; ignored when it is not a day. */
  maxDate?: CalendarDay;
  /** @default false */
  disabled?: boolean;
  /**
   * BCP 47 tag of the language in which the day is announced.
   * @default 'en-US'
   */
  locale?: string;
  /**
   * Words to replace.
   * @default English
   */
  localeText?: Partial<DateNavigatorLocaleText>;
  /** Styles of the root element. */
  sx?: SxProps<Theme>;
}
