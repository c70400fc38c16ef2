'use client';
import CircularProgress from '@mui/material/CircularProgress';
import { useDefaultProps } from '@mui/material/DefaultPropsProvider';
import { styled } from '@mui/material/styles';
import { forwardRef } from 'react';
import { loadingSpinnerText } from '../../locales/en.ts';
import { createSlot } from '../../slots/createSlot.ts';
import { spinner } from '../../tokens/tokens.json';
import type { LoadingSpinnerProps } from './LoadingSpinner.types.ts';

const name = 'FoodlogLoadingSpinner';
const Root = /*#__PURE__*/ styled('div', { name, slot: 'Root' })({
  display: 'grid',
  placeItems: 'center',
  height: '100%',
});
const Progress = /*#__PURE__*/ styled(CircularProgress, { name, slot: 'Progress' })({
  color: spinner.arc.$value,
  '& .MuiCircularProgress-track': { stroke: spinner.ring.$value, opacity: 1 },
  '@media (prefers-reduced-motion: reduce)': { '&, && *': { animation: 'none' } },
});

/** Says that something is on its way: a green arc of 40 px, centred, still where reduced motion is asked for. */
export const LoadingSpinner = /*#__PURE__*/ forwardRef<HTMLDivElement, LoadingSpinnerProps>(
  function LoadingSpinner(inProps, ref) {
    // It has one word, and nothing to merge.
    const props = useDefaultProps({ name, props: inProps });
    const { localeText, slots, slotProps, classes, ...rest } = props;
    const slot = createSlot(name, props);
    return slot(
      'root',
      Root,
      { ...rest, ref },
      slot('progress', Progress, {
        enableTrackSlot: true,
        'aria-label': localeText?.loading ?? loadingSpinnerText.loading,
      }),
    );
  },
);
