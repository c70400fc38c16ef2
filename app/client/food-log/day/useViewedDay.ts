import type { CalendarDay } from '@foodlog/ui';
import { useState } from 'react';

/** The day on screen, the day to which foods are logged, and the functions that change them. */
export function useViewedDay(today: CalendarDay) {
  // Undefined means today, also after midnight.
  const [chosenDay, setChosenDay] = useState<CalendarDay>();
  // The day to which the person chose to log, while it is on screen.
  const [agreedDay, setAgreedDay] = useState<CalendarDay>();
  const day = chosenDay === undefined || chosenDay > today ? today : chosenDay;
  const target = agreedDay === day ? day : today;

  const show = (shown: CalendarDay) => {
    setChosenDay(shown === today ? undefined : shown);
    setAgreedDay(undefined);
  };
  return {
    day,
    target,
    show,
    showTarget: () => {
      if (target !== day) show(target);
    },
    /** Shows a day and logs foods to it. */
    showAsTarget: (shown: CalendarDay) => {
      show(shown);
      if (shown !== today) setAgreedDay(shown);
    },
    setIsTarget: (isTarget: boolean) => setAgreedDay(isTarget ? day : undefined),
  };
}
