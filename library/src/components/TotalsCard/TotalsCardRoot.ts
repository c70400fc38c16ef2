import { styledRoot } from '../../slots/styledRoot.ts';
import { cardStyles } from '../../theme/cardStyles.ts';
import { skeleton } from '../../theme/skeleton.ts';

export const TotalsCardRoot = /*#__PURE__*/ styledRoot(
  'FoodlogTotalsCard',
  'section',
  (theme, palette) => {
    const { h3, h6, caption } = theme.typography;
    const { root, heading } = cardStyles(theme, palette);
    const muted = { ...caption, color: palette.text.secondary };
    return {
      root: { ...root, breakInside: 'avoid' },
      heading: { ...heading, marginBottom: 0 },
      // The first figure has a line of its own, and the others share one. What does not fit wraps, so that nothing is cut off.
      // As long as the figures fit, the columns are equally wide, so that no label moves when figures come or change.
      list: {
        display: 'flex',
        flexWrap: 'wrap',
        gap: theme.spacing(0.5, 2),
        margin: 0,
      },
      // The figure inherits its font and colour.
      total: {
        ...h6,
        display: 'flex',
        flex: '1 1 4.5rem',
        flexWrap: 'wrap',
        alignItems: 'baseline',
        columnGap: theme.spacing(0.75),
        maxWidth: '100%',
        // In a narrow card, the labels of the columns are above their figures, and the words below have a line each.
        '@container (max-width: 28em)': { display: 'block', '--words': '100%' },
        // With large text in a narrow card, the font size is a share of the card width in which all digits fit.
        '--most': '12cqi',
        // A figure that does not fit beside its unit takes the next line with its label. The largest wrap by themselves.
        '--wrap': 'nowrap',
        '&[data-long=true]': { '--wrap': 'normal' },
        '&:first-of-type': {
          ...h3,
          '--most': '13cqi',
          '--words': 'auto',
          display: 'flex',
          flexBasis: '100%',
          // The largest numbers fit beside their unit.
          '&[data-long=true]': { '--most': '11cqi' },
        },
        '&[data-total=fats]': { color: palette.fats?.main },
        '&[data-total=proteins]': { color: palette.proteins?.main },
        '&[data-total=carbs]': { color: palette.carbs?.main },
      },
      label: muted,
      unit: { ...muted, whiteSpace: 'normal' },
      figure: {
        maxWidth: '100%',
        margin: 0,
        fontSize: 'min(1em, var(--most))',
        whiteSpace: 'var(--wrap)',
        overflowWrap: 'break-word',
        '& > small:not([class])': muted,
      },
      // A line of its own below the figure, whose colour the bar has.
      details: {
        ...caption,
        display: 'flex',
        flexWrap: 'wrap',
        flexBasis: '100%',
        justifyContent: 'space-between',
        columnGap: theme.spacing(1),
        margin: 0,
        paddingBlockEnd: theme.spacing(0.5),
        '& > span': {
          flexBasis: 'var(--words)',
          overflowWrap: 'anywhere',
          color: palette.text.secondary,
        },
      },
      bar: {
        flexBasis: '100%',
        flexShrink: 0,
        marginBlock: theme.spacing(0.5),
        fill: 'currentColor',
        '&:dir(rtl)': { transform: 'scaleX(-1)' },
        '& > :nth-of-type(1)': { opacity: 0.2 },
      },
      skeleton: { ...skeleton(palette), padding: '0 2em', fontSize: '0.6em' },
    };
  },
);
