import type { CalendarDay } from '@foodlog/ui';
import Button, { type ButtonProps } from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { type MouseEvent, useRef, useState } from 'react';
import { describeError } from '../../api/describeError.ts';
import { Problem } from '../../components/Problem.tsx';
import { t } from '../../language/t.ts';
import { localDay } from '../clock/localDay.ts';
import type { LoggedEntry } from '../data/FoodLog.types.ts';
import { useOutbox } from '../outbox/OutboxContext.ts';
import { useUnmountSignal } from '../outbox/useUnmountSignal.ts';
import { copyEntriesTo, maxEntriesPerChange } from './copyEntriesTo.ts';

const Root = styled(Button)({ '@media print': { display: 'none' } });

/** Two presses within this time are a double press, in milliseconds. */
const doublePress = 500;

/** Copies entries to a day with one press. Shows nothing where there are none, or more than one change can hold. */
export function CopyButton({
  entries,
  day,
  onCopied,
  ...button
}: Omit<ButtonProps, 'onClick'> & {
  entries: readonly LoggedEntry[];
  /** The day that receives the copies; by default, the one on which the button is pressed. */
  day?: CalendarDay;
  onCopied?: () => void;
}) {
  const outbox = useOutbox();
  const getSignal = useUnmountSignal();
  const pressedAt = useRef(-Infinity);
  const [problem, setProblem] = useState<string>();
  if (entries.length === 0 || entries.length > maxEntriesPerChange) return null;

  const copy = async ({ timeStamp }: MouseEvent) => {
    const isDouble = timeStamp - pressedAt.current < doublePress;
    pressedAt.current = timeStamp;
    if (isDouble) return;
    setProblem(undefined);
    try {
      const copies = copyEntriesTo(entries, day ?? localDay(new Date()));
      await outbox.submit({ kind: 'create', entries: copies }, getSignal());
      onCopied?.();
    } catch (error) {
      setProblem(t('Nothing was copied. {reason}', { reason: describeError(error) }));
    }
  };
  return (
    <>
      <Root
        {...button}
        onKeyDown={(event) => {
          if (event.repeat && event.key === 'Enter') event.preventDefault();
        }}
        onClick={(press) => void copy(press)}
      />
      {problem && <Problem>{problem}</Problem>}
    </>
  );
}
