import { addDays, type CalendarDay, DateNavigator, EntryPicker } from '@foodlog/ui';
import { formatDay } from '../../appearance/formatDay.ts';
import { useState } from 'react';
import { describeError } from '../../api/describeError.ts';
import { LoadError } from '../../components/LoadError.tsx';
import { t } from '../../language/t.ts';
import { useOutbox } from '../outbox/OutboxContext.ts';
import { useUnmountSignal } from '../outbox/useUnmountSignal.ts';
import { useDayLog } from '../day/useDayLog.ts';
import { copyEntriesTo, maxEntriesPerChange } from './copyEntriesTo.ts';
import { toListEntry } from './toListEntry.ts';

/** Copies a whole day, or some of its entries, to the day on screen. Each entry keeps its time of day. */
export function CopyEntries({
  userId,
  day,
  today,
  firstDay,
  lastDay,
  onClose,
}: {
  userId: string;
  /** The day that receives the copies. */
  day: CalendarDay;
  today: CalendarDay;
  firstDay: CalendarDay | undefined;
  lastDay: CalendarDay;
  onClose: () => void;
}) {
  const outbox = useOutbox();
  const getSignal = useUnmountSignal();
  const [source, setSource] = useState(() =>
    addDays(day, firstDay !== undefined && day <= firstDay ? 1 : -1),
  );
  const { log, error, retry } = useDayLog(userId, source);
  const hasFailed = error !== undefined && log === undefined;
  const emptyWords =
    source === day
      ? t('This is the day to copy to. Choose another.')
      : t('Nothing was logged on this day.');
  return (
    <EntryPicker
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- it opens because a button was pressed
      autoFocus
      defaultPicked
      entries={hasFailed || source === day ? [] : log?.entries.map((entry) => toListEntry(entry))}
      onCancel={onClose}
      onSubmit={async (selected) => {
        const ids = new Set(selected.map(({ id }) => id));
        if (selected.length > maxEntriesPerChange) {
          throw new Error(
            t('Nothing was copied. Select at most {count} entries.', {
              count: maxEntriesPerChange,
            }),
          );
        }
        const sources = (log?.entries ?? []).filter(({ id }) => ids.has(id));
        try {
          await outbox.submit(
            { kind: 'create', entries: copyEntriesTo(sources, day) },
            getSignal(),
          );
        } catch (failure) {
          const reason = describeError(failure);
          throw new Error(t('Nothing was copied. {reason}', { reason }), { cause: failure });
        }
        onClose();
      }}
      localeText={{
        heading: t('Copy a day'),
        submit:
          day === today
            ? t('Copy {count} to today')
            : t('Copy {count} to {day}', { day: formatDay(day) }),
        empty: hasFailed ? '' : emptyWords,
      }}
    >
      <DateNavigator
        showWeekday
        value={source}
        minDate={firstDay}
        maxDate={lastDay}
        onChange={setSource}
        aria-label={t('Day to copy from')}
        sx={{ maxWidth: 'none', mb: 1 }}
      />
      {hasFailed && <LoadError error={error} onRetry={retry} />}
    </EntryPicker>
  );
}
