import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { describeError } from '../api/describeError.ts';

const Root = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(1),
  marginTop: theme.spacing(2),
  '& p': {
    ...theme.typography.body2,
    flex: '1 1 12rem',
    margin: 0,
    color: (theme.vars ?? theme).palette.error.main,
  },
}));

/** Says why a day's totals are missing or may be old, and offers to fetch them again. */
export function LoadError({
  error,
  isStale,
  onRetry,
}: {
  error: unknown;
  /** Whether older totals are on the screen: then this is no alarm. */
  isStale: boolean;
  onRetry: () => void;
}) {
  return (
    <Root role={isStale ? undefined : 'alert'}>
      <p>
        {describeError(error)} {isStale ? 'These totals may be old.' : 'What you logged is safe.'}
      </p>
      <Button variant="outlined" onClick={onRetry}>
        Try again
      </Button>
    </Root>
  );
}
