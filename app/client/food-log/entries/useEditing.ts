import { useEffect, useState } from 'react';
import { t } from '../../language/t.ts';
import type { LoggedEntry } from '../data/FoodLog.types.ts';
import { type EditedEntry, findEditDraft, readEditDraft } from './editDraft.ts';
import { loadPanel, notLoaded } from './loadPanel.ts';

const loadEditor = async () => loadPanel(async () => (await import('./EditEntry.tsx')).EditEntry);

/** The entry that is being edited, and the editor, which loads with the first edit. */
interface Editing {
  entry: EditedEntry;
  takesFocus: boolean;
  Editor: Awaited<ReturnType<typeof loadEditor>>;
}

/**
 * Decides which entry is being edited, one at a time. A half-typed edit from before the page was left opens first.
 * @param firstId the entry to open, if there are several half-typed edits.
 */
export function useEditing(
  userId: string,
  setProblem: (words: string | undefined) => void,
  firstId?: string,
) {
  const [editing, setEditing] = useState<Editing>();

  useEffect(() => {
    const named = firstId === undefined ? undefined : readEditDraft(userId, firstId);
    const entry = named ?? findEditDraft(userId);
    if (!entry) return undefined;
    let isShown = true;
    const open = async () => {
      const Editor = await loadEditor().catch(() => undefined);
      if (!isShown) return;
      // A person who is at a control or in a dialog by now stays there.
      const { activeElement, body } = document;
      const takesFocus = activeElement === body || activeElement instanceof HTMLHeadingElement;
      if (Editor) setEditing((opened) => opened ?? { entry, takesFocus, Editor });
      else
        setProblem(
          t('What you typed for {name} is kept. Check your connection and reload the page.', {
            name: entry.name,
          }),
        );
    };
    void open();
    return () => {
      isShown = false;
    };
  }, [userId, setProblem, firstId]);

  return {
    editing,
    edit: async (row: LoggedEntry) => {
      setProblem(undefined);
      try {
        const Editor = await loadEditor();
        setEditing({ entry: readEditDraft(userId, row.id) ?? row, takesFocus: true, Editor });
      } catch {
        setProblem(notLoaded());
      }
    },
    // Closes only this editor: the answer may come when another one is open.
    close: () => setEditing((opened) => (opened === editing ? undefined : opened)),
  };
}
