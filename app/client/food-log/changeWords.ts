import type { LogChange } from './DayLog.types.ts';

const verbs = { create: 'Added', update: 'Changed', delete: 'Deleted', restore: 'Brought back' };

/** Says what a change did, such as "Deleted Oats". */
export function changeWords(change: LogChange): string {
  const entries = change.kind === 'update' ? [change.after] : change.entries;
  const [first] = entries;
  const what = entries.length === 1 && first ? first.name : `${entries.length} entries`;
  return `${verbs[change.kind]} ${what}`;
}
