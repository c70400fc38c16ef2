import type { SxProps, Theme } from '@mui/material/styles';
import type { ElementType } from 'react';

export interface DataAttributes {
  [name: `data-${string}`]: unknown;
}

/** Props of a slot, or a function that returns them for the `ownerState` of the slot. */
export type SlotProps<Props, OwnerState> =
  (Partial<Props> & DataAttributes) | ((ownerState: OwnerState) => Partial<Props> & DataAttributes);

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
  /** System styles of the root element. */
  sx?: SxProps<Theme>;
}
