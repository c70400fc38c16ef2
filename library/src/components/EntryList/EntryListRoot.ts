import { entryFiguresStyles } from '../../entry-figures/entryFiguresStyles.ts';
import { styledRoot } from '../../slots/styledRoot.ts';
import { cardStyles } from '../../theme/cardStyles.ts';
import { notPrinted } from '../../theme/notPrinted.ts';
import { pressable } from '../../theme/pressable.ts';
import { skeleton } from '../../theme/skeleton.ts';
import { targetSize } from '../../theme/targetSize.ts';
import { lineOf } from '../../theme/textSize.ts';
import { entryListClasses } from './entryListClasses.ts';

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
    const height = `max(${target}px, ${lineOf(body1)} + ${lineOf(caption)})`;
    return {
      root,
      heading: { ...heading, marginBottom: theme.spacing(0.75), breakAfter: 'avoid' },
      list: { margin: 0, padding: 0, listStyle: 'none' },
      entry: {
        ...row,
        display: 'flex',
        alignItems: 'center',
        // The row reaches the edges of the card, because it clips the buttons.
        marginInline: theme.spacing(-2),
        // A row far below the window costs no layout. Its height is an estimate, so those of the first screens have none. By
        // an attribute: a selector of places would style every row again with each new one.
        '&[data-far=true]': {
          '@media screen': {
            contentVisibility: 'auto',
            containIntrinsicHeight: `auto calc(${height} + ${theme.spacing(2)})`,
          },
        },
        breakInside: 'avoid',
      },
      content: {
        flex: '1 1 0',
        display: 'flex',
        flexWrap: 'wrap',
        alignContent: 'center',
        alignItems: 'baseline',
        columnGap: theme.spacing(1),
        boxSizing: 'border-box',
        minHeight: `calc(${height} + ${theme.spacing(2)})`,
        padding: theme.spacing(1, 2),
      },
      editor: {
        ...row,
        marginInline: theme.spacing(-2),
        padding: theme.spacing(2),
        // On paper, the entry as it is stored replaces its editor.
        [`& > .${entryListClasses.content}`]: { display: 'none' },
        '@media print': {
          padding: 0,
          breakInside: 'avoid',
          '& > *': { display: 'none' },
          [`& > .${entryListClasses.content}`]: { display: 'flex' },
        },
      },
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
      empty: { ...body2, margin: 0, textWrap: 'balance', color: palette.text.secondary },
      failure: {
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: theme.spacing(1),
        textWrap: 'balance',
        color: palette.error.main,
      },
      retryButton: notPrinted,
      ...figures,
      name: {
        ...figures['name'],
        flex: '1 1 0',
        minWidth: 0,
        // The calories are below a name with a word that leaves no room for them, and with large text on a phone.
        '@container (max-width: 19em)': {
          flexBasis: 'min-content',
          overflowWrap: 'break-word',
          whiteSpace: 'normal',
        },
        '@container (max-width: 14em)': { flexBasis: '100%' },
      },
      calories: { ...figures['calories'], marginInlineStart: 'auto' },
      details: { ...figures['details'], flex: '0 0 100%' },
      // A press anywhere in the row edits the entry.
      editButton: {
        ...button,
        flex: '1 1 0',
        minWidth: 0,
        font: 'inherit',
        color: 'inherit',
        textAlign: 'start',
        borderRadius: 0,
        // It leads on: an arrow in the space beside the calories says so, and takes none.
        position: 'relative',
        '&::after': {
          content: '""',
          position: 'absolute',
          insetBlockStart: `calc(${theme.spacing(1)} + ${lineOf(body1)} / 2)`,
          insetInlineEnd: 7,
          // It grows with the text, within that space.
          padding: '0.117em',
          border: 'solid',
          borderColor: palette.text.secondary,
          '/* @noflip */ borderWidth': '0.1em 0.1em 0 0',
          transform: 'translateY(-50%) rotate(45deg)',
        },
        '&:dir(rtl)::after': { transform: 'translateY(-50%) rotate(-135deg)' },
        '@media print': { '&::after': { display: 'none' } },
        // The row is the log itself, which has to stay readable.
        '&:disabled': { opacity: 1, '&::after': { display: 'none' } },
        '&:focus-visible': { outlineOffset: -2 },
      },
      deleteButton: {
        ...button,
        flex: 'none',
        width: target,
        height: target,
        // Its icon ends where the other rows of the card do, and its edge lies within the space beside the calories.
        marginInline: theme.spacing(-1, 0.5),
        ...notPrinted,
      },
      deleteIcon: {
        width: '1.25rem',
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
