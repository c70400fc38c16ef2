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
        // In the row of an entry, which stands on a card already.
        padding: 0,
        border: 0,
        // Half of a small phone is too narrow for a date.
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
