import { styled } from '@mui/material/styles';
import type { Theme } from '@mui/material/styles';
import { unstable_memoTheme as memoTheme } from '@mui/material/utils';
import { foodFieldStyles } from '../../food-fields/foodFieldStyles.ts';

export const EntryEditorRoot = /*#__PURE__*/ styled('form', {
  name: 'FoodlogEntryEditor',
  slot: 'Root',
})(
  /*#__PURE__*/ memoTheme(({ theme }: { theme: Theme }) => ({
    ...foodFieldStyles(theme),
    // In the row of an entry, which stands on a card already.
    padding: 0,
    border: 0,
    '& > div:last-of-type button': { minWidth: 88 },
    // Half of a small phone is too narrow for a date.
    '@media (max-width: 380px)': { '& > :has([type=date], [type=time])': { gridColumn: '1 / -1' } },
  })),
);
