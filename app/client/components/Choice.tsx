import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';

const Root = styled('fieldset')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(0.5),
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
  // Four fit beside each other at 320 px. Large text takes two lines.
  '& > button': { flex: '1 1 auto', minWidth: 0, paddingInline: theme.spacing(0.25) },
  [theme.breakpoints.up('sm')]: {
    gap: theme.spacing(1),
    '& > button': { flex: 'none', minWidth: '7rem', paddingInline: theme.spacing(1.5) },
  },
  '@media print': { display: 'none' },
}));

/** Asks for one of a few values, each with a name. */
export function Choice<Value extends string | number>({
  name,
  label,
  options,
  value,
  disabled,
  onChange,
}: {
  /** The start of the names of the buttons, by which the focus comes back where everything begins anew. */
  name?: string;
  label: string;
  options: readonly (readonly [Value, string, ...unknown[]])[];
  /** Undefined until known. */
  value: Value | undefined;
  disabled?: boolean;
  onChange: (value: Value) => void;
}) {
  return (
    <Root aria-label={label}>
      {options.map(([key, words]) => (
        <Button
          key={key}
          name={name && `${name} ${key}`}
          variant={key === value ? 'contained' : 'outlined'}
          aria-pressed={key === value}
          disabled={disabled}
          onClick={() => onChange(key)}
        >
          {words}
        </Button>
      ))}
    </Root>
  );
}
