import type { HTMLAttributes, ComponentPropsWithRef, MouseEventHandler } from 'react';
import type {
  Optional,
  RootElementProps,
  SlotProps,
  SlottedProps,
} from '../../slots/Slots.types.ts';

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
  root?: SlotProps<ComponentPropsWithRef<'section'>, ErrorScreenProps> | undefined;
  photo?: SlotProps<ComponentPropsWithRef<'img'>, ErrorScreenProps> | undefined;
  /** The number, heading and text, which are announced together. */
  message?: SlotProps<ComponentPropsWithRef<'div'>, ErrorScreenProps> | undefined;
  /** The large number. */
  figure?: SlotProps<ComponentPropsWithRef<'p'>, ErrorScreenProps> | undefined;
  heading?: SlotProps<ComponentPropsWithRef<'h1'>, ErrorScreenProps> | undefined;
  text?: SlotProps<ComponentPropsWithRef<'p'>, ErrorScreenProps> | undefined;
  homeLink?: SlotProps<ComponentPropsWithRef<'a'>, ErrorScreenProps> | undefined;
}

export interface ErrorScreenProps
  extends
    Omit<HTMLAttributes<HTMLElement>, 'children'>,
    SlottedProps<ErrorScreenSlotProps>,
    RootElementProps {
  /** URL of a background photo. Without a photo, and until it has loaded, the background is dark. */
  photoUrl?: string | undefined;
  /**
   * Target of the link.
   * @default '/'
   */
  homeHref?: string | undefined;
  /** Called when the link is clicked. Call `preventDefault()` to navigate with your own router. */
  onHomeClick?: MouseEventHandler<HTMLAnchorElement> | undefined;
  /**
   * Texts that replace the default ones.
   * @default English
   */
  localeText?: Optional<ErrorScreenLocaleText> | undefined;
}
