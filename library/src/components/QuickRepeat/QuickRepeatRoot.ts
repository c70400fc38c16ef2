import { styled } from '@mui/material/styles';
import type { Theme } from '@mui/material/styles';
import { unstable_memoTheme as memoTheme } from '@mui/material/utils';
import { targetSize } from '../../theme/targetSize.ts';
import { visuallyHidden } from '../../theme/visuallyHidden.ts';

export const QuickRepeatRoot = /*#__PURE__*/ styled('section', {
  name: 'FoodlogQuickRepeat',
  slot: 'Root',
})(
  /*#__PURE__*/ memoTheme(({ theme }: { theme: Theme }) => {
    const { palette } = theme.vars ?? theme;
    return {
      ...theme.typography.body2,
      position: 'relative',
      color: palette.text.primary,
      fontVariantNumeric: 'tabular-nums',
      '& > :is(h1, h2, h3, h4, h5, h6)': {
        ...theme.typography.subtitle1,
        margin: theme.spacing(0, 0, 1),
      },
      '& output': visuallyHidden,
      '& ul': {
        display: 'flex',
        flexWrap: 'wrap',
        gap: theme.spacing(1),
        margin: 0,
        padding: 0,
        listStyle: 'none',
      },
      '& li': {
        display: 'flex',
        maxWidth: '100%',
        minHeight: targetSize(theme),
        border: `1px solid ${palette.controlOutline ?? palette.divider}`,
        borderRadius: 22,
        backgroundColor: palette.background.paper,
      },
      '& li:empty': { width: '9rem', borderColor: palette.divider },
      '& button': {
        font: 'inherit',
        minWidth: targetSize(theme),
        padding: theme.spacing(0.5, 1.5),
        border: 0,
        borderRadius: 22,
        color: 'inherit',
        background: 'none',
        textAlign: 'start',
        overflowWrap: 'anywhere',
        cursor: 'pointer',
        '&:hover': { backgroundColor: palette.action.hover },
        '&[aria-disabled=true]': { cursor: 'default' },
        '&:focus-visible': { outline: `2px solid ${palette.primary.main}` },
      },
      '& small, & button + button': {
        ...theme.typography.caption,
        color: palette.text.secondary,
        whiteSpace: 'nowrap',
      },
      '& svg': {
        width: 20,
        verticalAlign: 'middle',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
      },
      '& [role=alert]': { margin: theme.spacing(0.5, 0, 0), color: palette.error.main },
    };
  }),
);
