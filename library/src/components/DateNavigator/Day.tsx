'use client';
import { PickerDay } from '@mui/x-date-pickers/PickerDay';
import type { PickerDayProps } from '@mui/x-date-pickers/PickerDay';
import dayjs from 'dayjs';
import { useContext } from 'react';
import { formatNumber } from '../../format/formatNumber.ts';
import { calendarText } from './Calendar.en.ts';
import { CalendarContext } from './CalendarContext.ts';

/**
 * A day of the calendar. It is marked as today by the device's clock: MUI X determines today in UTC, where an evening in the
 * west is already tomorrow.
 */
export function Day(props: PickerDayProps) {
  const { markedDays, locale = 'en-US', localeText } = useContext(CalendarContext);
  const day = props.day.format('YYYY-MM-DD');
  const isToday = day === dayjs().format('YYYY-MM-DD');
  const isMarked =
    typeof markedDays === 'function' ? markedDays(day) : markedDays?.includes(day) === true;
  return (
    <PickerDay
      {...props}
      today={isToday}
      aria-current={isToday ? 'date' : undefined}
      {...(isMarked && {
        'aria-label': `${formatNumber(props.day.date(), locale)}, ${localeText?.markedDay || calendarText.markedDay}`,
        'data-marked': '',
      })}
    />
  );
}
