import type { CSSObject, Theme } from '@mui/material/styles';
import { sizeContainer } from './sizeContainer.ts';

/** The quiet surface of a card: a hairline and the corners of the theme. */
export function cardSurface(theme: Theme): CSSObject {
  const { palette } = theme.vars ?? theme;
  return {
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
    '& > :is(h1, h2, h3, h4, h5, h6)': {
      ...theme.typography.subtitle1,
      margin: theme.spacing(0, 0, 1.5),
    },
  };
}
