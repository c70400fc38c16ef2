import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { describeError } from '../api/describeError.ts';
import { t } from '../language/t.ts';
import { focusHeadingWhenGone } from './focusHeadingWhenGone.ts';

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

/** Says why something could not be loaded, and offers to load it again. */
export function LoadError({
  error,
  note,
  isStale = false,
  onRetry,
}: {
  error: unknown;
  /** Follows the reason. */
  note?: string | undefined;
  /** Whether older content is on the screen: then this is no alert. */
  isStale?: boolean;
  onRetry: () => void;
}) {
  return (
    <Root role={isStale ? undefined : 'alert'}>
      <p>{[describeError(error), note].filter(Boolean).join(' ')}</p>
      <Button ref={focusHeadingWhenGone} variant="outlined" onClick={onRetry}>
        {t('Try again')}
      </Button>
    </Root>
  );
}
