import type { HTMLAttributes, ComponentPropsWithRef, MouseEventHandler } from 'react';
import type { RootElementProps, SlotProps, SlottedProps } from '../../slots/Slots.types.ts';

/** The texts of ErrorScreen. */
export interface ErrorScreenLocaleText {
  /** The large number. */
  figure: string;
  heading: string;
  text: string;
  /** Label of the link. */
  backToHome: string;
}

/** Props of the slots of ErrorScreen. */
export interface ErrorScreenSlotProps {
  root?: SlotProps<ComponentPropsWithRef<'section'>, ErrorScreenProps>;
  photo?: SlotProps<ComponentPropsWithRef<'img'>, ErrorScreenProps>;
  /** The number, heading and text, which are announced together. */
  message?: SlotProps<ComponentPropsWithRef<'div'>, ErrorScreenProps>;
  /** The large number. */
  figure?: SlotProps<ComponentPropsWithRef<'p'>, ErrorScreenProps>;
  heading?: SlotProps<ComponentPropsWithRef<'h1'>, ErrorScreenProps>;
  text?: SlotProps<ComponentPropsWithRef<'p'>, ErrorScreenProps>;
  homeLink?: SlotProps<ComponentPropsWithRef<'a'>, ErrorScreenProps>;
}

export interface ErrorScreenProps
  extends
    Omit<HTMLAttributes<HTMLElement>, 'children'>,
    SlottedProps<ErrorScreenSlotProps>,
    RootElementProps {
  /** URL of a background photo. Without a photo, and until it has loaded, the background is dark. */
  photoUrl?: string;
  /**
   * Target of the link.
   * @default '/'
   */
  homeHref?: string;
  /** Called when the link is clicked. Call `preventDefault()` to navigate with your own router. */
  onHomeClick?: MouseEventHandler<HTMLAnchorElement>;
  /**
   * Texts that replace the default ones.
   * @default English
   */
  localeText?: Partial<ErrorScreenLocaleText>;
}
