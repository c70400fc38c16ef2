'use client';
import useEnhancedEffect from '@mui/utils/useEnhancedEffect';
import useForkRef from '@mui/utils/useForkRef';
import { forwardRef, useId, useReducer, useRef } from 'react';
import type { InputEvent } from 'react';
import { fieldData } from '../../food-fields/FoodField.tsx';
import { useNameParts } from '../../food-fields/useNameParts.tsx';
import { useFoodlogProps } from '../../slots/useFoodlogProps.ts';
import { nameFieldText } from './NameField.en.ts';
import type { NameFieldProps } from './NameField.types.ts';
import { NameFieldRoot } from './NameFieldRoot.ts';

const defaults = {
  defaultValue: '',
  error: false,
  fractionDigits: 0,
  disabled: false,
  readOnly: false,
  required: false,
  autoFocus: false,
  fullWidth: false,
  locale: 'en-US',
  localeText: nameFieldText,
} as const;

/** A field for the name of a food, with suggestions while typing. */
export const NameField = /*#__PURE__*/ forwardRef<HTMLDivElement, NameFieldProps>(
  function NameField(inProps, ref) {
    const [props, slot] = useFoodlogProps('FoodlogNameField', inProps, defaults);
    const {
      localeText: text,
      label = text.name,
      name,
      value,
      defaultValue,
      onChange,
      onInput,
      suggestions,
      error,
      helperText,
      inputRef,
      keyShortcut,
      fractionDigits,
      disabled,
      readOnly,
      required,
      autoFocus,
      fullWidth: _fullWidth,
      locale,
      ...rest
    } = props;
    const id = useId();
    const input = useRef<HTMLInputElement>(null);
    // If the value stays as it is, the field has to show it again.
    const [, rerender] = useReducer((count: number) => count + 1, 0);

    useEnhancedEffect(() => {
      const { current } = input;
      if (value !== undefined && current && current.value !== value) current.value = value;
    });

    const field = {
      id,
      name,
      label,
      error,
      helperText,
      keyShortcut,
      disabled,
      readOnly,
      required,
      autoFocus,
      inputRef: useForkRef(input, inputRef),
      defaultValue: value ?? defaultValue,
    };
    const parts = useNameParts(slot, field, {
      suggestions,
      listLabel: text.suggestions,
      kilocalories: text.kilocalories,
      locale,
      fractionDigits,
    });
    return slot(
      'root',
      <NameFieldRoot
        {...rest}
        {...fieldData(field)}
        ref={ref}
        onInput={(event: InputEvent<HTMLDivElement>) => {
          onInput?.(event);
          if (!input.current) return;
          onChange?.(input.current.value);
          rerender();
        }}
      >
        {parts}
      </NameFieldRoot>,
    );
  },
);
