import { fillFields } from '../../food-fields/fillFood.ts';
import { pressOnce } from '../../slots/pressOnce.ts';
import type { SlotFunction } from '../../slots/useSlots.ts';
import type { PortionFieldLocaleText } from './PortionField.types.ts';

/** The amount can be halved down to this. */
const LEAST = 0.01;

const factors = { half: 0.5, double: 2 } as const;

interface StepButtonsProps {
  amount: number | null;
  max: number;
  text: PortionFieldLocaleText;
  disabled: boolean;
  /** Writes an amount as the field does. */
  write: (amount: number) => string;
}

/** Renders the buttons Half and Double, which write into the field of the amount as typing would. */
export function stepButtons(
  slot: SlotFunction<'stepButton'>,
  { amount, max, text, disabled, write }: StepButtonsProps,
) {
  return (['half', 'double'] as const).map((step) => {
    const next = Number(amount) * factors[step];
    const isOffered = next >= LEAST && next <= max;
    return slot(
      'stepButton',
      <button
        key={step}
        type="button"
        disabled={disabled}
        // It keeps the focus.
        aria-disabled={!isOffered}
        onKeyDown={pressOnce}
        onClick={({ currentTarget }) => {
          const input = currentTarget.closest('[data-portion]')?.querySelector('input');
          if (isOffered && input) fillFields([[input, write(next)]]);
        }}
      >
        {text[step]}
      </button>,
      { step },
    );
  });
}
