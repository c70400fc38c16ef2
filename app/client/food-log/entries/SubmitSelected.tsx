import Button, { type ButtonProps } from '@mui/material/Button';

/**
 * The submit button of an EntryPicker. While no entry is selected it says what to do first; where there are no entries,
 * there is no button.
 */
export function SubmitSelected({
  ownerState,
  children,
  ...props
}: ButtonProps & { ownerState?: { entries?: readonly unknown[] | undefined } }) {
  if (ownerState?.entries?.length === 0) return null;
  const hasNone = props.disabled === true && props['aria-busy'] !== true;
  return <Button {...props}>{hasNone ? 'Select entries' : children}</Button>;
}
