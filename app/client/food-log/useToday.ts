import type { CalendarDay } from '@foodlog/ui';
import { useSyncExternalStore } from 'react';
import { localDay } from './localDay.ts';

function subscribe(onChange: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const atMidnight = () => {
    const now = new Date();
    const midnight = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1);
    timer = setTimeout(() => {
      onChange();
      atMidnight();
    }, midnight.getTime() - now.getTime());
  };
  atMidnight();
  // A device that slept, or crossed a time zone, notices when somebody looks at it again.
  addEventListener('focus', onChange);
  document.addEventListener('visibilitychange', onChange);
  return () => {
    clearTimeout(timer);
    removeEventListener('focus', onChange);
    document.removeEventListener('visibilitychange', onChange);
  };
}

const today = () => localDay(new Date());

/** The device's calendar day, live: it changes at midnight with the page open. */
export const useToday = (): CalendarDay => useSyncExternalStore(subscribe, today);
