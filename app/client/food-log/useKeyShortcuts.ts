import { useEffect, useState } from 'react';

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

/** The key as aria-keyshortcuts writes it; undefined where it means something else or types a sign. */
function pressedKey(event: KeyboardEvent): string | undefined {
  const { target, key, ctrlKey, metaKey } = event;
  if (event.defaultPrevented || event.repeat || event.isComposing || event.altKey) return undefined;
  if (!(target instanceof Element) || target.closest('[role=dialog]')) return undefined;
  const hasModifier = ctrlKey || metaKey;
  // With Shift, a letter is another shortcut, and a sign is where the keyboard has it.
  if (hasModifier && event.shiftKey) return undefined;
  const field = target.closest('input:not([type=checkbox]), textarea, select, [contenteditable]');
  // In an empty field there is nothing else to undo.
  const isEmptyField = field instanceof HTMLInputElement && field.value === '';
  if (field && !(hasModifier && isEmptyField)) return undefined;
  return `${ctrlKey ? 'Control+' : ''}${metaKey ? 'Meta+' : ''}${key.toUpperCase()}`;
}

/** Does what a person would do to the control that declares the key: goes to a field, presses a button. */
function act(event: KeyboardEvent) {
  const key = pressedKey(event);
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
  useEffect(() => {
    if (!areOn) return undefined;
    document.addEventListener('keydown', act);
    return () => document.removeEventListener('keydown', act);
  }, [areOn]);
  const undo = /mac/i.test(navigator.userAgent) ? 'Meta+Z' : 'Control+Z';
  return {
    areOn,
    turn: (on: boolean) => {
      setAreOn(on);
      store(on);
    },
    keys: areOn ? { name: '/', undo } : {},
  };
}
