import type { CalendarDay } from '@foodlog/ui';
import { formatDay } from '../../appearance/formatDay.ts';
import { dayName } from '../clock/dayName.ts';
import {
  daysOf,
  entriesOf,
  isSettingChange,
  type LogChange,
  type SettingChange,
} from '../data/FoodLog.types.ts';
import type { ChangeWords } from './ChangeWords.types.ts';
import { nouns } from './nouns.ts';
import { verbs } from './verbs.ts';

// The undo bar has to leave the page visible, and the list shows the whole name.
const longName = /^(.{39}).{2}/su;

/** A name of more than 40 characters ends in "…". */
function shortened(name: string): string {
  const start = longName.exec(name)?.[1];
  return start === undefined ? name : `${start}…`;
}

function describePreferences(
  { before, after }: SettingChange & { kind: 'setPreferences' },
  words: ChangeWords,
): string {
  const changed = Object.entries(words.setPreference).filter(
    ([key]) => Reflect.get(before, key) !== Reflect.get(after, key),
  );
  const [only] = changed;
  return only && changed.length === 1 ? only[1]() : words.setPreferences();
}

function describeSetting(change: SettingChange, words: ChangeWords): string {
  if (change.kind === 'setPreferences') return describePreferences(change, words);
  if (change.kind === 'setDayMark') return words.setDayMark(formatDay(change.after.day));
  if (change.kind !== 'setFood') return words[change.kind]();
  const { before, after } = change;
  const isDeleted = after.deletedAt !== null && after.deletedAt !== before.deletedAt;
  const name = shortened(before.figures?.name ?? before.loggedAs);
  return isDeleted ? words.deleteFood(name) : words.setFood(name);
}

function describe(
  change: LogChange,
  words: ChangeWords,
  today: CalendarDay,
  known: CalendarDay | undefined,
): string {
  if (isSettingChange(change)) return describeSetting(change, words);
  const entries = entriesOf(change);
  const count = entries.length;
  const name = entries[0] && count === 1 ? shortened(entries[0].name) : undefined;
  const days = daysOf(change);
  const named = change.kind === 'update' ? [change.after.day] : days;
  const isKnown = known !== undefined && days.includes(known);
  const [only] = isKnown || named.length > 1 ? [] : named;
  return words[change.kind]({ name, count, day: only && dayName(only, today) });
}

/**
 * Describes a change, such as "Deleted Oats". A name of more than 40 characters ends in "…".
 * @param known the day that goes without saying, as it is on screen; a change of another day names it.
 */
export const describeChange = (
  change: LogChange,
  today: CalendarDay,
  known: CalendarDay | undefined,
) => describe(change, verbs, today, known);

/** Names a change that can be undone in the same way, such as "edit of Oats". */
export const describeUndo = (
  change: LogChange,
  today: CalendarDay,
  known: CalendarDay | undefined,
) => describe(change, nouns, today, known);
