import { foodFieldStyles } from '../../food-fields/foodFieldStyles.ts';
import { styledRoot } from '../../slots/styledRoot.ts';
import { keyHint } from '../../theme/keyHint.ts';
import { targetSize } from '../../theme/targetSize.ts';

export const FoodFormRoot = /*#__PURE__*/ styledRoot('FoodlogFoodForm', 'form', (theme) => {
  const { palette } = theme.vars ?? theme;
  const { root, ...slots } = foodFieldStyles(theme);
  return {
    root: { ...root, '& kbd': keyHint },
    ...slots,
    suggestions: {
      position: 'absolute',
      zIndex: 2,
      top: '100%',
      insetInline: 0,
      margin: 0,
      padding: theme.spacing(0.5),
      border: `1px solid ${palette.controlOutline ?? palette.divider}`,
      borderRadius: 8,
      backgroundColor: palette.background.paper,
    },
    suggestion: {
      ...theme.typography.body1,
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: theme.spacing(2),
      minHeight: targetSize(theme),
      padding: theme.spacing(0.5, 1),
      borderRadius: 6,
      overflowWrap: 'anywhere',
      cursor: 'pointer',
      '& small': { whiteSpace: 'nowrap' },
      '&:hover, &[aria-selected=true]': {
        backgroundColor: palette.action.selected,
        // Drawn in forced colours, which take the fill away.
        outline: '1px solid transparent',
      },
    },
    target: {
      display: 'flex',
      alignItems: 'center',
      gap: theme.spacing(1),
      minHeight: targetSize(theme),
      margin: theme.spacing(-1, 0),
      '& input': {
        flex: 'none',
        width: 20,
        minHeight: 20,
        margin: 0,
        accentColor: palette.primary.main,
      },
    },
  };
});
