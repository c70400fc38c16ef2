import type { CalendarDay } from '@foodlog/ui';
import { useCallback, useState } from 'react';

/** The day on screen, and the function that shows another. */
export function useViewedDay(today: CalendarDay) {
  // Undefined means today, also after midnight.
  const [chosenDay, setChosenDay] = useState<CalendarDay>();
  const day = chosenDay === undefined || chosenDay > today ? today : chosenDay;
  const show = useCallback(
    (next: CalendarDay) => setChosenDay(next === today ? undefined : next),
    [today],
  );
  return { day, show };
}
