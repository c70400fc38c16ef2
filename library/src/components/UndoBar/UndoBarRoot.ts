import { styled } from '@mui/material/styles';
import type { Theme } from '@mui/material/styles';
import { unstable_memoTheme as memoTheme } from '@mui/material/utils';
import { keyHint } from '../../theme/keyHint.ts';

export const UndoBarRoot = /*#__PURE__*/ styled('div', {
  name: 'FoodlogUndoBar',
  slot: 'Root',
})(
  /*#__PURE__*/ memoTheme(({ theme }: { theme: Theme }) => {
    const { palette } = theme.vars ?? theme;
    return {
      ...theme.typography.body2,
      position: 'fixed',
      zIndex: theme.zIndex.snackbar,
      insetInline: theme.spacing(2),
      bottom: `calc(${theme.spacing(2)} + env(safe-area-inset-bottom, 0px))`,
      display: 'flex',
      alignItems: 'center',
      maxWidth: '28rem',
      marginInline: 'auto',
      color: palette.background.default,
      backgroundColor: palette.text.primary,
      borderRadius: theme.shape.borderRadius,
      '& output:not(:empty)': {
        flex: 1,
        minWidth: 0,
        padding: theme.spacing(1, 0, 1, 2),
        overflowWrap: 'anywhere',
      },
      '& button': {
        minWidth: 44,
        color: 'inherit',
        '&.Mui-focusVisible': { outlineColor: 'currentColor', outlineOffset: -6 },
      },
      '& output + button': { textDecoration: 'underline', whiteSpace: 'nowrap' },
      '& kbd': { ...keyHint, marginInlineStart: theme.spacing(1) },
      '& [aria-label]': { fontSize: '1.25rem' },
    };
  }),
);
