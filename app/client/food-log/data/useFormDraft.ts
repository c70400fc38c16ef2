import { useCallback } from 'react';

const fields = (form: HTMLFormElement) =>
  [...form.elements].filter((element) => element instanceof HTMLInputElement);

/** @returns false where storage is blocked or full: typing goes on without a draft. */
function store(key: string, draft: string): boolean {
  try {
    sessionStorage.setItem(key, draft);
    return true;
  } catch {
    return false;
  }
}

/** Takes out what is stored; null when there is nothing. */
function take(key: string): string | null {
  try {
    const draft = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
    return draft;
  } catch {
    // Blocked storage: nothing is kept.
    return null;
  }
}

/** What the form ref and its input handler need, and how a draft is ended. */
export interface FormDraft {
  /** Puts what was typed before back into a form that appears. */
  restore: (form: HTMLFormElement | null) => void;
  /** Keeps what is typed. Renders nothing. */
  keep: (event: { currentTarget: HTMLFormElement }) => void;
  /**
   * Sends what was typed, which is no draft any more then, unless sending fails.
   * @param isKept whether what is being sent outlives the page.
   */
  submit: (send: () => Promise<void>, isKept: () => boolean) => Promise<void>;
  /** Forgets it: it was given up. */
  forget: () => void;
}

/**
 * Keeps what is half typed into a form for this tab, so that a reload, a step back, or a session that ends does not
 * lose it. Gone with the tab. Where storage is blocked, nothing is kept.
 * @param key each person's own.
 * @param begunFrom what is being changed, if it is a change: what was typed over anything else is not put back.
 */
export function useFormDraft(key: string, begunFrom?: string): FormDraft {
  const restore = useCallback(
    (form: HTMLFormElement | null) => {
      if (!form) return;
      try {
        const draft: unknown = JSON.parse(sessionStorage.getItem(key) ?? '{}');
        const typed = new Map(Object.entries(Object(draft)));
        if (typed.get('begunFrom') !== begunFrom) return;
        for (const field of fields(form)) {
          const value = typed.get(field.name);
          if (typeof value === 'string') field.value = value;
        }
      } catch {
        // Blocked storage, or a draft that nobody can read: the form stays empty.
      }
    },
    [key, begunFrom],
  );
  return {
    restore,
    keep: ({ currentTarget }) => {
      const typed = fields(currentTarget).map(({ name, value }) => [name, value]);
      store(key, JSON.stringify({ ...Object.fromEntries(typed), begunFrom }));
    },
    submit: async (send, isKept) => {
      const sent = send();
      // From now on it is kept as what is sent: who comes back to the page is not to send it twice.
      const isSafe = isKept();
      const draft = isSafe ? take(key) : null;
      try {
        await sent;
      } catch (error) {
        if (draft !== null) store(key, draft);
        throw error;
      }
      if (!isSafe) take(key);
    },
    forget: () => void take(key),
  };
}
