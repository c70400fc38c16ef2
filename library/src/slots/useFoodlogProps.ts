import { useDefaultProps } from '@mui/material/DefaultPropsProvider';
import { createSlot } from './createSlot.ts';
import type { OwnerState, SlotFunction } from './createSlot.ts';

interface Localized {
  localeText?: object;
}

type SlotKeys = keyof OwnerState<never>;

type Complete<Props, Defaults> = Omit<Props, keyof Defaults | SlotKeys> & {
  [Name in keyof Defaults & keyof Props]-?: Name extends 'localeText'
    ? Defaults[Name]
    : NonNullable<Props[Name]>;
};

type Untyped = Record<string, unknown> & Localized & OwnerState<string>;

/**
 * The props of a component over those that a theme or a localization gives it, over its defaults; words are merged
 * one by one. With them the function that makes its slots, and all of the props, those of the slots among them.
 */
export function useFoodlogProps<
  Props extends Localized & { slots?: object },
  Defaults extends Partial<Props> & Localized,
>(name: string, inProps: Props, defaults: Defaults, merge?: Parameters<typeof createSlot>[2]) {
  const { localeText, ...given } = inProps;
  const ownerState: Untyped = useDefaultProps({ name, props: given });
  ownerState.localeText = { ...defaults.localeText, ...ownerState.localeText, ...localeText };
  for (const key in defaults) ownerState[key] ??= defaults[key];
  const { slots, slotProps, classes, ...props } = ownerState;
  return [props, createSlot(name, ownerState, merge), ownerState] as unknown as [
    Complete<Props, Defaults>,
    SlotFunction<keyof NonNullable<Props['slots']> & string>,
    Complete<Props, Defaults> & Pick<Props, SlotKeys & keyof Props>,
  ];
}
