import { useState } from 'react';
import type { ComponentType, RefObject } from 'react';
import type { CalendarProps } from './Calendar.tsx';

const fetchCalendar = () => import('./Calendar.tsx');

/** Fetches the calendar ahead. A failure is not told here: the click that wants the calendar tries again and tells. */
export function prefetchCalendar() {
  fetchCalendar().catch(() => undefined);
}

/**
 * The calendar of a DateNavigator and whether it is open. `lazy` and `Suspense` would do less: a calendar that cannot
 * be fetched must not bring the page down, since Previous and Next still work.
 *
 * @param anchor What it opens from, while that is there.
 */
export function useCalendar(anchor: RefObject<HTMLElement | null>) {
  const [Calendar, setCalendar] = useState<ComponentType<CalendarProps>>();
  const [state, setState] = useState<'closed' | 'open' | 'failed'>('closed');
  return {
    Calendar,
    isOpen: state === 'open',
    failed: state === 'failed',
    close: () => setState('closed'),
    open: async () => {
      const chunk = await fetchCalendar().catch(() => undefined);
      // Not once the navigator is gone: neither is the page then, where tests end or a frame closes.
      if (!anchor.current) return;
      if (chunk) setCalendar(() => chunk.Calendar);
      setState(chunk ? 'open' : 'failed');
    },
  };
}
