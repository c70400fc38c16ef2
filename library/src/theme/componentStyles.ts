import type { Components, CssVarsTheme, Theme } from '@mui/material/styles';
import { radius } from '../tokens/tokens.json';

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
          outline: `2px solid ${theme.vars.palette.primary.main}`,
          outlineOffset: 2,
        },
      }),
    },
  },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: { minHeight: 44, borderRadius: radius.control.$value.value },
      // Forced colours take the fill away, and nothing else shows that this is a button.
      contained: { '@media (forced-colors: active)': { border: '1px solid' } },
    },
  },
  MuiOutlinedInput: {
    styleOverrides: {
      root: ({ theme }) => ({
        borderRadius: radius.control.$value.value,
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
        border: `1px solid ${theme.vars.palette.divider}`,
        boxShadow: '0 8px 24px rgb(0 0 0 / 16%)',
      }),
    },
  },
};
