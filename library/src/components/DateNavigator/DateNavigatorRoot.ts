import { styled } from '@mui/material/styles';
import type { Theme } from '@mui/material/styles';
import { unstable_memoTheme as memoTheme } from '@mui/material/utils';
import { sizeContainer } from '../../theme/sizeContainer.ts';
import { targetSize } from '../../theme/targetSize.ts';
import { visuallyHidden } from '../../theme/visuallyHidden.ts';

export const DateNavigatorRoot = /*#__PURE__*/ styled('nav', {
  name: 'FoodlogDateNavigator',
  slot: 'Root',
})(
  /*#__PURE__*/ memoTheme(({ theme }: { theme: Theme }) => {
    const { palette } = theme.vars ?? theme;
    const target = targetSize(theme);
    return {
      ...theme.typography.body2,
      position: 'relative',
      ...sizeContainer('min(18.5em, 85vw)'),
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: theme.spacing(0.5),
      maxWidth: '24rem',
      color: palette.text.primary,
      '& button': { minWidth: target, minHeight: target, padding: theme.spacing(0, 0.75), gap: 4 },
      '& button[aria-haspopup]': {
        ...theme.typography.subtitle1,
        fontVariantNumeric: 'tabular-nums',
        color: 'inherit',
        minWidth: '7.5em',
        gap: theme.spacing(1.25),
        borderColor: palette.controlOutline ?? palette.text.secondary,
        backgroundColor: palette.background.paper,
      },
      '& button[aria-haspopup]:disabled': {
        color: palette.action.disabled,
        borderColor: palette.divider,
      },
      '& button[aria-haspopup]:hover': { borderColor: 'currentColor' },
      // Large text on a phone: the date in a row of its own, over Previous and Next.
      '@container (max-width: 18em)': {
        '& button': { marginInline: 'auto' },
        '& button[aria-haspopup]': { order: -1, flexBasis: '100%' },
      },
      '& svg': {
        height: '1.2em',
        overflow: 'visible',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2.5,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
      },
      '&:dir(rtl) svg': { transform: 'scaleX(-1)' },
      '& output': visuallyHidden,
      '& [role=alert]': { margin: 0, flexBasis: '100%', color: palette.error.main },
    };
  }),
);
