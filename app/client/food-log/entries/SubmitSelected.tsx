import Button, { type ButtonProps } from '@mui/material/Button';

/** The submit button of an EntryPicker; where no entry is selected, it says what to do first. */
export function SubmitSelected({
  ownerState: _ownerState,
  children,
  ...props
}: ButtonProps & { ownerState?: unknown }) {
  const hasNone = props.disabled === true && props['aria-busy'] !== true;
  return <Button {...props}>{hasNone ? 'Select entries' : children}</Button>;
}
