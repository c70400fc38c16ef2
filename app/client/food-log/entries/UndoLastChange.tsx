import { type CalendarDay, UndoBar } from '@foodlog/ui';
import { type Ref, type RefObject, useState, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { describeError } from '../../api/describeError.ts';
import { describeChange } from '../changes/describeChange.ts';
import { useLogChanges } from '../changes/LogChangesContext.ts';
import { useChangeMaker } from '../changes/useChangeMaker.ts';
import type { LogChange } from '../data/FoodLog.types.ts';
import type { EntryFocus } from './useEntryFocus.ts';

/** The first entry that a change is about. */
function firstId(change: LogChange | undefined): string | undefined {
  const [entry] = change?.kind === 'update' ? [change.before] : (change?.entries ?? []);
  return entry?.id;
}

/** Offers to take back the last change, and then the one before it, as often as there are any. */
export function UndoLastChange({
  keyShortcut,
  undoButton,
  entries,
  today,
}: {
  keyShortcut: string | undefined;
  /** Is given the button. */
  undoButton: Ref<HTMLButtonElement>;
  entries: RefObject<EntryFocus | null>;
  today: CalendarDay;
}) {
  const changes = useLogChanges();
  const maker = useChangeMaker();
  const { done } = useSyncExternalStore(changes.subscribe, changes.getState);
  /** What is said of the last press, until something else can be taken back. */
  const [said, setSaid] = useState<{ words: string | undefined; last: LogChange | undefined }>();
  const say = (words: string | undefined) =>
    setSaid({ words, last: changes.getState().done.at(-1) });
  const last = done.at(-1);
  const words = last && describeChange(last, today);

  /** Does what may take away what has the focus, and gives the focus to where a person goes on. */
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
