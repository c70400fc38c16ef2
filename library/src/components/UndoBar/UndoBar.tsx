'use client';
import Button from '@mui/material/Button';
import useForkRef from '@mui/utils/useForkRef';
import { forwardRef, useRef } from 'react';
import { fillIn } from '../../format/fillIn.ts';
import { formatNumber } from '../../format/formatNumber.ts';
import { pressOnce } from '../../slots/pressOnce.ts';
import { useFoodlogProps } from '../../slots/useFoodlogProps.ts';
import { undoBarText } from './UndoBar.en.ts';
import type { UndoBarProps } from './UndoBar.types.ts';
import { UndoBarRoot } from './UndoBarRoot.ts';
import { useIsInView } from './useIsInView.ts';

const defaults = {
  count: 1,
  position: 'fixed',
  locale: 'en-US',
  localeText: undoBarText,
} as const;

/** Announces the last change and offers Undo, until it is dismissed. */
export const UndoBar = /*#__PURE__*/ forwardRef<HTMLDivElement, UndoBarProps>(
  function UndoBar(inProps, ref) {
    const [props, slot] = useFoodlogProps('FoodlogUndoBar', inProps, defaults);
    const {
      message,
      onUndo,
      onDismiss,
      count,
      keyShortcut,
      position,
      locale,
      localeText: text,
      ...rest
    } = props;
    const root = useRef<HTMLDivElement>(null);
    const isInView = useIsInView(root, position === 'static');
    return slot(
      'root',
      <UndoBarRoot {...rest} ref={useForkRef(ref, root)}>
        {slot(
          'message',
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a reset of a form would replace the content of an output
          <div role="status">
            {message && slot('text', <span>{message}</span>)}
            {message &&
              count > 1 &&
              slot(
                'earlier',
                <small>{fillIn(text.earlier, formatNumber(count - 1, locale))}</small>,
              )}
          </div>,
        )}
        {message &&
          count > 0 &&
          slot(
            'undoButton',
            <Button
              data-floating={!isInView}
              onClick={onUndo}
              onKeyDown={pressOnce}
              aria-keyshortcuts={keyShortcut}
            >
              <span>{text.undo}</span>
              {keyShortcut &&
                slot(
                  'keyHint',
                  <kbd aria-hidden="true">{asOnTheKeys(keyShortcut, text.control)}</kbd>,
                )}
            </Button>,
          )}
        {message &&
          onDismiss &&
          slot(
            'dismissButton',
            <Button aria-label={text.dismiss} onClick={onDismiss}>
              ×
            </Button>,
          )}
      </UndoBarRoot>,
    );
  },
);

const asOnTheKeys = (keys: string, control: string) =>
  keys.replace('Control', control).replace('Meta+', '⌘');
