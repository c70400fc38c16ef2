import { useEffect, useState } from 'react';
import type { LoggedEntry } from '../data/FoodLog.types.ts';
import { findEditDraft, readEditDraft } from './editDraft.ts';
import { loadPanel, notLoaded } from './loadPanel.ts';

const loadEditor = async () => loadPanel(async () => (await import('./EditEntry.tsx')).EditEntry);

/** An entry that is being edited, and the editor, which is loaded for the first. */
interface Editing {
  entry: LoggedEntry;
  takesFocus: boolean;
  Editor: Awaited<ReturnType<typeof loadEditor>>;
}

/**
 * Which entry is being edited, one at a time: at first one whose edit was half typed when the page was left.
 * @param firstId which of them, if there are several.
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
      // Whoever is at another control by then stays there; a heading is no control.
      const { activeElement } = document;
      const takesFocus = !(activeElement instanceof HTMLElement && activeElement.tabIndex >= 0);
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
  }, [userId, setProblem, firstId]);

  return {
    editing,
    edit: async (row: LoggedEntry) => {
      setProblem(undefined);
      try {
        const Editor = await loadEditor();
        setEditing({ entry: readEditDraft(userId, row.id) ?? row, takesFocus: true, Editor });
      } catch {
        setProblem(notLoaded);
      }
    },
    // Only this one: an answer may come when another is open.
    close: () => setEditing((opened) => (opened === editing ? undefined : opened)),
  };
}
