'use client';
import CircularProgress from '@mui/material/CircularProgress';
import { styled } from '@mui/material/styles';
import { loadingSpinnerText } from '../../locales/en.ts';
import { spinnerArc, spinnerRing } from '../../tokens/tokens.generated.ts';
import type { LoadingSpinnerProps } from './LoadingSpinner.types.ts';

const Root = /*#__PURE__*/ styled('div', { name: 'FoodlogLoadingSpinner', slot: 'Root' })({
  display: 'grid',
  placeItems: 'center',
  height: '100%',
  color: spinnerArc,
  // In forced colours the arc would take the colour of the ring.
  forcedColorAdjust: 'none',
  '& .MuiCircularProgress-track': { stroke: spinnerRing, opacity: 1 },
  '@media (prefers-reduced-motion: reduce)': { '&& *': { animation: 'none' } },
});

/** Says that something is on its way: a green arc of 40 px, centred, still where reduced motion is asked for. */
export function LoadingSpinner({ localeText, ...rest }: LoadingSpinnerProps) {
  return (
    <Root {...rest}>
      <CircularProgress
        color="inherit"
        enableTrackSlot
        aria-label={localeText?.loading ?? loadingSpinnerText.loading}
      />
    </Root>
  );
}
