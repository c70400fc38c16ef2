import { ownFieldStyles } from '../../food-fields/foodFieldStyles.ts';
import { styledRoot } from '../../slots/styledRoot.ts';

const name = 'FoodlogFoodSearch';

export const FoodSearchRoot = /*#__PURE__*/ styledRoot(name, 'div', (theme, palette) => {
  const { input, ...field } = ownFieldStyles(name, theme, palette);
  return {
    ...field,
    input: {
      ...input,
      '& input::placeholder': { color: palette.text.secondary, opacity: 1 },
    },
  };
});
