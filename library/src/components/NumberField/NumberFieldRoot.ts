import { ownFieldStyles } from '../../food-fields/foodFieldStyles.ts';
import { styledRoot } from '../../slots/styledRoot.ts';

const name = 'FoodlogNumberField';

export const NumberFieldRoot = /*#__PURE__*/ styledRoot(name, 'div', (theme, palette) =>
  ownFieldStyles(name, theme, palette),
);
