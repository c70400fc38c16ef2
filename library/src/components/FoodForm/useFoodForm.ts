import { useRef, useState } from 'react';
import type { SubmitEvent } from 'react';
import { flushSync } from 'react-dom';
import type { FoodFormProps } from './FoodForm.types.ts';
import { readFoodForm } from './readFoodForm.ts';
import type { FoodFormProblems } from './readFoodForm.ts';

interface FoodFormState {
  pending: boolean;
  problems: FoodFormProblems;
  /** Why the last attempt failed; empty when it did not. */
  failure: string;
}

const IDLE: FoodFormState = { pending: false, problems: {}, failure: '' };

/** What happens when a FoodForm is submitted. The fields keep their own text, so that typing renders nothing. */
export function useFoodForm(onSubmit: FoodFormProps['onSubmit'], failed: string) {
  const [state, setState] = useState(IDLE);
  const sending = useRef(false);

  async function submit(form: HTMLFormElement) {
    // A second Enter can come before the button is seen as disabled.
    if (sending.current) return;
    const entry = readFoodForm(new FormData(form));
    if ('problems' in entry) {
      // The message has to be there before the focus, or it is not read out.
      flushSync(() => setState({ ...IDLE, problems: entry.problems }));
      focus(form, Object.keys(entry.problems)[0]);
      return;
    }

    sending.current = true;
    const { activeElement } = form.ownerDocument;
    setState({ ...IDLE, pending: true });
    let failure = '';
    try {
      await onSubmit(entry.values);
    } catch (error) {
      failure = (error instanceof Error && error.message) || failed;
    }
    sending.current = false;
    flushSync(() => setState({ ...IDLE, failure }));
    if (!failure) form.reset();
    if (!failure && isFocusFree(form)) focus(form, 'name');
    if (failure && isFocusLost(form) && activeElement instanceof HTMLElement) activeElement.focus();
  }

  return {
    ...state,
    submit: (event: SubmitEvent<HTMLFormElement>) => {
      event.preventDefault();
      void submit(event.currentTarget);
    },
    reset: () => setState(IDLE),
    /** A message goes when a person starts to mend what it names. */
    forget: (field: string) => {
      if (field in state.problems) {
        setState({ ...state, problems: { ...state.problems, [field]: undefined } });
      }
    },
  };
}

function focus(form: HTMLFormElement, field: string | undefined) {
  form.querySelector<HTMLElement>(`[name="${field}"]`)?.focus();
}

/** A disabled button that had the focus drops it to the body. */
function isFocusLost({ ownerDocument: { activeElement, body } }: HTMLFormElement) {
  return activeElement === null || activeElement === body;
}

/** Nobody has moved on to another part of the page meanwhile. */
function isFocusFree(form: HTMLFormElement) {
  return isFocusLost(form) || form.contains(form.ownerDocument.activeElement);
}
