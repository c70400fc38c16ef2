'use client';
import CircularProgress from '@mui/material/CircularProgress';
import { useDefaultProps } from '@mui/material/DefaultPropsProvider';
import { styled } from '@mui/material/styles';
import { forwardRef } from 'react';
import { definedProps } from '../../slots/defined.ts';
import { useSlots } from '../../slots/useSlots.ts';
import { spinnerArc, spinnerRing } from '../../tokens/tokens.generated.ts';
import { loadingSpinnerText } from './LoadingSpinner.en.ts';
import type { LoadingSpinnerProps } from './LoadingSpinner.types.ts';

const name = 'FoodlogLoadingSpinner';
const Root = /*#__PURE__*/ styled('div', { name, slot: 'Root' })({
  display: 'grid',
  height: '100%',
  color: spinnerArc,
});
const Progress = /*#__PURE__*/ styled(CircularProgress)({
  width: 40,
  height: 40,
  margin: 'auto',
  // Forced colours would give the arc the colour of the ring.
  forcedColorAdjust: 'none',
  // The ring below the arc has the width of the arc. MUI 7 has no track for it.
  boxShadow: `inset 0 0 0 3.3px ${spinnerRing}`,
  borderRadius: '50%',
  '@media (prefers-reduced-motion: reduce)': { '&, && *': { animation: 'none' } },
});

/** A centred loading spinner of 40 px, which stands still when reduced motion is requested. */
export const LoadingSpinner = /*#__PURE__*/ forwardRef<HTMLDivElement, LoadingSpinnerProps>(
  function LoadingSpinner(inProps, ref) {
    const given: LoadingSpinnerProps = definedProps({ ...inProps, localeText: undefined });
    const props = useDefaultProps({ name, props: given });
    const { localeText, slots: _slots, slotProps: _slotProps, classes: _classes, ...rest } = props;
    const slot = useSlots(name, props);
    const label = inProps.localeText?.loading ?? localeText?.loading ?? loadingSpinnerText.loading;
    return slot(
      'root',
      <Root {...rest} ref={ref}>
        {/* MUI writes `size` into a style attribute, which a content security policy with nonces blocks in server HTML. */}
        {slot('progress', <Progress color="inherit" size="" aria-label={label} />)}
      </Root>,
    );
  },
);
