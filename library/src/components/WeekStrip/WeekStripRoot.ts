import { styledRoot } from '../../slots/styledRoot.ts';
import { cardStyles } from '../../theme/cardStyles.ts';
import { pressable } from '../../theme/pressable.ts';
import { skeleton } from '../../theme/skeleton.ts';
import { targetSize } from '../../theme/targetSize.ts';

const barWidth = 'min(18px, 60%)';

export const WeekStripRoot = /*#__PURE__*/ styledRoot(
  'FoodlogWeekStrip',
  'section',
  (theme, palette) => {
    const { caption } = theme.typography;
    const muted = { ...caption, color: palette.text.secondary };
    const { root, heading } = cardStyles(theme, palette);
    return {
      root: { ...root, breakInside: 'avoid' },
      heading: { ...heading, margin: 0 },
      figure: {
        margin: 0,
        minHeight: '1lh',
        overflowWrap: 'anywhere',
        '& > :last-child': { color: palette.text.secondary },
      },
      list: {
        display: 'grid',
        gridTemplateColumns: 'repeat(7, minmax(0, 1fr))',
        margin: theme.spacing(1, -1.5, -0.5),
        padding: 0,
        listStyle: 'none',
      },
      dayButton: {
        ...caption,
        position: 'relative',
        boxSizing: 'border-box',
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        justifyItems: 'center',
        rowGap: theme.spacing(0.5),
        width: '100%',
        minHeight: targetSize(theme),
        padding: theme.spacing(0.5, 0),
        border: 0,
        borderRadius: 8,
        color: 'inherit',
        background: 'none',
        fontVariantNumeric: 'inherit',
        ...pressable(palette),
        outlineOffset: -2,
        '--width': barWidth,
        '--height': '36px',
        '--top': '36px',
        '@media (forced-colors: active)': { '--text': 'ButtonText', '--forced': 'ButtonText' },
        '&:hover, &:active': { '--bar': palette.text.secondary },
        '&[aria-current]': { '--ring': palette.text.secondary },
        '&[aria-pressed=true]': {
          '--bar': palette.primary.main,
          '--fill': palette.primary.main,
          '--text': palette.primary.contrastText,
          '@media (forced-colors: active)': {
            '--fill': 'SelectedItem',
            '--forced': 'SelectedItem',
            '--text': 'SelectedItemText',
          },
        },
      },
      bar: {
        gridArea: '1 / 1',
        color: `var(--forced, var(--bar, ${palette.controlOutline ?? palette.text.secondary}))`,
        fill: 'currentColor',
        '& rect': { x: 'max(-9px, -30%)', width: barWidth },
        '& > line': { stroke: palette.text.secondary, strokeDasharray: '3 3' },
      },
      // That of the figure is in its line, and that of a day has the place of its bar.
      skeleton: {
        ...skeleton(palette),
        display: 'inline-block',
        width: 'var(--width, 2.7em)',
        height: 'var(--height, 0.8em)',
        marginTop: 'var(--top, 0)',
      },
      amount: {
        ...muted,
        gridArea: '1 / 1',
        alignSelf: 'end',
        maxWidth: '100%',
        overflowWrap: 'anywhere',
      },
      weekday: muted,
      date: {
        boxSizing: 'border-box',
        // With large text in a narrow card, two digits fit the column.
        fontSize: 'min(1em, 10cqi)',
        minWidth: 'min(100%, 2em)',
        borderRadius: '1em',
        // The ring of today is around the fill, too.
        outline: '1px solid var(--ring, transparent)',
        outlineOffset: 1,
        lineHeight: 2,
        textAlign: 'center',
        color: 'var(--text, inherit)',
        backgroundColor: 'var(--fill, transparent)',
        forcedColorAdjust: 'none',
      },
    };
  },
);
