'use client';
import CircularProgress from '@mui/material/CircularProgress';
import { useDefaultProps } from '@mui/material/DefaultPropsProvider';
import { styled } from '@mui/material/styles';
import { forwardRef } from 'react';
import { createSlot } from '../../slots/createSlot.ts';
import { spinnerArc, spinnerRing } from '../../tokens/tokens.generated.ts';
import { loadingSpinnerText } from './LoadingSpinner.en.ts';
import type { LoadingSpinnerProps } from './LoadingSpinner.types.ts';

const name = 'FoodlogLoadingSpinner';
const Root = /*#__PURE__*/ styled('div', { name, slot: 'Root' })({
  display: 'grid',
  height: '100%',
});
const Progress = /*#__PURE__*/ styled(CircularProgress, { name, slot: 'Progress' })({
  width: 40,
  height: 40,
  margin: 'auto',
  color: spinnerArc,
  // In forced colours the arc would take the colour of the ring.
  forcedColorAdjust: 'none',
  // Beneath the whole way of the arc, and as wide: MUI 7 has no track of its own.
  boxShadow: `inset 0 0 0 3.3px ${spinnerRing}`,
  borderRadius: '50%',
  '@media (prefers-reduced-motion: reduce)': { '&, && *': { animation: 'none' } },
});

/** Says that something is on its way: a green arc of 40 px, centred, still where reduced motion is asked for. */
export const LoadingSpinner = /*#__PURE__*/ forwardRef<HTMLDivElement, LoadingSpinnerProps>(
  function LoadingSpinner(inProps, ref) {
    const given: LoadingSpinnerProps = { ...inProps, localeText: undefined };
    const props = useDefaultProps({ name, props: given });
    const { localeText, slots: _slots, slotProps: _slotProps, classes: _classes, ...rest } = props;
    const slot = createSlot(name, props);
    return slot(
      'root',
      Root,
      { ...rest, ref },
      slot('progress', Progress, {
        // MUI would write it into a style attribute, which a style policy blocks in the page that a server sends.
        size: '',
        'aria-label':
          inProps.localeText?.loading ?? localeText?.loading ?? loadingSpinnerText.loading,
      }),
    );
  },
);
