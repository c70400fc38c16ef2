import { type CalendarDay, EntryList, entryListClasses } from '@foodlog/ui';
import type { ButtonProps } from '@mui/material/Button';
import { type RefObject, useMemo, useState } from 'react';
import { describeError } from '../../api/describeError.ts';
import { Problem } from '../../components/Problem.tsx';
import { useIsPhone } from '../../components/useIsPhone.ts';
import { t } from '../../language/t.ts';
import { useOutbox } from '../outbox/OutboxContext.ts';
import { useUnmountSignal } from '../outbox/useUnmountSignal.ts';
import { usePendingIds } from '../outbox/usePendingIds.ts';
import type { LoggedEntry } from '../data/FoodLog.types.ts';
import { useDayLog } from '../day/useDayLog.ts';
import { useSettings } from '../day/useSettings.ts';
import { CopyButton } from './CopyButton.tsx';
import { CopyPreviousDay } from './CopyPreviousDay.tsx';
import { groupsOf, noMeal } from './groupsOf.ts';
import type { ListEntry } from './toListEntry.ts';
import { useListEntry } from './useListEntry.ts';
import { useEditing } from './useEditing.ts';
import { type EntryFocus, useEntryFocus } from './useEntryFocus.ts';

const mealOf = ({ meal }: ListEntry) => meal ?? noMeal.key;

// Of another day than the one that is printed.
const elsewhere = {
  '@media print': { [`& .${entryListClasses.editor}`]: { display: 'none' } },
};

/** The entries of the day on screen. Each can be edited in place, or deleted. */
export function DayEntries({
  userId,
  day,
  today,
  firstDay,
  lastDay,
  firstEditedId,
  ref,
}: {
  userId: string;
  /** The day on screen. */
  day: CalendarDay;
  today: CalendarDay;
  firstDay: CalendarDay | undefined;
  lastDay: CalendarDay;
  /** The id of the entry whose half-typed edit opens first. */
  firstEditedId?: string;
  ref: RefObject<EntryFocus | null>;
}) {
  const { log, entries: known, error } = useDayLog(userId, day, { revalidateOnMount: false });
  const outbox = useOutbox();
  const isPhone = useIsPhone();
  const getSignal = useUnmountSignal();
  const slotProps = useEntryFocus(ref);
  const unsavedIds = usePendingIds();
  const [problem, setProblem] = useState<string>();
  const { editing, edit, close } = useEditing(userId, setProblem, firstEditedId);
  const find = (id: string) => known?.find((entry) => entry.id === id);
  const remove = async (entry: LoggedEntry) => {
    setProblem(undefined);
    try {
      await outbox.submit({ kind: 'delete', entries: [entry] }, getSignal());
    } catch (failure) {
      const values = { name: entry.name, reason: describeError(failure) };
      setProblem(t('{name} is still in your log. {reason}', values));
    }
  };
  const move = async (entry: LoggedEntry, meal: string) => {
    setProblem(undefined);
    try {
      const after = { ...entry, meal: meal === noMeal.key ? null : meal };
      await outbox.submit({ kind: 'update', before: entry, after }, getSignal());
    } catch (failure) {
      const values = { name: entry.name, reason: describeError(failure) };
      setProblem(t('{name} was not moved. {reason}', values));
    }
  };
  const withEntry = (act: (entry: LoggedEntry) => Promise<void>) => (row: { id: string }) => {
    const entry = find(row.id);
    if (entry) void act(entry);
  };

  const toListEntry = useListEntry();
  const meals = useSettings(userId)?.meals;
  const groups = useMemo(() => groupsOf(meals, known ?? []), [meals, known]);
  const entries = known?.map((entry) => toListEntry(entry));
  // An open editor stays with all that was typed, also when its entry leaves this day or the day changes.
  const isElsewhere = editing !== undefined && !find(editing.entry.id);
  // It counts in no sum of this day, which may not be known yet.
  const none = known ? 0 : Number.NaN;
  const uncounted = { calories: none, fats: none, proteins: none, carbs: none };
  const shown = isElsewhere
    ? [{ ...toListEntry(editing.entry), ...uncounted }, ...(entries ?? [])]
    : entries;

  const copyPrevious = (meal?: string) =>
    (firstDay === undefined || day > firstDay) && (
      <CopyPreviousDay
        // A new one for each day leaves the first fetch to the prefetch.
        key={day}
        {...{ userId, day, today }}
        {...(meal !== undefined && { meal })}
        onCopied={() => {
          // The pressed button is gone.
          if (document.activeElement === document.body) ref.current?.focusEntry(undefined);
        }}
      />
    );

  const copyToToday = (logged: readonly LoggedEntry[], props?: ButtonProps) =>
    day !== today && (
      <CopyButton entries={logged} sx={{ marginInlineStart: props ? 0 : -1 }} {...props}>
        <span>{props ? t('Copy to today') : t('Copy this day to today')}</span>
      </CopyButton>
    );

  return (
    <div>
      {problem && <Problem>{problem}</Problem>}
      {(shown !== undefined || error === undefined) && (
        <EntryList
          entries={shown}
          emptyAction={copyPrevious()}
          groups={groups}
          groupBy={mealOf}
          onMove={(row, meal) => {
            const entry = find(row.id);
            if (entry) void move(entry, meal);
          }}
          renderGroupAction={({ key, label }) => {
            const logged = known?.filter(({ meal }) => (meal ?? noMeal.key) === key) ?? [];
            // Until the day is known, there may be entries.
            if (logged.length === 0) return log && key !== noMeal.key && copyPrevious(key);
            return copyToToday(logged, {
              'aria-label': t('Copy to today: {meal}', { meal: label }),
            });
          }}
          slotProps={slotProps}
          sx={isElsewhere ? elsewhere : undefined}
          pendingIds={unsavedIds}
          localeText={{
            pending: t('Not saved yet'),
            empty: day < today ? t('Nothing was logged on this day.') : undefined,
          }}
          editingId={editing?.entry.id}
          onEdit={withEntry(edit)}
          // On a phone, it would be where a thumb scrolls: the editor has it.
          onDelete={isPhone ? undefined : withEntry(remove)}
          renderEditor={() =>
            editing && (
              <editing.Editor
                userId={userId}
                entry={editing.entry}
                minDate={firstDay}
                maxDate={lastDay}
                takesFocus={editing.takesFocus}
                {...(isPhone && {
                  onDelete: () => void remove(find(editing.entry.id) ?? editing.entry),
                })}
                onClose={close}
              />
            )
          }
        />
      )}
      {copyToToday(known ?? [])}
    </div>
  );
}
