import { styledRoot } from '../../slots/styledRoot.ts';
import { keyHint } from '../../theme/keyHint.ts';
import { notPrinted } from '../../theme/notPrinted.ts';
import { targetSize } from '../../theme/targetSize.ts';
import { undoBarClasses } from './undoBarClasses.ts';

export const UndoBarRoot = /*#__PURE__*/ styledRoot('FoodlogUndoBar', 'div', (theme, palette) => {
  const atTheBottom = {
    position: 'fixed',
    // Below what opens over the page, such as the menu of an entry: a press meant for that would undo.
    zIndex: theme.zIndex.drawer,
    insetInlineStart: theme.spacing(2),
    bottom: `calc(${theme.spacing(2)} + env(safe-area-inset-bottom, 0px))`,
    color: palette.background.default,
    backgroundColor: palette.text.primary,
    // Forced colours remove the fill and show this outline.
    outline: '1px solid transparent',
    borderRadius: theme.shape.borderRadius,
  } as const;
  const button = {
    minWidth: targetSize(theme),
    '&.Mui-focusVisible': { outlineColor: 'currentColor', outlineOffset: -6 },
  };
  return {
    root: {
      ...theme.typography.body2,
      display: 'flex',
      // With large text in a narrow window, the buttons wrap below the message.
      flexWrap: 'wrap',
      alignItems: 'center',
      overflowWrap: 'anywhere',
      textWrap: 'balance',
      color: palette.text.primary,
      ...notPrinted,
      variants: [
        {
          props: { position: 'fixed' },
          style: {
            ...atTheBottom,
            insetInlineEnd: theme.spacing(2),
            maxWidth: '28rem',
            marginInline: 'auto',
            paddingInlineStart: theme.spacing(2),
            // Not of the bar, which is not seen without a message.
            [`& .${undoBarClasses.message}:not(:empty)`]: { paddingBlock: theme.spacing(0.5) },
            [`& .${undoBarClasses.undoButton}`]: { color: 'inherit', textDecoration: 'underline' },
          },
        },
      ],
    },
    message: {
      '&:not(:empty)': {
        flex: '1 1 4em',
        minWidth: 0,
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: theme.spacing(1),
        // The place of a button that has moved away is kept.
        minHeight: targetSize(theme),
      },
    },
    // A long message ends after two lines.
    text: {
      display: '-webkit-box',
      WebkitBoxOrient: 'vertical',
      WebkitLineClamp: 2,
      overflow: 'hidden',
    },
    earlier: theme.typography.caption,
    undoButton: {
      ...button,
      '&[data-floating=true]': {
        ...atTheBottom,
        '&:hover, &:active': { backgroundColor: palette.text.primary },
      },
    },
    keyHint: { ...keyHint, marginInlineStart: theme.spacing(1) },
    dismissButton: { ...button, color: 'inherit', fontSize: '1.25rem' },
  };
});
