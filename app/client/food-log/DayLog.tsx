import {
  addDays,
  type CalendarDay,
  DateNavigator,
  FoodForm,
  type FoodFormSlotProps,
  type FoodFormValues,
  formatDay,
} from '@foodlog/ui';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { SessionUser } from '../session/Session.types.ts';
import { foodOf } from './add/foodsInChanges.ts';
import { RepeatFood } from './add/RepeatFood.tsx';
import { useAddFood } from './add/useAddFood.ts';
import { useOwnFoods } from './add/useFoods.ts';
import { useLogChanges } from './changes/LogChangesContext.ts';
import { dayName } from './clock/dayName.ts';
import { localDay } from './clock/localDay.ts';
import { useToday } from './clock/useToday.ts';
import type { LogChange, LoggedEntry } from './data/FoodLog.types.ts';
import { useFormDraft } from './data/useFormDraft.ts';
import { DayTotalsCard } from './day/DayTotalsCard.tsx';
import { useDayLog } from './day/useDayLog.ts';
import { usePrefetchDay } from './day/usePrefetchDay.ts';
import { Day, Dock, Entries, Form, Layout } from './DayLogLayout.ts';
import { DayEntries } from './entries/DayEntries.tsx';
import { DayMenu } from './entries/DayMenu.tsx';
import { saveEditDraft, readEditDraft } from './entries/editDraft.ts';
import { UndoLastChange } from './entries/UndoLastChange.tsx';
import type { EntryFocus } from './entries/useEntryFocus.ts';
import { GoToForm } from './GoToForm.tsx';
import { Greeting } from './Greeting.ts';
import { KeyShortcutsSwitch } from './shortcuts/KeyShortcutsSwitch.tsx';
import { useKeyShortcuts } from './shortcuts/useKeyShortcuts.ts';
import { RefusedChanges } from './unsaved/RefusedChanges.tsx';
import { WaitingChanges } from './unsaved/WaitingChanges.tsx';

const cannotStore = 'This device has no room for it. Note what was refused, then discard it.';

/** One person's log: a day's totals and entries, the way to other days, and the ways to log. */
export function DayLog({ user }: { user: SessionUser }) {
  const today = useToday();
  // Undefined follows today, also past midnight.
  const [chosenDay, setChosenDay] = useState<CalendarDay>();
  // The day to which the person has said to log, for as long as it is on screen.
  const [agreedDay, setAgreedDay] = useState<CalendarDay>();
  const [wantsFoods, setWantsFoods] = useState(false);
  const nameInput = useRef<HTMLInputElement>(null);
  const undoButton = useRef<HTMLButtonElement>(null);
  const entries = useRef<EntryFocus>(null);
  const { areOn, setAreOn, keys } = useKeyShortcuts({ nameInput, undoButton });
  // The same object in every render: with another one, every field would render.
  const formSlotProps = useMemo<FoodFormSlotProps>(
    () => ({ input: ({ name }) => (name === 'name' ? { inputRef: nameInput } : {}) }),
    [],
  );
  const [formKey, setFormKey] = useState(0);
  // The entry whose refused edit was opened again, and how often one was.
  const [corrected, setCorrected] = useState<{ id?: string; count: number }>({ count: 0 });
  useEffect(() => {
    // A food to be adjusted was put there.
    if (formKey > 0) nameInput.current?.focus();
  }, [formKey]);
  const firstDay = user.createdAt && localDay(user.createdAt);
  const day = chosenDay === undefined || chosenDay > today ? today : chosenDay;
  const target = agreedDay === day ? day : today;

  const state = useDayLog(user.id, day);
  usePrefetchDay(user.id, firstDay === undefined || day > firstDay ? addDays(day, -1) : undefined);
  usePrefetchDay(user.id, day < today ? addDays(day, 1) : undefined);
  const changes = useLogChanges();
  const addFood = useAddFood(formKey);
  const foods = useOwnFoods(user.id, wantsFoods);
  const { restore, keep, fill, submit } = useFormDraft(`food-log draft ${user.id}`);

  const show = (shown: CalendarDay) => {
    setChosenDay(shown === today ? undefined : shown);
    setAgreedDay(undefined);
  };
  const showTarget = () => {
    if (target !== day) show(target);
  };

  const putIntoForm = (food: FoodFormValues): boolean => {
    const isFilled = fill(food);
    setFormKey(formKey + 1);
    return isFilled;
  };
  const correctEdit = ({ before, after }: { before: LoggedEntry; after: LoggedEntry }) => {
    if (readEditDraft(user.id, before.id))
      return 'You are editing this entry. Save or cancel that first.';
    if (!saveEditDraft(user.id, before, after)) return cannotStore;
    setCorrected({ id: before.id, count: corrected.count + 1 });
    return undefined;
  };
  const correct = (change: LogChange) => {
    if (change.kind === 'update') return correctEdit(change);
    const [entry] = change.entries;
    const typed = nameInput.current?.value;
    if (!entry || typed) return 'Something else is in the form. Add or clear that first.';
    if (!putIntoForm(foodOf(entry))) return cannotStore;
    const isPast = entry.day < today && (firstDay === undefined || entry.day >= firstDay);
    show(isPast ? entry.day : today);
    setAgreedDay(isPast ? entry.day : undefined);
    return undefined;
  };

  return (
    <>
      <Greeting>Hello, {user.name}</Greeting>
      <Layout>
        <Day>
          <DateNavigator
            value={day}
            minDate={firstDay}
            maxDate={today}
            onChange={show}
            sx={{ maxWidth: 'none' }}
          />
          <WaitingChanges />
        </Day>
        <div>
          <RefusedChanges today={today} onEdit={correct} />
          <DayTotalsCard {...state} />
        </div>
        <Form>
          <RepeatFood
            user={user}
            day={target}
            dayOnScreen={day}
            dayLabel={dayName(target, today)}
            onAdjust={putIntoForm}
            onLogged={showTarget}
          />
          <FoodForm
            key={formKey}
            keyShortcut={keys.name}
            ref={restore}
            slotProps={formSlotProps}
            onInput={keep}
            onFocus={() => setWantsFoods(true)}
            suggestions={foods?.length ? foods : undefined}
            target={
              day === today
                ? undefined
                : {
                    label: `Log to ${formatDay(day)}`,
                    checked: target === day,
                    onChange: (checked) => setAgreedDay(checked ? day : undefined),
                  }
            }
            onSubmit={async (values) => {
              await submit(
                async () => addFood(values, target, day),
                () => changes.getState().isKept,
              );
              showTarget();
            }}
          />
        </Form>
        <Entries>
          <DayMenu userId={user.id} {...{ day, today, firstDay }} />
          <DayEntries
            key={corrected.count}
            ref={entries}
            firstEditedId={corrected.id}
            userId={user.id}
            {...state}
            minDate={firstDay}
            maxDate={today}
          />
          <KeyShortcutsSwitch areOn={areOn} onChange={setAreOn} />
        </Entries>
      </Layout>
      <Dock>
        <UndoLastChange keyShortcut={keys.undo} {...{ undoButton, entries, today }} />
        <GoToForm key={formKey} nameInput={nameInput} />
      </Dock>
    </>
  );
}
