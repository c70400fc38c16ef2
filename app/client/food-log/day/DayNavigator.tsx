import { type CalendarDay, DateNavigator } from '@foodlog/ui';
import { memo, useState } from 'react';
import { useLoggedDays } from './useLoggedDays.ts';

// The labels of Previous and Next are flush with the edges of the cards.
const flush = {
  marginInline: -0.75,
  // With large text on a phone, the date fills a row of its own.
  '& [aria-haspopup]': {
    '@container (max-width: 18em)': { marginInline: 0.75 },
  },
  '@media print': { marginInline: 0 },
};

/** The way to other days, with a calendar that marks those with entries. */
export const DayNavigator = memo(function DayNavigator({
  userId,
  day,
  firstDay,
  lastDay,
  onChange,
}: {
  userId: string;
  day: CalendarDay;
  firstDay: CalendarDay | undefined;
  lastDay: CalendarDay;
  onChange: (day: CalendarDay) => void;
}) {
  const [month, setMonth] = useState<CalendarDay>();
  const { days, askAgain } = useLoggedDays(userId, month);
  return (
    <DateNavigator
      showWeekday
      value={day}
      minDate={firstDay}
      maxDate={lastDay}
      markedDays={days}
      onChange={onChange}
      onMonthShow={(shown) => (shown === month ? askAgain() : setMonth(shown))}
      sx={flush}
    />
  );
});
