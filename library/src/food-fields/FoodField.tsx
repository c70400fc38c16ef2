import OutlinedInput from '@mui/material/OutlinedInput';
import { clsx } from 'clsx';
import type { ComponentPropsWithRef, FocusEventHandler, ReactNode } from 'react';
import { createSlot } from '../slots/createSlot.ts';
import type { FoodFieldOwnerState, FoodFieldSlotProps } from './Food.types.ts';
import type { OwnerState } from '../slots/createSlot.ts';

export interface FoodFieldProps extends FoodFieldOwnerState, OwnerState<keyof FoodFieldSlotProps> {
  /** Theme key of the component that contains the field. */
  owner: string;
  /** Prefix of the element ids in the form. */
  id: string;
  /** The key that focuses this field, in the syntax of `aria-keyshortcuts`. Only shown in a field without a unit. */
  keyShortcut?: string;
  autoFocus?: boolean;
  type?: 'date' | 'time';
  defaultValue?: string;
  onFocus?: FocusEventHandler<HTMLInputElement | HTMLTextAreaElement>;
  /** Further attributes of the input element. */
  input?: ComponentPropsWithRef<'input'>;
  /** Rendered after the input. */
  children?: ReactNode;
}

/**
 * One labelled field. Its label is static, because MUI's floating label rerenders on the first key and keeps floating
 * over the empty field after a form reset.
 */
export function FoodField(props: FoodFieldProps) {
  const { owner, id, name, label, unit, keyShortcut, problem, input, children, ...others } = props;
  const { slots: _slots, slotProps: _slotProps, classes: _classes, ...rest } = others;
  const slot = createSlot(owner, props);
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
      // The global styles only serve the floating label.
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
