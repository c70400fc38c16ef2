import OutlinedInput from '@mui/material/OutlinedInput';
import { clsx } from 'clsx';
import type { ComponentPropsWithRef, FocusEventHandler, ReactNode } from 'react';
import { useSlots } from '../slots/useSlots.ts';
import type { OwnerState } from '../slots/useSlots.ts';
import type { FoodFieldOwnerState, FoodFieldSlotProps } from './Food.types.ts';

export interface FoodFieldProps
  extends FoodFieldOwnerState, OwnerState<keyof FoodFieldSlotProps | 'keyHint'> {
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
  /** Rendered inside the field, after the input. */
  keys?: ReactNode;
  /** Rendered below the field. */
  children?: ReactNode;
}

/**
 * One labelled field. Its label is static, because MUI's floating label rerenders on the first key and keeps floating
 * over the empty field after a form reset.
 */
export function FoodField(props: FoodFieldProps) {
  const {
    owner,
    id,
    name,
    label,
    unit,
    keyShortcut,
    problem,
    input,
    keys,
    children,
    slots: _slots,
    slotProps: _slotProps,
    classes: _classes,
    ...rest
  } = props;
  const slot = useSlots(owner, props);
  const fieldId = `${id}-${name}`;
  const unitId = unit && `${fieldId}-unit`;
  const problemId = problem && `${fieldId}-problem`;
  return slot(
    'field',
    <div data-field={name} data-disabled={rest.disabled}>
      {slot('label', <label htmlFor={fieldId}>{label}</label>)}
      {slot(
        'input',
        <OutlinedInput
          {...rest}
          id={fieldId}
          name={name}
          fullWidth
          // The global styles only serve the floating label.
          disableInjectingGlobalStyles
          autoComplete="off"
          error={problem !== undefined}
          aria-describedby={clsx(problemId, unitId) || undefined}
          endAdornment={
            <>
              {unit && slot('unit', <small id={unitId}>{unit}</small>)}
              {keyShortcut && slot('keyHint', <kbd aria-hidden="true">{keyShortcut}</kbd>)}
              {keys}
            </>
          }
          // Enter submits the form.
          slotProps={{
            input: { 'aria-keyshortcuts': keyShortcut, enterKeyHint: 'done', ...input },
          }}
        />,
      )}
      {children}
      {problem && slot('helperText', <p id={problemId}>{problem}</p>)}
    </div>,
  );
}
