import type { CSSObject } from '@mui/material/styles';
import type { Colors } from '../slots/styledRoot.ts';

/** The look of what is still loading, the same in every component. */
export const skeleton = (palette: Colors): CSSObject => ({
  borderRadius: 6,
  backgroundColor: palette.divider,
  // Forced colours remove the fill and show this outline.
  outline: '1px solid transparent',
});
