import { type ReactNode, useEffect, useMemo } from 'react';
import { useSWRConfig } from 'swr';
import { useDevice } from '../../device/DeviceContext.ts';
import type { SessionUser } from '../../session/Session.types.ts';
import { dayKey, deletedKey } from '../data/cacheKeys.ts';
import { type DayLog, daysOf, type LoggedEntry } from '../data/FoodLog.types.ts';
import { emptyUntil, nothingLogged } from '../data/keptAnswers.ts';
import { useApi } from '../data/useApi.ts';
import { useConnection } from '../data/useConnection.ts';
import { sameTotals, totalsOf, applyChanges } from './applyChanges.ts';
import { LogChanges } from './LogChanges.ts';
import { LogChangesContext } from './LogChangesContext.ts';
import { sendChange } from './sendChange.ts';

/** Keeps one person's changes while pages come and go, and writes each answer into the cached days. */
export function LogChangesProvider({ user, children }: { user: SessionUser; children: ReactNode }) {
  const api = useApi();
  const device = useDevice();
  const connection = useConnection();
  const { cache, mutate } = useSWRConfig();
  const { id, loginId } = user;
  const changes = useMemo(
    () =>
      new LogChanges(
        { userId: id, loginId },
        device,
        connection.getIsReachable,
        async (...change) => sendChange(api, ...change),
        (answer, change) => {
          if (answer) {
            const ids = new Set(answer.entries.map((entry) => entry.id));
            const gone = answer.entries.filter((entry) => entry.deletedAt !== null);
            void mutate<LoggedEntry[]>(
              deletedKey(id),
              (known) => known && [...gone, ...known.filter((entry) => !ids.has(entry.id))],
              { revalidate: false },
            );
          } else void mutate(deletedKey(id));
          for (const day of daysOf(change)) {
            const key = dayKey(id, day);
            const known: DayLog | undefined = cache.get(key)?.data;
            // Without the new entry, a day that is known to be empty would show as empty until it is fetched.
            const isEmpty = known === undefined && emptyUntil(device, id, day) !== undefined;
            const log = isEmpty ? nothingLogged : known;
            const stats = answer?.days.find((one) => one.day === day)?.stats;
            if (answer && log && stats) {
              const gone = { kind: 'delete', entries: answer.entries } as const;
              const there = answer.entries.filter((entry) => entry.deletedAt === null);
              const { entries } = applyChanges(log, day, [
                gone,
                { kind: 'create', entries: there },
              ]);
              const totals = totalsOf(entries);
              // If the sums differ, another device has logged something: the day is fetched again.
              const isWhole = sameTotals(totals, stats);
              void mutate<DayLog>(key, { totals, entries }, { revalidate: !isWhole });
              if (isWhole) void device.keepAnswer(key, { totals, entries });
            } else if (answer && log) {
              void mutate<DayLog>(key, applyChanges(log, day, [change]));
            } else if (log) {
              // After a refusal, the server knows best what the day holds.
              void mutate(key);
            } else {
              // A fetch under way may answer with the day as it was before the change.
              void mutate(key, () => undefined);
            }
          }
        },
      ),
    [api, cache, connection, device, id, loginId, mutate],
  );

  useEffect(() => {
    const stop = changes.start();
    const warn = (event: BeforeUnloadEvent) => {
      if (!changes.getState().isKept) event.preventDefault();
    };
    addEventListener('online', changes.sendNow);
    const stopListening = connection.subscribe(() => {
      if (!connection.getIsReachable()) changes.stopWaiting();
    });
    addEventListener('beforeunload', warn);
    return () => {
      stop();
      stopListening();
      removeEventListener('online', changes.sendNow);
      removeEventListener('beforeunload', warn);
    };
  }, [changes, connection]);

  return <LogChangesContext value={changes}>{children}</LogChangesContext>;
}
