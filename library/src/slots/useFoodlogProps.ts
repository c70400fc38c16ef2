import { useDefaultProps } from '@mui/material/DefaultPropsProvider';
import resolveProps from '@mui/utils/resolveProps';
import { definedProps } from './defined.ts';
import { useSlots } from './useSlots.ts';
import type { OwnerState, SlotFunction } from './useSlots.ts';

interface Localized {
  localeText?: object;
}

type SlotKeys = keyof OwnerState<never>;

type Complete<Props, Defaults> = Omit<Props, keyof Defaults | SlotKeys> & {
  [Name in keyof Defaults & keyof Props]-?: Name extends 'localeText'
    ? Defaults[Name]
    : NonNullable<Props[Name]>;
};

type Untyped = Record<string, unknown> &
  OwnerState<string> & { localeText?: Record<string, unknown> };

/**
 * Merges the props of a component with the default props of the theme or localization and with the component's defaults;
 * `localeText` is merged text by text. Returns the props without the slot props, the function that renders slots, and all
 * props.
 */
export function useFoodlogProps<
  Props extends Localized & { slots?: object },
  Defaults extends Partial<Props> & Record<string, unknown>,
>(
  name: string,
  inProps: Props,
  defaults: Defaults,
): [
  Complete<Props, Defaults>,
  SlotFunction<keyof NonNullable<Props['slots']> & string>,
  Complete<Props, Defaults> & Pick<Props, SlotKeys & keyof Props>,
];
export function useFoodlogProps(name: string, inProps: Untyped, defaults: Untyped): unknown {
  const { localeText, ...given }: Untyped = definedProps(inProps);
  const themed: Untyped = useDefaultProps({ name, props: given });
  const ownerState = resolveProps(defaults, themed);
  // `resolveProps` accepts an undefined `localeText`.
  ownerState.localeText = resolveProps(
    defaults.localeText!,
    resolveProps(themed.localeText!, localeText!),
  );
  const { slots: _slots, slotProps: _slotProps, classes: _classes, ...props } = ownerState;
  return [props, useSlots(name, ownerState), ownerState];
}
