import { foodFieldStyles } from '../../food-fields/foodFieldStyles.ts';
import { styledRoot } from '../../slots/styledRoot.ts';
import { keyHint } from '../../theme/keyHint.ts';
import { targetSize } from '../../theme/targetSize.ts';

export const FoodFormRoot = /*#__PURE__*/ styledRoot(
  'FoodlogFoodForm',
  'form',
  (theme, palette) => {
    const { root, ...slots } = foodFieldStyles(theme, palette);
    return {
      root: { ...root, '& kbd': keyHint },
      ...slots,
      target: {
        gridColumn: '1 / -1',
        display: 'flex',
        alignItems: 'center',
        gap: theme.spacing(1),
        minHeight: targetSize(theme),
        margin: theme.spacing(-1, 0),
        '& input': {
          flex: 'none',
          width: 20,
          minHeight: 20,
          margin: 0,
          accentColor: palette.primary.main,
        },
      },
    };
  },
);
