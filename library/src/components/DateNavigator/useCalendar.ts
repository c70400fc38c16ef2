import { useEffect, useRef, useState } from 'react';
import type { ComponentType } from 'react';
import type { CalendarProps } from './Calendar.tsx';

const fetchCalendar = () => import('./Calendar.tsx');

/**
 * Preloads the calendar. It ignores failures, because the click on the date shows them. Chromium does not request a module
 * that failed a second time; other browsers do.
 */
export function prefetchCalendar() {
  fetchCalendar().catch(() => undefined);
}

/**
 * The lazily loaded calendar of a DateNavigator and whether it is open. `lazy` and `Suspense` are no alternative: a failed
 * load must not crash the page, because Previous and Next still work.
 */
export function useCalendar() {
  const [Calendar, setCalendar] = useState<ComponentType<CalendarProps>>();
  const [state, setState] = useState<'closed' | 'open' | 'failed'>('closed');
  // The ref of the date button does not tell this, because a team's own button may accept no ref.
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
      const chunk = await fetchCalendar().catch((error: unknown) => {
        // Without this, a team that has not installed MUI X or dayjs would not learn which package is missing.
        console.error(error);
      });
      // After unmounting, the document may be gone too, for example when a test ends or an iframe closes.
      if (!isThere.current) return;
      if (chunk) setCalendar(() => chunk.Calendar);
      setState(chunk ? 'open' : 'failed');
    },
  };
}
