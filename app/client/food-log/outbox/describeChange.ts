import type { CalendarDay } from '@foodlog/ui';
import { dayName } from '../clock/dayName.ts';
import {
  type EntryChange,
  entriesOf,
  isSettingChange,
  type LogChange,
  type SettingChange,
} from '../data/FoodLog.types.ts';

type Words = Record<EntryChange['kind'] | 'set', string>;

const verbs: Words = {
  create: 'Added',
  update: 'Changed',
  delete: 'Deleted',
  restore: 'Restored',
  set: 'Changed',
};

const nouns: Words = {
  create: 'addition of',
  update: 'edit of',
  delete: 'deletion of',
  restore: 'restoration of',
  set: 'change of',
};

// The undo bar has to leave the page visible, and the list shows the whole name.
const longName = /^(.{39}).{2}/su;

/** A name of more than 40 characters ends in "…". */
function shortened(name: string): string {
  const start = longName.exec(name)?.[1];
  return start === undefined ? name : `${start}…`;
}

function describeSetting(change: SettingChange, words: Words): string {
  if (change.kind === 'setTargets') return `${words.set} your targets`;
  if (change.kind === 'setMeals') return `${words.set} your meals`;
  const { before, after } = change;
  const isDeleted = after.deletedAt !== null && after.deletedAt !== before.deletedAt;
  const name = shortened(before.figures?.name ?? before.loggedAs);
  return isDeleted
    ? `${words.delete} ${name} from your foods`
    : `${words.set} ${name} in your foods`;
}

const seenDay = (change: LogChange) => (change.kind === 'create' ? change.dayOnScreen : undefined);

function describe(
  change: LogChange,
  words: Words,
  today: CalendarDay,
  known: CalendarDay | undefined,
): string {
  if (isSettingChange(change)) return describeSetting(change, words);
  const entries = entriesOf(change);
  const [first] = entries;
  const name = first && shortened(first.name);
  const what = entries.length === 1 && name ? name : `${entries.length} entries`;
  const isElsewhere = change.kind === 'create' && known !== undefined && first?.day !== known;
  const where = first && isElsewhere ? ` to ${dayName(first.day, today)}` : '';
  return `${words[change.kind]} ${what}${where}`;
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
  return describe(change, verbs, today, known);
}

/** Names a change that can be undone, such as "edit of Oats". */
export function describeUndo(change: LogChange, today: CalendarDay): string {
  return describe(change, nouns, today, seenDay(change));
}
