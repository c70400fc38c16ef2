import type { LogChange } from './DayLog.types.ts';

/** The change that takes a change back. */
export function inverseOf(change: LogChange): LogChange {
  if (change.kind === 'update') {
    return { kind: 'update', before: change.after, after: change.before };
  }
  return { kind: change.kind === 'delete' ? 'restore' : 'delete', entries: change.entries };
}
