import type { ButtonProps } from '@mui/material/Button';
import type { ComponentPropsWithRef, HTMLAttributes } from 'react';
import type { SlotProps, SlottedProps } from '../../slots/Slots.types.ts';

/** The words of UndoBar. */
export interface UndoBarLocaleText {
  undo: string;
  dismiss: string;
  /** The Control key, as keyboards have it. */
  control: string;
}

/** Props for the parts of UndoBar. */
export interface UndoBarSlotProps {
  root?: SlotProps<ComponentPropsWithRef<'div'>, UndoBarProps>;
  message?: SlotProps<ComponentPropsWithRef<'output'>, UndoBarProps>;
  undoButton?: SlotProps<ButtonProps, UndoBarProps>;
  dismissButton?: SlotProps<ButtonProps, UndoBarProps>;
}

export interface UndoBarProps
  extends Omit<HTMLAttributes<HTMLDivElement>, 'children'>, SlottedProps<UndoBarSlotProps> {
  /**
   * What was done, such as "Deleted Oats". Nothing is shown without one; keep the bar on the page even then, because
   * screen readers announce what comes into an element that they know.
   */
  message: string | undefined;
  /** Called by Undo, as often as it is pressed. */
  onUndo: () => void;
  /** Called when a person does not want to see the bar. Without it there is no button to say so. */
  onDismiss?: () => void;
  /**
   * How many changes can be undone one after the other; shown beside Undo from 2 on. With 0 there is no Undo.
   * @default 1
   */
  count?: number;
  /**
   * The key with which your app undoes, as `aria-keyshortcuts` has it, such as "Control+Z". Shown beside Undo and told
   * to screen readers; the bar does not listen for it.
   */
  keyShortcut?: string;
  /**
   * BCP 47 tag of the language whose way of writing numbers is used.
   * @default 'en-US'
   */
  locale?: string;
  /**
   * Words to replace.
   * @default English
   */
  localeText?: Partial<UndoBarLocaleText>;
}
