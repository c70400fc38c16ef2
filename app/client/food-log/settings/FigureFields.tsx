import { NumberField, type NumberFieldProps } from '@foodlog/ui';
import { styled } from '@mui/material/styles';
import { type ReactNode, useCallback, useRef, useState } from 'react';
import { shownEnergy } from '../../appearance/energy.ts';
import { figures } from '../../appearance/figures.ts';
import type { TypedFigures } from './typedFigures.ts';

const Root = styled('fieldset')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(7rem, 100%), 1fr))',
  gap: theme.spacing(1.5, 2),
  minWidth: 0,
  margin: theme.spacing(0, 0, 2),
  padding: 0,
  border: 0,
  '& > legend': { ...theme.typography.subtitle2, padding: 0, marginBottom: theme.spacing(0.5) },
}));

/** The largest number that a field takes: that of the energy if that has no figure. */
export const mostOf = (all: readonly TypedFigures[]) =>
  all.some(({ calories }) => typeof calories === 'string') ? shownEnergy(100_000) : 100_000;

/** A field for a figure, which begins with what was typed. */
function FigureField({
  value,
  onChange,
  ...field
}: Omit<NumberFieldProps, 'value' | 'onChange'> & {
  value: number | string | null;
  onChange: (value: number | string | null) => void;
}) {
  const [begun] = useState(value);
  const input = useRef<HTMLInputElement>(null);
  const typeAgain = useCallback(
    (element: HTMLInputElement | null) => {
      input.current = element;
      if (element && typeof begun === 'string') element.value = begun;
    },
    [begun],
  );
  return (
    <NumberField
      {...field}
      fullWidth
      inputRef={typeAgain}
      value={typeof value === 'string' ? Number.NaN : value}
      onChange={(figure) => onChange(Number.isNaN(figure) ? (input.current?.value ?? '') : figure)}
    />
  );
}

/** Asks for the four figures. */
export function FigureFields({
  legend,
  values,
  isChecked,
  onChange,
  children,
}: {
  legend: string | undefined;
  values: TypedFigures;
  /** Whether fields without a figure are marked. */
  isChecked: boolean;
  onChange: (values: TypedFigures) => void;
  /** More fields. */
  children?: ReactNode;
}) {
  return (
    <Root>
      <legend>{legend}</legend>
      {figures().map(({ key, symbol: _symbol, ...figure }) => (
        <FigureField
          key={key}
          {...figure}
          value={values[key]}
          error={isChecked && typeof values[key] === 'string'}
          onChange={(value) => onChange({ ...values, [key]: value })}
        />
      ))}
      {children}
    </Root>
  );
}
