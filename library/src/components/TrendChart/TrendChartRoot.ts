import { styledRoot } from '../../slots/styledRoot.ts';
import { cardStyles } from '../../theme/cardStyles.ts';
import { notPrinted } from '../../theme/notPrinted.ts';
import { skeleton } from '../../theme/skeleton.ts';
import { targetSize } from '../../theme/targetSize.ts';

export const TrendChartRoot = /*#__PURE__*/ styledRoot(
  'FoodlogTrendChart',
  'section',
  (theme, palette) => {
    const { h6, body2, caption } = theme.typography;
    const muted = { ...caption, color: palette.text.secondary };
    const { root, heading } = cardStyles(theme, palette);
    const thumb = {
      appearance: 'none',
      boxSizing: 'border-box',
      width: 'calc(100% / var(--places))',
      height: '100%',
      border: 0,
    } as const;
    const row = {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'space-between',
      alignItems: 'baseline',
      columnGap: theme.spacing(1.5),
      margin: 0,
    } as const;
    return {
      root: { ...root, breakInside: 'avoid', overflowWrap: 'anywhere' },
      heading: { ...heading, marginBottom: 0 },
      average: { ...h6, margin: 0, '& > small': { ...muted, display: 'block' } },
      // The number of the scale is beside its line, so that no bar is behind it.
      plot: {
        position: 'relative',
        height: '10rem',
        marginTop: '1.75rem',
        borderBlock: `1px solid ${palette.divider}`,
        borderRadius: 2,
        // Forced colours replace it here, and not on an svg.
        color: palette.primary.main,
        '&:has(:focus-visible)': {
          outline: `2px solid ${palette.primary.main}`,
          outlineOffset: 2,
        },
      },
      scale: { ...muted, position: 'absolute', insetInlineEnd: 0, bottom: '100%' },
      chart: {
        display: 'block',
        overflow: 'visible',
        fill: 'currentColor',
        '&:dir(rtl)': { transform: 'scaleX(-1)' },
        // The place of the selected day.
        '& > rect:first-of-type': { opacity: 0.16 },
        '& > [data-incomplete]': {
          fillOpacity: 0.3,
          stroke: 'currentColor',
          strokeWidth: 1.5,
          strokeDasharray: '3 2',
        },
      },
      line: {
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2.5,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
      },
      targetLine: {
        color: palette.text.primary,
        stroke: 'currentColor',
        strokeWidth: 1.5,
        // It is seen on the bars, too.
        filter: [1, -1].map((y) => `drop-shadow(0 ${y}px 0 ${palette.background.paper})`).join(' '),
      },
      // It lies over the drawing. Its thumb is as wide as a day, so that it moves to the day under a finger.
      slider: {
        appearance: 'none',
        position: 'absolute',
        inset: 0,
        width: '100%',
        height: '100%',
        margin: 0,
        opacity: 0,
        cursor: 'pointer',
        touchAction: 'pan-y',
        '&::-webkit-slider-thumb': thumb,
        '&::-moz-range-thumb': thumb,
      },
      ends: { ...row, ...muted, marginTop: theme.spacing(0.5) },
      selection: {
        ...body2,
        margin: theme.spacing(1, 0, 0),
        minHeight: '1.5em',
        '& > span:first-of-type': { color: palette.text.secondary },
      },
      legend: {
        ...muted,
        margin: theme.spacing(0.5, 0, 0),
        '&::before': {
          content: '""',
          display: 'inline-block',
          width: '1.5rem',
          marginInlineEnd: theme.spacing(1),
          borderTop: `2px solid ${palette.text.primary}`,
          verticalAlign: 'middle',
        },
      },
      details: {
        ...body2,
        marginTop: theme.spacing(0.5),
        '& > summary': {
          width: 'fit-content',
          lineHeight: `${targetSize(theme)}px`,
          color: palette.primary.main,
          cursor: 'pointer',
          borderRadius: 2,
          '&:focus-visible': { outline: `2px solid ${palette.primary.main}`, outlineOffset: 2 },
        },
        '&:not([open])': notPrinted,
      },
      tableContainer: {
        '& table': { width: '100%', borderCollapse: 'collapse' },
        '& th, & td': {
          paddingBlock: theme.spacing(0.5),
          overflowWrap: 'anywhere',
          borderTop: `1px solid ${palette.divider}`,
          fontWeight: 'inherit',
          textAlign: 'end',
        },
        '& th:first-of-type': { textAlign: 'start' },
        '& thead th': { ...muted, borderTop: 0 },
      },
      skeleton: { ...skeleton(palette), display: 'block', height: '100%' },
    };
  },
);
