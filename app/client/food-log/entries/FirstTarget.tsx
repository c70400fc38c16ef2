import type { CalendarDay } from '@foodlog/ui';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { type MouseEvent, useState } from 'react';
import { describeError } from '../../api/describeError.ts';
import { focusHeadingWhenGone } from '../../components/focusHeadingWhenGone.ts';
import { Problem } from '../../components/Problem.tsx';
import { t } from '../../language/t.ts';
import { useDayLog } from '../day/useDayLog.ts';
import { useSettings } from '../day/useSettings.ts';
import { useOutbox } from '../outbox/OutboxContext.ts';
import { useUnmountSignal } from '../outbox/useUnmountSignal.ts';

const Root = styled('section')(({ theme }) => ({
  ...theme.typography.body2,
  margin: theme.spacing(0, 1, 1),
  padding: theme.spacing(1.5, 2, 0.5),
  border: `1px solid ${(theme.vars ?? theme).palette.divider}`,
  borderRadius: theme.shape.borderRadius,
  '& > p': { margin: 0 },
  '& > button:first-of-type': { marginInlineStart: theme.spacing(-1) },
}));

/**
 * Asks somebody who has logged a food on the first day, and has never set targets, whether to set some. "Skip" sets that there
 * are none, so that no device asks again.
 */
export function FirstTarget({
  userId,
  today,
  onSet,
}: {
  userId: string;
  today: CalendarDay;
  onSet: (event: MouseEvent<HTMLButtonElement>) => void;
}) {
  const outbox = useOutbox();
  const getSignal = useUnmountSignal();
  const { entries = [] } = useDayLog(userId, today, { revalidateOnMount: false });
  const targets = useSettings(userId)?.targets;
  const [problem, setProblem] = useState<string>();
  if (entries.length === 0 || !targets || targets.some((one) => one.targets !== null)) return null;
  const before = targets.find(({ startDay }) => startDay === today) ?? {
    startDay: today,
    targets: null,
    version: 0,
  };
  const decline = () => {
    setProblem(undefined);
    outbox
      .submit({ kind: 'setTargets', before, after: { ...before, targets: [] } }, getSignal())
      .catch((error: unknown) => setProblem(describeError(error)));
  };
  return (
    <Root aria-label={t('Targets')}>
      <p>{t('Set a target for each day, and the totals say what is left of it.')}</p>
      <Button ref={focusHeadingWhenGone} onClick={onSet}>
        {t('Set a target')}
      </Button>
      <Button ref={focusHeadingWhenGone} onClick={decline}>
        {t('Skip')}
      </Button>
      {problem !== undefined && <Problem>{problem}</Problem>}
    </Root>
  );
}
