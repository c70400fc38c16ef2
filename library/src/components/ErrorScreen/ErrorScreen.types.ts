import type { SxProps, Theme } from '@mui/material/styles';
import type { ComponentPropsWithRef, ElementType, MouseEventHandler } from 'react';

/** The words of ErrorScreen. */
export interface ErrorScreenLocaleText {
  /** The large figure. */
  figure: string;
  heading: string;
  text: string;
  /** The link. */
  backToHome: string;
}

export interface ErrorScreenProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  /** Address of a background photo. Without one, and until it is there, the background is dark. */
  photoUrl?: string;
  /**
   * Where the link leads.
   * @default '/'
   */
  homeHref?: string;
  /** Called when the link is followed; call `preventDefault()` to go there with a router of your own. */
  onHomeClick?: MouseEventHandler<HTMLAnchorElement>;
  /**
   * Element of the root: `'main'` where the screen is the whole page.
   * @default 'section'
   */
  component?: ElementType;
  /**
   * Words to replace.
   * @default English
   */
  localeText?: Partial<ErrorScreenLocaleText>;
  /** Styles of the root element. */
  sx?: SxProps<Theme>;
}
