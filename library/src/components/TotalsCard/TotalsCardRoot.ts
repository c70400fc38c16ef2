import visuallyHidden from '@mui/utils/visuallyHidden';
import { styledRoot } from '../../slots/styledRoot.ts';
import { cardStyles } from '../../theme/cardStyles.ts';

export const TotalsCardRoot = /*#__PURE__*/ styledRoot(
  'FoodlogTotalsCard',
  'section',
  (theme, palette) => {
    const { h3, h6, caption } = theme.typography;
    const { root, heading } = cardStyles(theme, palette);
    return {
      root: {
        ...root,
        '& dl': { display: 'flex', flexWrap: 'wrap', gap: theme.spacing(1.5, 2), margin: 0 },
        '& dd > b, & > output': visuallyHidden,
        '& dt, & small': { ...caption, color: palette.text.secondary },
        // The placeholder of a figure while loading.
        '& i': {
          padding: '0 2em',
          fontSize: '0.6em',
          borderRadius: 4,
          backgroundColor: palette.divider,
          outline: '1px solid transparent',
        },
      },
      heading,
      // The figure inherits its font and colour.
      total: {
        ...h6,
        // Three totals fit in a row. They wrap when a figure is too wide, so that nothing is cut off.
        flex: '1 1 4.5rem',
        maxWidth: '100%',
        // With large text in a narrow card, the font size is a share of the card width in which all digits fit.
        '--most': '12cqi',
        '&:first-of-type': {
          ...h3,
          '--most': '18cqi',
          flexBasis: '100%',
          '&[data-long=true]': { '--most': '13cqi' },
        },
        '&[data-total=fats]': { color: palette.fats?.main },
        '&[data-total=proteins]': { color: palette.proteins?.main },
        '&[data-total=carbs]': { color: palette.carbs?.main },
      },
      figure: {
        margin: 0,
        fontSize: 'min(1em, var(--most))',
        overflowWrap: 'break-word',
      },
    };
  },
);
