import { type CalendarDay, UndoBar, undoBarClasses } from '@foodlog/ui';
import { type Ref, type RefObject, useState, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { describeError } from '../../api/describeError.ts';
import { describeChange, describeUndo } from '../changes/describeChange.ts';
import { useLogChanges } from '../changes/LogChangesContext.ts';
import { useChangeMaker } from '../changes/useChangeMaker.ts';
import type { LogChange } from '../data/FoodLog.types.ts';
import type { EntryFocus } from './useEntryFocus.ts';

/** The id of the first entry of a change. */
function firstId(change: LogChange | undefined): string | undefined {
  const [entry] = change?.kind === 'update' ? [change.before] : (change?.entries ?? []);
  return entry?.id;
}

const look = {
  // The label of the button is flush with the edge of the entries.
  marginInlineEnd: -1,
  // Over an editor, the button would cover the fields and Save.
  [`main:has(li form) & .${undoBarClasses.undoButton}[data-floating=true]`]: {
    visibility: 'hidden',
  },
};

/**
 * Offers to undo the last change, then the one before it, and so on; and to bring back what Adjust has replaced in the
 * form.
 */
export function UndoLastChange({
  keyShortcut,
  undoButton,
  entries,
  today,
  replaced,
}: {
  keyShortcut: string | undefined;
  /** Receives the Undo button. */
  undoButton: Ref<HTMLButtonElement>;
  entries: RefObject<EntryFocus | null>;
  today: CalendarDay;
  /** What Adjust has replaced in the form, until it is brought back. */
  replaced: { name: string; bringBack: () => void } | undefined;
}) {
  const changes = useLogChanges();
  const maker = useChangeMaker();
  const { done } = useSyncExternalStore(changes.subscribe, changes.getState);
  /** The words about the last press, until another change can be undone. */
  const [said, setSaid] = useState<{ words: string; last: LogChange | undefined }>();
  const say = (words: string) => setSaid({ words, last: changes.getState().done.at(-1) });
  const last = done.at(-1);
  const words = last && describeChange(last, today);

  const undoLast = () => {
    changes.undo(maker).catch((error: unknown) => {
      say(`That could not be undone. ${describeError(error)}`);
    });
    const next = changes.getState().done.at(-1);
    say(next ? `Undone. Undo again: ${describeUndo(next, today)}` : 'Undone.');
  };
  const undo = () => {
    if (replaced) {
      replaced.bringBack();
      return;
    }
    // Undo may remove the focused control; then the focus moves to where the person goes on.
    const hadFocus = document.activeElement !== document.body;
    flushSync(undoLast);
    if (!hadFocus || document.activeElement !== document.body) return;
    entries.current?.focusEntry(firstId(last));
  };
  const message = said && said.last === last ? said.words : words;

  return (
    <UndoBar
      message={replaced ? `Replaced ${replaced.name || 'what you typed'}` : message}
      count={done.length + (replaced ? 1 : 0)}
      position="static"
      keyShortcut={keyShortcut}
      slotProps={{ undoButton: { ref: undoButton } }}
      onUndo={undo}
      sx={look}
    />
  );
}
