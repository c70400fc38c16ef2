import { styled } from '@mui/material/styles';
import type { Theme } from '@mui/material/styles';
import { unstable_memoTheme as memoTheme } from '@mui/material/utils';
import { cardSurface } from '../../theme/cardSurface.ts';
import { targetSize } from '../../theme/targetSize.ts';
import { visuallyHidden } from '../../theme/visuallyHidden.ts';

// One styled element for the whole list: sixty entries cost no more of them than one.
export const EntryListRoot = /*#__PURE__*/ styled('section', {
  name: 'FoodlogEntryList',
  slot: 'Root',
})(
  /*#__PURE__*/ memoTheme(({ theme }: { theme: Theme }) => {
    const { palette } = theme.vars ?? theme;
    const { h6 } = theme.typography;
    const target = targetSize(theme);
    const muted = { ...theme.typography.caption, color: palette.text.secondary };
    return {
      ...cardSurface(theme),
      '& output': visuallyHidden,
      '& > p': { ...theme.typography.body2, margin: 0, color: palette.text.secondary },
      '& > [role=alert]': { color: palette.error.main },
      '& ul': { margin: 0, padding: 0, listStyle: 'none' },
      '& li:empty': {
        boxSizing: 'content-box',
        height: `calc(${h6.fontSize} * ${h6.lineHeight} + ${target}px)`,
        background: `${palette.action.hover} content-box`,
      },
      '& li': {
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr) auto',
        alignItems: 'center',
        columnGap: theme.spacing(1),
        padding: theme.spacing(1, 0, 0.5),
        borderTop: `1px solid ${palette.divider}`,
      },
      '& li:first-of-type': { borderTop: 0 },
      '& li > b': { ...theme.typography.body1, overflowWrap: 'anywhere' },
      '& li > strong': { ...h6, alignSelf: 'start', textAlign: 'end' },
      '& small': muted,
      '& li > p': {
        ...muted,
        display: 'flex',
        flexWrap: 'wrap',
        columnGap: theme.spacing(1.5),
        margin: 0,
      },
      '& li > div': {
        display: 'flex',
        justifyContent: 'flex-end',
        marginInlineEnd: 10 - target / 2,
      },
      // An editor.
      '& li > :only-child': { gridColumn: '1 / -1', paddingBlock: theme.spacing(1) },
      '& [data-action]': {
        width: target,
        height: target,
        padding: 0,
        border: 0,
        borderRadius: 8,
        color: palette.text.secondary,
        background: 'none',
        cursor: 'pointer',
        '&:hover': { color: palette.text.primary, backgroundColor: palette.action.hover },
        '&:focus-visible': { outline: `2px solid ${palette.primary.main}` },
      },
      '& svg': {
        width: 20,
        verticalAlign: 'middle',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
      },
    };
  }),
);
