import type { CalendarDay } from '@foodlog/ui';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { describeError } from '../../api/describeError.ts';
import { Problem } from '../../components/Problem.tsx';
import { t } from '../../language/t.ts';
import { useDayMark } from '../day/useSettings.ts';
import { useOutbox } from '../outbox/OutboxContext.ts';
import { useUnmountSignal } from '../outbox/useUnmountSignal.ts';

/** Marks the day on screen as incomplete, so that the trends leave it out of averages, or takes the mark back. */
export function DayMarkButton({ userId, day }: { userId: string; day: CalendarDay }) {
  const outbox = useOutbox();
  const getSignal = useUnmountSignal();
  const mark = useDayMark(userId, day);
  const [problem, setProblem] = useState<string>();
  const toggle = async () => {
    if (!mark) return;
    setProblem(undefined);
    try {
      const after = { ...mark, isPartial: !mark.isPartial };
      await outbox.submit({ kind: 'setDayMark', before: mark, after }, getSignal());
    } catch (error) {
      setProblem(t('The day was not marked. {reason}', { reason: describeError(error) }));
    }
  };
  return (
    <>
      <Button disabled={!mark} onClick={() => void toggle()}>
        {mark?.isPartial ? t('Mark as complete') : t('Mark as incomplete')}
      </Button>
      {problem !== undefined && <Problem>{problem}</Problem>}
    </>
  );
}
