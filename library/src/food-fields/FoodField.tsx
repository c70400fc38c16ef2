import OutlinedInput from '@mui/material/OutlinedInput';
import type { OutlinedInputProps } from '@mui/material/OutlinedInput';
import { clsx } from 'clsx';
import type { ComponentPropsWithRef, FocusEventHandler, ReactNode, Ref } from 'react';
import { useSlots } from '../slots/useSlots.ts';
import type { OwnerState, SlotFunction } from '../slots/useSlots.ts';
import type { FoodFieldOwnerState, FoodFieldSlotProps } from './Food.types.ts';

export interface FieldProps extends FoodFieldOwnerState {
  /** Id of the input element. */
  id: string;
  autoFocus?: boolean | undefined;
  required?: boolean | undefined;
  type?: 'date' | 'time';
  defaultValue?: string | undefined;
  inputRef?: Ref<HTMLInputElement> | undefined;
  onFocus?: FocusEventHandler<HTMLInputElement | HTMLTextAreaElement>;
  /** Another element than `input`. */
  inputComponent?: OutlinedInputProps['inputComponent'];
  /** Further attributes of the input element. */
  input?: ComponentPropsWithRef<'input'>;
}

/** Id of a field by its name in a form. A list of ids would part at a space in it. */
export const fieldId = (formId: string, name: string) =>
  `${formId}-${name.replace(/\s/g, '\u00a0')}`;

/** Id of the unit of a field. */
export const unitId = (id: string) => `${id}-unit`;

/** The slots in every field. */
export type FieldSlot = 'label' | 'input' | 'helperText';

/**
 * Renders what is in a labelled field. Its label is static, because MUI's floating label rerenders on the first key and
 * keeps floating over the empty field after a form reset.
 * @param endAdornment Rendered inside the field, after the input.
 * @param children Rendered below the field.
 */
export function fieldParts(
  slot: SlotFunction<FieldSlot>,
  props: FieldProps,
  endAdornment?: ReactNode,
  children?: ReactNode,
) {
  const { id, name, label, unit, error, helperText, input, ...rest } = props;
  const helperTextId = helperText ? `${id}-helper-text` : undefined;
  return (
    <>
      {slot('label', <label htmlFor={id}>{label}</label>)}
      {slot(
        'input',
        <OutlinedInput
          {...rest}
          id={id}
          name={name}
          fullWidth
          // The global styles only serve the floating label.
          disableInjectingGlobalStyles
          autoComplete="off"
          error={error}
          aria-describedby={clsx(helperTextId, unit && unitId(id)) || undefined}
          // Never undefined: MUI has other styles for a field without an adornment, which cost 4 kB of a server's HTML.
          endAdornment={<>{endAdornment}</>}
          // Enter submits the form.
          slotProps={{
            input: { enterKeyHint: 'done', ...input },
          }}
        />,
      )}
      {children}
      {helperText && slot('helperText', <p id={helperTextId}>{helperText}</p>)}
    </>
  );
}

/** The attributes of the element around a field, by which it is styled and found. */
export const fieldData = ({ name, disabled, error }: Partial<FoodFieldOwnerState>) => ({
  'data-field': name ?? '',
  'data-disabled': disabled,
  'data-error': error,
});

export interface FoodFieldProps
  extends FieldProps, OwnerState<keyof FoodFieldSlotProps | 'keyHint'> {
  /** Theme key of the component that contains the field. */
  owner: string;
}

/** One field of a form. */
export function FoodField({ owner, slots, slotProps, classes, ...field }: FoodFieldProps) {
  const slot = useSlots(owner, { ...field, slots, slotProps, classes });
  return slot('field', <div {...fieldData(field)}>{fieldParts(slot, field)}</div>);
}
