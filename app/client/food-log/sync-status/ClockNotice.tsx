import { useSyncExternalStore } from 'react';
import { getLocale } from '../../appearance/appearance.ts';
import { t } from '../../language/t.ts';
import { useConnection } from '../data/useConnection.ts';
import { StatusCard } from './StatusCard.ts';

const minute = 60_000;
const day = 24 * 60 * minute;
/** A clock that is further off than this is called wrong, in milliseconds. */
const mostError = 5 * minute;

const counted = (count: number, unit: 'minute' | 'hour' | 'day') =>
  count.toLocaleString(getLocale(), { style: 'unit', unit, unitDisplay: 'long' });

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
  const time = inWords(Math.abs(error));
  const isWrong = Math.abs(error) > mostError;
  return (
    <output>
      {isWrong && (
        <StatusCard as="span">
          <span>
            <strong>
              {error > 0
                ? t('This device’s clock is {time} fast.', { time })
                : t('This device’s clock is {time} slow.', { time })}
            </strong>
            <span data-optional={error <= day}>
              {error > day
                ? t('Entries of its day may not be saved. Set the clock.')
                : t('New entries get its day and time. Set the clock, or edit them later.')}
            </span>
          </span>
        </StatusCard>
      )}
    </output>
  );
}
