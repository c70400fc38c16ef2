import { UndoBar } from '@foodlog/ui';
import { useState, useSyncExternalStore } from 'react';
import { errorWords } from '../api/errorWords.ts';
import { changeWords } from './changeWords.ts';
import { useLogChanges } from './LogChangesContext.ts';

/** Offers to take back the last change, and then the one before it, as often as there are any. */
export function UndoLastChange({ keyShortcut }: { keyShortcut: string | undefined }) {
  const { changes, send } = useLogChanges();
  const { undo } = useSyncExternalStore(changes.subscribe, changes.getState);
  const [problem, setProblem] = useState<string>();
  const words = undo.last && changeWords(undo.last);
  return (
    <UndoBar
      message={problem ?? words}
      count={undo.count}
      keyShortcut={keyShortcut}
      onUndo={() => {
        setProblem(undefined);
        changes.undo(send).catch((error: unknown) => {
          setProblem(`That could not be taken back. ${errorWords(error)}`);
        });
      }}
    />
  );
}
