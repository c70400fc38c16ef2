import visuallyHidden from '@mui/utils/visuallyHidden';
import { styledRoot } from '../../slots/styledRoot.ts';
import { cardStyles } from '../../theme/cardStyles.ts';
import { targetSize } from '../../theme/targetSize.ts';

export const EntryListRoot = /*#__PURE__*/ styledRoot(
  'FoodlogEntryList',
  'section',
  (theme, palette) => {
    const { body1, body2, caption, h6 } = theme.typography;
    const target = targetSize(theme);
    const muted = { ...caption, color: palette.text.secondary };
    const button = {
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
    };
    const { root, heading } = cardStyles(theme, palette);
    return {
      heading,
      root: {
        ...root,
        '& output': visuallyHidden,
        '& ul': { margin: 0, padding: 0, listStyle: 'none' },
        '& li': {
          display: 'grid',
          gridTemplateColumns: 'minmax(0, 1fr) auto',
          alignItems: 'center',
          columnGap: theme.spacing(1),
          padding: theme.spacing(1, 0, 0.5),
          borderTop: `1px solid ${palette.divider}`,
        },
        '& li:first-of-type': { borderTop: 0 },
        '& li:empty': {
          boxSizing: 'content-box',
          height: `calc(${h6.fontSize} * ${h6.lineHeight} + ${target}px)`,
          background: `${palette.action.hover} content-box`,
        },
        '& li > div': {
          display: 'flex',
          justifyContent: 'flex-end',
          marginInlineEnd: 10 - target / 2,
        },
        // The editor of an entry.
        '& li > :only-child': { gridColumn: '1 / -1', paddingBlock: theme.spacing(1) },
        '& small': muted,
        '& svg': {
          width: 20,
          verticalAlign: 'middle',
          fill: 'none',
          stroke: 'currentColor',
          strokeWidth: 2,
          strokeLinecap: 'round',
          strokeLinejoin: 'round',
        },
      },
      empty: { ...body2, margin: 0, color: palette.text.secondary },
      failure: { color: palette.error.main },
      name: { ...body1, overflowWrap: 'anywhere' },
      calories: { ...h6, alignSelf: 'start', textAlign: 'end', overflowWrap: 'anywhere' },
      details: {
        ...muted,
        overflowWrap: 'anywhere',
        display: 'flex',
        flexWrap: 'wrap',
        columnGap: theme.spacing(1.5),
        margin: 0,
      },
      editButton: button,
      deleteButton: button,
    };
  },
);
