import OutlinedInput from '@mui/material/OutlinedInput';
import { clsx } from 'clsx';
import type { ComponentPropsWithRef, FocusEventHandler, ReactNode } from 'react';
import { createSlot } from '../slots/createSlot.ts';
import { callBoth } from '../slots/callBoth.ts';
import type { FoodFieldOwnerState, FoodFieldSlotProps } from './Food.types.ts';
import type { OwnerState } from '../slots/createSlot.ts';

export interface FoodFieldProps extends FoodFieldOwnerState, OwnerState<keyof FoodFieldSlotProps> {
  /** The component of which this is a field: its theme name. */
  owner: string;
  /** Prefix of the ids in this form. */
  id: string;
  /** The key that moves the cursor here, as aria-keyshortcuts has it. Not beside a unit. */
  keyShortcut?: string;
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
  const { owner, id, name, label, unit, keyShortcut, problem, input, children, ...others } = props;
  const { slots: _slots, slotProps: _slotProps, classes: _classes, ...rest } = others;
  const slot = createSlot(owner, props, callBoth);
  const fieldId = `${id}-${name}`;
  const unitId = unit && `${fieldId}-unit`;
  const problemId = problem && `${fieldId}-problem`;
  return slot(
    'field',
    'div',
    {},
    slot('label', 'label', { htmlFor: fieldId }, label),
    slot('input', OutlinedInput, {
      ...rest,
      id: fieldId,
      name,
      fullWidth: true,
      // Its floating label is what they are for.
      disableInjectingGlobalStyles: true,
      autoComplete: 'off',
      error: problem !== undefined,
      'aria-describedby': clsx(problemId, unitId) || undefined,
      endAdornment: unit
        ? slot('unit', 'small', { id: unitId }, unit)
        : keyShortcut && <kbd aria-hidden="true">{keyShortcut}</kbd>,
      slotProps: { input: { 'aria-keyshortcuts': keyShortcut, ...input } },
    }),
    children,
    problem && slot('helperText', 'p', { id: problemId }, problem),
  );
}
