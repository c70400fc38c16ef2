import OutlinedInput from '@mui/material/OutlinedInput';
import type { ComponentPropsWithRef, FocusEventHandler, ReactNode } from 'react';

export interface FoodFieldProps {
  /** Prefix of the ids in this form. */
  id: string;
  name: string;
  label: string;
  /** Only numbers have one. */
  unit?: string;
  /** The key that moves the cursor here, as aria-keyshortcuts has it. Not beside a unit. */
  keyShortcut?: string;
  /** What is wrong with the text, if anything. */
  problem: string | undefined;
  disabled?: boolean;
  readOnly: boolean;
  autoFocus?: boolean;
  type?: 'date' | 'time';
  defaultValue?: string;
  onFocus?: FocusEventHandler<HTMLInputElement | HTMLTextAreaElement>;
  /** Further attributes of the input element. */
  input?: ComponentPropsWithRef<'input'>;
  /** Follows the input. */
  children?: ReactNode;
}

/**
 * One labelled field. The label is a plain one that stays above: MUI's floating label renders on the first key, and
 * stays floated over the empty field after a reset.
 */
export function FoodField(props: FoodFieldProps) {
  const { id, name, label, unit, keyShortcut, problem, input, children, ...rest } = props;
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
        error={problem !== undefined}
        aria-describedby={[problemId, unitId].filter(Boolean).join(' ') || undefined}
        endAdornment={
          unit ? (
            <small id={unitId}>{unit}</small>
          ) : (
            keyShortcut && <kbd aria-hidden="true">{keyShortcut}</kbd>
          )
        }
        slotProps={{ input: { 'aria-keyshortcuts': keyShortcut, ...input } }}
      />
      {children}
      {problem && <p id={problemId}>{problem}</p>}
    </div>
  );
}
