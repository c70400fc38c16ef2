import { createContext } from 'react';
import type { DateNavigatorProps } from './DateNavigator.types.ts';

/** What the parts of the calendar that MUI X renders need of the DateNavigator. */
export const CalendarContext = /*#__PURE__*/ createContext<
  Pick<DateNavigatorProps, 'locale' | 'localeText' | 'markedDays' | 'onMonthShow'>
>({});
