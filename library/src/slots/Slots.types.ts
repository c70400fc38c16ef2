import type { SxProps, Theme } from '@mui/material/styles';
import type { ElementType } from 'react';

/** Props that may each be left out or be `undefined`, also with TypeScript's `exactOptionalPropertyTypes`. */
export type Optional<Props> = { [Name in keyof Props]?: Props[Name] | undefined };

/** What every slot takes beside the props of its element. */
export interface SlotAttributes {
  [name: `data-${string}`]: unknown;
  /** System styles of the slot. */
  sx?: SxProps<Theme> | undefined;
}

/** Props of a slot, or a function that returns them for the `ownerState` of the slot. */
export type SlotProps<Props, OwnerState> =
  | (Optional<Props> & SlotAttributes)
  | ((ownerState: OwnerState) => Optional<Props> & SlotAttributes);

/** The props of every component for styling and replacing its slots. */
export interface SlottedProps<AllSlotProps> {
  /**
   * Components or elements that replace slots. An element name in `root` keeps the styles of the root and its slots; a
   * component in `root` replaces them, as in MUI.
   */
  slots?: { [Slot in keyof AllSlotProps]?: ElementType | undefined } | undefined;
  /** Props of the slots, or functions that return them. Their event handlers run before the component's own. */
  slotProps?: AllSlotProps | undefined;
  /** Additional class names of the slots, beside `Foodlog<Component>-<slot>`. */
  classes?: { [Slot in keyof AllSlotProps]?: string | undefined } | undefined;
  /** System styles of the root element. Slots take `sx` in `slotProps`. */
  sx?: SxProps<Theme> | undefined;
}

/** The prop of components whose root can be any element. */
export interface RootElementProps {
  /** Element or component of the root. It keeps the styles of the root. */
  component?: ElementType | undefined;
}
