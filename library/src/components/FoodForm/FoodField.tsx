import OutlinedInput from '@mui/material/OutlinedInput';
import type { FocusEvent } from 'react';
import type { FoodFormValues } from './FoodForm.types.ts';

interface FoodFieldProps {
  /** Prefix of the ids in this form. */
  id: string;
  name: keyof FoodFormValues;
  label: string;
  /** Only numbers have one. */
  unit?: string;
  /** What is wrong with the text, if anything. */
  problem: string | undefined;
  disabled: boolean;
  readOnly: boolean;
}

/**
 * One labelled field. The label is a plain one that stays above: MUI's floating label renders on the first key, and
 * stays floated over the empty field after a reset.
 */
export function FoodField({ id, name, label, unit, problem, ...rest }: FoodFieldProps) {
  // A message at one field does not render the other four.
  'use memo';
  const fieldId = `${id}-${name}`;
  const unitId = unit && `${fieldId}-unit`;
  const problemId = problem && `${fieldId}-problem`;
  return (
    <div>
      <label htmlFor={fieldId}>{label}</label>
      <OutlinedInput
        {...rest}
        id={fieldId}
        name={name}
        fullWidth
        autoComplete="off"
        defaultValue={unit && '0'}
        error={problem !== undefined}
        aria-describedby={[problemId, unitId].filter(Boolean).join(' ') || undefined}
        endAdornment={unit && <small id={unitId}>{unit}</small>}
        onFocus={unit ? selectZero : undefined}
        slotProps={{ input: { inputMode: unit ? 'numeric' : undefined } }}
      />
      {problem && <p id={problemId}>{problem}</p>}
    </div>
  );
}

/** So that typing replaces the 0 instead of making 0250 of it. */
function selectZero({ target }: FocusEvent<HTMLInputElement | HTMLTextAreaElement>) {
  if (target.value === '0') target.select();
}
