import type { CSSObject } from '@mui/material/styles';
import { styledRoot } from '../../slots/styledRoot.ts';
import { cardSurface } from '../../theme/cardSurface.ts';
import { visuallyHidden } from '../../theme/visuallyHidden.ts';

// A theme may give its sizes as bare numbers, which mean pixels.
const length = (size: CSSObject['fontSize']) =>
  typeof size === 'number' ? `${size}px` : String(size);

export const TotalsCardRoot = /*#__PURE__*/ styledRoot('FoodlogTotalsCard', 'section', (theme) => {
  const { palette } = theme.vars ?? theme;
  const { h3, h6, caption } = theme.typography;
  const muted = { ...caption, color: palette.text.secondary };
  return {
    root: {
      ...cardSurface(theme),
      '& dl': { display: 'flex', flexWrap: 'wrap', gap: theme.spacing(1.5, 2), margin: 0 },
      '& dd': { margin: 0 },
      '& b, & output': visuallyHidden,
      '& small': { ...muted, lineHeight: 1 },
      // In place of a figure while loading.
      '& i': {
        display: 'inline-block',
        width: '2.2em',
        height: '0.62em',
        borderRadius: 4,
        backgroundColor: palette.text.secondary,
        opacity: 0.3,
        outline: '1px solid transparent',
      },
    },
    // Its figure takes the type and the colour from it.
    total: {
      ...h6,
      // Three in a row; where a figure is too wide for that they wrap, so that nothing is cut.
      flex: '1 1 4.5rem',
      maxWidth: '100%',
      whiteSpace: 'nowrap',
      // Large text in a narrow card: shares of its width in which ten digits fit. Only the unit of calories may wrap.
      '--most': '12cqi',
      '&:first-of-type': {
        ...h3,
        '--most': '18cqi',
        flexBasis: '100%',
        whiteSpace: 'normal',
        // The line stays as high as with a figure of full size.
        '& [data-long]': { fontSize: `min(0.64 * ${length(h3.fontSize)}, 14cqi)` },
      },
      '&[data-total=fats]': { color: palette.fats?.main },
      '&[data-total=proteins]': { color: palette.proteins?.main },
      '&[data-total=carbs]': { color: palette.carbs?.main },
    },
    figure: { fontSize: 'min(1em, var(--most))' },
    label: { ...muted, whiteSpace: 'normal' },
  };
});
