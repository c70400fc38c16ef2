'use client';
import { forwardRef, useId } from 'react';
import type { ReactElement, RefAttributes } from 'react';
import type { Figure, FoodFigures } from '../../figures/Figure.types.ts';
import { useFigures } from '../../figures/useFigures.ts';
import { fieldData } from '../../food-fields/FoodField.tsx';
import { useNameParts } from '../../food-fields/useNameParts.tsx';
import { useOwnField } from '../../food-fields/useOwnField.ts';
import { useFoodlogProps } from '../../slots/useFoodlogProps.ts';
import { nameFieldText } from './NameField.en.ts';
import type { NameFieldProps } from './NameField.types.ts';
import { NameFieldRoot } from './NameFieldRoot.ts';

const defaults = {
  defaultValue: '',
  debounceMs: 200,
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
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- forwardRef drops the type parameter
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
      id,
      form,
      suggestions,
      search,
      debounceMs,
      onSelect,
      figures: ownFigures,
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
    const generatedId = useId();
    const root = useOwnField<string>({
      ref,
      value,
      onChange,
      onInput,
      read: (typed) => typed,
      show: (input, shown) => {
        if (shown !== undefined && input.value !== shown) input.value = shown;
      },
    });
    const field = {
      id: id ?? generatedId,
      name,
      label,
      error,
      helperText,
      keyShortcut,
      disabled,
      readOnly,
      required,
      autoFocus,
      inputRef,
      input: { form },
      defaultValue: value ?? defaultValue,
    };
    const figures = useFigures(ownFigures, text, fractionDigits);
    const { parts } = useNameParts(slot, field, {
      suggestions,
      search,
      debounceMs,
      onSelect: (selected) => onSelect?.(selected?.food ?? null),
      listLabel: text.suggestions,
      figures,
      locale,
    });
    return slot(
      'root',
      <NameFieldRoot {...rest} {...fieldData(field)} {...root}>
        {parts}
      </NameFieldRoot>,
    );
  },
) as {
  <const Figures extends readonly Figure[] = FoodFigures>(
    props: NameFieldProps<Figures> & RefAttributes<HTMLDivElement>,
  ): ReactElement;
  // For `lazy`, `memo` and `ComponentProps`, which keep no type parameter.
  (props: NameFieldProps & RefAttributes<HTMLDivElement>): ReactElement;
};
