import type { ButtonProps } from '@mui/material/Button';
import type { ComponentPropsWithRef, HTMLAttributes } from 'react';
import type { SlotProps, SlottedProps } from '../../slots/Slots.types.ts';

/** The texts of UndoBar. */
export interface UndoBarLocaleText {
  undo: string;
  dismiss: string;
  /** Label of the Control key, as printed on keyboards. */
  control: string;
}

/** Props of the slots of UndoBar. */
export interface UndoBarSlotProps {
  root?: SlotProps<ComponentPropsWithRef<'div'>, UndoBarProps>;
  message?: SlotProps<ComponentPropsWithRef<'output'>, UndoBarProps>;
  undoButton?: SlotProps<ButtonProps, UndoBarProps>;
  dismissButton?: SlotProps<ButtonProps, UndoBarProps>;
}

export interface UndoBarProps
  extends Omit<HTMLAttributes<HTMLDivElement>, 'children'>, SlottedProps<UndoBarSlotProps> {
  /**
   * The last change, such as "Deleted Oats". Without a message the bar shows nothing. Keep it mounted even then,
   * because screen readers only announce text that appears in an existing live region.
   */
  message: string | undefined;
  /** Called on every press of Undo. */
  onUndo: () => void;
  /** Called when a person dismisses the bar. Without it there is no dismiss button. */
  onDismiss?: () => void;
  /**
   * The number of changes that can be undone one after another. It is shown beside Undo from 2 on; with 0 there is no
   * Undo button.
   * @default 1
   */
  count?: number;
  /**
   * The shortcut with which your app undoes, in the syntax of `aria-keyshortcuts`, such as "Control+Z". The bar shows it
   * beside Undo and exposes it to screen readers, but does not listen for it.
   */
  keyShortcut?: string;
  /**
   * BCP 47 tag of the locale for number formats.
   * @default 'en-US'
   */
  locale?: string;
  /**
   * Texts that replace the default ones.
   * @default English
   */
  localeText?: Partial<UndoBarLocaleText>;
}
