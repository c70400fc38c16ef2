import type { HTMLAttributes, ComponentPropsWithRef, ElementType, MouseEventHandler } from 'react';
import type { SlotProps, SlottedProps } from '../../slots/Slots.types.ts';

/** The words of ErrorScreen. */
export interface ErrorScreenLocaleText {
  /** The large figure. */
  figure: string;
  heading: string;
  text: string;
  /** The link. */
  backToHome: string;
}

/** Props for the parts of ErrorScreen. */
export interface ErrorScreenSlotProps {
  root?: SlotProps<ComponentPropsWithRef<'section'>, ErrorScreenProps>;
  photo?: SlotProps<ComponentPropsWithRef<'img'>, ErrorScreenProps>;
  /** The large figure. */
  figure?: SlotProps<ComponentPropsWithRef<'p'>, ErrorScreenProps>;
  heading?: SlotProps<ComponentPropsWithRef<'h1'>, ErrorScreenProps>;
  text?: SlotProps<ComponentPropsWithRef<'p'>, ErrorScreenProps>;
  homeLink?: SlotProps<ComponentPropsWithRef<'a'>, ErrorScreenProps>;
}

export interface ErrorScreenProps
  extends Omit<HTMLAttributes<HTMLElement>, 'children'>, SlottedProps<ErrorScreenSlotProps> {
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
}
