import { UndoBar } from '@foodlog/ui';
import { useState, useSyncExternalStore } from 'react';
import { failureWords } from '../api/failureWords.ts';
import { changeWords } from './changeWords.ts';
import { useLogChanges } from './LogChangesContext.ts';

/** Offers to take back the last change, and then the one before it, as often as there are any. */
export function UndoLastChange({ keyShortcut }: { keyShortcut: string | undefined }) {
  const { changes, send } = useLogChanges();
  const { undo } = useSyncExternalStore(changes.subscribe, changes.getState);
  /** What is said of the last press, until something else can be taken back. */
  const [said, setSaid] = useState<{ words: string | undefined; last: typeof undo.last }>();
  const say = (words: string | undefined) => setSaid({ words, last: changes.getState().undo.last });
  const { last, count } = undo;
  const words = last && changeWords(last);
  return (
    <UndoBar
      message={said && said.last === last ? said.words : words}
      count={count}
      keyShortcut={keyShortcut}
      onDismiss={() => say(undefined)}
      onUndo={() => {
        changes.undo(send).catch((error: unknown) => {
          say(failureWords(error, 'That could not be taken back.'));
        });
        const next = changes.getState().undo.last;
        say(next && `Taken back. Before that: ${changeWords(next)}`);
      }}
    />
  );
}
