import { type CalendarDay, EntryList } from '@foodlog/ui';
import { lazy, Suspense, useState } from 'react';
import { errorWords } from '../api/errorWords.ts';
import { asShown } from './asShown.ts';
import type { LoggedEntry } from './DayLog.types.ts';
import { useLogChanges } from './LogChangesContext.ts';
import { Problem } from './Problem.tsx';
import type { DayLogState } from './useDayLog.ts';

const EditEntry = lazy(async () => ({ default: (await import('./EditEntry.tsx')).EditEntry }));

/** The entries of the day on screen: each can be mended in place, or deleted with a way back. */
export function DayEntries({
  log,
  error,
  minDate,
  maxDate,
}: DayLogState & { minDate: CalendarDay | undefined; maxDate: CalendarDay }) {
  const { changes, send } = useLogChanges();
  const [editing, setEditing] = useState<LoggedEntry>();
  const [problem, setProblem] = useState<string>();
  const find = (id: string) => log?.entries.find((entry) => entry.id === id);

  const remove = (id: string) => {
    const entry = find(id);
    if (!entry) return;
    setProblem(undefined);
    changes.make({ kind: 'delete', entries: [entry] }, send).catch((failure: unknown) => {
      setProblem(`${entry.name} is still in your log. ${errorWords(failure)}`);
    });
  };

  return (
    <div>
      {problem && <Problem>{problem}</Problem>}
      {(log !== undefined || error === undefined) && (
        <EntryList
          entries={log?.entries.map((entry) => asShown(entry))}
          editingId={editing?.id}
          onEdit={({ id }) => setEditing(find(id))}
          onDelete={({ id }) => remove(id)}
          renderEditor={(entry) =>
            editing && (
              <Suspense fallback={null}>
                <EditEntry
                  entry={editing}
                  current={find(entry.id) ?? editing}
                  minDate={minDate}
                  maxDate={maxDate}
                  onClose={() => setEditing(undefined)}
                />
              </Suspense>
            )
          }
        />
      )}
    </div>
  );
}
