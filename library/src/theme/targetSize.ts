import type { Theme } from '@mui/material/styles';
import { densityComfortable } from '../tokens/tokens.generated.ts';

/** Height of what can be pressed, in pixels; that of a comfortable density where a theme says nothing. */
export const targetSize = (theme: Pick<Theme, 'targetSize'>) =>
  theme.targetSize ?? densityComfortable.target;
