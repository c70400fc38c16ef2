import { useEffect, useRef, useState } from 'react';

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

/** Does what a person would do to the control that declares the key: goes to a field, presses a button. */
function act(event: KeyboardEvent, hasTyped: boolean) {
  const key = pressedKey(event, hasTyped);
  if (!key) return;
  const control = document.querySelector<HTMLElement>(`[aria-keyshortcuts="${CSS.escape(key)}"]`);
  if (!control) return;
  event.preventDefault();
  if (control instanceof HTMLInputElement) control.focus();
  else control.click();
}

/**
 * Keys for what is done most. They act on the control that shows them and declares them in aria-keyshortcuts, so
 * that one that is not there does nothing. A person can turn them off on this device (WCAG 2.1.4).
 */
export function useKeyShortcuts() {
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
    on('keydown', (event) => act(event, hasTyped.current));
    on('input', ({ isTrusted }) => {
      if (isTrusted) hasTyped.current = true;
    });
    on('reset', () => {
      hasTyped.current = false;
    });
    return () => stop.abort();
  }, [areOn]);
  const undo = /mac/i.test(navigator.userAgent) ? 'Meta+Z' : 'Control+Z';
  return {
    areOn,
    setAreOn: (next: boolean) => {
      setAreOn(next);
      store(next);
    },
    keys: areOn ? { name: '/', undo } : {},
  };
}
