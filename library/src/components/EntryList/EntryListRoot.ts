import { entryFiguresStyles } from '../../entry-figures/entryFiguresStyles.ts';
import { styledRoot } from '../../slots/styledRoot.ts';
import { cardStyles } from '../../theme/cardStyles.ts';
import { pressable } from '../../theme/pressable.ts';
import { skeleton } from '../../theme/skeleton.ts';
import { targetSize } from '../../theme/targetSize.ts';

export const EntryListRoot = /*#__PURE__*/ styledRoot(
  'FoodlogEntryList',
  'section',
  (theme, palette) => {
    const { body1, body2, caption } = theme.typography;
    const target = targetSize(theme);
    const button = {
      minHeight: target,
      padding: 0,
      border: 0,
      borderRadius: 8,
      color: palette.text.secondary,
      background: 'none',
      ...pressable(palette),
    };
    const { root, heading } = cardStyles(theme, palette);
    const figures = entryFiguresStyles(theme, palette);
    const row = { borderTop: `1px solid ${palette.divider}` };
    const height = `max(${target}px, ${body1.fontSize} * ${body1.lineHeight} + ${caption.fontSize} * ${caption.lineHeight})`;
    return {
      root,
      heading: { ...heading, marginBottom: theme.spacing(0.75) },
      list: { margin: 0, padding: 0, listStyle: 'none' },
      entry: {
        ...row,
        position: 'relative',
        display: 'grid',
        gridTemplateColumns: `minmax(0, 1fr) auto 22px`,
        alignItems: 'center',
        columnGap: theme.spacing(1),
        minHeight: target,
        // The row reaches the edges of the card, because it clips the buttons.
        marginInline: theme.spacing(-2),
        padding: theme.spacing(1, 2),
        // A row out of view costs no layout.
        contentVisibility: 'auto',
        containIntrinsicHeight: `auto ${height}`,
      },
      editor: { ...row, marginInline: theme.spacing(-2), padding: theme.spacing(2) },
      skeleton: {
        ...row,
        borderColor: 'transparent',
        paddingBlock: theme.spacing(1),
        '&::before': {
          content: '""',
          display: 'block',
          ...skeleton(palette),
          height,
        },
      },
      empty: { ...body2, margin: 0, color: palette.text.secondary },
      failure: { color: palette.error.main },
      ...figures,
      details: { ...figures['details'], gridColumn: '1 / span 2' },
      // It covers the row, so that a press anywhere edits the entry.
      editButton: {
        ...button,
        position: 'absolute',
        inset: 0,
        borderRadius: 0,
        outlineOffset: -2,
      },
      deleteButton: {
        ...button,
        position: 'relative',
        gridColumn: 3,
        gridRow: '1 / span 2',
        width: target,
        height: target,
        marginInline: (22 - target) / 2,
      },
      deleteIcon: {
        width: 20,
        verticalAlign: 'middle',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
      },
    };
  },
);
