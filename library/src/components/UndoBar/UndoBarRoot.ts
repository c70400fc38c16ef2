import { styledRoot } from '../../slots/styledRoot.ts';

export const UndoBarRoot = /*#__PURE__*/ styledRoot('FoodlogUndoBar', 'div', (theme) => {
  const { palette } = theme.vars ?? theme;
  return {
    root: {
      ...theme.typography.body2,
      position: 'fixed',
      zIndex: theme.zIndex.snackbar,
      insetInline: theme.spacing(2),
      bottom: `calc(${theme.spacing(2)} + env(safe-area-inset-bottom, 0px))`,
      display: 'flex',
      alignItems: 'center',
      maxWidth: '28rem',
      marginInline: 'auto',
      color: palette.background.default,
      backgroundColor: palette.text.primary,
      borderRadius: theme.shape.borderRadius,
      '& button': {
        minWidth: 44,
        color: 'inherit',
        '&.Mui-focusVisible': { outlineColor: 'currentColor', outlineOffset: -6 },
      },
    },
    message: {
      '&:not(:empty)': {
        flex: 1,
        minWidth: 0,
        padding: theme.spacing(1, 0, 1, 2),
        overflowWrap: 'anywhere',
      },
    },
    undoButton: { textDecoration: 'underline', whiteSpace: 'nowrap' },
    dismissButton: { fontSize: '1.25rem' },
  };
});
