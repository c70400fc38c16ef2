import generateUtilityClass from '@mui/material/generateUtilityClass';
import { clsx } from 'clsx';
import { createElement } from 'react';
import type { ComponentPropsWithRef, ElementType, ReactElement, ReactNode } from 'react';
import { callBoth } from './callBoth.ts';
import type { DataAttributes } from './Slots.types.ts';

type Attributes = Record<string, unknown> & { className?: string };

/** The slot props of a component. Functions in `slotProps` receive all of its props. */
export interface OwnerState<Slot extends string> {
  slots?: { [Name in Slot]?: ElementType };
  slotProps?: { [Name in Slot]?: unknown };
  classes?: { [Name in Slot]?: string };
}

/** Renders a slot: the replacement in `slots` or else `element`, with the slot's class and `slotProps`. */
export type SlotFunction<Slot extends string> = <Element extends ElementType>(
  slot: Slot,
  element: Element,
  props: ComponentPropsWithRef<Element> & DataAttributes,
  ...children: ReactNode[]
) => ReactElement;

/**
 * Returns the function that renders the slots of a component. MUI calls one hook per slot, which costs more: a TotalsCard
 * renders fourteen slots.
 */
export function createSlot<Slot extends string>(
  component: string,
  ownerState: OwnerState<Slot>,
): SlotFunction<Slot> {
  const { slots, slotProps, classes } = ownerState;
  return (slot, element, ours: Attributes, ...children) => {
    const given: unknown = slotProps?.[slot];
    const theirs: Attributes | undefined = typeof given === 'function' ? given(ownerState) : given;
    let other = slots?.[slot];
    const props: Attributes = {
      ...ours,
      ...theirs,
      className: clsx(
        generateUtilityClass(component, slot),
        ours.className,
        classes?.[slot],
        theirs?.className,
      ),
    };
    callBoth(props, ours, theirs);
    // DOM elements must not get ownerState, and MUI's components set their own.
    if (slot === 'root' || other instanceof Object) props['ownerState'] = ownerState;
    if (slot === 'root' && typeof other === 'string') {
      props['as'] = other;
      other = undefined;
    }
    return createElement(other ?? element, props, ...children);
  };
}
