import type { SxProps, Theme } from '@mui/material/styles';
import type { ElementType } from 'react';

/** What every slot takes beside the props of its element. */
export interface SlotAttributes {
  [name: `data-${string}`]: unknown;
  /** System styles of the slot. */
  sx?: SxProps<Theme>;
}

/** Props of a slot, or a function that returns them for the `ownerState` of the slot. */
export type SlotProps<Props, OwnerState> =
  (Partial<Props> & SlotAttributes) | ((ownerState: OwnerState) => Partial<Props> & SlotAttributes);

/** The props of every component for styling and replacing its slots. */
export interface SlottedProps<AllSlotProps> {
  /**
   * Components or elements that replace slots. An element name in `root` keeps the styles of the root and its slots; a
   * component in `root` replaces them, as in MUI.
   */
  slots?: { [Slot in keyof AllSlotProps]?: ElementType };
  /** Props of the slots, or functions that return them. Their event handlers run before the component's own. */
  slotProps?: AllSlotProps;
  /** Additional class names of the slots, beside `Foodlog<Component>-<slot>`. */
  classes?: { [Slot in keyof AllSlotProps]?: string };
  /** System styles of the root element. Slots take `sx` in `slotProps`. */
  sx?: SxProps<Theme>;
}

/** The prop of components whose root can be any element. */
export interface RootElementProps {
  /** Element or component of the root. It keeps the styles of the root. */
  component?: ElementType;
}
