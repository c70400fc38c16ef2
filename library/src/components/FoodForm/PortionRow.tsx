import { portionRow } from '../../portion-row/portionRow.tsx';
import type { PortionRowProps } from '../../portion-row/portionRow.tsx';
import type { SlotFunction } from '../../slots/useSlots.ts';

/** How much of the selected food. It is a file of its own, which is loaded with the first such food. */
export const PortionRow = ({
  slot,
  ...props
}: PortionRowProps & { slot: SlotFunction<'portion'> }) => portionRow(slot, props);
