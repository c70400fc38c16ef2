/** Loads the calendar, which needs dayjs and MUI X. */
export const fetchCalendar = () => import('./Calendar.tsx');

/**
 * Preloads the calendar. It ignores failures, because the click on the date shows them. Chromium does not request a module
 * that failed a second time; other browsers do.
 */
export function prefetchCalendar() {
  fetchCalendar().catch(() => undefined);
}
