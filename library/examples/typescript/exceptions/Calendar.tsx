import { DateNavigator } from '@foodlog/ui';
import type { DateCalendarProps } from '@mui/x-date-pickers/DateCalendar';

/** Props of MUI X that `slotProps.calendar` does not declare. */
const weekdays: Partial<DateCalendarProps> = {
  shouldDisableDate: (day) => day.day() === 0,
};

export const navigator = (
  <DateNavigator value="2026-11-21" onChange={() => undefined} slotProps={{ calendar: weekdays }} />
);
