import type { SxProps, Theme } from '@mui/material/styles';
import type { ElementType } from 'react';

export interface DataAttributes {
  [name: `data-${string}`]: unknown;
}

/** Props for the element of a slot, or a function that makes them of the state of what the slot belongs to. */
export type SlotProps<Props, OwnerState> =
  (Partial<Props> & DataAttributes) | ((ownerState: OwnerState) => Partial<Props> & DataAttributes);

/** What every component takes to be styled, and to have its parts replaced. */
export interface SlottedProps<AllSlotProps> {
  /** Components or elements that take the place of parts. The name of an element for `root` keeps the styles of the root
   * and its parts; a component there brings its own, as in MUI. */
  slots?: { [Slot in keyof AllSlotProps]?: ElementType };
  /** Props for the parts, or functions that make them. Handlers are called before those of the component. */
  slotProps?: AllSlotProps;
  /** Class names to add to those of the parts, which are `Foodlog<Component>-<slot>`. */
  classes?: { [Slot in keyof AllSlotProps]?: string };
  /** Styles of the root element. */
  sx?: SxProps<Theme>;
}
