'use client';
import useEventCallback from '@mui/utils/useEventCallback';
import { PickersCalendarHeader } from '@mui/x-date-pickers/PickersCalendarHeader';
import type { PickersCalendarHeaderProps } from '@mui/x-date-pickers/PickersCalendarHeader';
import { useContext, useEffect } from 'react';
import { CalendarContext } from './CalendarContext.ts';

/** The heading of the calendar. It knows each month that is shown, also the first one, of which MUI X tells nothing. */
export function MonthHeader(props: PickersCalendarHeaderProps) {
  const { onMonthShow } = useContext(CalendarContext);
  const show = useEventCallback((firstDay: string) => onMonthShow?.(firstDay));
  const firstDay = props.currentMonth.format('YYYY-MM-[01]');
  useEffect(() => show(firstDay), [firstDay, show]);
  return <PickersCalendarHeader {...props} />;
}
