import { useSyncExternalStore } from 'react';
import type { LogChangesState } from './LogChangesState.ts';
import { useLogChanges } from './LogChangesContext.ts';

/**
 * What a part of the page shows of the changes. It renders again only when that is another value.
 * @param select returns a part of the state, or a primitive value. A new object would render without end.
 */
export function useLogChangesState<Selected>(
  select: (state: LogChangesState) => Selected,
): Selected {
  const changes = useLogChanges();
  const getSelected = () => select(changes.getState());
  return useSyncExternalStore(changes.subscribe, getSelected, getSelected);
}
