import { useSyncExternalStore } from 'react';
import { useConnection } from '../data/useConnection.ts';
import { StatusCard } from './StatusCard.ts';

const minute = 60_000;
const day = 24 * 60 * minute;
/** A clock that is further off than this is called wrong, in milliseconds. */
const mostError = 5 * minute;

const counted = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'}`;

/** A time span in words, in the largest unit of which it has at least two. */
function inWords(milliseconds: number): string {
  const minutes = Math.round(milliseconds / minute);
  const hours = Math.round(minutes / 60);
  if (hours < 2) return counted(minutes, 'minute');
  return hours < 48 ? counted(hours, 'hour') : counted(Math.round(hours / 24), 'day');
}

/** Says that this device's clock is wrong by more than five minutes, as the server's answers tell. */
export function ClockNotice() {
  const { subscribe, getClockError } = useConnection();
  const error = useSyncExternalStore(subscribe, getClockError, getClockError);
  const isWrong = Math.abs(error) > mostError;
  return (
    <output>
      {isWrong && (
        <StatusCard as="span">
          <span>
            <strong>
              {`This device’s clock is ${inWords(Math.abs(error))} ${error > 0 ? 'fast' : 'slow'}.`}
            </strong>
            <span data-optional={error <= day}>
              {error > day
                ? 'Entries of its day may not be saved. Set the clock.'
                : 'New entries get its day and time. Set the clock, or edit them later.'}
            </span>
          </span>
        </StatusCard>
      )}
    </output>
  );
}
