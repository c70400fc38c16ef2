import { useRef, useState } from 'react';
import type { SubmitEvent } from 'react';
import { flushSync } from 'react-dom';

type Problems<Word extends string> = Partial<Record<string, Word>>;

interface CheckedFormState<Word extends string> {
  pending: boolean;
  problems: Problems<Word>;
  /** Why the last attempt failed; empty when it did not. */
  failure: string;
}

interface CheckedFormOptions<Values, Word extends string> {
  /** The values of the form, and for each field that cannot be sent which message to show at it. */
  read: (data: FormData) => { values: Values; problems: Problems<Word> };
  onSubmit: (values: Values) => Promise<void>;
  /** Shown when `onSubmit` fails without words of its own. */
  failed: string;
  /** What the form does once `onSubmit` has succeeded. */
  onDone?: (form: HTMLFormElement) => void;
}

const IDLE = { pending: false, problems: {}, failure: '' };

/** What happens when a form is submitted. The fields keep their own text, so that typing renders nothing. */
export function useCheckedForm<Values, Word extends string>({
  read,
  onSubmit,
  failed,
  onDone,
}: CheckedFormOptions<Values, Word>) {
  const [state, setState] = useState<CheckedFormState<Word>>(IDLE);
  const sending = useRef(false);

  async function submit(form: HTMLFormElement) {
    // A second Enter can come before the button is seen as disabled.
    if (sending.current) return;
    const { values, problems } = read(new FormData(form));
    const [wrong] = Object.keys(problems);
    if (wrong) {
      // The message has to be there before the focus, or it is not read out.
      flushSync(() => setState({ ...IDLE, problems }));
      focusField(form, wrong);
      return;
    }

    sending.current = true;
    const { activeElement } = form.ownerDocument;
    setState({ ...IDLE, pending: true });
    let failure = '';
    try {
      await onSubmit(values);
    } catch (error) {
      failure = (error instanceof Error && error.message) || failed;
    }
    sending.current = false;
    flushSync(() => setState({ ...IDLE, failure }));
    if (!failure) onDone?.(form);
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
      if (!(field in state.problems)) return;
      setState((now) => ({ ...now, problems: { ...now.problems, [field]: undefined } }));
    },
  };
}

export function focusField(form: HTMLFormElement, name: string) {
  form.querySelector<HTMLElement>(`[name="${name}"]`)?.focus();
}

/** A disabled button that had the focus drops it to the body. */
function isFocusLost({ ownerDocument: { activeElement, body } }: HTMLFormElement) {
  return activeElement === null || activeElement === body;
}

/** Nobody has moved on to another part of the page meanwhile. */
export function isFocusFree(form: HTMLFormElement) {
  return isFocusLost(form) || form.contains(form.ownerDocument.activeElement);
}
