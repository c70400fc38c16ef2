import { styled } from '@mui/material/styles';
import type { CSSObject, Theme } from '@mui/material/styles';
import { unstable_memoTheme as memoTheme } from '@mui/material/utils';
import { cardSurface } from '../../theme/cardSurface.ts';
import { visuallyHidden } from '../../theme/visuallyHidden.ts';

// A theme may give its sizes as bare numbers, which mean pixels.
const length = (size: CSSObject['fontSize']) =>
  typeof size === 'number' ? `${size}px` : String(size);

// One styled element for the whole card: a fraction of the work of nine MUI parts with the same text.
export const TotalsCardRoot = /*#__PURE__*/ styled('section', {
  name: 'FoodlogTotalsCard',
  slot: 'Root',
})(
  /*#__PURE__*/ memoTheme(({ theme }: { theme: Theme }) => {
    const { palette } = theme.vars ?? theme;
    const muted = { ...theme.typography.caption, color: palette.text.secondary };
    return {
      ...cardSurface(theme),
      '& dl': { display: 'flex', flexWrap: 'wrap', gap: theme.spacing(1.5, 2), margin: 0 },
      // Three in a row; where a figure is too wide for that they wrap, so that nothing is cut.
      '& div': { flex: '1 1 4.5rem', maxWidth: '100%' },
      '& div:first-of-type': { flexBasis: '100%' },
      '& dt': muted,
      // Large text in a narrow card: shares of its width in which ten digits fit. Only the unit of calories may wrap.
      '& dd': {
        ...theme.typography.h6,
        fontSize: `min(${length(theme.typography.h6.fontSize)}, 12cqi)`,
        margin: 0,
        whiteSpace: 'nowrap',
      },
      '& div:first-of-type dd': {
        ...theme.typography.h3,
        fontSize: `min(${length(theme.typography.h3.fontSize)}, 18cqi)`,
        whiteSpace: 'normal',
      },
      // The line stays as high as with a figure of full size.
      '& div:first-of-type [data-long]': {
        fontSize: `min(0.64 * ${length(theme.typography.h3.fontSize)}, 14cqi)`,
      },
      '& [data-total=fats] dd': { color: palette.fats?.main },
      '& [data-total=proteins] dd': { color: palette.proteins?.main },
      '& [data-total=carbs] dd': { color: palette.carbs?.main },
      '& small': { ...muted, lineHeight: 1 },
      '& i': {
        display: 'inline-block',
        width: '2.2em',
        height: '0.62em',
        borderRadius: 4,
        backgroundColor: palette.text.secondary,
        opacity: 0.3,
        outline: '1px solid transparent',
      },
      '& b, & output': visuallyHidden,
    };
  }),
);
