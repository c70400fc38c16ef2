import useEnhancedEffect from '@mui/utils/useEnhancedEffect';
import { useRef, useState } from 'react';
import type { SubmitEvent } from 'react';
import { flushSync } from 'react-dom';
import { activeElementIn } from '../document/activeElementIn.ts';
import { isElement } from '../document/isElement.ts';
import { isFocusLost } from '../document/isFocusLost.ts';
import { caughtMessage } from '../format/errorMessage.ts';

type Errors<Word> = Partial<Record<string, Word>>;

interface FormState<Word> {
  pending: boolean;
  /** Whether the values were questioned, and nothing was changed since. */
  isQuestioned: boolean;
  errors: Errors<Word>;
  /** Why the last submit failed; empty if it did not fail. */
  failure: string;
}

interface FormOptions<Values, Word> {
  /** Returns the values of the form, and the message key of each invalid field. */
  read: (data: FormData) => { values: Values; errors: Errors<Word> };
  onSubmit: (values: Values) => unknown;
  /** Called before `read`. The form is not submitted, and the returned field gets the focus. */
  settle?: (form: HTMLFormElement) => HTMLElement | undefined;
  /** Whether the values are submitted only when they are submitted again. */
  isQuestionable?: (values: Values, data: FormData) => boolean;
  /** Shown when `onSubmit` fails without a message for people. */
  failed: string;
  /** Called when `onSubmit` has succeeded, with what had the focus when it was called. */
  onDone?: (form: HTMLFormElement, focused: Element | null) => void;
}

const IDLE = { pending: false, isQuestioned: false, errors: {}, failure: '' };

/** Validates and submits a form. The fields are uncontrolled, so typing does not rerender. */
export function useForm<Values, Word>({
  read,
  onSubmit,
  settle,
  isQuestionable,
  failed,
  onDone,
}: FormOptions<Values, Word>) {
  const [state, setState] = useState<FormState<Word>>(IDLE);
  /** The form while its values are being submitted. */
  const sending = useRef<HTMLFormElement>(undefined);
  useEnhancedEffect(() => {
    // A render may have made the fields writable.
    if (sending.current) lockFields(sending.current);
  });

  async function send(form: HTMLFormElement, act: (values: Values) => unknown) {
    // A second Enter can arrive before the button is disabled.
    if (sending.current) return;
    const unsure = settle?.(form);
    if (unsure) {
      unsure.focus();
      return;
    }
    const data = new FormData(form);
    const { values, errors } = read(data);
    // In the order of the fields. A message of undefined is none.
    const wrong = Object.keys(Object(values)).find((name) => errors[name]);
    if (wrong) {
      // Screen readers only read the message if it is rendered before the field gets focus.
      flushSync(() => setState({ ...IDLE, errors }));
      focusField(form, wrong);
      return;
    }

    if (!state.isQuestioned && isQuestionable?.(values, data)) {
      setState({ ...IDLE, isQuestioned: true });
      return;
    }

    sending.current = form;
    lockFields(form);
    const focused = activeElementIn(form);
    setState({ ...IDLE, pending: true });
    let failure = '';
    try {
      await act(values);
    } catch (error) {
      failure = caughtMessage(error, failed);
    }
    sending.current = undefined;
    unlockFields(form);
    flushSync(() => setState({ ...IDLE, failure }));
    if (!failure) onDone?.(form, focused);
    else if (isFocusLost(form)) focused?.focus();
  }

  return {
    ...state,
    submit: (event: SubmitEvent<HTMLFormElement>) => {
      event.preventDefault();
      // React would pass it on through a portal to a form around.
      event.stopPropagation();
      void send(event.currentTarget, onSubmit);
    },
    /** Submits to another function than `onSubmit`. Does nothing without a form. */
    send: (form: HTMLFormElement | null, act: typeof onSubmit) => {
      if (form) void send(form, act);
    },
    reset: () => setState(IDLE),
    /** Removes the message of a field, and the question, when a person edits the field. */
    clearError: (field: string) => {
      if (!state.isQuestioned && !(field in state.errors)) return;
      setState((now) => ({
        ...now,
        isQuestioned: false,
        errors: { ...now.errors, [field]: undefined },
      }));
    },
  };
}

/**
 * Makes the fields of a form read-only, so that a success clears no new input. It is no prop, which would render every
 * field: React writes an empty attribute for that, by which `unlockFields` tells the two apart.
 */
function lockFields(form: HTMLFormElement) {
  for (const field of form.querySelectorAll('input:not([readonly])')) {
    field.setAttribute('readonly', 'readonly');
  }
}

function unlockFields(form: HTMLFormElement) {
  for (const field of form.querySelectorAll('[readonly=readonly]')) {
    field.removeAttribute('readonly');
  }
}

export function focusField(form: HTMLFormElement, name: string) {
  const field = form.elements.namedItem(name);
  if (isElement(field, 'input')) field.focus();
}

/** Whether focus is lost or still in the form, so that moving it interrupts nobody. */
export function isFocusFree(form: HTMLFormElement) {
  return isFocusLost(form) || form.contains(activeElementIn(form));
}
