import { entryFiguresStyles } from '../../entry-figures/entryFiguresStyles.ts';
import { fieldStyles } from '../../food-fields/foodFieldStyles.ts';
import { styledRoot } from '../../slots/styledRoot.ts';
import { pressable } from '../../theme/pressable.ts';
import { targetSize } from '../../theme/targetSize.ts';
import { sizeOf } from '../../theme/textSize.ts';
import { radiusControl } from '../../tokens/tokens.generated.ts';

const owner = 'FoodlogPortionField';

export const PortionFieldRoot = /*#__PURE__*/ styledRoot(owner, 'div', (theme, palette) => {
  const { body2, h6 } = theme.typography;
  const { field, input, ...parts } = fieldStyles(owner, theme, palette);
  const { details } = entryFiguresStyles(theme, palette);
  return {
    root: {
      ...body2,
      color: palette.text.primary,
      fontVariantNumeric: 'tabular-nums',
      maxWidth: '28rem',
      minWidth: 0,
      containerType: 'inline-size',
      containIntrinsicInlineSize: 'min(16rem, 50vw)',
      [`&[data-error=true] .${owner}-helperText`]: { color: palette.error.main },
    },
    // With large text on a phone, the portion is below the amount.
    fields: {
      display: 'flex',
      flexWrap: 'wrap',
      gap: theme.spacing(1.25, 2),
      // On a touch screen, the amount has room beside its keys while it has the focus.
      '@media (pointer: coarse)': {
        '& > :focus-within:not(:last-child)': {
          minWidth: '8.25rem',
          '& + *': { flexBasis: '5rem' },
        },
      },
    },
    field: {
      ...field,
      flex: '1 1 4.5rem',
      minWidth: 0,
      maxWidth: '100%',
      '&:has(select)': { flex: '2 1 10rem' },
      [`&:has(input:required) .${owner}-label::after`]: { content: '" *" / ""' },
    },
    ...parts,
    input: {
      ...input,
      '&:has(select).MuiInputBase-adornedEnd': { paddingInline: 0 },
      '& select.MuiInputBase-input': {
        boxSizing: 'border-box',
        height: 'auto',
        minHeight: targetSize(theme),
        padding: '0.25rem 0.75rem',
        paddingInlineEnd: 36,
        textOverflow: 'ellipsis',
        appearance: 'none',
        cursor: 'pointer',
        '&:disabled': { cursor: 'default' },
      },
    },
    // It lies on the list, which opens wherever it is pressed.
    portionIcon: {
      position: 'absolute',
      insetInlineEnd: 10,
      width: 20,
      fill: 'none',
      stroke: palette.text.secondary,
      strokeWidth: 2,
      strokeLinecap: 'round',
      strokeLinejoin: 'round',
      pointerEvents: 'none',
    },
    actions: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: theme.spacing(1),
      marginTop: theme.spacing(1.25),
    },
    stepButton: {
      ...theme.typography.subtitle2,
      minWidth: targetSize(theme),
      minHeight: targetSize(theme),
      padding: theme.spacing(0.25, 1.75),
      border: `1px solid ${palette.controlOutline ?? palette.divider}`,
      borderRadius: radiusControl,
      color: palette.text.primary,
      backgroundColor: palette.background.paper,
      ...pressable(palette),
      '&[aria-disabled=true]': { color: palette.text.disabled, cursor: 'default' },
    },
    calories: {
      ...h6,
      // With large text on a phone, the largest figures fit beside their unit.
      fontSize: `min(${sizeOf(h6)}, 10cqi)`,
      marginInlineStart: 'auto',
      // The hidden words for an unknown figure are a pixel wide.
      paddingInlineEnd: 1,
      textAlign: 'end',
      overflowWrap: 'anywhere',
    },
    details: { ...details, marginTop: theme.spacing(0.5), paddingInlineEnd: 1 },
  };
});
