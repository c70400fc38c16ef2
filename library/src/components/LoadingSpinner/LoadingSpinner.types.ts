import type { CircularProgressProps } from '@mui/material/CircularProgress';
import type { ComponentPropsWithRef, HTMLAttributes } from 'react';
import type {
  Optional,
  RootElementProps,
  SlotProps,
  SlottedProps,
} from '../../slots/Slots.types.ts';

/** The texts of LoadingSpinner. */
export interface LoadingSpinnerLocaleText {
  /** Accessible name. */
  loading: string;
}

/** Props of the slots of LoadingSpinner. */
export interface LoadingSpinnerSlotProps {
  /** The element that fills its container and centres the spinner. */
  root?: SlotProps<ComponentPropsWithRef<'div'>, LoadingSpinnerProps> | undefined;
  /** The arc and its ring. */
  progress?: SlotProps<CircularProgressProps, LoadingSpinnerProps> | undefined;
}

export interface LoadingSpinnerProps
  extends
    Omit<HTMLAttributes<HTMLDivElement>, 'children'>,
    SlottedProps<LoadingSpinnerSlotProps>,
    RootElementProps {
  /**
   * Texts that replace the default ones.
   * @default English
   */
  localeText?: Optional<LoadingSpinnerLocaleText> | undefined;
}
