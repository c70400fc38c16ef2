'use client';
import Popover from '@mui/material/Popover';
import { styled } from '@mui/material/styles';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { PickerSelectionState } from '@mui/x-date-pickers/internals';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import utc from 'dayjs/plugin/utc.js';
import { useMemo } from 'react';
import type { KeyboardEvent, RefObject } from 'react';
import type { CalendarDay } from '../../calendar-day/CalendarDay.ts';
import { popupContainer } from '../../document/popupContainer.ts';
import { useSlots } from '../../slots/useSlots.ts';
import { notPrinted } from '../../theme/notPrinted.ts';
import type { DateNavigatorProps } from './DateNavigator.types.ts';
import { calendarMargin, calendarStyles } from './calendarStyles.ts';
import { CalendarContext } from './CalendarContext.ts';
import { Chevron } from './Chevron.tsx';
import { Day } from './Day.tsx';
import { LocaleAdapter } from './LocaleAdapter.ts';
import { MonthHeader } from './MonthHeader.tsx';
import { pickersText } from './pickersText.ts';
import { useCloseWatcher } from '../../document/useCloseWatcher.ts';

// Days are computed in UTC: where clocks change at midnight, some local days have no midnight to represent them.
dayjs.extend(utc);

const name = 'FoodlogDateNavigator';
const slots = {
  day: Day,
  calendarHeader: MonthHeader,
  leftArrowIcon: () => <Chevron to="back" />,
  rightArrowIcon: () => <Chevron to="forward" />,
  switchViewIcon: ({ className }: { className?: string }) => (
    <Chevron to="down" className={className} />
  ),
};
const NavigatorCalendar = /*#__PURE__*/ styled(DateCalendar)(calendarStyles);

export interface CalendarProps extends Pick<
  DateNavigatorProps,
  'slots' | 'slotProps' | 'classes' | 'locale' | 'localeText' | 'markedDays' | 'onMonthShow'
> {
  /** The element below which the calendar opens, and which gets focus again when it closes. */
  anchor: RefObject<HTMLElement | null>;
  open: boolean;
  /** Accessible name of the dialog. */
  label: string;
  value: CalendarDay;
  minDate: CalendarDay;
  maxDate: CalendarDay;
  onChoose: (day: CalendarDay) => void;
  onClose: () => void;
}

/** dayjs reads the years before 100 as those of the 20th century, so the calendar begins there. */
const FIRST_DAY = '0100-01-01';

const toDayjs = (day: CalendarDay) => dayjs.utc(day < FIRST_DAY ? FIRST_DAY : day);

/** How many years the calendar reaches before and after the viewed day. It has a button for each of them. */
const YEARS = 100;

/** The first and the last day in the calendar. From a day outside the bounds, it reaches them. */
function reachable(value: CalendarDay, minDate: CalendarDay, maxDate: CalendarDay) {
  const [min, max] = [toDayjs(minDate), toDayjs(maxDate)];
  const first = toDayjs(value > maxDate ? maxDate : value).subtract(YEARS, 'year');
  const last = toDayjs(value < minDate ? minDate : value).add(YEARS, 'year');
  return [first.isAfter(min) ? first : min, last.isBefore(max) ? last : max] as const;
}

/** The calendar popover. It is loaded on demand with all code that needs dayjs and MUI X. */
export function Calendar(props: CalendarProps) {
  const { anchor, open, label, value, minDate, maxDate, onChoose, onClose, ...others } = props;
  const { locale, localeText } = others;
  const slot = useSlots(name, props);
  const [first, last] = reachable(value, minDate, maxDate);
  // Of another object, even for the same day, MUI X would think that the value has changed, and move the focus to it.
  const viewed = useMemo(() => toDayjs(value), [value]);
  useCloseWatcher(open, onClose, anchor);
  return slot(
    'popover',
    <Popover
      open={open}
      onClose={onClose}
      onKeyDown={(event: KeyboardEvent) => {
        // MUI closes the popover and ends the event, but a native dialog closes by the default action.
        if (event.key === 'Escape') event.preventDefault();
        // MUI X prevents the default action of the keys that it uses.
        if (event.defaultPrevented) event.stopPropagation();
      }}
      anchorEl={() => anchor.current}
      container={() => popupContainer(anchor.current)}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
      transformOrigin={{ vertical: -8, horizontal: 'center' }}
      marginThreshold={calendarMargin}
      sx={notPrinted}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-label': label,
          translate: 'no',
          sx: { maxWidth: `calc(100% - ${2 * calendarMargin}px)` },
        },
      }}
    >
      <LocalizationProvider
        dateAdapter={LocaleAdapter}
        adapterLocale={locale}
        localeText={pickersText(localeText)}
      >
        <CalendarContext.Provider value={props}>
          {slot(
            'calendar',
            <NavigatorCalendar
              // oxlint-disable-next-line jsx-a11y/no-autofocus -- an opened dialog has to take the focus
              autoFocus
              timezone="UTC"
              value={viewed}
              minDate={first}
              maxDate={last}
              onChange={(day: Dayjs | null, selection?: PickerSelectionState) => {
                const chosen = day?.format('YYYY-MM-DD') ?? '';
                // The first day of the calendar can be after the last that may be chosen.
                if (chosen && chosen <= maxDate && selection === 'finish') onChoose(chosen);
              }}
              slots={slots}
            />,
          )}
        </CalendarContext.Provider>
      </LocalizationProvider>
    </Popover>,
  );
}
