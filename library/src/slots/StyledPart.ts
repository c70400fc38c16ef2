import { styled } from '@mui/material/styles';
import type { SxProps, Theme } from '@mui/material/styles';
import { cloneElement } from 'react';
import type { ReactElement } from 'react';
import { stylesOf } from './themeStyles.ts';
import type { StyleOverride } from './themeStyles.ts';

interface StyledPartProps {
  /** The element of the slot, which gets the class name if there are styles. */
  element: ReactElement<{ className?: string }>;
  isStyled: boolean;
  className?: string;
  override?: StyleOverride | undefined;
  sx?: SxProps<Theme> | undefined;
  ownerState: object;
}

function Part({ element, isStyled, className }: StyledPartProps) {
  return isStyled ? cloneElement(element, { className }) : element;
}

/** A slot with the styles of a theme's `styleOverrides` and of `sx`, which override the component's own. */
export const StyledPart = /*#__PURE__*/ styled(Part, { skipSx: true })(
  // The component's own styles of a slot have up to three classes in their selectors.
  ({ theme, override, ownerState }) => ({ '&&&&': stylesOf(override, theme, ownerState) }),
  ({ theme, sx }) => {
    const styles = sx && theme.unstable_sx(sx);
    // With `modularCssLayers`, `sx` has a layer of its own, which may not be nested in a selector.
    return Object(theme).modularCssLayers ? styles : { '&&&&': styles };
  },
);
