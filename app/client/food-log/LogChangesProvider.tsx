import { type ReactNode, useMemo } from 'react';
import { useSWRConfig } from 'swr';
import type { SessionUser } from '../session/Session.types.ts';
import { dayKey } from './dayKey.ts';
import { deletedKey } from './deletedKey.ts';
import { type DayLog, daysOf, type LogChange, type LoggedEntry } from './DayLog.types.ts';
import { LogChanges } from './LogChanges.ts';
import { LogChangesContext } from './LogChangesContext.ts';
import { sendChange } from './sendChange.ts';
import { useApi } from './useApi.ts';
import { withChanges } from './withChanges.ts';

/** Keeps one person's changes while the pages come and go, and puts each answer where its day is cached. */
export function LogChangesProvider({ user, children }: { user: SessionUser; children: ReactNode }) {
  const api = useApi();
  const { mutate } = useSWRConfig();
  const { id, loginId } = user;
  const value = useMemo(() => {
    const changes = new LogChanges((answer, change) => {
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
        const stats = answer?.days.find((one) => one.day === day)?.stats;
        if (!answer) {
          // Refused: what the server has now is the truth.
          void mutate(key);
          continue;
        }
        if (!stats) {
          void mutate<DayLog>(key, (log) => log && withChanges(log, day, [change]));
          continue;
        }
        void mutate<DayLog>(
          key,
          (log) => {
            if (!log) return undefined;
            const gone = { kind: 'delete', entries: answer.entries } as const;
            const there = answer.entries.filter((entry) => entry.deletedAt === null);
            const { entries } = withChanges(log, day, [gone, { kind: 'create', entries: there }]);
            return { totals: stats, entries };
          },
          { revalidate: false },
        );
      }
    });
    return { changes, send: async (change: LogChange) => sendChange(api, loginId, change) };
  }, [api, id, loginId, mutate]);
  return <LogChangesContext value={value}>{children}</LogChangesContext>;
}
