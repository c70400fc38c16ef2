import { styledRoot } from '../../slots/styledRoot.ts';
import { keyHint } from '../../theme/keyHint.ts';
import { targetSize } from '../../theme/targetSize.ts';

export const UndoBarRoot = /*#__PURE__*/ styledRoot('FoodlogUndoBar', 'div', (theme, palette) => ({
  root: {
    ...theme.typography.body2,
    position: 'fixed',
    zIndex: theme.zIndex.snackbar,
    insetInline: theme.spacing(2),
    bottom: `calc(${theme.spacing(2)} + env(safe-area-inset-bottom, 0px))`,
    display: 'flex',
    // With large text in a narrow window, the buttons wrap below the message.
    flexWrap: 'wrap',
    alignItems: 'center',
    maxWidth: '28rem',
    marginInline: 'auto',
    color: palette.background.default,
    backgroundColor: palette.text.primary,
    // Forced colours remove the fill and show this outline.
    outline: '1px solid transparent',
    borderRadius: theme.shape.borderRadius,
    '& button': {
      minWidth: targetSize(theme),
      color: 'inherit',
      '&.Mui-focusVisible': { outlineColor: 'currentColor', outlineOffset: -6 },
    },
    '& kbd': { ...keyHint, marginInlineStart: theme.spacing(1) },
  },
  message: {
    '&:not(:empty)': {
      flex: '1 1 4em',
      minWidth: 0,
      paddingBlock: theme.spacing(1),
      paddingInlineStart: theme.spacing(2),
      overflowWrap: 'anywhere',
    },
  },
  undoButton: { textDecoration: 'underline', overflowWrap: 'anywhere' },
  dismissButton: { fontSize: '1.25rem' },
}));
