import type { CalendarDay } from '@foodlog/ui';
import { useMemo } from 'react';
import { useOutboxState } from '../outbox/useOutboxState.ts';
import type { DayMark, Preferences, Settings } from '../data/FoodLog.types.ts';
import { noPreferences, withSetting } from '../data/settings.ts';
import { wereKeysOff } from '../data/wereKeysOff.ts';
import { useBounds } from './useLogBounds.ts';

/** What a person has set, with this device's changes that the server may not know yet; undefined until known. */
export function useSettings(userId: string): Settings | undefined {
  const settings = useBounds(userId)?.settings;
  const changes = useOutboxState((state) => state.shownSettings);
  return useMemo(() => settings && changes.reduce(withSetting, settings), [settings, changes]);
}

/** How a person wants the pages to be; undefined until known. */
export function usePreferences(userId: string): Preferences | undefined {
  const settings = useSettings(userId);
  return useMemo(() => {
    if (!settings) return undefined;
    // Those that an older release has kept lack what could not be set then.
    const preferences = { ...noPreferences, ...settings.preferences };
    const isNever = preferences.version === 0 && preferences.keyShortcuts;
    return isNever && wereKeysOff() ? { ...preferences, keyShortcuts: false } : preferences;
  }, [settings]);
}

/** What a person says of a day; undefined until known. */
export function useDayMark(userId: string, day: CalendarDay): DayMark | undefined {
  const settings = useSettings(userId);
  return useMemo(() => {
    const known = settings?.dayMarks?.find((one) => one.day === day);
    return settings && (known ?? { day, isPartial: false, version: 0 });
  }, [settings, day]);
}
