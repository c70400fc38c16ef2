import { type CalendarDay, EntryList, type EntryListSlotProps } from '@foodlog/ui';
import { useEffect, useState } from 'react';
import { failureWords } from '../api/failureWords.ts';
import { asShown } from './asShown.ts';
import type { LoggedEntry } from './DayLog.types.ts';
import { editButtonId } from './editButtonId.ts';
import { anyKeptEdit, keptEdit } from './keptEdit.ts';
import { useLogChanges } from './LogChangesContext.ts';
import { notLoaded } from './notLoaded.ts';
import { Problem } from './Problem.tsx';
import type { DayLogState } from './useDayLog.ts';

const loadEditor = async () => (await import('./EditEntry.tsx')).EditEntry;

// The same object in every render: with another one, every row would render.
const slotProps: EntryListSlotProps = {
  editButton: ({ entry }) => ({ id: editButtonId(entry) }),
};

/** An entry that is being edited, and the editor, which is loaded for the first. */
interface Editing {
  entry: LoggedEntry;
  takesFocus: boolean;
  Editor: Awaited<ReturnType<typeof loadEditor>>;
}

/** The entries of the day on screen: each can be mended in place, or deleted with a way back. */
export function DayEntries({
  userId,
  log,
  error,
  minDate,
  maxDate,
}: DayLogState & { userId: string; minDate: CalendarDay | undefined; maxDate: CalendarDay }) {
  const { changes, send } = useLogChanges();
  const [editing, setEditing] = useState<Editing>();
  const [problem, setProblem] = useState<string>();
  const find = (id: string) => log?.entries.find((entry) => entry.id === id);

  useEffect(() => {
    const entry = anyKeptEdit(userId);
    // One that was saved before the page was left has its answer to come.
    const isSaved = changes
      .getState()
      .pending.some((change) => change.kind === 'update' && change.before.id === entry?.id);
    if (!entry || isSaved) return undefined;
    let isShown = true;
    const open = async () => {
      const Editor = await loadEditor().catch(() => undefined);
      if (!isShown) return;
      // Who types elsewhere meanwhile goes on there.
      const takesFocus = document.activeElement === document.body;
      if (Editor) setEditing((opened) => opened ?? { entry, takesFocus, Editor });
      else
        setProblem(
          `What you typed for ${entry.name} is kept. Check your connection and reload the page.`,
        );
    };
    void open();
    return () => {
      isShown = false;
    };
  }, [changes, userId]);
  const edit = async (row: LoggedEntry) => {
    setProblem(undefined);
    try {
      const Editor = await loadEditor();
      setEditing({ entry: keptEdit(userId, row.id) ?? row, takesFocus: true, Editor });
    } catch {
      setProblem(notLoaded);
    }
  };
  const remove = async (entry: LoggedEntry) => {
    setProblem(undefined);
    try {
      await changes.make({ kind: 'delete', entries: [entry] }, send);
    } catch (failure) {
      setProblem(failureWords(failure, `${entry.name} is still in your log.`));
    }
  };
  const withEntry = (act: (entry: LoggedEntry) => Promise<void>) => (row: { id: string }) => {
    const entry = find(row.id);
    if (entry) void act(entry);
  };

  const entries = log?.entries.map((entry) => asShown(entry));
  // What is being edited stays, with all that was typed, also when it is gone from this day or the day has changed.
  const isElsewhere = editing !== undefined && !find(editing.entry.id);
  const shown = isElsewhere ? [asShown(editing.entry), ...(entries ?? [])] : entries;

  return (
    <div>
      {problem && <Problem>{problem}</Problem>}
      {(shown !== undefined || error === undefined) && (
        <EntryList
          entries={shown}
          slotProps={slotProps}
          editingId={editing?.entry.id}
          onEdit={withEntry(edit)}
          onDelete={withEntry(remove)}
          renderEditor={() =>
            editing && (
              <editing.Editor
                userId={userId}
                entry={editing.entry}
                minDate={minDate}
                maxDate={maxDate}
                takesFocus={editing.takesFocus}
                // Only this one: an answer may come when another is open.
                onClose={() => setEditing((opened) => (opened === editing ? undefined : opened))}
              />
            )
          }
        />
      )}
    </div>
  );
}
