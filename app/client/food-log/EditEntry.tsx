import { type CalendarDay, EntryEditor, type EntryEditorValues } from '@foodlog/ui';
import { useRef } from 'react';
import { ApiError } from '../api/ApiError.ts';
import { errorWords } from '../api/errorWords.ts';
import type { LoggedEntry } from './DayLog.types.ts';
import { instantOf, minuteOf, timeOf } from './entryTime.ts';
import { useLogChanges } from './LogChangesContext.ts';

function edited(entry: LoggedEntry, { time, ...values }: EntryEditorValues): LoggedEntry {
  const minuteOfDay = minuteOf(time);
  const moved = values.day !== entry.day || minuteOfDay !== entry.minuteOfDay;
  const loggedAt = moved ? instantOf(values.day, minuteOfDay).toISOString() : entry.loggedAt;
  return { ...entry, ...values, minuteOfDay, loggedAt };
}

/**
 * Edits one entry in place. What another device has changed since the editor was opened is never overwritten
 * unseen: the first Save says so, and only the next one replaces it.
 */
export function EditEntry({
  entry,
  current,
  minDate,
  maxDate,
  onClose,
}: {
  /** As it was when the editor was opened. */
  entry: LoggedEntry;
  /** As it is now. */
  current: LoggedEntry;
  minDate: CalendarDay | undefined;
  maxDate: CalendarDay;
  onClose: () => void;
}) {
  const { changes, send } = useLogChanges();
  const hasSeenConflict = useRef(false);

  const save = async (values: EntryEditorValues) => {
    const before = hasSeenConflict.current ? current : entry;
    try {
      await changes.make({ kind: 'update', before, after: edited(before, values) }, send);
    } catch (error) {
      if (error instanceof ApiError && error.code === 'CONFLICT') hasSeenConflict.current = true;
      throw new Error(errorWords(error), { cause: error });
    }
    onClose();
  };

  return (
    <EntryEditor
      entry={{ ...entry, time: timeOf(entry.minuteOfDay) }}
      minDate={minDate}
      maxDate={maxDate}
      onSave={save}
      onCancel={onClose}
    />
  );
}
