import { type RefObject, useEffect, useRef, useState } from 'react';

/** The field into which a key types, if any. */
const fieldOf = (target: Element) =>
  target.closest('input:not([type=checkbox]), textarea, select, [contenteditable]');

/** Whether no keyboard on the screen could have sent the key: such a keyboard is there only for a field, without Tab. */
const isOfKeyboard = ({ target, key, isComposing }: KeyboardEvent) =>
  !isComposing && target instanceof Element && (key === 'Tab' || !fieldOf(target));

/**
 * The pressed key as aria-keyshortcuts writes it; undefined where the key types a character or means something else.
 * @param hasTyped whether something was typed since the form was last empty, so that there is typing to undo.
 */
function pressedKey(event: KeyboardEvent, hasTyped: boolean): string | undefined {
  const { target, key, ctrlKey, metaKey } = event;
  if (event.defaultPrevented || event.repeat || event.isComposing || event.altKey) return undefined;
  if (!(target instanceof Element) || target.closest('[role=dialog]')) return undefined;
  const hasModifier = ctrlKey || metaKey;
  // With Control and Shift, a letter is another shortcut. Without Control, some keyboards need Shift to type "/".
  if (hasModifier && event.shiftKey) return undefined;
  // After each food the focus is in the empty form; until the next is typed, Control+Z can only mean the log.
  if (fieldOf(target) && (!hasModifier || hasTyped)) return undefined;
  // On a keyboard without Latin letters, the place of the key decides.
  const sign =
    hasModifier && event.code === 'KeyZ' && !/[a-z]/i.test(key) ? 'Z' : key.toUpperCase();
  return `${ctrlKey ? 'Control+' : ''}${metaKey ? 'Meta+' : ''}${sign}`;
}

/** The controls on which the keys act, and whether they do. */
interface ShortcutControls {
  nameInput: RefObject<HTMLInputElement | null>;
  undoButton: RefObject<HTMLButtonElement | null>;
  /** Whether the person wants the keys. */
  areOn: boolean;
}

const nameKey = '/';
const undoKey = () => (/mac/i.test(navigator.userAgent) ? 'Meta+Z' : 'Control+Z');

/**
 * Keyboard shortcuts for the most common actions. Each key acts on the control that shows it and declares it in aria-
 * keyshortcuts; where that control is not on the page, the key does nothing. A person can turn the keys off in the
 * settings (WCAG 2.1.4).
 */
export function useKeyShortcuts({ nameInput, undoButton, areOn }: ShortcutControls) {
  // Where nothing can hover, a keyboard is known by its first key.
  const [isOffered, setIsOffered] = useState(() => matchMedia('(any-hover: hover)').matches);
  useEffect(() => {
    if (isOffered) return undefined;
    const offer = (event: KeyboardEvent) => {
      if (isOfKeyboard(event)) setIsOffered(true);
    };
    document.addEventListener('keydown', offer);
    return () => document.removeEventListener('keydown', offer);
  }, [isOffered]);
  const hasTyped = useRef(false);
  useEffect(() => {
    if (!areOn) return undefined;
    const stop = new AbortController();
    const { signal } = stop;
    const on = <Name extends 'input' | 'keydown' | 'reset'>(
      name: Name,
      listener: (event: DocumentEventMap[Name]) => void,
      // The form ends its reset itself, so what bubbles does not tell of it.
    ) => document.addEventListener(name, listener, { signal, capture: name === 'reset' });
    on('keydown', (event) => {
      const key = pressedKey(event, hasTyped.current);
      if (key === nameKey && nameInput.current) nameInput.current.focus();
      else if (key === undoKey() && undoButton.current) undoButton.current.click();
      else return;
      event.preventDefault();
    });
    on('input', ({ isTrusted }) => {
      if (isTrusted) hasTyped.current = true;
    });
    on('reset', () => {
      hasTyped.current = false;
    });
    return () => stop.abort();
  }, [areOn, nameInput, undoButton]);
  // The keys are shown where there is a keyboard, or a mouse and so most likely a keyboard.
  return isOffered && areOn ? { name: nameKey, undo: undoKey() } : {};
}
