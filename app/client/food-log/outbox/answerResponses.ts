import type { CalendarDay } from '@foodlog/ui';
import type { Cache } from 'swr';
import type { ResponseRow } from '../../store/rows.ts';
import {
  boundsKey,
  dayKey,
  daysKey,
  deletedKey,
  isInRange,
  statsByDayKeysOf,
} from '../data/cacheKeys.ts';
import {
  type Answer,
  type DayLog,
  type DayStats,
  daysOf,
  type EntryChange,
  isSettingChange,
  type LogBounds,
  type LogChange,
  type LoggedEntry,
} from '../data/FoodLog.types.ts';
import { withDays } from '../data/logBounds.ts';
import { settingIn, withSetting } from '../data/settings.ts';
import { applyChanges, sameTotals, totalsOf } from './applyChanges.ts';
import { withVersion } from './versions.ts';

const statsOf = (answer: Answer, day: CalendarDay) =>
  answer.days.find((one) => one.day === day)?.stats;

/** A day with an answered change. The day's total is the sum of its entries. */
function withAnswer(log: DayLog, day: CalendarDay, change: EntryChange, answer: Answer): DayLog {
  const versions = new Map(log.entries.map((entry) => [entry.id, entry.version]));
  // The entry may have changed since.
  const known = answer.entries.filter(({ id, version }) => version >= (versions.get(id) ?? 0));
  const gone = { kind: 'delete', entries: known } as const;
  const there = known.filter((entry) => entry.deletedAt === null);
  // An answer without totals holds only what was sent.
  const answered = statsOf(answer, day)
    ? [gone, { kind: 'create', entries: there } as const]
    : [change];
  const { entries } = applyChanges(log, day, answered);
  return { totals: totalsOf(entries), entries };
}

/** The first and the last day with an answered change, and whether it may have emptied one of them. */
function boundsAfter(
  bounds: LogBounds,
  cache: Cache,
  owner: string,
  change: EntryChange,
  there: readonly CalendarDay[],
) {
  const isEmpty = (day: CalendarDay) => {
    const log: DayLog | undefined = cache.get(dayKey(owner, day))?.data;
    return !log || applyChanges(log, day, [change]).entries.length === 0;
  };
  const isBound = (day: CalendarDay) => day === bounds.firstDay || day === bounds.lastDay;
  const isLeft = daysOf(change).some((day) => isBound(day) && !there.includes(day) && isEmpty(day));
  return { changed: withDays(bounds, there), isLeft };
}

const daysIn = (change: LogChange, answer?: Answer) => [
  ...new Set([...daysOf(change), ...(answer?.days ?? []).map(({ day }) => day)]),
];

/** The key of the days with entries of the month of this day. */
const monthKey = (owner: string, day: CalendarDay) => daysKey(owner, `${day.slice(0, 7)}-01`);

/** The keys of the responses that an answer may change. */
export function keysIn(owner: string, cache: Cache, change: LogChange, answer?: Answer) {
  const days = daysIn(change, answer);
  return [
    boundsKey(owner),
    deletedKey(owner),
    ...days.flatMap((day) => [dayKey(owner, day), monthKey(owner, day)]),
    ...statsByDayKeysOf(cache.keys(), owner, days),
  ];
}

/**
 * What an answered change makes of the cached responses.
 * @param answer undefined after a rejection: the server knows best what they are then.
 * @returns the rows that change, and the keys of the responses that are to be fetched again.
 */
export function answerResponses(
  owner: string,
  cache: Cache,
  rows: ReadonlyMap<string, ResponseRow>,
  change: LogChange,
  answer?: Answer,
): { putResponses: ResponseRow[]; stale: Set<string> } {
  if (!answer) return { putResponses: [], stale: new Set(keysIn(owner, cache, change)) };
  const putResponses: ResponseRow[] = [];
  const stale = new Set<string>();
  const bounds: LogBounds | undefined = cache.get(boundsKey(owner))?.data;
  const put = (key: string, data: unknown, fetchedAt = rows.get(key)?.fetchedAt ?? 0) =>
    void putResponses.push({ key, owner, data, fetchedAt, isStale: stale.has(key) });

  if (isSettingChange(change)) {
    const { settings } = bounds ?? {};
    const { version = 0 } = answer;
    if (!settings) stale.add(boundsKey(owner));
    // Another device may have changed it since.
    else if (version >= (settingIn(settings, change)?.version ?? 0)) {
      const changed = withSetting(settings, withVersion(change, version));
      put(boundsKey(owner), { ...bounds, settings: changed });
    }
    return { putResponses, stale };
  }

  for (const day of daysIn(change, answer)) {
    const key = dayKey(owner, day);
    const log: DayLog | undefined = cache.get(key)?.data;
    const changed = log && withAnswer(log, day, change, answer);
    const stats = statsOf(answer, day);
    // If the sums differ, another device has logged something: the day is fetched again.
    const isWhole = changed && stats && sameTotals(changed.totals, stats);
    if (!isWhole) stale.add(key);
    if (changed) put(key, changed, isWhole ? Date.now() : undefined);
  }

  // A day whose log this device does not have is marked by the list of its month alone.
  const there = answer.entries.filter(({ deletedAt }) => deletedAt === null).map(({ day }) => day);
  for (const month of new Set(there.map((day) => monthKey(owner, day)))) {
    const listed: CalendarDay[] | undefined = cache.get(month)?.data;
    const added = there.filter((day) => monthKey(owner, day) === month && !listed?.includes(day));
    if (listed && added.length > 0) put(month, [...listed, ...new Set(added)]);
  }

  // The same goes for its totals in a week or a longer range.
  const answeredDays = new Set(answer.days.map(({ day }) => day));
  const days = daysIn(change, answer);
  for (const key of statsByDayKeysOf(cache.keys(), owner, days)) {
    const listed: DayStats[] | undefined = cache.get(key)?.data;
    // A day of zeros may have no entries any more.
    const own = answer.days.filter(
      ({ day, stats }) =>
        isInRange(key, day) && (there.includes(day) || !sameTotals(stats, totalsOf([]))),
    );
    const isUnsure = days.some(
      (day) => isInRange(key, day) && own.every((known) => known.day !== day),
    );
    // What is on its way may not have the change.
    if (!listed || isUnsure) stale.add(key);
    if (listed) put(key, [...listed.filter(({ day }) => !answeredDays.has(day)), ...own]);
  }

  if (bounds === undefined) stale.add(boundsKey(owner));
  else {
    const { changed, isLeft } = boundsAfter(bounds, cache, owner, change, there);
    if (isLeft) stale.add(boundsKey(owner));
    if (changed !== bounds || isLeft) put(boundsKey(owner), changed);
  }

  const deleted: LoggedEntry[] | undefined = cache.get(deletedKey(owner))?.data;
  if (deleted) {
    const ids = new Set(answer.entries.map((entry) => entry.id));
    const gone = answer.entries.filter((entry) => entry.deletedAt !== null);
    put(deletedKey(owner), [...gone, ...deleted.filter(({ id }) => !ids.has(id))]);
  }
  return { putResponses, stale };
}
