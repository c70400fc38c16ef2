import { foodFieldStyles } from '../../food-fields/foodFieldStyles.ts';
import { styledRoot } from '../../slots/styledRoot.ts';
import { lineOf } from '../../theme/textSize.ts';
import { foodFormClasses } from './foodFormClasses.ts';

const name = 'FoodlogFoodForm';
const { heading, actions, portion, secondaryButton, submitButton, suggestions } = foodFormClasses;

// A field with the focus opens the form also before there is any script.
const collapsed = '&[data-collapsed=true]:not(:has(input:focus))';
const oneButton = `:not(:has(.${secondaryButton}))`;

export const FoodFormRoot = /*#__PURE__*/ styledRoot(name, 'form', (theme, palette) => {
  const { root, ...slots } = foodFieldStyles(name, theme, palette);
  // The button is in view with the name while the keyboard of a touch screen is, and does not move when the form opens.
  const besideName = {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-start',
    [`& .${suggestions}`]: { minWidth: '100cqi' },
    '& > [data-field]': { order: 1, flex: '1 1 max(7rem, 40%)' },
    [`& > .${heading}, & > .${portion}`]: { flexBasis: '100%' },
    [`& > .${portion}`]: { order: 1 },
    '& > [data-field=name]': { order: 0, flex: '1 1 0', minWidth: 'min(100%, 7rem)' },
    [`& > .${actions}`]: { display: 'contents' },
    [`& > .${actions} > p`]: { order: 2 },
    [`& > .${actions} > p:not(:empty)`]: { flexBasis: '100%' },
    [`& > .${actions} > .${submitButton}`]: {
      flex: 'none',
      minWidth: 0,
      marginBlockStart: `calc(${lineOf(theme.typography.caption)} + ${theme.spacing(0.25)})`,
    },
  };
  return {
    root: {
      ...root,
      [`${collapsed} > [data-field]:not([data-field=name])`]: { display: 'none' },
      '@media (pointer: coarse)': { [`&[data-collapsed]${oneButton}`]: besideName },
      [`& > .${actions}:has(.${secondaryButton})`]: {
        [`& > .${submitButton}, & > .${secondaryButton}`]: { flexGrow: 1 },
      },
    },
    ...slots,
  };
});
