import type { CalendarDay } from '@foodlog/ui';
import { useSyncExternalStore } from 'react';
import { localDay } from './localDay.ts';
import { subscribeToClock } from './subscribeToClock.ts';

const today = () => localDay(new Date());

/** The device's calendar day. It changes at midnight while the page is open. */
export const useToday = (): CalendarDay => useSyncExternalStore(subscribeToClock, today, today);
