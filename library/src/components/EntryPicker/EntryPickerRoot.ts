import { entryFiguresStyles } from '../../entry-figures/entryFiguresStyles.ts';
import { styledRoot } from '../../slots/styledRoot.ts';
import { cardStyles } from '../../theme/cardStyles.ts';
import { notPrinted } from '../../theme/notPrinted.ts';
import { pressable } from '../../theme/pressable.ts';
import { skeleton } from '../../theme/skeleton.ts';
import { targetSize } from '../../theme/targetSize.ts';

export const EntryPickerRoot = /*#__PURE__*/ styledRoot(
  'FoodlogEntryPicker',
  'form',
  (theme, palette) => {
    const target = targetSize(theme);
    const figures = entryFiguresStyles(theme, palette);
    const label = {
      ...theme.typography.body1,
      ...pressable(palette),
      display: 'grid',
      gridTemplateColumns: '1.25rem minmax(0, 1fr) auto',
      alignItems: 'center',
      columnGap: theme.spacing(1.5),
      minHeight: target,
      padding: theme.spacing(1, 2),
      boxSizing: 'border-box',
      '&:has(:disabled)': { cursor: 'default', backgroundColor: 'transparent' },
    } as const;
    // With large text on a phone, the first figure is below the name.
    const own = {
      '@container (max-width: 14em)': { gridColumn: '2 / -1', overflowWrap: 'break-word' },
    } as const;
    const card = cardStyles(theme, palette);
    const ring = { outline: `2px solid ${palette.primary.main}`, outlineOffset: 2 };
    return {
      ...card,
      root: { ...card.root, ...notPrinted },
      heading: { ...card['heading'], borderRadius: 2, '&:focus-visible': ring },
      list: { margin: 0, padding: 0, listStyle: 'none' },
      // A row reaches the edges of the card, so that its fill keeps a distance from its text.
      row: { marginInline: theme.spacing(-2), borderTop: `1px solid ${palette.divider}` },
      all: label,
      entry: { ...label, alignItems: 'baseline' },
      checkbox: {
        alignSelf: 'center',
        width: '1.25rem',
        height: '1.25rem',
        margin: 0,
        accentColor: palette.primary.main,
        '&:focus-visible': ring,
      },
      ...figures,
      name: { ...figures['name'], ...own },
      calories: { ...figures['calories'], ...own },
      details: { ...figures['details'], gridColumn: '2 / -1' },
      skeleton: {
        ...skeleton(palette),
        height: target,
        marginBlock: theme.spacing(1),
      },
      empty: { margin: theme.spacing(1, 0), color: palette.text.secondary },
      actions: {
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: theme.spacing(1, 2),
        marginTop: theme.spacing(2),
      },
      failure: {
        flex: '1 1 12rem',
        margin: 0,
        textWrap: 'balance',
        color: palette.error.main,
        '&:empty': { flex: '0 0 0px', marginInlineStart: theme.spacing(-2) },
      },
    };
  },
);
