import { styled } from '@mui/material/styles';
import type { CSSObject, SxProps, Theme } from '@mui/material/styles';
import { cloneElement } from 'react';
import type { ReactElement } from 'react';

type Variant = { props: unknown; style: CSSObject };
type StyleArguments = { theme: Theme; ownerState: object };
type Style = CSSObject & { variants?: readonly Variant[] };

/** What a theme's `styleOverrides` of a slot may be. */
export type StyleOverride = Style | ((given: StyleArguments) => Style);

interface StyledPartProps {
  /** The element of the slot, which gets the class name. */
  element: ReactElement<{ className?: string }>;
  className?: string;
  override?: StyleOverride | undefined;
  sx?: SxProps<Theme> | undefined;
  ownerState: object;
}

/** Whether the props of a variant match, as in MUI: a function decides, or every prop must be equal. */
function isMatch({ props }: Variant, ownerState: object): boolean {
  if (typeof props === 'function') return Boolean(props({ ...ownerState, ownerState }));
  const owned = new Map(Object.entries(ownerState));
  return Object.entries(Object(props)).every(([name, value]) => owned.get(name) === value);
}

function Part({ element, className }: StyledPartProps) {
  return cloneElement(element, { className });
}

/** A slot with the styles of a theme's `styleOverrides` and of `sx`, which override the component's own. */
export const StyledPart = /*#__PURE__*/ styled(Part, { skipSx: true })(({
  theme,
  override,
  sx,
  ownerState,
}) => {
  const { variants = [], ...style } =
    (typeof override === 'function' ? override({ theme, ownerState }) : override) ?? {};
  const matching = variants.filter((variant) => isMatch(variant, ownerState));
  // The root has the component's own styles of a slot, by its class and that of the slot.
  return {
    '&&&&': [style, ...matching.map((variant) => variant.style), sx && theme.unstable_sx(sx)],
  };
});
