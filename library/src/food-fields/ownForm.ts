import type { ChangeEvent, FormEvent, InputEvent, KeyboardEvent, SyntheticEvent } from 'react';
import { isElement } from '../document/isElement.ts';
import { endKey } from '../slots/endKey.ts';
import { isComposing } from '../slots/isComposing.ts';
import { pressOnce } from '../slots/pressOnce.ts';
import { completeChange } from './completeChange.ts';

type Form = HTMLFormElement;

/** What a team may listen to on the form. */
interface FormHandlers {
  onInput?: ((event: InputEvent<Form>) => void) | undefined;
  onChange?: ((event: ChangeEvent<Form>) => void) | undefined;
  onReset?: ((event: FormEvent<Form>) => void) | undefined;
  onKeyDown?: ((event: KeyboardEvent<Form>) => void) | undefined;
}

interface FormActions {
  /** Called when a person changes a field. */
  input?: (field: HTMLInputElement, event: InputEvent<Form>) => void;
  /** Called when the form is reset, before its fields change. */
  reset?: () => void;
  /** Called when a person presses Escape. Without it, Escape is left to what is around the form. */
  escape?: (() => void) | undefined;
}

/**
 * Ends an event in React, which would pass it on through a portal to a form around. Listeners of the DOM still get it, such
 * as one that closes a menu on a click elsewhere.
 */
function endInReact(event: SyntheticEvent) {
  event.isPropagationStopped = () => true;
}

/**
 * The handlers of a form of its own, also where it is in a dialog of another form: what happens to its fields is nothing
 * that a form around it may submit, reset or mix with its own fields.
 */
export function ownForm(
  { onInput, onChange, onReset, onKeyDown }: FormHandlers,
  { input, reset, escape }: FormActions,
) {
  return {
    onInput: (event: InputEvent<Form>) => {
      onInput?.(event);
      if (isElement(event.target, 'input')) input?.(event.target, event);
      endInReact(event);
    },
    onChange: (event: ChangeEvent<Form>) => {
      onChange?.(event);
      if (input) completeChange(event);
      endInReact(event);
    },
    onReset: (event: FormEvent<Form>) => {
      onReset?.(event);
      // A team that asks first may leave everything as it is.
      if (!event.isDefaultPrevented()) reset?.();
      event.stopPropagation();
    },
    onKeyDown: (event: KeyboardEvent<Form>) => {
      onKeyDown?.(event);
      pressOnce(event);
      // Not if the default is prevented: a dialog around that hears keys first does so to stay open.
      if (event.isPropagationStopped() || isComposing(event)) return;
      // Enter in a field submits this form.
      if (event.key === 'Enter' && isElement(event.target, 'input')) event.stopPropagation();
      if (event.key !== 'Escape' || !escape) return;
      endKey(event);
      escape();
    },
  };
}
