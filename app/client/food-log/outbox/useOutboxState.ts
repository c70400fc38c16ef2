import { useSyncExternalStore } from 'react';
import { useOutbox } from './OutboxContext.ts';
import type { OutboxState } from './outboxState.ts';

/**
 * What a part of the page shows of the outbox. It renders again only when that is another value.
 * @param select returns a part of the state, or a primitive value. A new object would render without end.
 */
export function useOutboxState<Selected>(select: (state: OutboxState) => Selected): Selected {
  const outbox = useOutbox();
  const getSelected = () => select(outbox.getState());
  return useSyncExternalStore(outbox.subscribe, getSelected, getSelected);
}
