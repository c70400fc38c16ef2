import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { errorWords } from '../api/errorWords.ts';

const Root = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(1),
  marginTop: theme.spacing(2),
}));

/** Says why a day's totals are missing or may be old, and offers to fetch them again. */
export function TotalsError({
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
      <Typography variant="body2" color="error" sx={{ flex: '1 1 12rem' }}>
        {errorWords(error)} {isStale ? 'These totals may be old.' : 'What you logged is safe.'}
      </Typography>
      <Button variant="outlined" onClick={onRetry}>
        Try again
      </Button>
    </Root>
  );
}
