import type { FoodFormValues } from '@foodlog/ui';
import { useCallback } from 'react';

const fields = (form: HTMLFormElement) =>
  [...form.elements].filter((element) => element instanceof HTMLInputElement);

function store(key: string, draft: Record<string, string>) {
  try {
    sessionStorage.setItem(key, JSON.stringify(draft));
  } catch {
    // Blocked or full: typing goes on without a draft.
  }
}

/** What the form ref and its input handler need, and how a draft is ended. */
export interface Draft {
  /** Puts what was typed before back into a form that appears. */
  restore: (form: HTMLFormElement | null) => void;
  /** Keeps what is typed. Renders nothing. */
  keep: (event: { currentTarget: HTMLFormElement }) => void;
  /** Puts a food where the next form that appears finds it. */
  fill: (food: FoodFormValues) => void;
  /** Forgets it: it is in the log now. */
  forget: () => void;
}

/**
 * Keeps a half-typed food for this tab, so that a reload, a step back, or a session that ends does not
 * lose it. Each person's own; gone with the tab. Where storage is blocked, nothing is kept.
 */
export function useDraft(userId: string): Draft {
  const key = `food-log draft ${userId}`;
  const restore = useCallback(
    (form: HTMLFormElement | null) => {
      if (!form) return;
      try {
        const draft: unknown = JSON.parse(sessionStorage.getItem(key) ?? '{}');
        const typed = new Map(Object.entries(Object(draft)));
        for (const field of fields(form)) {
          const value = typed.get(field.name);
          if (typeof value === 'string') field.value = value;
        }
      } catch {
        // Blocked storage, or a draft that nobody can read: the form stays empty.
      }
    },
    [key],
  );
  return {
    restore,
    keep: ({ currentTarget }) => {
      store(key, Object.fromEntries(fields(currentTarget).map(({ name, value }) => [name, value])));
    },
    fill: (food) => {
      const typed = Object.entries(food).map(([name, value]) => [name, String(value)]);
      store(key, Object.fromEntries(typed));
    },
    forget: () => store(key, {}),
  };
}
