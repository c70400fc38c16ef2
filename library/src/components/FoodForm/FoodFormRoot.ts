import { styled } from '@mui/material/styles';
import type { Theme } from '@mui/material/styles';
import { unstable_memoTheme as memoTheme } from '@mui/material/utils';
import { cardSurface } from '../../theme/cardSurface.ts';

export const FoodFormRoot = /*#__PURE__*/ styled('form', {
  name: 'FoodlogFoodForm',
  slot: 'Root',
})(
  /*#__PURE__*/ memoTheme(({ theme }: { theme: Theme }) => {
    const { palette } = theme.vars ?? theme;
    return {
      ...cardSurface(theme),
      display: 'grid',
      // Two columns; one where the text is too large for two.
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, max(7rem, 40%)), 1fr))',
      gap: theme.spacing(2),
      '& > :is(h1, h2, h3, h4, h5, h6), & > div:first-of-type, & > div:last-of-type': {
        gridColumn: '1 / -1',
      },
      '&& > :is(h1, h2, h3, h4, h5, h6)': { marginBottom: theme.spacing(-0.5) },
      '& label': {
        ...theme.typography.caption,
        display: 'block',
        marginBottom: theme.spacing(0.5),
        color: palette.text.secondary,
      },
      '& input': {
        boxSizing: 'border-box',
        height: 'auto',
        minHeight: 44,
        padding: '0.5rem 0.75rem',
      },
      '& small': { ...theme.typography.caption, color: palette.text.secondary },
      '& label:has(+ .Mui-disabled), & .Mui-disabled small': { color: palette.text.disabled },
      '& p': {
        ...theme.typography.caption,
        margin: theme.spacing(0.5, 0, 0),
        overflowWrap: 'anywhere',
      },
      '& p:not([aria-live])': { color: palette.error.main },
      '& > div:last-of-type': {
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: theme.spacing(1, 2),
        '& p': { ...theme.typography.body2, flex: '1 1 12rem', margin: 0 },
        // Stays in the page, so that screen readers know it before it speaks, and takes no room.
        '& p:empty': { flex: '0 0 0px', marginInlineStart: theme.spacing(-2) },
        '& button': { minHeight: 44, minWidth: 112 },
        '@container (max-width: 24rem)': { '& button': { flexBasis: '100%' } },
        // Over the button, so that the form is as high while adding as before.
        '@container (14rem <= width <= 24rem)': {
          '& p[aria-live]': {
            position: 'absolute',
            insetInlineEnd: theme.spacing(4),
            pointerEvents: 'none',
          },
        },
      },
    };
  }),
);
