'use client';
import { forwardRef, useId, useRef } from 'react';
import type { FocusEvent, KeyboardEvent } from 'react';
import { fieldData } from '../../food-fields/FoodField.tsx';
import { figureText } from '../../food-fields/figureText.ts';
import { numberParts } from '../../food-fields/numberParts.tsx';
import { readFigure } from '../../food-fields/parseFigure.ts';
import { rescaleText, settleFigure, showFigure, showResult } from '../../food-fields/showFigure.ts';
import { useOwnField } from '../../food-fields/useOwnField.ts';
import { isComposing } from '../../slots/isComposing.ts';
import { useFoodlogProps } from '../../slots/useFoodlogProps.ts';
import { numberFieldText } from './NumberField.en.ts';
import type { NumberFieldProps } from './NumberField.types.ts';
import { NumberFieldRoot } from './NumberFieldRoot.ts';

const defaults = {
  error: false,
  max: 100_000,
  fractionDigits: 0,
  disabled: false,
  readOnly: false,
  required: false,
  autoFocus: false,
  fullWidth: false,
  locale: 'en-US',
  localeText: numberFieldText,
} as const;

/** A field for a figure, or a sum or product of figures, whose result it shows. */
export const NumberField = /*#__PURE__*/ forwardRef<HTMLDivElement, NumberFieldProps>(
  function NumberField(inProps, ref) {
    const [props, slot] = useFoodlogProps('FoodlogNumberField', inProps, defaults);
    const {
      label,
      name,
      unit,
      value,
      defaultValue,
      onChange,
      onInput,
      onBlur,
      onKeyDown,
      id,
      form,
      error,
      helperText,
      inputRef,
      max,
      fractionDigits,
      scale,
      disabled,
      readOnly,
      required,
      autoFocus,
      fullWidth: _fullWidth,
      locale,
      localeText: text,
      ...rest
    } = props;
    const generatedId = useId();
    const format = {
      max,
      fractionDigits,
      scale,
      locale,
      units: unit === undefined ? [] : [unit],
    };
    const shown = useRef(format);
    const root = useOwnField<number | null>({
      ref,
      value,
      onChange,
      onInput,
      read: (typed) => readFigure(typed, format).value,
      show: (input, figure, before) => {
        rescaleText(input, shown.current, format);
        shown.current = format;
        if (figure === undefined) showResult(input, format);
        else showFigure(input, figure, before, format);
      },
    });
    const initial = value === undefined ? defaultValue : value;
    const field = {
      id: id ?? generatedId,
      name,
      label,
      unit,
      error,
      helperText,
      disabled,
      readOnly,
      required,
      autoFocus,
      inputRef,
      input: { form },
      defaultValue: typeof initial === 'string' ? initial : figureText(initial, locale, format),
    };
    const settle = ({
      currentTarget,
      target,
    }: FocusEvent<HTMLElement> | KeyboardEvent<HTMLElement>) => {
      const input = currentTarget.querySelector('input');
      if (!input || input !== target) return false;
      const isUnsure = settleFigure(input, format);
      showResult(input, format);
      return isUnsure;
    };
    return slot(
      'root',
      <NumberFieldRoot
        {...rest}
        {...fieldData(field)}
        {...root}
        onBlur={(event: FocusEvent<HTMLDivElement>) => {
          onBlur?.(event);
          settle(event);
        }}
        onKeyDown={(event: KeyboardEvent<HTMLDivElement>) => {
          onKeyDown?.(event);
          if (event.key !== 'Enter' || isComposing(event)) return;
          // A form that Enter submits gets the figure as it is shown.
          if (settle(event)) event.preventDefault();
        }}
      >
        {numberParts(slot, {
          ...field,
          plus: text.plus,
          times: text.times,
        })}
      </NumberFieldRoot>,
    );
  },
);
