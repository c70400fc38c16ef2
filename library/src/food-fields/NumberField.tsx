import { memo } from 'react';
import type { FocusEvent, MouseEvent } from 'react';
import { FoodField } from './FoodField.tsx';
import type { FoodFieldProps } from './FoodField.tsx';

const numeric = { inputMode: 'numeric' } as const;

/**
 * A field for a whole number, or a sum or product of numbers, whose result it shows. On touch screens it adds `+` and `×`
 * keys, which the numeric keypad lacks. Memoised, so that a message at one field does not rerender the other three.
 */
export const NumberField = /*#__PURE__*/ memo(function NumberField({
  defaultValue = '0',
  ...rest
}: FoodFieldProps) {
  const { id, name } = rest;
  return (
    <FoodField {...rest} defaultValue={defaultValue} onFocus={selectZero} input={numeric}>
      <output name={`${name}-result`} htmlFor={`${id}-${name}`} />
      <div>
        <button {...key}>+</button>
        <button {...key}>×</button>
      </div>
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

function insertSign({ currentTarget: { textContent, parentElement } }: MouseEvent<HTMLElement>) {
  const input = parentElement?.parentElement?.querySelector('input');
  if (!input || input.readOnly) return;
  const caret = input.selectionEnd ?? input.value.length;
  input.setRangeText(textContent, caret, caret, 'end');
  // The form reacts to these keys as it does to typing.
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

const key = { type: 'button', tabIndex: -1, onMouseDown: keepFocus, onClick: insertSign } as const;
