import { styled } from '@mui/material/styles';
import { useId } from 'react';

const Root = styled('div')(({ theme }) => ({
  minWidth: 0,
  '& label': { ...theme.typography.caption, color: (theme.vars ?? theme).palette.text.secondary },
  '& select': {
    ...theme.typography.body1,
    width: '100%',
    minHeight: 44,
    padding: theme.spacing(0, 1),
    border: `1px solid ${(theme.vars ?? theme).palette.text.secondary}`,
    borderRadius: theme.shape.borderRadius,
    background: (theme.vars ?? theme).palette.background.paper,
    color: 'inherit',
    textOverflow: 'ellipsis',
  },
  '& span': { ...theme.typography.caption, display: 'block', minHeight: '1.5em' },
}));

/** Asks for one of several values with the list of the platform, which is easy on a phone. */
export function Picker({
  label,
  options,
  value,
  hint,
  disabled,
  name,
  onChange,
}: {
  label: string;
  /** Values with their names. */
  options: readonly (readonly [value: string, name: string])[];
  value: string;
  /** An example of what is chosen. */
  hint?: string;
  disabled?: boolean;
  name?: string;
  onChange: (value: string) => void;
}) {
  const id = useId();
  return (
    <Root>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        aria-describedby={hint === undefined ? undefined : `${id}hint`}
        name={name}
        value={value}
        disabled={disabled}
        onChange={(event) => onChange(event.target.value)}
      >
        {options.map(([key, text]) => (
          <option key={key} value={key}>
            {text}
          </option>
        ))}
      </select>
      {hint !== undefined && <span id={`${id}hint`}>{hint}</span>}
    </Root>
  );
}
