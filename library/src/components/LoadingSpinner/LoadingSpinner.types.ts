import type { SxProps, Theme } from '@mui/material/styles';
import type { ComponentPropsWithRef } from 'react';

/** The words of LoadingSpinner. */
export interface LoadingSpinnerLocaleText {
  /** Name for screen readers. */
  loading: string;
}

export interface LoadingSpinnerProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /**
   * Words to replace.
   * @default English
   */
  localeText?: Partial<LoadingSpinnerLocaleText>;
  /** Styles of the root element, which fills its container and centres the spinner in it. */
  sx?: SxProps<Theme>;
}
