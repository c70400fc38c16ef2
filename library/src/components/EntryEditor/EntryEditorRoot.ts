import { foodFieldStyles } from '../../food-fields/foodFieldStyles.ts';
import { styledRoot } from '../../slots/styledRoot.ts';

const name = 'FoodlogEntryEditor';

export const EntryEditorRoot = /*#__PURE__*/ styledRoot(name, 'form', (theme, palette) => {
  const { root, field, ...slots } = foodFieldStyles(name, theme, palette);
  // A date field does not fit in half the width of a small phone.
  const wide = { '@container (max-width: 18rem)': { gridColumn: '1 / -1' } };
  return {
    // The editor is shown in a row of EntryList, which is already a card.
    root: { ...root, padding: 0, border: 0 },
    field: { ...field, '&[data-field=day], &[data-field=time]': wide },
    ...slots,
  };
});
