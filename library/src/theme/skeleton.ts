import type { CSSObject } from '@mui/material/styles';
import type { Colors } from '../slots/styledRoot.ts';
import { motionCalm } from '../tokens/tokens.generated.ts';

/** The look of what is still loading, the same in every component. */
export const skeleton = (palette: Colors): CSSObject => ({
  borderRadius: 6,
  backgroundColor: palette.divider,
  // Forced colours remove the fill and show this outline.
  outline: '1px solid transparent',
  // What comes soon has shown no placeholder before.
  transition: `opacity 0s ${motionCalm}ms`,
  '@starting-style': { opacity: 0 },
});
