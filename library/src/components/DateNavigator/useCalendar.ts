import { useEffect, useRef, useState } from 'react';
import type { ComponentType } from 'react';
import type { CalendarProps } from './Calendar.tsx';

const fetchCalendar = () => import('./Calendar.tsx');

/** Fetches the calendar ahead. A failure is not told here: the click that wants the calendar tries again and tells. */
export function prefetchCalendar() {
  fetchCalendar().catch(() => undefined);
}

/**
 * The calendar of a DateNavigator and whether it is open. `lazy` and `Suspense` would do less: a calendar that cannot
 * be fetched must not bring the page down, since Previous and Next still work.
 */
export function useCalendar() {
  const [Calendar, setCalendar] = useState<ComponentType<CalendarProps>>();
  const [state, setState] = useState<'closed' | 'open' | 'failed'>('closed');
  // Not by a ref of the date: a team's button may take none.
  const isThere = useRef(false);
  useEffect(() => {
    isThere.current = true;
    return () => {
      isThere.current = false;
    };
  }, []);
  return {
    Calendar,
    isOpen: state === 'open',
    failed: state === 'failed',
    close: () => setState('closed'),
    open: async () => {
      const chunk = await fetchCalendar().catch(() => undefined);
      // Not once the navigator is gone: neither is the page then, where tests end or a frame closes.
      if (!isThere.current) return;
      if (chunk) setCalendar(() => chunk.Calendar);
      setState(chunk ? 'open' : 'failed');
    },
  };
}
