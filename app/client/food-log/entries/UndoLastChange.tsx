import { type CalendarDay, UndoBar } from '@foodlog/ui';
import { type Ref, type RefObject, useState, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { describeError } from '../../api/describeError.ts';
import { describeChange } from '../changes/describeChange.ts';
import { useLogChanges } from '../changes/LogChangesContext.ts';
import { useChangeMaker } from '../changes/useChangeMaker.ts';
import type { LogChange } from '../data/FoodLog.types.ts';
import type { EntryFocus } from './useEntryFocus.ts';

/** The id of the first entry of a change. */
function firstId(change: LogChange | undefined): string | undefined {
  const [entry] = change?.kind === 'update' ? [change.before] : (change?.entries ?? []);
  return entry?.id;
}

/** Offers to undo the last change, then the one before it, and so on. */
export function UndoLastChange({
  keyShortcut,
  undoButton,
  entries,
  today,
}: {
  keyShortcut: string | undefined;
  /** Receives the Undo button. */
  undoButton: Ref<HTMLButtonElement>;
  entries: RefObject<EntryFocus | null>;
  today: CalendarDay;
}) {
  const changes = useLogChanges();
  const maker = useChangeMaker();
  const { done } = useSyncExternalStore(changes.subscribe, changes.getState);
  /** The words about the last press, until another change can be undone. */
  const [said, setSaid] = useState<{ words: string | undefined; last: LogChange | undefined }>();
  const say = (words: string | undefined) =>
    setSaid({ words, last: changes.getState().done.at(-1) });
  const last = done.at(-1);
  const words = last && describeChange(last, today);

  /** Runs an action that may remove the focused control, and moves the focus to where the person goes on. */
  const keepFocus = (act: () => void, change?: LogChange) => {
    const hadFocus = document.activeElement !== document.body;
    flushSync(act);
    if (!hadFocus || document.activeElement !== document.body) return;
    entries.current?.focusEntry(firstId(change));
  };
  const undoLast = () => {
    changes.undo(maker).catch((error: unknown) => {
      say(`That could not be undone. ${describeError(error)}`);
    });
    const next = changes.getState().done.at(-1);
    say(next && `Undone. Next: ${describeChange(next, today)}`);
  };

  return (
    <UndoBar
      message={said && said.last === last ? said.words : words}
      count={done.length}
      keyShortcut={keyShortcut}
      slotProps={{ undoButton: { ref: undoButton } }}
      onDismiss={() => keepFocus(() => say(undefined))}
      onUndo={() => keepFocus(undoLast, last)}
    />
  );
}
