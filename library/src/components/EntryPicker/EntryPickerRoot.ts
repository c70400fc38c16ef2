import { styled } from '@mui/material/styles';
import type { Theme } from '@mui/material/styles';
import { unstable_memoTheme as memoTheme } from '@mui/material/utils';
import { cardSurface } from '../../theme/cardSurface.ts';
import { visuallyHidden } from '../../theme/visuallyHidden.ts';

export const EntryPickerRoot = /*#__PURE__*/ styled('form', {
  name: 'FoodlogEntryPicker',
  slot: 'Root',
})(
  /*#__PURE__*/ memoTheme(({ theme }: { theme: Theme }) => {
    const { palette, typography } = { ...theme, ...theme.vars };
    const muted = { ...typography.caption, color: palette.text.secondary };
    return {
      ...cardSurface(theme),
      '& > output': visuallyHidden,
      '& > p': { margin: theme.spacing(1, 0), color: palette.text.secondary },
      '& ul': { margin: 0, padding: 0, listStyle: 'none' },
      '& li + li': { borderTop: `1px solid ${palette.divider}` },
      '& li:empty': {
        height: 47,
        padding: theme.spacing(1, 0),
        background: `${palette.action.hover} content-box`,
      },
      '& label': {
        ...typography.body1,
        display: 'grid',
        gridTemplateColumns: '20px minmax(0, 1fr) auto',
        alignItems: 'center',
        columnGap: theme.spacing(1.5),
        minHeight: 44,
        padding: theme.spacing(1, 0),
        boxSizing: 'border-box',
        cursor: 'pointer',
      },
      '& label:hover': { backgroundColor: palette.action.hover },
      '& label:has(:disabled)': { cursor: 'default', backgroundColor: 'transparent' },
      '& [type=checkbox]': {
        width: 20,
        height: 20,
        margin: 0,
        accentColor: palette.primary.main,
      },
      '& b': { fontWeight: 'inherit', overflowWrap: 'anywhere' },
      '& strong': { ...typography.subtitle1, alignSelf: 'start', textAlign: 'end' },
      '& small': muted,
      '& label > span': {
        ...muted,
        gridColumn: '2 / -1',
        display: 'flex',
        flexWrap: 'wrap',
        columnGap: theme.spacing(1.5),
      },
      '& > div:last-of-type': {
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: theme.spacing(1, 2),
        marginTop: theme.spacing(2),
        '& p': { flex: '1 1 12rem', margin: 0, color: palette.error.main },
        '& p:empty': { flex: '0 0 0px', marginInlineStart: theme.spacing(-2) },
      },
    };
  }),
);
