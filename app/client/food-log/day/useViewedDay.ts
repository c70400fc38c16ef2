import { type CalendarDay, isCalendarDay } from '@foodlog/ui';
import { useEventCallback } from '@mui/material/utils';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { earliestDay } from '../clock/earliestDay.ts';
import type { ViewableDays } from '../data/FoodLog.types.ts';

/**
 * The day on screen, and the function that shows another. The address holds the day (`?day=2026-11-20`), so that a
 * reload and a kept link show it again. Without a day that can be viewed, it is today, also after midnight. A day that
 * could be viewed stays on screen, also when its last entry is deleted.
 */
export function useViewedDay(today: CalendarDay, { firstDay, lastDay }: ViewableDays) {
  const [search, setSearch] = useSearchParams();
  const [reached, setReached] = useState<CalendarDay>();
  const asked = search.get('day');
  const isWithin = isCalendarDay(asked) && asked <= lastDay && asked >= (firstDay ?? earliestDay);
  if (isWithin && firstDay !== undefined && asked !== reached) setReached(asked);
  const day = asked !== null && (isWithin || asked === reached) ? asked : today;
  const isLeft = useRef(false);
  useEffect(() => {
    isLeft.current = false;
    return () => {
      isLeft.current = true;
    };
  }, []);
  const show = useEventCallback((next: CalendarDay) => {
    // An answer may come once the person is on another page, perhaps to sign out.
    if (next === day || isLeft.current) return;
    const params = new URLSearchParams(search);
    if (next === today) params.delete('day');
    else params.set('day', next);
    // The step back leads to the page before the log, however many days a person has looked at.
    setSearch(params, { replace: true });
  });
  return { day, show };
}
