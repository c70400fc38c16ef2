import type { LogChange } from '../data/FoodLog.types.ts';

/** The change that undoes a change. */
export function invertChange(change: LogChange): LogChange {
  if (change.kind === 'update') {
    return { kind: 'update', before: change.after, after: change.before };
  }
  return { kind: change.kind === 'delete' ? 'restore' : 'delete', entries: change.entries };
}
