'use client';
import Button from '@mui/material/Button';
import { undoBarText } from '../../locales/en.ts';
import type { UndoBarProps } from './UndoBar.types.ts';
import { UndoBarRoot } from './UndoBarRoot.ts';

/** Says at the bottom of the window what was done, and takes it back. It stays until it is told to go. */
export function UndoBar({
  message,
  onUndo,
  onDismiss,
  count = 1,
  keyShortcut,
  localeText,
  ...rest
}: UndoBarProps) {
  const text = { ...undoBarText, ...localeText };
  return (
    <UndoBarRoot {...rest}>
      <output>{message}</output>
      {message && (
        <>
          {count > 0 && (
            <Button onClick={onUndo} aria-keyshortcuts={keyShortcut}>
              {count > 1 ? `${text.undo} (${count})` : text.undo}
              {keyShortcut && <kbd aria-hidden="true">{asOnTheKeys(keyShortcut)}</kbd>}
            </Button>
          )}
          {onDismiss && (
            <Button aria-label={text.dismiss} onClick={onDismiss}>
              ×
            </Button>
          )}
        </>
      )}
    </UndoBarRoot>
  );
}

const asOnTheKeys = (keys: string) => keys.replace('Control', 'Ctrl').replace('Meta+', '⌘');
