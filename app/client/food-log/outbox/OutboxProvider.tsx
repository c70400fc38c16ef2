import { type ReactNode, useLayoutEffect, useMemo } from 'react';
import { useSWRConfig } from 'swr';
import { useStore } from '../../store/StoreContext.ts';
import { boundsKey, dayKey, statsByDayKeysOf } from '../data/cacheKeys.ts';
import { isReadable } from '../data/cachedResponses.ts';
import { daysOf, type LogBounds } from '../data/FoodLog.types.ts';
import { withDays } from '../data/logBounds.ts';
import { useApi } from '../data/useApi.ts';
import { useConnection } from '../data/useConnection.ts';
import { answerResponses, keysIn } from './answerResponses.ts';
import { Outbox } from './Outbox.ts';
import { OutboxContext } from './OutboxContext.ts';
import { sendChange } from './sendChange.ts';

/** Keeps one person's outbox while pages come and go, and shows what answers and other tabs make of the cached responses. */
export function OutboxProvider({
  owner,
  loginId,
  children,
}: {
  owner: string;
  /** Undefined until it is known; nothing is submitted or sent before. */
  loginId: string | undefined;
  children: ReactNode;
}) {
  const api = useApi();
  const store = useStore();
  const connection = useConnection();
  const { cache, mutate } = useSWRConfig();
  const outbox = useMemo(
    () =>
      new Outbox({
        owner,
        loginId,
        store,
        isReachable: connection.getIsReachable,
        send: async (...change) => sendChange(api, ...change),
        answered: async (change, answer) => {
          // The answer may be late, and another tab may have stored later ones meanwhile.
          await store.read(keysIn(owner, cache, change, answer), false);
          const { putResponses, stale } = answerResponses(
            owner,
            cache,
            store.responses,
            change,
            answer,
          );
          const show = () => {
            for (const { key, data } of putResponses)
              void mutate(key, data, { revalidate: stale.has(key) });
            const shown = new Set(putResponses.map(({ key }) => key));
            for (const key of stale) if (!shown.has(key)) void mutate(key);
          };
          return { putResponses, show };
        },
      }),
    [api, cache, connection, loginId, mutate, owner, store],
  );

  useLayoutEffect(
    () =>
      store.subscribe((keys, applied) => {
        for (const key of keys) {
          const row = store.responses.get(key);
          if (row?.owner === owner && isReadable(row))
            void mutate(key, row.data, { revalidate: row.isStale ?? false });
        }
        // What this tab has asked for may have been answered before, and have come after what the other tab has stored.
        const days = applied.flatMap((row) => (row.owner === owner ? daysOf(row.change) : []));
        const older = new Set(days.map((day) => dayKey(owner, day)));
        const bounds: LogBounds | undefined = cache.get(boundsKey(owner))?.data;
        if (bounds !== undefined && withDays(bounds, days) !== bounds) older.add(boundsKey(owner));
        // Totals by day have those of the days that are here from their logs.
        const unread = days.filter((day) => !keys.includes(dayKey(owner, day)));
        for (const key of statsByDayKeysOf(cache.keys(), owner, unread)) older.add(key);
        for (const key of older) if (!keys.includes(key)) void mutate(key);
      }),
    [cache, mutate, owner, store],
  );

  const isNamed = loginId !== undefined;
  // It ends in the same moment as SWR's cache: a later effect could still write into that.
  useLayoutEffect(() => {
    if (!isNamed) return undefined;
    const stop = outbox.start();
    addEventListener('online', outbox.retry);
    const stopListening = connection.subscribe(() => {
      if (!connection.getIsReachable()) outbox.stall();
    });
    return () => {
      stop();
      stopListening();
      removeEventListener('online', outbox.retry);
    };
  }, [connection, isNamed, outbox]);

  return <OutboxContext value={outbox}>{children}</OutboxContext>;
}
