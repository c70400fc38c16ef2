import type { FocusEvent, MouseEvent } from 'react';
import type { SlotFunction } from '../slots/useSlots.ts';
import { fieldParts, unitId } from './FoodField.tsx';
import type { FieldProps, FieldSlot } from './FoodField.tsx';

export interface NumberPartsProps extends FieldProps {
  /** Accessible names of the keys. */
  plus: string;
  times: string;
  /** The sign of the key that `times` names. */
  sign?: '×' | '/';
}

/**
 * Renders what is in a field for a number, or a sum or product of numbers, with an output element for the result. On touch
 * screens it adds keys of signs that the numeric keypad lacks.
 */
export function numberParts(
  slot: SlotFunction<FieldSlot | 'unit' | 'keys' | 'key' | 'result'>,
  { plus, times, sign = '×', ...field }: NumberPartsProps,
) {
  const key = (own: string, label: string) =>
    slot(
      'key',
      <button
        type="button"
        tabIndex={-1}
        aria-label={label}
        onMouseDown={keepFocus}
        onClick={({ currentTarget }) => insertSign(currentTarget, own)}
      >
        {own}
      </button>,
    );
  return fieldParts(
    slot,
    {
      onFocus: selectZero,
      ...field,
      // Labels have decimals, also where only whole numbers are stored.
      input: { inputMode: 'decimal', ...field.input },
    },
    <>
      {field.unit && slot('unit', <small id={unitId(field.id)}>{field.unit}</small>)}
      {slot(
        'keys',
        <span>
          {key('+', plus)}
          {key(sign, times)}
        </span>,
      )}
    </>,
    slot('result', <output data-result="" htmlFor={field.id} translate="no" />),
  );
}

/** Selects a 0, so that typing 250 replaces it instead of making 0250. */
function selectZero({ target }: FocusEvent<HTMLInputElement | HTMLTextAreaElement>) {
  if (target.value === '0') target.select();
}

function keepFocus(event: MouseEvent) {
  event.preventDefault();
}

function insertSign(key: Element, sign: string) {
  const input = key.closest('[data-field]')?.querySelector('input');
  if (!input || input.readOnly) return;
  const caret = input.selectionEnd ?? input.value.length;
  input.setRangeText(sign, caret, caret, 'end');
  // Typing does so by itself. From right to left, a sign at the end stands at the beginning of the line.
  const isRtl = input.ownerDocument.defaultView?.getComputedStyle(input).direction === 'rtl';
  if (!isRtl && caret + 1 === input.value.length) input.scrollLeft = input.scrollWidth;
  // The form reacts to these keys as it does to typing.
  input.dispatchEvent(new Event('input', { bubbles: true }));
}
