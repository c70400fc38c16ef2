import { createContext, use } from 'react';
import type { Outbox } from './Outbox.ts';

/** One person's outbox. */
export const OutboxContext = createContext<Outbox | undefined>(undefined);

/** The signed-in person's outbox. @throws outside of an OutboxProvider. */
export function useOutbox(): Outbox {
  const outbox = use(OutboxContext);
  if (!outbox) throw new Error('useOutbox needs an OutboxProvider above it.');
  return outbox;
}
