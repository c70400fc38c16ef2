import type { CircularProgressProps } from '@mui/material/CircularProgress';
import type { ComponentPropsWithRef, HTMLAttributes } from 'react';
import type { SlotProps, SlottedProps } from '../../slots/Slots.types.ts';

/** The words of LoadingSpinner. */
export interface LoadingSpinnerLocaleText {
  /** Name for screen readers. */
  loading: string;
}

/** Props for the parts of LoadingSpinner. */
export interface LoadingSpinnerSlotProps {
  /** Fills its container and centres the spinner in it. */
  root?: SlotProps<ComponentPropsWithRef<'div'>, LoadingSpinnerProps>;
  /** The arc and its ring. */
  progress?: SlotProps<CircularProgressProps, LoadingSpinnerProps>;
}

export interface LoadingSpinnerProps
  extends Omit<HTMLAttributes<HTMLDivElement>, 'children'>, SlottedProps<LoadingSpinnerSlotProps> {
  /**
   * Words to replace.
   * @default English
   */
  localeText?: Partial<LoadingSpinnerLocaleText>;
}
