import { UndoBar } from '@foodlog/ui';
import { useState, useSyncExternalStore } from 'react';
import { errorWords } from '../api/errorWords.ts';
import { changeWords } from './changeWords.ts';
import { useLogChanges } from './LogChangesContext.ts';

/** Offers to take back the last change, and then the one before it, as often as there are any. */
export function UndoLastChange({ keyShortcut }: { keyShortcut: string | undefined }) {
  const { changes, send } = useLogChanges();
  const { undo } = useSyncExternalStore(changes.subscribe, changes.getState);
  const [problem, setProblem] = useState<{ words: string; before: typeof undo.last }>();
  const words = undo.last && changeWords(undo.last);
  return (
    <UndoBar
      // A refusal stands there until something else can be undone.
      message={problem && problem.before === undo.last ? problem.words : words}
      count={undo.count}
      keyShortcut={keyShortcut}
      onUndo={() => {
        setProblem(undefined);
        changes.undo(send).catch((error: unknown) => {
          setProblem({
            words: `That could not be taken back. ${errorWords(error)}`,
            before: changes.getState().undo.last,
          });
        });
      }}
    />
  );
}
