import { type CalendarDay, EntryList, type FoodLogEntry } from '@foodlog/ui';
import { lazy, Suspense, useState } from 'react';
import { errorWords } from '../api/errorWords.ts';
import type { LoggedEntry } from './DayLog.types.ts';
import { timeOf } from './entryTime.ts';
import { useLogChanges } from './LogChangesContext.ts';
import { Problem } from './Problem.tsx';
import type { DayLogState } from './useDayLog.ts';

const EditEntry = lazy(async () => ({ default: (await import('./EditEntry.tsx')).EditEntry }));

/** The same object for the same entry, so that only rows that changed are rendered again. */
const shown = new WeakMap<LoggedEntry, FoodLogEntry>();

function asShown(entry: LoggedEntry): FoodLogEntry {
  const { id, name, calories, fats, proteins, carbs, day, minuteOfDay } = entry;
  const known = shown.get(entry);
  if (known) return known;
  const fresh = { id, name, calories, fats, proteins, carbs, day, time: timeOf(minuteOfDay) };
  shown.set(entry, fresh);
  return fresh;
}

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
