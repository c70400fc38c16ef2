import { addDays, type CalendarDay, formatDay } from '@foodlog/ui';
import Button from '@mui/material/Button';
import { useState } from 'react';
import useSWR from 'swr';
import { describeError } from '../../api/describeError.ts';
import { Problem } from '../../components/Problem.tsx';
import { applyChanges } from '../changes/applyChanges.ts';
import { useLogChanges } from '../changes/LogChangesContext.ts';
import { useChangeMaker } from '../changes/useChangeMaker.ts';
import { useLogChangesState } from '../changes/useLogChangesState.ts';
import { dayKey } from '../data/cacheKeys.ts';
import type { DayLog } from '../data/FoodLog.types.ts';
import { onErrorRetry } from '../data/onErrorRetry.ts';
import { useDayRequests } from '../data/useDayRequests.ts';
import { copyEntriesTo, maxEntriesPerChange } from './copyEntriesTo.ts';

const inKilocalories = new Intl.NumberFormat('en-US');

/** Offers to copy all entries of the day before to an empty day. Shows nothing until they are known, or if there are none. */
export function CopyPreviousDay({
  userId,
  day,
  today,
  onCopied,
}: {
  userId: string;
  /** The day that receives the copies. */
  day: CalendarDay;
  today: CalendarDay;
  onCopied: () => void;
}) {
  const changes = useLogChanges();
  const maker = useChangeMaker();
  const shown = useLogChangesState((state) => state.shown);
  const [problem, setProblem] = useState<string>();
  const before = addDays(day, -1);
  const requests = useDayRequests();
  // The day was fetched ahead, for Previous. It is fetched again with each of its changes.
  const { data } = useSWR<DayLog, unknown>(dayKey(userId, before), {
    fetcher: requests.fetch,
    onErrorRetry,
    revalidateOnMount: false,
    revalidateIfStale: false,
  });
  if (!data) return null;
  const { entries, totals } = applyChanges(data, before, shown);
  if (entries.length === 0 || entries.length > maxEntriesPerChange) return null;

  const copy = async () => {
    setProblem(undefined);
    try {
      await changes.make({ kind: 'create', entries: copyEntriesTo(entries, day) }, maker);
      onCopied();
    } catch (error) {
      setProblem(`Nothing was copied. ${describeError(error)}`);
    }
  };
  const name = day === today ? 'yesterday' : formatDay(before);
  const count = entries.length === 1 ? '1 entry' : `${entries.length} entries`;
  return (
    <>
      <Button variant="outlined" sx={{ mt: 1 }} onClick={() => void copy()}>
        <span>{`Copy ${name} (${count}, ${inKilocalories.format(totals.calories)} kcal)`}</span>
      </Button>
      {problem && <Problem>{problem}</Problem>}
    </>
  );
}
