import { foodFieldStyles } from '../../food-fields/foodFieldStyles.ts';
import { styledRoot } from '../../slots/styledRoot.ts';
import { targetSize } from '../../theme/targetSize.ts';

export const EntryEditorRoot = /*#__PURE__*/ styledRoot(
  'FoodlogEntryEditor',
  'form',
  (theme, palette) => {
    const { root, ...slots } = foodFieldStyles(theme, palette);
    const button = { minHeight: targetSize(theme), minWidth: 88 };
    return {
      root: {
        ...root,
        // The editor is shown in a row of EntryList, which is already a card.
        padding: 0,
        border: 0,
        // A date field does not fit in half the width of a small phone.
        '@media (max-width: 380px)': {
          '& > :has([type=date], [type=time])': { gridColumn: '1 / -1' },
        },
      },
      ...slots,
      submitButton: button,
      cancelButton: button,
    };
  },
);
