'use client';
import Button from '@mui/material/Button';
import { forwardRef } from 'react';
import { formatNumber } from '../../format/formatNumber.ts';
import { useFoodlogProps } from '../../slots/useFoodlogProps.ts';
import { undoBarText } from './UndoBar.en.ts';
import type { UndoBarProps } from './UndoBar.types.ts';
import { UndoBarRoot } from './UndoBarRoot.ts';

const defaults = { count: 1, locale: 'en-US', localeText: undoBarText };

/** Announces the last change at the bottom of the window and offers Undo, until it is dismissed. */
export const UndoBar = /*#__PURE__*/ forwardRef<HTMLDivElement, UndoBarProps>(
  function UndoBar(inProps, ref) {
    const [props, slot] = useFoodlogProps('FoodlogUndoBar', inProps, defaults);
    const { message, onUndo, onDismiss, count, keyShortcut, locale, ...others } = props;
    const { localeText: text, ...rest } = others;
    return slot(
      'root',
      UndoBarRoot,
      { ...rest, ref },
      slot('message', 'output', {}, message),
      message &&
        count > 0 &&
        slot(
          'undoButton',
          Button,
          { onClick: onUndo, 'aria-keyshortcuts': keyShortcut },
          count > 1 ? `${text.undo} (${formatNumber(count, locale)})` : text.undo,
          keyShortcut && <kbd aria-hidden="true">{asOnTheKeys(keyShortcut, text.control)}</kbd>,
        ),
      message &&
        onDismiss &&
        slot('dismissButton', Button, { 'aria-label': text.dismiss, onClick: onDismiss }, '×'),
    );
  },
);

const asOnTheKeys = (keys: string, control: string) =>
  keys.replace('Control', control).replace('Meta+', '⌘');
