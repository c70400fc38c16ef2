import { type CalendarDay, WeekStrip } from '@foodlog/ui';
import { targetsOf } from '../data/settings.ts';
import { useSettings } from './useSettings.ts';
import { useWeek } from './useWeek.ts';

/** The calories of the week of the day on screen; a press on a day shows it. */
export function Week({
  userId,
  day,
  today,
  firstDay,
  lastDay,
  onChange,
}: {
  userId: string;
  /** The day on screen. */
  day: CalendarDay;
  today: CalendarDay;
  firstDay: CalendarDay | undefined;
  lastDay: CalendarDay;
  onChange: (day: CalendarDay) => void;
}) {
  const { days, totals, isLoading, firstDayOfWeek } = useWeek(userId, day, today);
  const targets = useSettings(userId)?.targets ?? [];
  return (
    <WeekStrip
      value={day}
      today={today}
      minDate={firstDay}
      maxDate={lastDay}
      firstDayOfWeek={firstDayOfWeek}
      totals={totals}
      target={Object.fromEntries(days.map((one) => [one, targetsOf(targets, one)?.calories]))}
      loading={isLoading}
      onChange={onChange}
    />
  );
}
