import { styledRoot } from '../../slots/styledRoot.ts';
import { notPrinted } from '../../theme/notPrinted.ts';
import { pressable } from '../../theme/pressable.ts';
import { skeleton } from '../../theme/skeleton.ts';
import { targetSize } from '../../theme/targetSize.ts';
import { lineOf } from '../../theme/textSize.ts';

export const QuickRepeatRoot = /*#__PURE__*/ styledRoot(
  'FoodlogQuickRepeat',
  'section',
  (theme, palette) => {
    const { body2, caption, subtitle2 } = theme.typography;
    const muted = { ...caption, color: palette.text.secondary };
    const radius = 12;
    const button = {
      font: 'inherit',
      minWidth: targetSize(theme),
      border: 0,
      color: 'inherit',
      background: 'none',
      ...pressable(palette),
      '&:focus-visible': {
        outline: `2px solid ${palette.primary.main}`,
        outlineOffset: -3,
        borderRadius: radius,
      },
    };
    // With large text in a narrow window, the texts wrap.
    const wrapping = {
      whiteSpace: 'nowrap',
      '@container (max-width: 19em)': { whiteSpace: 'normal', overflowWrap: 'anywhere' },
    } as const;
    return {
      root: {
        ...body2,
        color: palette.text.primary,
        fontVariantNumeric: 'tabular-nums',
        containerType: 'inline-size',
        containIntrinsicInlineSize: 'min(16rem, 50vw)',
        minWidth: 0,
        ...notPrinted,
      },
      heading: { ...subtitle2, margin: theme.spacing(0, 0, 0.5) },
      list: {
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(11rem, 1fr))',
        gap: theme.spacing(1),
        margin: 0,
        padding: 0,
        listStyle: 'none',
        // On a phone, one row that scrolls and fades out where more follows.
        '@container (max-width: 30em)': {
          display: 'flex',
          overflowX: 'auto',
          scrollbarWidth: 'none',
          paddingInlineEnd: 28,
          scrollPaddingInlineEnd: 28,
          maskImage: 'linear-gradient(to left, transparent, #000 28px)',
          '&:dir(rtl)': { maskImage: 'linear-gradient(to right, transparent, #000 28px)' },
        },
      },
      item: {
        display: 'flex',
        flex: 'none',
        maxWidth: '100%',
        minHeight: targetSize(theme),
        border: `1px solid ${palette.controlOutline ?? palette.divider}`,
        borderRadius: radius,
        overflow: 'clip',
        backgroundColor: palette.background.paper,
      },
      repeatButton: {
        ...button,
        display: 'grid',
        alignContent: 'center',
        flex: 1,
        minWidth: 88,
        '@container (max-width: 30em)': { maxWidth: '13rem' },
        padding: theme.spacing(0.25, 1.5),
        textAlign: 'start',
        '&[aria-disabled=true]': { cursor: 'default' },
        '&[data-progress]': { backgroundColor: palette.action.selected },
      },
      // A name that is cut off begins as it is read, in a page of the other direction too.
      name: {
        overflow: 'hidden',
        textOverflow: 'ellipsis',
        unicodeBidi: 'plaintext',
        '&:dir(rtl)': { '/* @noflip */ textAlign': 'right' },
        ...wrapping,
      },
      // In right-to-left text, a figure after a Latin name would otherwise be ordered as part of the name.
      details: { ...muted, overflowWrap: 'anywhere', unicodeBidi: 'isolate' },
      adjustButton: {
        ...button,
        padding: 0,
        color: palette.text.secondary,
        borderInlineStart: `1px solid ${palette.divider}`,
      },
      adjustIcon: {
        width: '1.25rem',
        verticalAlign: 'middle',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
      },
      skeleton: {
        ...skeleton(palette),
        flex: 'none',
        // That of an item.
        height: `max(${targetSize(theme)}px, ${lineOf(body2)} + ${lineOf(caption)} + ${theme.spacing(0.5)} + 2px)`,
        borderRadius: radius,
        '@container (max-width: 30em)': { width: '9rem' },
      },
      failure: {
        margin: theme.spacing(0.5, 0, 0),
        textWrap: 'balance',
        color: palette.error.main,
      },
    };
  },
);
