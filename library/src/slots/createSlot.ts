import generateUtilityClass from '@mui/material/generateUtilityClass';
import { clsx } from 'clsx';
import { createElement } from 'react';
import type { ComponentPropsWithRef, ElementType, ReactElement, ReactNode } from 'react';
import type { DataAttributes } from './Slots.types.ts';

type Attributes = Record<string, unknown> & { className?: string };

/** What of a component's props concerns its slots. Functions in `slotProps` are called with all of its props. */
export interface OwnerState<Slot extends string> {
  slots?: { [Name in Slot]?: ElementType };
  slotProps?: { [Name in Slot]?: unknown };
  classes?: { [Name in Slot]?: string };
}

/** Makes the element of a slot: what a team has put there, else `element`, with the slot's class and the team's props. */
export type SlotFunction<Slot extends string> = <Element extends ElementType>(
  slot: Slot,
  element: Element,
  props: ComponentPropsWithRef<Element> & DataAttributes,
  ...children: ReactNode[]
) => ReactElement;

/**
 * Slots without a hook for each, as MUI has it: a card has fourteen of them.
 * @param merge Mends the props of a slot, where they are more than those of the component and over them the team's.
 */
export function createSlot<Slot extends string>(
  component: string,
  ownerState: OwnerState<Slot>,
  merge?: (props: Attributes, ours: Attributes, theirs?: Attributes) => void,
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
    merge?.(props, ours, theirs);
    // An element of HTML would not understand it, and a part of MUI's has one of its own.
    if (slot === 'root' || other instanceof Object) props['ownerState'] = ownerState;
    if (slot === 'root' && typeof other === 'string') {
      props['as'] = other;
      other = undefined;
    }
    return createElement(other ?? element, props, ...children);
  };
}
