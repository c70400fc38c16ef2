import { foodFieldStyles } from '../../food-fields/foodFieldStyles.ts';
import { styledRoot } from '../../slots/styledRoot.ts';

const name = 'FoodlogEntryEditor';

export const EntryEditorRoot = /*#__PURE__*/ styledRoot(name, 'form', (theme, palette) => {
  const { root, field, ...slots } = foodFieldStyles(name, theme, palette);
  // A date and the browser's button beside it do not fit in half the width of a phone.
  const wide = {
    '@container (max-width: 23rem)': {
      gridColumn: '1 / -1',
      // Large text has the size at which they fit in the whole width.
      '& input': { fontSize: 'min(1em, (100cqi - 38px) / 8.5)' },
    },
  };
  return {
    // The editor is shown in a row of EntryList, which is already a card.
    root: { ...root, padding: 0, border: 0 },
    field: { ...field, '&[data-field=day], &[data-field=time]': wide },
    ...slots,
  };
});
