import type { Theme } from '@mui/material/styles';
import { densityComfortable } from '../tokens/tokens.generated.ts';

/** The minimum target size of a theme in pixels. Defaults to that of the comfortable density. */
export const targetSize = (theme: Pick<Theme, 'targetSize'>) =>
  theme.targetSize ?? densityComfortable.target;
