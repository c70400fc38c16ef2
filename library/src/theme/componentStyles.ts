import type { Components, CssVarsTheme, Theme } from '@mui/material/styles';
import {
  radiusControl,
  shadowPopover,
  strokeFocus,
  strokeHairline,
} from '../tokens/tokens.generated.ts';
import { targetSize } from './targetSize.ts';

// Forced colours remove the fill of a button and show this outline.
const forcedOutline = { outline: `${strokeHairline}px solid transparent` };

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
        '&:active': { backgroundColor: theme.vars.palette.action.selected },
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
      root: ({ theme }) => ({
        minHeight: targetSize(theme),
        borderRadius: radiusControl,
        // MUI's own has half of the button's colour, which is less than 3:1.
        '--variant-outlinedBorder': theme.vars.palette.controlOutline,
      }),
      contained: ({ theme, ownerState: { color = 'primary' } }) => {
        if (color === 'inherit') return forcedOutline;
        const { main, dark } = theme.vars.palette[color];
        return {
          ...forcedOutline,
          // Hovered is half-way to pressed.
          '@media (hover: hover)': {
            '&:hover': { '--variant-containedBg': `color-mix(in srgb, ${main}, ${dark})` },
          },
          '&:active': { backgroundColor: dark },
        };
      },
    },
  },
  MuiOutlinedInput: {
    styleOverrides: {
      root: ({ theme }) => ({
        '--outline': theme.vars.palette.controlOutline,
        borderRadius: radiusControl,
        backgroundColor: theme.vars.palette.background.paper,
        // In cascade layers, this would win over MUI's colours of every state that it does not leave out.
        '&:where(:not(.Mui-disabled, .Mui-error, .Mui-focused, :hover)) .MuiOutlinedInput-notchedOutline':
          { borderColor: 'var(--outline)' },
        // Where there is no hover, MUI fades the outline of the field that was touched last.
        '@media (hover: none)': {
          '&:hover:not(.Mui-focused, .Mui-error) .MuiOutlinedInput-notchedOutline': {
            borderColor: 'var(--outline)',
          },
        },
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
