import { ownFieldStyles } from '../../food-fields/foodFieldStyles.ts';
import { styledRoot } from '../../slots/styledRoot.ts';
import { skeleton } from '../../theme/skeleton.ts';
import { targetSize } from '../../theme/targetSize.ts';

const name = 'FoodlogFoodSearch';

export const FoodSearchRoot = /*#__PURE__*/ styledRoot(name, 'div', (theme, palette) => {
  const { caption, body1, body2 } = theme.typography;
  const muted = { ...caption, color: palette.text.secondary };
  // The text of an option begins there.
  const inset = `calc(0.75rem - ${theme.spacing(0.5)} - 1px)`;
  const row = `${body1.fontSize} * ${body1.lineHeight} + ${caption.fontSize} * ${caption.lineHeight}`;
  const { input, ...field } = ownFieldStyles(name, theme, palette);
  return {
    ...field,
    input: {
      ...input,
      '& input::placeholder': { color: palette.text.secondary, opacity: 1 },
    },
    suggestions: {
      maxHeight: 'min(26rem, 60vh)',
      overflowY: 'auto',
      // The page does not scroll on behind it.
      overscrollBehavior: 'contain',
      fontVariantNumeric: 'tabular-nums',
      // The first and last option come into view with what is above and below them.
      '& .Foodlog-row': { scrollMarginBlock: '3rem' },
    },
    groupHeading: { ...muted, display: 'block', padding: `${theme.spacing(0.75)} ${inset}` },
    source: { ...muted, display: 'block' },
    asIs: { color: palette.primary.main },
    retry: {
      flexWrap: 'wrap',
      color: palette.error.main,
      '& > :last-child': { color: palette.primary.main },
    },
    skeleton: {
      ...skeleton(palette),
      display: 'block',
      height: `max(${targetSize(theme)}px, ${row} + ${theme.spacing(1)})`,
      margin: theme.spacing(0.25, 0.5),
    },
    status: { ...body2, margin: 0, padding: `${theme.spacing(1)} ${inset}`, color: muted.color },
  };
});
