import type { CSSObject, Theme } from '@mui/material/styles';
import type { Colors } from '../slots/styledRoot.ts';
import { sizeContainer } from './sizeContainer.ts';

/** The quiet surface of a card, with a hairline and the corners of the theme, and its heading. */
export function cardStyles(theme: Theme, palette: Colors): Record<'root' | 'heading', CSSObject> {
  return {
    root: {
      ...theme.typography.body2,
      boxSizing: 'border-box',
      padding: theme.spacing(2),
      color: palette.text.primary,
      backgroundColor: palette.background.paper,
      border: `1px solid ${palette.divider}`,
      borderRadius: theme.shape.borderRadius,
      fontVariantNumeric: 'tabular-nums',
      position: 'relative',
      ...sizeContainer('min(16rem, 50vw)'),
    },
    heading: { ...theme.typography.subtitle1, margin: theme.spacing(0, 0, 1.5) },
  };
}
