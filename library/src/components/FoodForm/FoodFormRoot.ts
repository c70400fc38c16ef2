import { styled } from '@mui/material/styles';
import type { Theme } from '@mui/material/styles';
import { unstable_memoTheme as memoTheme } from '@mui/material/utils';
import { foodFieldStyles } from '../../food-fields/foodFieldStyles.ts';
import { keyHint } from '../../theme/keyHint.ts';

export const FoodFormRoot = /*#__PURE__*/ styled('form', {
  name: 'FoodlogFoodForm',
  slot: 'Root',
})(
  /*#__PURE__*/ memoTheme(({ theme }: { theme: Theme }) => {
    const { palette } = theme.vars ?? theme;
    return {
      ...foodFieldStyles(theme),
      '& kbd': keyHint,
      '& [role=listbox]': {
        position: 'absolute',
        zIndex: 2,
        top: '100%',
        insetInline: 0,
        margin: 0,
        padding: theme.spacing(0.5),
        border: `1px solid ${palette.controlOutline ?? palette.divider}`,
        borderRadius: 8,
        backgroundColor: palette.background.paper,
      },
      '& [role=option]': {
        ...theme.typography.body1,
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: theme.spacing(2),
        minHeight: 44,
        padding: theme.spacing(0.5, 1),
        borderRadius: 6,
        overflowWrap: 'anywhere',
        cursor: 'pointer',
        '& small': { whiteSpace: 'nowrap' },
        '&:hover, &[aria-selected=true]': { backgroundColor: palette.action.selected },
      },
      '& > label': {
        display: 'flex',
        alignItems: 'center',
        gap: theme.spacing(1),
        minHeight: 44,
        margin: theme.spacing(-1, 0),
      },
      '& [type=checkbox]': {
        flex: 'none',
        width: 20,
        minHeight: 20,
        margin: 0,
        accentColor: palette.primary.main,
      },
    };
  }),
);
