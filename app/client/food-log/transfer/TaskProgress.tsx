import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { focusHeadingWhenGone } from '../../components/focusHeadingWhenGone.ts';
import { t } from '../../language/t.ts';
import type { Progress } from './useTask.ts';

const Root = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  alignItems: 'center',
  gap: theme.spacing(0.5, 1),
  '& > p': { minWidth: 0, fontVariantNumeric: 'tabular-nums' },
  '& > progress': {
    gridColumn: '1 / -1',
    width: '100%',
    accentColor: (theme.vars ?? theme).palette.primary.main,
  },
}));

/** Says how far something has come, with a way to stop it. */
export function TaskProgress({
  progress,
  onStop,
}: {
  progress: Progress | undefined;
  /** Undefined where it cannot be stopped. */
  onStop: (() => void) | undefined;
}) {
  const id = useId();
  if (!progress) return null;
  const { words, value } = progress;
  return (
    <Root>
      <p id={id}>{words}</p>
      {onStop && (
        <Button ref={focusHeadingWhenGone} onClick={onStop}>
          {t('Stop')}
        </Button>
      )}
      <progress aria-labelledby={id} value={value} />
    </Root>
  );
}
