import { useDefaultProps } from '@mui/material/DefaultPropsProvider';
import resolveProps from '@mui/utils/resolveProps';
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
  Defaults extends Partial<Props> & Untyped,
>(name: string, inProps: Props, defaults: Defaults, merge?: Parameters<typeof createSlot>[2]) {
  const { localeText, ...given } = inProps;
  const themed: Untyped = useDefaultProps({ name, props: given });
  const words = resolveProps(
    defaults.localeText ?? {},
    resolveProps(themed.localeText ?? {}, { ...localeText }),
  );
  const ownerState: Untyped = resolveProps<Untyped>(defaults, { ...themed, localeText: words });
  const { slots: _slots, slotProps: _slotProps, classes: _classes, ...props } = ownerState;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- no type follows a loop over keys
  return [props, createSlot(name, ownerState, merge), ownerState] as unknown as [
    Complete<Props, Defaults>,
    SlotFunction<keyof NonNullable<Props['slots']> & string>,
    Complete<Props, Defaults> & Pick<Props, SlotKeys & keyof Props>,
  ];
}
