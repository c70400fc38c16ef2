import generateUtilityClass from '@mui/material/generateUtilityClass';
import { useTheme } from '@mui/material/styles';
import getReactElementRef from '@mui/utils/getReactElementRef';
import { clsx } from 'clsx';
import { createElement } from 'react';
import type { ElementType, Key, ReactElement } from 'react';
import { mergeProps } from './mergeProps.ts';
import type { Attributes } from './mergeProps.ts';
import { warnOfSharedPrefix } from '../theme/sharedPrefix.ts';
import { StyledPart } from './StyledPart.ts';
import { themeStyles } from './themeStyles.ts';

/** The slot props of a component. Functions in `slotProps` receive all of its props. */
export interface OwnerState<Slot extends string> {
  slots?: { [Name in Slot]?: ElementType };
  slotProps?: { [Name in Slot]?: unknown };
  classes?: { [Name in Slot]?: string };
}

/**
 * Renders a slot: the element, or its replacement in `slots`, with the slot's class and `slotProps`.
 * @param state What the slot shows, beside the props of the component: both are its `ownerState`.
 */
export type SlotFunction<Slot extends string> = (
  slot: Slot,
  element: ReactElement<Attributes>,
  state?: object,
) => ReactElement;

/**
 * Returns the function that renders the slots of a component. MUI calls one hook per slot, which costs more: a TotalsCard
 * renders fourteen slots.
 */
export function useSlots<Slot extends string>(
  name: string,
  props: OwnerState<Slot>,
): SlotFunction<Slot> {
  const theme = useTheme();
  warnOfSharedPrefix(theme);
  const { styleOverrides } = themeStyles(theme, name);
  const { slots, slotProps, classes } = props;

  return (slot, element, state) => {
    const { type, key, props: ours } = element;
    const ownerState = { ...props, ...state };
    const given: unknown = slotProps?.[slot];
    const theirs: Attributes | undefined = typeof given === 'function' ? given(ownerState) : given;
    const merged = mergeProps({ ...ours, ref: getReactElementRef(element) }, theirs);
    const className = clsx(
      generateUtilityClass(name, slot),
      ours.className,
      classes?.[slot],
      theirs?.className,
    );
    const other = slots?.[slot];
    const isComponent = Boolean(other) && typeof other !== 'string';
    const { sx, ...rest }: Attributes & { key?: Key | undefined } = {
      ...merged,
      className,
      key: key ?? undefined,
    };
    if (slot === 'root' && !isComponent) {
      const { component, ...root } = rest;
      const as = other ?? component;
      return createElement(type, { ...root, sx, ownerState, ...(as && { as }) });
    }
    // DOM elements must not get ownerState, and MUI's components set their own.
    const rendered = createElement(other ?? type, isComponent ? { ...rest, ownerState } : rest);
    const override = slot === 'root' ? undefined : styleOverrides?.[slot];
    const isStyled = Boolean(override ?? sx);
    // A part with props may get styles later, and would then begin again without what was typed.
    if (!isStyled && !given) return rendered;
    return createElement(StyledPart, {
      key: rest.key,
      element: rendered,
      isStyled,
      className,
      override,
      sx,
      ownerState,
    });
  };
}
