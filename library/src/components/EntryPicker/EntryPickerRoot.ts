import { styledRoot } from '../../slots/styledRoot.ts';
import { cardStyles } from '../../theme/cardStyles.ts';
import { targetSize } from '../../theme/targetSize.ts';
import { visuallyHidden } from '../../theme/visuallyHidden.ts';

export const EntryPickerRoot = /*#__PURE__*/ styledRoot(
  'FoodlogEntryPicker',
  'form',
  (theme, palette) => {
    const { body1, caption, subtitle1 } = theme.typography;
    const target = targetSize(theme);
    const muted = { ...caption, color: palette.text.secondary };
    const { root, heading } = cardStyles(theme, palette);
    return {
      heading,
      root: {
        ...root,
        '& > output': visuallyHidden,
        '& ul': { margin: 0, padding: 0, listStyle: 'none' },
        '& li + li': { borderTop: `1px solid ${palette.divider}` },
        '& li:empty': {
          height: target + 3,
          padding: theme.spacing(1, 0),
          background: `${palette.action.hover} content-box`,
        },
        '& label': {
          ...body1,
          display: 'grid',
          gridTemplateColumns: '20px minmax(0, 1fr) auto',
          alignItems: 'center',
          columnGap: theme.spacing(1.5),
          minHeight: target,
          padding: theme.spacing(1, 0),
          boxSizing: 'border-box',
          cursor: 'pointer',
        },
        '& label:hover': { backgroundColor: palette.action.hover },
        '& label:has(:disabled)': { cursor: 'default', backgroundColor: 'transparent' },
        '& small': muted,
        '& > div:last-of-type': {
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          gap: theme.spacing(1, 2),
          marginTop: theme.spacing(2),
        },
      },
      checkbox: { width: 20, height: 20, margin: 0, accentColor: palette.primary.main },
      name: { fontWeight: 'inherit', overflowWrap: 'anywhere' },
      calories: { ...subtitle1, alignSelf: 'start', textAlign: 'end', overflowWrap: 'anywhere' },
      details: {
        ...muted,
        overflowWrap: 'anywhere',
        gridColumn: '2 / -1',
        display: 'flex',
        flexWrap: 'wrap',
        columnGap: theme.spacing(1.5),
      },
      empty: { margin: theme.spacing(1, 0), color: palette.text.secondary },
      failure: {
        flex: '1 1 12rem',
        margin: 0,
        color: palette.error.main,
        '&:empty': { flex: '0 0 0px', marginInlineStart: theme.spacing(-2) },
      },
    };
  },
);
