'use client';
import Button from '@mui/material/Button';
import ownerWindow from '@mui/utils/ownerWindow';
import { forwardRef, useRef } from 'react';
import type { KeyboardEvent } from 'react';
import { formatDay, formatWeekday } from '../../calendar-day/formatDay.ts';
import { useFocusKept } from '../../document/useFocusKept.ts';
import { endKey } from '../../slots/endKey.ts';
import { hidden } from '../../slots/hidden.ts';
import { useFoodlogProps } from '../../slots/useFoodlogProps.ts';
import { useLazyPopup } from '../../slots/useLazyPopup.ts';
import { boundedDays } from './boundedDays.ts';
import { Chevron } from './Chevron.tsx';
import { dateNavigatorText } from './DateNavigator.en.ts';
import type { DateNavigatorProps } from './DateNavigator.types.ts';
import { DateNavigatorRoot } from './DateNavigatorRoot.ts';
import { fetchCalendar, prefetchCalendar } from './fetchCalendar.ts';

const defaults = {
  disabled: false,
  showWeekday: false,
  locale: 'en-US',
  localeText: dateNavigatorText,
};

/** Navigates the days of a log with Previous and Next, a calendar and the arrow keys. */
export const DateNavigator = /*#__PURE__*/ forwardRef<HTMLElement, DateNavigatorProps>(
  function DateNavigator(inProps, ref) {
    const [props, slot, parts] = useFoodlogProps('FoodlogDateNavigator', inProps, defaults);
    const {
      value,
      onChange,
      minDate,
      maxDate,
      disabled,
      locale,
      dateStyle,
      showWeekday,
      localeText: text,
      markedDays,
      onMonthShow,
      onKeyDown,
      ...rest
    } = props;
    const days = boundedDays(value, minDate, maxDate);
    const date = useRef<HTMLButtonElement>(null);
    const { popup, ...calendar } = useLazyPopup(fetchCalendar);
    useFocusKept(date);
    if (calendar.isOpen && (disabled || !days.isDay)) calendar.close();

    const shown = days.isDay ? formatDay(value, locale, dateStyle) : text.unknown;
    const weekday = days.isDay && showWeekday && formatWeekday(value, locale);
    const go = (day: string | undefined) => {
      if (day && !disabled) onChange(day);
    };
    const stepByArrow = (event: KeyboardEvent<HTMLElement>) => {
      onKeyDown?.(event);
      const { altKey, ctrlKey, metaKey, shiftKey, key, currentTarget } = event;
      if (event.defaultPrevented || altKey || ctrlKey || metaKey || shiftKey) return;
      if (key !== 'ArrowLeft' && key !== 'ArrowRight') return;
      endKey(event);
      const isRtl = ownerWindow(currentTarget).getComputedStyle(currentTarget).direction === 'rtl';
      go((key === 'ArrowLeft') === isRtl ? days.next : days.previous);
    };

    return (
      <>
        {slot(
          'root',
          <DateNavigatorRoot aria-label={text.label} {...rest} onKeyDown={stepByArrow} ref={ref}>
            {slot(
              'previousButton',
              <Button disabled={disabled || !days.previous} onClick={() => go(days.previous)}>
                {slot('previousIcon', <Chevron to="back" />)}
                <span>{text.previous}</span>
              </Button>,
            )}
            {slot(
              'dateButton',
              <Button
                ref={date}
                variant="outlined"
                disabled={disabled || !days.isDay}
                aria-haspopup="dialog"
                aria-expanded={calendar.isOpen}
                aria-label={
                  days.isDay
                    ? [shown, weekday, text.openCalendar].filter(Boolean).join(', ')
                    : text.unknownSpoken
                }
                onPointerEnter={prefetchCalendar}
                onFocus={prefetchCalendar}
                onClick={() => void calendar.open()}
              >
                <span>
                  <span translate="no">{shown}</span>
                  {weekday && slot('weekday', <small translate="no">{` ${weekday}`}</small>)}
                </span>
                {days.isDay && slot('dateIcon', <Chevron to="down" />)}
              </Button>,
            )}
            {slot(
              'nextButton',
              <Button disabled={disabled || !days.next} onClick={() => go(days.next)}>
                <span>{text.next}</span>
                {slot('nextIcon', <Chevron to="forward" />)}
              </Button>,
            )}
            <output className={hidden} translate="no">
              {days.isDay && formatDay(value, locale, 'full')}
            </output>
            {calendar.failed && slot('failure', <p role="alert">{text.calendarFailed}</p>)}
          </DateNavigatorRoot>,
        )}
        {popup && days.isDay && (
          <popup.Calendar
            {...parts}
            anchor={date}
            open={calendar.isOpen}
            label={text.calendar}
            value={value}
            minDate={days.minDate}
            maxDate={days.maxDate}
            markedDays={markedDays}
            onMonthShow={onMonthShow}
            onClose={calendar.close}
            onChoose={(day) => {
              calendar.close();
              if (day !== value) onChange(day);
            }}
          />
        )}
      </>
    );
  },
);
