import type { CSSObject, Theme } from '@mui/material/styles';
import type { Colors } from '../slots/styledRoot.ts';

/** The styles of a card, with a hairline border and the radius of the theme, and of its heading. */
export function cardStyles(theme: Theme, palette: Colors): Record<'root' | 'heading', CSSObject> {
  return {
    root: {
      ...theme.typography.body2,
      boxSizing: 'border-box',
      padding: theme.spacing(1.5, 2),
      color: palette.text.primary,
      backgroundColor: palette.background.paper,
      border: `1px solid ${palette.divider}`,
      borderRadius: theme.shape.borderRadius,
      fontVariantNumeric: 'tabular-nums',
      position: 'relative',
      // Container queries of the slots need the card's width. Where the content determines the width, as in a flex row,
      // containment would make it 0; this value fits the narrowest window at any text size.
      containerType: 'inline-size',
      containIntrinsicInlineSize: 'min(16rem, 50vw)',
      minWidth: 0,
    },
    heading: { ...theme.typography.subtitle1, margin: theme.spacing(0, 0, 1) },
  };
}
