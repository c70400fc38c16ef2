import type { CalendarDay } from '@foodlog/ui';
import { dayName } from '../clock/dayName.ts';
import type { LogChange } from '../data/FoodLog.types.ts';

const verbs = { create: 'Added', update: 'Changed', delete: 'Deleted', restore: 'Restored' };

const nouns = {
  create: 'addition of',
  update: 'edit of',
  delete: 'deletion of',
  restore: 'restoration of',
};

// The undo bar has to leave the page visible, and the list shows the whole name.
const longName = /^(.{39}).{2}/su;

const seenDay = (change: LogChange) => (change.kind === 'create' ? change.dayOnScreen : undefined);

function describe(
  change: LogChange,
  verb: string,
  today: CalendarDay,
  known: CalendarDay | undefined,
): string {
  const entries = change.kind === 'update' ? [change.after] : change.entries;
  const [first] = entries;
  const start = first && longName.exec(first.name)?.[1];
  const name = start === undefined ? first?.name : `${start}…`;
  const what = entries.length === 1 && name ? name : `${entries.length} entries`;
  const isElsewhere = change.kind === 'create' && known !== undefined && first?.day !== known;
  const where = first && isElsewhere ? ` to ${dayName(first.day, today)}` : '';
  return `${verb} ${what}${where}`;
}

/**
 * Describes a change, such as "Deleted Oats". For new entries it adds the day, unless the person knows it. A name of
 * more than 40 characters ends in "…".
 * @param known the day that goes without saying; by default the one on screen when the change was made.
 */
export function describeChange(
  change: LogChange,
  today: CalendarDay,
  known: CalendarDay | undefined = seenDay(change),
): string {
  return describe(change, verbs[change.kind], today, known);
}

/** Names a change that can be undone, such as "edit of Oats". */
export function describeUndo(change: LogChange, today: CalendarDay): string {
  return describe(change, nouns[change.kind], today, seenDay(change));
}
