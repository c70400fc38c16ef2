import { useCallback } from 'react';

/** The named fields of a form into which a person types. */
export const fieldsOf = (form: HTMLFormElement) =>
  [...form.elements]
    .filter((element) => element instanceof HTMLInputElement)
    .filter(({ name }) => name !== '');

function store(key: string, draft: string) {
  try {
    sessionStorage.setItem(key, draft);
  } catch {
    // Where storage is blocked or full, the person can type all the same.
  }
}

/** Removes the stored draft and returns it; null when there is none. */
function take(key: string): string | null {
  try {
    const draft = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
    return draft;
  } catch {
    // Where storage is blocked, there is no draft.
    return null;
  }
}

/** The ref and the input handler of a form with a draft, and what ends the draft. */
export interface FormDraft {
  /** Fills a form that appears with the draft. */
  restore: (form: HTMLFormElement | null) => void;
  /** The text of this name in the draft. */
  drafted: (name: string) => string | undefined;
  /**
   * Keeps what is typed as the draft. Renders nothing.
   * @param others other texts than those of the fields, by their names.
   */
  keep: (
    event: { currentTarget: HTMLFormElement },
    others?: Record<string, string | undefined>,
  ) => void;
  /**
   * Sends what was typed. From then on there is no draft, unless sending fails; what does not outlive the page is a
   * draft until `send` resolves.
   * @param send resolves when the form waits no more: with the answer, or after some seconds without one.
   * @param whenKept resolves to whether what is being sent outlives the page.
   */
  submit: (send: () => Promise<void>, whenKept: () => Promise<boolean>) => Promise<void>;
  /** Deletes the draft when the person cancels. */
  forget: () => void;
}

/**
 * Keeps what is half typed into a form for this tab, so that a reload, a step back, or the end of a session does not
 * lose it. The draft ends with the tab. Where storage is blocked, nothing is kept.
 * @param key the person's own storage key.
 * @param begunFrom what the form edits or corrects, if anything: a draft that began from
 * anything else is not restored.
 */
export function useFormDraft(key: string, begunFrom?: string): FormDraft {
  const drafted = useCallback(
    (name: string) => {
      try {
        const draft: unknown = JSON.parse(sessionStorage.getItem(key) ?? '{}');
        const typed = new Map<string, unknown>(Object.entries(Object(draft)));
        const text = typed.get('begunFrom') === begunFrom && typed.get(name);
        return typeof text === 'string' ? text : undefined;
      } catch {
        // Where storage is blocked or the draft is unreadable, there is none.
        return undefined;
      }
    },
    [key, begunFrom],
  );
  const restore = useCallback(
    (form: HTMLFormElement | null) => {
      for (const field of form ? fieldsOf(form) : []) {
        const text = drafted(field.name);
        if (text !== undefined) field.value = text;
      }
    },
    [drafted],
  );
  return {
    drafted,
    restore,
    keep: ({ currentTarget }, others) => {
      const typed = fieldsOf(currentTarget).map(({ name, value }) => [name, value]);
      store(key, JSON.stringify({ ...Object.fromEntries(typed), ...others, begunFrom }));
    },
    submit: async (send, whenKept) => {
      const sent = send();
      // From now on it is kept as a pending change: with a draft as well, it could be sent twice.
      const draft = take(key);
      const restoreDraft = () => {
        if (draft !== null) store(key, draft);
      };
      const kept = whenKept().then((isKept) => {
        if (!isKept) restoreDraft();
        return isKept;
      });
      try {
        await sent;
      } catch (error) {
        restoreDraft();
        throw error;
      }
      if (!(await kept)) take(key);
    },
    forget: () => void take(key),
  };
}
