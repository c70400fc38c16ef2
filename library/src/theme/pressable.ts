import type { CSSObject } from '@mui/material/styles';
import type { Colors } from '../slots/styledRoot.ts';

/** The states of a button that is a plain HTML element: hovered, pressed, focused, disabled. */
export const pressable = (palette: Colors): CSSObject => ({
  cursor: 'pointer',
  '@media screen and (hover: hover)': { '&:hover': { backgroundColor: palette.action.hover } },
  '&:active': { backgroundColor: palette.action.selected },
  '&:disabled': { opacity: palette.action.disabledOpacity, pointerEvents: 'none' },
  '@media screen': { '&:focus-visible': { outline: `2px solid ${palette.primary.main}` } },
});
