import {
  type CalendarDay,
  EntryEditor,
  entryEditorClasses,
  type EntryEditorValues,
  type FoodFormPortion,
} from '@foodlog/ui';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useCallback, useState } from 'react';
import { ApiError } from '../../api/ApiError.ts';
import { describeError } from '../../api/describeError.ts';
import { actionsInView } from '../../components/actionsInView.ts';
import { Problem } from '../../components/Problem.tsx';
import { t } from '../../language/t.ts';
import { useOutbox } from '../outbox/OutboxContext.ts';
import { useUnmountSignal } from '../outbox/useUnmountSignal.ts';
import { useLocale } from '../../appearance/appearance.ts';
import { formatDay } from '../../appearance/formatDay.ts';
import { formatTime, instantOf, minuteOf, timeOf } from '../clock/minuteOfDay.ts';
import { portionOf, selectionOf, servingOf, withAmount, readAmount } from '../data/amounts.ts';
import { differenceInWords } from '../data/differenceInWords.ts';
import { changedContent, contentOf, type EntryContent, sameContent } from '../data/entryContent.ts';
import type { LoggedEntry } from '../data/FoodLog.types.ts';
import { fieldsOf, useFormDraft } from '../data/useFormDraft.ts';
import { type EditedEntry, editDraftKey } from './editDraft.ts';

const Editor = styled(EntryEditor)(({ theme }) =>
  actionsInView(theme, `div:has(> .${entryEditorClasses.submitButton})`, 0),
);

/** What another device has changed. Takes the focus, so that nobody overwrites it unseen below the fold. */
const Conflict = styled('div')({ outline: 'none', scrollMarginBlockStart: '7rem' });
const focus = (element: HTMLElement | null) => element?.focus();

/** The name of the field of the amount. */
const amountName = 'amount';

const ofFood = ['name', 'calories', 'fats', 'proteins', 'carbs'] as const;

function edited(
  entry: LoggedEntry,
  { time, ...values }: EntryEditorValues,
  serving: FoodFormPortion | undefined,
): LoggedEntry {
  const minuteOfDay = minuteOf(time);
  const moved = values.day !== entry.day || minuteOfDay !== entry.minuteOfDay;
  const loggedAt = moved ? instantOf(values.day, minuteOfDay).toISOString() : entry.loggedAt;
  const after = { ...entry, ...values, minuteOfDay, loggedAt };
  const withoutAmount = { ...after, amount: null, unit: null };
  if (serving && serving.amount !== entry.amount)
    return { ...withoutAmount, ...servingOf(serving) };
  const isSameFood = ofFood.every((name) => after[name] === entry[name]);
  return isSameFood && (serving || !portionOf(entry)) ? after : withoutAmount;
}

/** Whether the food in the editor is another one, and the amount is still that of the entry, which is not known of it. */
function isOfOtherFood(form: HTMLFormElement, { amount }: LoggedEntry): boolean {
  const fields = fieldsOf(form);
  const isSame = fields.some(
    ({ name, value }) => name === amountName && readAmount(value) === amount,
  );
  return (
    isSame &&
    fields.some((field) =>
      ofFood.some((name) => name === field.name && field.value !== field.defaultValue),
    )
  );
}

/** A food with the amount that was typed, if any was. */
function withDrafted(selection: ReturnType<typeof selectionOf>, text: string | undefined) {
  if (!selection || text === undefined) return selection;
  const amount = readAmount(text);
  return {
    food: selection.food,
    value: { amount, portion: null },
    portion: amount ? { amount, unit: selection.portion.unit } : undefined,
  };
}

const partsOf = (
  { loggedAt: _loggedAt, day, minuteOfDay, ...rest }: EntryContent,
  locale: string,
) => ({
  ...rest,
  day: formatDay(day),
  time: formatTime(timeOf(minuteOfDay), locale),
});

/**
 * Edits one entry in place. A change that another device has made meanwhile is never overwritten unseen: the first
 * Save shows it beside what was typed, and only the next Save is made. A refused edit that is corrected stays listed
 * until then.
 */
export function EditEntry({
  userId,
  entry,
  minDate,
  maxDate,
  takesFocus,
  onDelete,
  onClose,
}: {
  userId: string;
  /** The entry as it was when the editor opened. */
  entry: EditedEntry;
  minDate: CalendarDay | undefined;
  maxDate: CalendarDay;
  takesFocus: boolean;
  /** Where the row has no Delete. */
  onDelete?: () => void;
  onClose: () => void;
}) {
  const outbox = useOutbox();
  const locale = useLocale();
  const getSignal = useUnmountSignal();
  /** The entry on the server, and the entry that the editor shows at first. */
  const [{ base, shown }, setVersions] = useState({ base: entry, shown: entry });
  const { drafted, restore, keep, submit, forget } = useFormDraft(
    editDraftKey(userId, entry.id),
    JSON.stringify({ ...base, corrects: entry.corrects }),
  );
  const [isOther, setIsOther] = useState(false);
  const open = useCallback(
    (form: HTMLFormElement | null) => {
      restore(form);
      if (form) setIsOther(isOfOtherFood(form, base));
    },
    [restore, base, setIsOther],
  );
  const close = () => {
    forget();
    onClose();
  };

  const save = async (values: EntryEditorValues, portion?: FoodFormPortion) => {
    const after = edited(base, values, portion);
    if (sameContent(base, after)) {
      close();
      return;
    }
    try {
      await submit(
        async () => outbox.submit({ kind: 'update', before: base, after }, getSignal()),
        outbox.whenStored,
      );
    } catch (error) {
      const current = error instanceof ApiError ? error.current : undefined;
      if (!current || current.deletedAt !== null) {
        const reason = describeError(error);
        throw new Error(t('What you typed is still here. {reason}', { reason }), { cause: error });
      }
      setVersions({ base: current, shown: { ...current, ...changedContent(base, after) } });
      return;
    }
    if (entry.corrects !== undefined) outbox.discard(entry.corrects);
    onClose();
  };

  const changes = differenceInWords(
    partsOf(contentOf(entry), locale),
    partsOf(contentOf(base), locale),
  );
  const isConflict = base !== entry;
  return (
    <>
      {isConflict && (
        <Conflict key={`conflict ${base.version}`} ref={focus} tabIndex={-1}>
          <Problem>
            {changes
              ? t(
                  'Another device or tab has changed this entry: {changes}. Your changes are below: save them, or cancel to leave the entry as it is.',
                  { changes },
                )
              : t(
                  'Another device or tab has changed this entry: the same as before. Your changes are below: save them, or cancel to leave the entry as it is.',
                )}
          </Problem>
        </Conflict>
      )}
      <Editor
        key={base.version}
        ref={open}
        onInput={(event) => {
          keep(event);
          setIsOther(isOfOtherFood(event.currentTarget, base));
        }}
        slotProps={{
          input: takesFocus && !isConflict ? undefined : { autoFocus: false },
          portion: {
            name: amountName,
            helperText: isOther
              ? t('Save leaves the amount out: it was that of the name and figures before.')
              : undefined,
          },
        }}
        defaultSelected={withDrafted(selectionOf(withAmount(shown)), drafted(amountName))}
        entry={{ ...shown, time: timeOf(shown.minuteOfDay) }}
        minDate={minDate}
        maxDate={maxDate}
        onSave={save}
        onCancel={close}
      />
      {onDelete && (
        <Button
          color="error"
          sx={{ mt: 1 }}
          onClick={() => {
            close();
            onDelete();
          }}
        >
          {t('Delete')}
        </Button>
      )}
    </>
  );
}
