import type { CalendarDay } from '@foodlog/ui';
import { type ReactNode, useLayoutEffect, useMemo } from 'react';
import { useSWRConfig } from 'swr';
import { useDevice } from '../../device/DeviceContext.ts';
import type { ChangeFragment } from '../../api/operations.generated.ts';
import { dayKey, deletedKey } from '../data/cacheKeys.ts';
import { type DayLog, daysOf, type LogChange, type LoggedEntry } from '../data/FoodLog.types.ts';
import { emptyUntil, isDayLog, nothingLogged } from '../data/keptAnswers.ts';
import { useApi } from '../data/useApi.ts';
import { useConnection } from '../data/useConnection.ts';
import { useDayRequests } from '../data/useDayRequests.ts';
import { sameTotals, totalsOf, applyChanges } from './applyChanges.ts';
import { LogChanges } from './LogChanges.ts';
import { LogChangesContext } from './LogChangesContext.ts';
import { sendChange } from './sendChange.ts';
import { useUpdateBounds } from './useUpdateBounds.ts';

const statsOf = (answer: ChangeFragment, day: CalendarDay) =>
  answer.days.find((one) => one.day === day)?.stats;

/** Within how long a page that is awake hears of an answer to another, in milliseconds. */
const newsDelay = 1000;

const isLate = (at?: number): at is number => at !== undefined && Date.now() - at > newsDelay;

/** A day with an answered change. The day's total is the sum of its entries. */
function withAnswer(
  log: DayLog,
  day: CalendarDay,
  change: LogChange,
  answer: ChangeFragment,
): DayLog {
  const versions = new Map(log.entries.map((entry) => [entry.id, entry.version]));
  // The answer may be late news of another page, and the entry have changed since.
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

/** Keeps one person's changes while pages come and go, and writes each answer into the cached days. */
export function LogChangesProvider({
  userId: id,
  loginId,
  children,
}: {
  userId: string;
  /** Undefined until it is known; nothing is changed or sent before. */
  loginId: string | undefined;
  children: ReactNode;
}) {
  const api = useApi();
  const device = useDevice();
  const connection = useConnection();
  const requests = useDayRequests();
  const { cache, mutate } = useSWRConfig();
  const updateBounds = useUpdateBounds(id);
  const changes = useMemo(
    () =>
      new LogChanges(
        { userId: id, loginId },
        device,
        connection.getIsReachable,
        async (...change) => sendChange(api, ...change),
        (change, answer, at) => {
          updateBounds(change, answer);
          if (answer) {
            const ids = new Set(answer.entries.map((entry) => entry.id));
            const gone = answer.entries.filter((entry) => entry.deletedAt !== null);
            void mutate<LoggedEntry[]>(
              deletedKey(id),
              (known) => known && [...gone, ...known.filter((entry) => !ids.has(entry.id))],
              { revalidate: false },
            );
          } else void mutate(deletedKey(id));
          const days = new Set([...daysOf(change), ...(answer?.days ?? []).map(({ day }) => day)]);
          for (const day of days) {
            const key = dayKey(id, day);
            requests.overtake(key);
            const empty = emptyUntil(cache, device, id, day);
            const fetched: DayLog | undefined = cache.get(key)?.data;
            // Without the new entry, a day that is known to be empty would show as empty until it is fetched.
            const log = fetched ?? (empty === undefined ? undefined : nothingLogged);
            // The change waits no more, so the day that is kept must hold it. Another page may have kept that day.
            const keepChange = (made: ChangeFragment, fallback?: DayLog) =>
              void device.changeAnswer(
                id,
                key,
                (data) =>
                  isDayLog(data) ? withAnswer(data, day, change, made) : (fallback ?? data),
                at,
                fallback && (device.answers.get(key)?.keptAt ?? empty),
              );
            const isOvertaken = isLate(at) && (device.answers.get(key)?.keptAt ?? 0) > at;
            if (answer && log && !isOvertaken) {
              const changed = withAnswer(log, day, change, answer);
              const stats = statsOf(answer, day);
              // If the sums differ, another device has logged something: the day is fetched again.
              const isWhole = fetched && stats !== undefined && sameTotals(changed.totals, stats);
              void mutate<DayLog>(key, changed, { revalidate: isLate(at) || !isWhole });
              if (isWhole) void device.keepAnswer(id, key, changed, at);
              else keepChange(answer, changed);
            } else if (log) {
              // After a refusal, or news that the day is newer than, the server knows best what the day holds.
              void mutate(key);
            } else {
              // A fetch under way may answer with the day as it was before the change.
              void mutate(key, () => undefined);
              if (answer) keepChange(answer);
            }
          }
        },
      ),
    [api, cache, connection, device, id, loginId, mutate, requests, updateBounds],
  );

  const isNamed = loginId !== undefined;
  // It ends in the same moment as SWR's cache: a later effect could still write into that.
  useLayoutEffect(() => {
    if (!isNamed) return undefined;
    const stop = changes.start();
    addEventListener('online', changes.sendNow);
    const stopListening = connection.subscribe(() => {
      if (!connection.getIsReachable()) changes.stopWaiting();
    });
    return () => {
      stop();
      stopListening();
      removeEventListener('online', changes.sendNow);
    };
  }, [changes, connection, isNamed]);

  return <LogChangesContext value={changes}>{children}</LogChangesContext>;
}
