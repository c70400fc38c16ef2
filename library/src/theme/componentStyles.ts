import type { Components, CssVarsTheme, Theme } from '@mui/material/styles';
import {
  radiusControl,
  shadowPopover,
  strokeFocus,
  strokeHairline,
} from '../tokens/tokens.generated.ts';
import { targetSize } from './targetSize.ts';

/** Restyles MUI's components: hairline borders instead of shadows, an outline for focus, and no ripple. */
export const componentStyles: Components<Omit<Theme, 'components' | 'palette'> & CssVarsTheme> = {
  MuiCssBaseline: {
    styleOverrides: {
      body: { fontVariantNumeric: 'tabular-nums', WebkitFontSmoothing: 'antialiased' },
    },
  },
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: {
      root: ({ theme }) => ({
        '&.Mui-focusVisible': {
          outline: `${strokeFocus}px solid ${theme.vars.palette.primary.main}`,
          outlineOffset: strokeFocus,
        },
      }),
    },
  },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: ({ theme }) => ({ minHeight: targetSize(theme), borderRadius: radiusControl }),
      // Forced colours remove the fill and show this outline.
      contained: { outline: `${strokeHairline}px solid transparent` },
    },
  },
  MuiOutlinedInput: {
    styleOverrides: {
      root: ({ theme }) => ({
        borderRadius: radiusControl,
        backgroundColor: theme.vars.palette.background.paper,
        '& .MuiOutlinedInput-notchedOutline': { borderColor: theme.vars.palette.controlOutline },
      }),
    },
  },
  MuiPaper: {
    defaultProps: { elevation: 0 },
    styleOverrides: { root: { backgroundImage: 'none' } },
  },
  MuiPopover: {
    styleOverrides: {
      paper: ({ theme }) => ({
        border: `${strokeHairline}px solid ${theme.vars.palette.divider}`,
        boxShadow: shadowPopover,
      }),
    },
  },
};
