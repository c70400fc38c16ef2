import { useMemo } from 'react';
import { useOutboxState } from '../outbox/useOutboxState.ts';
import type { Settings } from '../data/FoodLog.types.ts';
import { withSetting } from '../data/settings.ts';
import { useBounds } from './useLogBounds.ts';

/** What a person has set, with this device's changes that the server may not know yet; undefined until known. */
export function useSettings(userId: string): Settings | undefined {
  const settings = useBounds(userId)?.settings;
  const changes = useOutboxState((state) => state.shownSettings);
  return useMemo(() => settings && changes.reduce(withSetting, settings), [settings, changes]);
}
