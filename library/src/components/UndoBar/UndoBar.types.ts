import type { ButtonProps } from '@mui/material/Button';
import type { ComponentPropsWithRef, HTMLAttributes } from 'react';
import type {
  Optional,
  RootElementProps,
  SlotProps,
  SlottedProps,
} from '../../slots/Slots.types.ts';

/** The texts of UndoBar. */
export interface UndoBarLocaleText {
  undo: string;
  /** Shown below the message from the second change on; `{count}` is replaced with the number of earlier changes. */
  earlier: string;
  dismiss: string;
  /** Label of the Control key, as printed on keyboards. */
  control: string;
}

/** Props of the slots of UndoBar. */
export interface UndoBarSlotProps {
  root?: SlotProps<ComponentPropsWithRef<'div'>, UndoBarProps> | undefined;
  message?: SlotProps<ComponentPropsWithRef<'div'>, UndoBarProps> | undefined;
  /** The text of the message, of at most two lines. */
  text?: SlotProps<ComponentPropsWithRef<'span'>, UndoBarProps> | undefined;
  /** The number of earlier changes. */
  earlier?: SlotProps<ComponentPropsWithRef<'small'>, UndoBarProps> | undefined;
  undoButton?: SlotProps<ButtonProps, UndoBarProps> | undefined;
  /** The shortcut, as printed on keyboards. */
  keyHint?: SlotProps<ComponentPropsWithRef<'kbd'>, UndoBarProps> | undefined;
  dismissButton?: SlotProps<ButtonProps, UndoBarProps> | undefined;
}

export interface UndoBarProps
  extends
    Omit<HTMLAttributes<HTMLDivElement>, 'children'>,
    SlottedProps<UndoBarSlotProps>,
    RootElementProps {
  /**
   * The last change, such as "Deleted Oats". Without a message the bar shows nothing. Keep it mounted even then,
   * because screen readers only announce text that appears in an existing live region.
   */
  message: string | undefined;
  /** Called on every press of Undo. */
  onUndo: () => void;
  /** Called when a person dismisses the bar. Without it there is no dismiss button. */
  onDismiss?: (() => void) | undefined;
  /**
   * The number of changes that can be undone one after another. From 2 on, the bar shows how many come before the last
   * one; with 0 there is no Undo button.
   * @default 1
   */
  count?: number | undefined;
  /**
   * Where the bar is: at the bottom of the window, over the page; or where you render it. Then its Undo button moves to
   * the bottom of the window while that place is out of view.
   * @default 'fixed'
   */
  position?: 'fixed' | 'static' | undefined;
  /**
   * The shortcut with which your app undoes, in the syntax of `aria-keyshortcuts`, such as "Control+Z". The bar shows it
   * beside Undo and exposes it to screen readers, but does not listen for it.
   */
  keyShortcut?: string | undefined;
  /**
   * BCP 47 tag of the locale for number formats.
   * @default 'en-US'
   */
  locale?: string | undefined;
  /**
   * Texts that replace the default ones.
   * @default English
   */
  localeText?: Optional<UndoBarLocaleText> | undefined;
}
