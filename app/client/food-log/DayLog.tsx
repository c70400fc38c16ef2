import { addDays, DateNavigator, type FoodFormValues } from '@foodlog/ui';
import { useRef, useState } from 'react';
import type { SessionUser } from '../session/Session.types.ts';
import { AddFood, type FilledForm } from './add/AddFood.tsx';
import { localDay } from './clock/localDay.ts';
import { useToday } from './clock/useToday.ts';
import { DayTotalsCard } from './day/DayTotalsCard.tsx';
import { useDayLog } from './day/useDayLog.ts';
import { usePrefetchDay } from './day/usePrefetchDay.ts';
import { useViewedDay } from './day/useViewedDay.ts';
import { Day, Dock, Entries, Form, Layout } from './DayLogLayout.ts';
import { DayEntries } from './entries/DayEntries.tsx';
import { DayMenu } from './entries/DayMenu.tsx';
import { UndoLastChange } from './entries/UndoLastChange.tsx';
import type { EntryFocus } from './entries/useEntryFocus.ts';
import { GoToForm } from './GoToForm.tsx';
import { Greeting } from './Greeting.tsx';
import { KeyShortcutsSwitch } from './shortcuts/KeyShortcutsSwitch.tsx';
import { useKeyShortcuts } from './shortcuts/useKeyShortcuts.ts';
import { RefusedChanges } from './unsaved/RefusedChanges.tsx';
import { WaitingChanges } from './unsaved/WaitingChanges.tsx';
import { useCorrection } from './useCorrection.ts';

/** One person's log: the totals and entries of a day, the form that adds a food, and the way to other days. */
export function DayLog({ user }: { user: SessionUser }) {
  const today = useToday();
  const firstDay = user.createdAt && localDay(user.createdAt);
  const { day, target, show, showTarget, showAsTarget, setIsTarget } = useViewedDay(today);
  const state = useDayLog(user.id, day);
  usePrefetchDay(user.id, firstDay === undefined || day > firstDay ? addDays(day, -1) : undefined);
  usePrefetchDay(user.id, day < today ? addDays(day, 1) : undefined);

  const nameInput = useRef<HTMLInputElement>(null);
  const undoButton = useRef<HTMLButtonElement>(null);
  const entries = useRef<EntryFocus>(null);
  const { areOn, setAreOn, keys } = useKeyShortcuts({ nameInput, undoButton });

  const [filled, setFilled] = useState<FilledForm>({ key: 0 });
  const fillForm = (food: FoodFormValues) => setFilled({ key: filled.key + 1, food });
  const { corrected, correct } = useCorrection({
    userId: user.id,
    nameInput,
    fillForm: (food, entryDay) => {
      fillForm(food);
      const isPast = entryDay < today && (firstDay === undefined || entryDay >= firstDay);
      showAsTarget(isPast ? entryDay : today);
    },
  });

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
          <AddFood
            {...{ user, today, day, target, filled, nameInput }}
            keyShortcut={keys.name}
            onFill={fillForm}
            onTargetChange={setIsTarget}
            onLogged={showTarget}
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
        <GoToForm key={filled.key} nameInput={nameInput} />
      </Dock>
    </>
  );
}
