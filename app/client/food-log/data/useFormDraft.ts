import { useCallback } from 'react';
import { energyText, getEnergyUnit } from '../../appearance/energy.ts';
import { readDraft, storeDraft } from './drafts.ts';

/** The named fields of a form into which a person types. */
export const fieldsOf = (form: HTMLFormElement) =>
  [...form.elements]
    .filter((element) => element instanceof HTMLInputElement)
    .filter(({ name }) => name !== '');

/** The ref and the input handler of a form with a draft, and what ends the draft. */
export interface FormDraft {
  /** Fills a form that appears with the draft. */
  restore: (form: HTMLFormElement | null) => void;
  /** The text of this name in the draft; that of the calories in the unit of the pages. */
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
      const typed = new Map<string, unknown>(Object.entries(Object(readDraft(key))));
      const text = typed.get('begunFrom') === begunFrom && typed.get(name);
      if (typeof text !== 'string') return undefined;
      return name === 'calories' ? energyText(text, typed.get('energyUnit')) : text;
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
      storeDraft(key, {
        ...Object.fromEntries(typed),
        ...others,
        begunFrom,
        energyUnit: getEnergyUnit(),
      });
    },
    submit: async (send, whenKept) => {
      const sent = send();
      // From now on it is kept as a pending change: with a draft as well, it could be sent twice.
      const draft = readDraft(key);
      const forget = () => void storeDraft(key, undefined);
      forget();
      // What was typed since is newer.
      const restoreDraft = () => {
        if (draft !== undefined && readDraft(key) === undefined) storeDraft(key, draft);
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
      if (!(await kept)) forget();
    },
    forget: () => void storeDraft(key, undefined),
  };
}
