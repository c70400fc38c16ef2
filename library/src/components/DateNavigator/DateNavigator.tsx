'use client';
import Button from '@mui/material/Button';
import { useRef } from 'react';
import type { KeyboardEvent } from 'react';
import { formatDay } from '../../calendar-day/formatDay.ts';
import { dateNavigatorText } from '../../locales/en.ts';
import { formatLongDay } from '../../locales/formatLongDay.ts';
import { boundedDays } from './boundedDays.ts';
import { Chevron } from './Chevron.tsx';
import type { DateNavigatorProps } from './DateNavigator.types.ts';
import { DateNavigatorRoot } from './DateNavigatorRoot.ts';
import { prefetchCalendar, useCalendar } from './useCalendar.ts';
import { useFocusKept } from './useFocusKept.ts';

/** Steps through the days of a log, one by one or by a calendar; arrow keys step too. */
export function DateNavigator({
  value,
  onChange,
  minDate,
  maxDate,
  disabled = false,
  locale = 'en-US',
  localeText,
  onKeyDown,
  ...rest
}: DateNavigatorProps) {
  const text = { ...dateNavigatorText, ...localeText };
  const days = boundedDays(value, minDate, maxDate);
  const date = useRef<HTMLButtonElement>(null);
  const { Calendar, ...calendar } = useCalendar();
  useFocusKept(date);

  const shown = days.isDay ? formatDay(value) : text.unknown;
  const go = (day: string | undefined) => {
    if (day && !disabled) onChange(day);
  };
  const stepByArrow = (event: KeyboardEvent<HTMLElement>) => {
    onKeyDown?.(event);
    const { altKey, ctrlKey, metaKey, shiftKey, key, currentTarget } = event;
    if (event.defaultPrevented || altKey || ctrlKey || metaKey || shiftKey) return;
    if (key !== 'ArrowLeft' && key !== 'ArrowRight') return;
    event.preventDefault();
    const isRtl = getComputedStyle(currentTarget).direction === 'rtl';
    go((key === 'ArrowLeft') === isRtl ? days.next : days.previous);
  };

  return (
    <>
      <DateNavigatorRoot aria-label={text.label} {...rest} onKeyDown={stepByArrow}>
        <Button disabled={disabled || !days.previous} onClick={() => go(days.previous)}>
          <Chevron to="back" />
          {text.previous}
        </Button>
        <Button
          ref={date}
          variant="outlined"
          disabled={disabled || !days.isDay}
          aria-haspopup="dialog"
          aria-expanded={calendar.isOpen}
          aria-label={days.isDay ? `${shown}, ${text.openCalendar}` : text.unknownSpoken}
          onPointerEnter={prefetchCalendar}
          onFocus={prefetchCalendar}
          onClick={() => void calendar.open()}
        >
          {shown}
          {days.isDay && <Chevron to="down" />}
        </Button>
        <Button disabled={disabled || !days.next} onClick={() => go(days.next)}>
          {text.next}
          <Chevron to="forward" />
        </Button>
        <output>{days.isDay && formatLongDay(value, locale)}</output>
        {calendar.failed && <p role="alert">{text.calendarFailed}</p>}
      </DateNavigatorRoot>
      {Calendar && days.isDay && (
        <Calendar
          anchor={date}
          open={calendar.isOpen}
          label={text.calendar}
          value={value}
          minDate={days.minDate}
          maxDate={days.maxDate}
          onClose={calendar.close}
          onChoose={(day) => {
            calendar.close();
            if (day !== value) onChange(day);
          }}
        />
      )}
    </>
  );
}
