import { type RefObject, useEffect, useRef, useState } from 'react';

const storageKey = 'food-log keyboard shortcuts';

function wereTurnedOff(): boolean {
  try {
    return localStorage.getItem(storageKey) === 'off';
  } catch {
    return false;
  }
}

function store(areOn: boolean) {
  try {
    localStorage.setItem(storageKey, areOn ? 'on' : 'off');
  } catch {
    // Blocked or full: it holds for this page.
  }
}

/**
 * The key as aria-keyshortcuts writes it; undefined where it means something else or types a sign.
 * @param hasTyped whether something was typed since the form was last empty: there is typing to be undone.
 */
function pressedKey(event: KeyboardEvent, hasTyped: boolean): string | undefined {
  const { target, key, ctrlKey, metaKey } = event;
  if (event.defaultPrevented || event.repeat || event.isComposing || event.altKey) return undefined;
  if (!(target instanceof Element) || target.closest('[role=dialog]')) return undefined;
  const hasModifier = ctrlKey || metaKey;
  // With Shift, a letter is another shortcut, and a sign is where the keyboard has it.
  if (hasModifier && event.shiftKey) return undefined;
  const field = target.closest('input:not([type=checkbox]), textarea, select, [contenteditable]');
  // The form has the focus again after each food; until the next is typed, there is nothing else to undo.
  if (field && (!hasModifier || hasTyped)) return undefined;
  // Where the keyboard writes no Latin letters, by the place of the key.
  const sign =
    hasModifier && event.code === 'KeyZ' && !/[a-z]/i.test(key) ? 'Z' : key.toUpperCase();
  return `${ctrlKey ? 'Control+' : ''}${metaKey ? 'Meta+' : ''}${sign}`;
}

/** The controls on which the keys act. */
interface ShortcutControls {
  nameInput: RefObject<HTMLInputElement | null>;
  undoButton: RefObject<HTMLButtonElement | null>;
}

const nameKey = '/';
const undoKey = () => (/mac/i.test(navigator.userAgent) ? 'Meta+Z' : 'Control+Z');

/**
 * Keys for what is done most. Each acts on the control that shows it and declares it in aria-keyshortcuts; where that
 * control is not on the page, the key does nothing. A person can turn the keys off on this device (WCAG 2.1.4).
 */
export function useKeyShortcuts({ nameInput, undoButton }: ShortcutControls) {
  const [areOn, setAreOn] = useState(() => !wereTurnedOff());
  const hasTyped = useRef(false);
  useEffect(() => {
    if (!areOn) return undefined;
    const stop = new AbortController();
    const { signal } = stop;
    const on = <Name extends 'input' | 'keydown' | 'reset'>(
      name: Name,
      listener: (event: DocumentEventMap[Name]) => void,
    ) => document.addEventListener(name, listener, { signal });
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
  return {
    areOn,
    setAreOn: (next: boolean) => {
      setAreOn(next);
      store(next);
    },
    keys: areOn ? { name: nameKey, undo: undoKey() } : {},
  };
}
