import { foodFieldStyles } from '../../food-fields/foodFieldStyles.ts';
import { styledRoot } from '../../slots/styledRoot.ts';

const name = 'FoodlogFoodForm';

export const FoodFormRoot = /*#__PURE__*/ styledRoot(name, 'form', (theme, palette) =>
  foodFieldStyles(name, theme, palette),
);
