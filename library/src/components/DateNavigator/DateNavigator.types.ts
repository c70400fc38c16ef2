import type { ButtonProps } from '@mui/material/Button';
import type { PopoverProps } from '@mui/material/Popover';
import type { DateCalendarProps } from '@mui/x-date-pickers/DateCalendar';
import type { ComponentPropsWithRef, HTMLAttributes } from 'react';
import type { CalendarDay } from '../../calendar-day/CalendarDay.ts';
import type { DateStyle } from '../../calendar-day/formatDay.ts';
import type { SlotProps, SlottedProps } from '../../slots/Slots.types.ts';

/** The words of the calendar; those that are missing are MUI X's, as the theme or a provider of MUI X has them. */
export interface CalendarLocaleText {
  /** Name of the button for screen readers. */
  previousMonth: string;
  /** Name of the button for screen readers. */
  nextMonth: string;
  /** Name of the button that shows the years, for screen readers. */
  chooseYear: string;
  /** Name of the button that shows the days again, for screen readers. */
  chooseDay: string;
}

/** The words of DateNavigator. */
export interface DateNavigatorLocaleText extends CalendarLocaleText {
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

/** Props for the parts of DateNavigator. */
export interface DateNavigatorSlotProps {
  root?: SlotProps<ComponentPropsWithRef<'nav'>, DateNavigatorProps>;
  previousButton?: SlotProps<ButtonProps, DateNavigatorProps>;
  nextButton?: SlotProps<ButtonProps, DateNavigatorProps>;
  /** Shows the day and opens the calendar. */
  dateButton?: SlotProps<ButtonProps, DateNavigatorProps>;
  previousIcon?: SlotProps<ComponentPropsWithRef<'svg'>, DateNavigatorProps>;
  nextIcon?: SlotProps<ComponentPropsWithRef<'svg'>, DateNavigatorProps>;
  /** Says that a calendar opens. */
  dateIcon?: SlotProps<ComponentPropsWithRef<'svg'>, DateNavigatorProps>;
  /** Says that the calendar could not be fetched. */
  failure?: SlotProps<ComponentPropsWithRef<'p'>, DateNavigatorProps>;
  /** Holds the calendar, outside of the root element. */
  popover?: SlotProps<PopoverProps, DateNavigatorProps>;
  calendar?: SlotProps<DateCalendarProps, DateNavigatorProps>;
}

export interface DateNavigatorProps
  extends
    Omit<HTMLAttributes<HTMLElement>, 'children' | 'onChange'>,
    SlottedProps<DateNavigatorSlotProps> {
  /** The viewed day. A value that is not a day of the calendar shows a dash and disables the buttons. */
  value: CalendarDay;
  /** Called with the day that a person chose, always within the bounds and never `value` itself. */
  onChange: (day: CalendarDay) => void;
  /** First day that can be chosen; ignored when it is not a day. */
  minDate?: CalendarDay;
  /** Last day that can be chosen; ignored when it is not a day. */
  maxDate?: CalendarDay;
  /**
   * Shows the day, and leads to no other.
   * @default false
   */
  disabled?: boolean;
  /**
   * How the day is shown, in `locale`, as `Intl.DateTimeFormat` has it.
   * @default MM/DD/YYYY
   */
  dateStyle?: DateStyle;
  /**
   * BCP 47 tag of the language in which the day is announced and the calendar is written, and by which its weeks begin.
   * @default 'en-US'
   */
  locale?: string;
  /**
   * Words to replace.
   * @default English
   */
  localeText?: Partial<DateNavigatorLocaleText>;
}
