import { NumberField } from '@foodlog/ui';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { figures } from '../data/figures.ts';
import type { DayTargets } from '../data/FoodLog.types.ts';

const Root = styled('fieldset')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(7.5rem, 100%), 1fr))',
  gap: theme.spacing(1.5),
  minWidth: 0,
  margin: theme.spacing(0, 0, 2),
  padding: 0,
  border: 0,
  '& > legend': { ...theme.typography.subtitle2, padding: 0, marginBottom: theme.spacing(0.5) },
}));

export const isEmpty = (values: DayTargets) => figures.every(([key]) => values[key] === null);
export const isWrong = (values: DayTargets) => figures.some(([key]) => Number.isNaN(values[key]));

/** Figures in words, such as "calories 2,000, fats 70". */
export const wordsOfFigures = (values: DayTargets) =>
  figures
    .filter(([key]) => values[key] !== null)
    .map(([key]) => `${key} ${values[key]?.toLocaleString('en-US')}`)
    .join(', ');

/** Asks for the four figures. */
export function FigureFields({
  legend,
  values,
  isChecked,
  onChange,
  children,
}: {
  legend: string | undefined;
  /** Null where a field is empty, NaN where it has no figure. */
  values: DayTargets;
  /** Whether fields without a figure are marked. */
  isChecked: boolean;
  onChange: (values: DayTargets) => void;
  /** More fields. */
  children?: ReactNode;
}) {
  return (
    <Root>
      <legend>{legend}</legend>
      {figures.map(([key, label, unit]) => (
        <NumberField
          key={key}
          fullWidth
          label={label}
          unit={unit}
          value={values[key]}
          error={isChecked && Number.isNaN(values[key])}
          onChange={(value) => onChange({ ...values, [key]: value })}
        />
      ))}
      {children}
    </Root>
  );
}
