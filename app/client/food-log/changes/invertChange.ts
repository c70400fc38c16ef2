import type { LogChange } from '../data/FoodLog.types.ts';

/** The change that takes a change back. */
export function invertChange(change: LogChange): LogChange {
  if (change.kind === 'update') {
    return { kind: 'update', before: change.after, after: change.before };
  }
  return { kind: change.kind === 'delete' ? 'restore' : 'delete', entries: change.entries };
}
