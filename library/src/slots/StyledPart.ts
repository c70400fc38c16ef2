import { styled } from '@mui/material/styles';
import type { SxProps, Theme } from '@mui/material/styles';
import { cloneElement } from 'react';
import type { ReactElement } from 'react';
import { stylesOf } from './themeOverrides.ts';
import type { StyleOverride } from './themeOverrides.ts';

interface StyledPartProps {
  /** The element of the slot, which gets the class name. */
  element: ReactElement<{ className?: string }>;
  className?: string;
  override?: StyleOverride | undefined;
  sx?: SxProps<Theme> | undefined;
  ownerState: object;
}

function Part({ element, className }: StyledPartProps) {
  return cloneElement(element, { className });
}

/** A slot with the styles of a theme's `styleOverrides` and of `sx`, which override the component's own. */
export const StyledPart = /*#__PURE__*/ styled(Part, { skipSx: true })(
  ({ theme, override, sx, ownerState }) => ({
    // The component's own styles of a slot have up to three classes in their selectors.
    '&&&&': [stylesOf(override, theme, ownerState), sx && theme.unstable_sx(sx)],
  }),
);
