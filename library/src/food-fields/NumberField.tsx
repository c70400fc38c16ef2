import { memo } from 'react';
import type { FocusEvent, MouseEvent } from 'react';
import { useSlots } from '../slots/useSlots.ts';
import { FoodField } from './FoodField.tsx';
import type { FoodFieldProps } from './FoodField.tsx';

interface NumberFieldProps extends FoodFieldProps {
  /** Whether the field takes decimals, so that the keypad has a separator. */
  hasDecimals: boolean;
  /** Accessible names of the keys. */
  plus: string;
  times: string;
}

/**
 * A field for a number, or a sum or product of numbers, whose result it shows. On touch screens it adds `+` and `×`
 * keys, which the numeric keypad lacks. Memoised, so that a message at one field does not rerender the other three.
 */
export const NumberField = /*#__PURE__*/ memo(function NumberField({
  hasDecimals,
  plus,
  times,
  ...props
}: NumberFieldProps) {
  const { owner, id, name, input } = props;
  const slot = useSlots(owner, props);
  const fieldId = `${id}-${name}`;
  const key = (sign: string, label: string) =>
    slot(
      'key',
      <button
        type="button"
        tabIndex={-1}
        aria-label={label}
        onMouseDown={keepFocus}
        onClick={({ currentTarget }) => insertSign(currentTarget, fieldId, sign)}
      >
        {sign}
      </button>,
    );
  return (
    <FoodField
      {...props}
      onFocus={selectZero}
      input={{ inputMode: hasDecimals ? 'decimal' : 'numeric', ...input }}
      keys={slot(
        'keys',
        <span>
          {key('+', plus)}
          {key('×', times)}
        </span>,
      )}
    >
      {slot('result', <output name={`${name}-result`} htmlFor={fieldId} />)}
    </FoodField>
  );
});

/** Selects a 0, so that typing 250 replaces it instead of making 0250. */
function selectZero({ target }: FocusEvent<HTMLInputElement | HTMLTextAreaElement>) {
  if (target.value === '0') target.select();
}

function keepFocus(event: MouseEvent) {
  event.preventDefault();
}

function insertSign({ ownerDocument }: Element, fieldId: string, sign: string) {
  const input = ownerDocument.getElementById(fieldId);
  if (!(input instanceof HTMLInputElement) || input.readOnly) return;
  const caret = input.selectionEnd ?? input.value.length;
  input.setRangeText(sign, caret, caret, 'end');
  // The form reacts to these keys as it does to typing.
  input.dispatchEvent(new Event('input', { bubbles: true }));
}
