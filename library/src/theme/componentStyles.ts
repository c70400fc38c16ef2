import type { Components, CssVarsTheme, Theme } from '@mui/material/styles';
import {
  radiusControl,
  shadowPopover,
  strokeFocus,
  strokeHairline,
} from '../tokens/tokens.generated.ts';
import { targetSize } from './targetSize.ts';

/** What makes MUI's own parts quiet: a hairline where Material puts a shadow, a ring for focus, no ripple, no capitals. */
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
      // Drawn in forced colours, which take the fill away.
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
