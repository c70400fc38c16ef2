import { addDays, type CalendarDay } from '@foodlog/ui';
import { useEventCallback } from '@mui/material/utils';
import { useDeferredValue, useRef, useState } from 'react';
import { useIsPhone } from '../components/useIsPhone.ts';
import type { Owner } from '../session/ownerOf.ts';
import { AddFood } from './add/AddFood.tsx';
import { RepeatFood } from './add/RepeatFood.tsx';
import { useAddForm } from './add/useAddForm.ts';
import { useShortForm } from './add/useShortForm.ts';
import { useToday } from './clock/useToday.ts';
import { DayNavigator } from './day/DayNavigator.tsx';
import { DayTotalsCard } from './day/DayTotalsCard.tsx';
import { LateWeek } from './day/LateWeek.tsx';
import { PrefetchDay } from './day/PrefetchDay.ts';
import { StickyTotal } from './day/StickyTotal.tsx';
import { useLogBounds } from './day/useLogBounds.ts';
import { usePreferences } from './day/useSettings.ts';
import { useViewedDay } from './day/useViewedDay.ts';
import { Day, Entries, Form, Layout, Repeat, Totals } from './DayLogLayout.ts';
import { DayEntries } from './entries/DayEntries.tsx';
import { DayMenu } from './entries/DayMenu.tsx';
import { UndoLastChange } from './entries/UndoLastChange.tsx';
import type { EntryFocus } from './entries/useEntryFocus.ts';
import { GoToForm } from './GoToForm.tsx';
import { Greeting } from './Greeting.tsx';
import { LogPlaceholder } from './LogPlaceholder.tsx';
import { useKeyShortcuts } from './shortcuts/useKeyShortcuts.ts';
import { ClockNotice } from './sync-status/ClockNotice.tsx';
import { GoToRefused } from './sync-status/GoToRefused.tsx';
import { Notices } from './sync-status/Notices.tsx';
import { OutlyingEntries } from './sync-status/OutlyingEntries.tsx';
import { RefusedChanges } from './sync-status/RefusedChanges.tsx';
import { StatusStrip } from './sync-status/StatusStrip.tsx';
import { useCorrection } from './useCorrection.ts';

/** One person's log: the totals and entries of a day, the form that adds a food, and the way to other days. */
export function DayLog({ userId, user }: Owner) {
  const isPhone = useIsPhone();
  const today = useToday();
  const bounds = useLogBounds(userId, user?.createdAt, today);
  const { firstDay, lastDay } = bounds;
  const { day, show } = useViewedDay(today, bounds);
  const dayBefore = user && addDays(day, -1);
  const dayAfter = day < lastDay ? addDays(day, 1) : undefined;

  const nameInput = useRef<HTMLInputElement>(null);
  const undoButton = useRef<HTMLButtonElement>(null);
  const entries = useRef<EntryFocus>(null);
  const totals = useRef<HTMLDivElement>(null);
  const refusedList = useRef<HTMLDivElement>(null);
  const areOn = usePreferences(userId)?.keyShortcuts ?? false;
  const keys = useKeyShortcuts({ nameInput, undoButton, areOn });
  const { addForm, fill, adjust, replaced, finish } = useAddForm(userId, nameInput);
  const { corrected, correct } = useCorrection({
    userId,
    nameInput,
    openId: addForm.correction?.id,
    fillForm: (food, { id, day: meant }) => {
      const isViewable = meant <= lastDay && (firstDay === undefined || meant >= firstDay);
      const target = isViewable ? meant : today;
      show(target);
      fill(food, { id, day: target });
    },
  });

  // The figures come first, and the rest of the page in a render of its own, below them.
  const named = useDeferredValue(user ?? null, null);
  const [wasNamed] = useState(user !== undefined);
  // The form and the menu may follow a moment after the rest: their buttons name the day.
  const dayOfForm = useDeferredValue(day);
  const { isShort, shorten } = useShortForm(userId, day, day === bounds.signUpDay);
  const showToday = useEventCallback(() => show(today));
  const showLogged = useEventCallback(
    (
      { target, from }: { target: CalendarDay; from: CalendarDay },
      ...logged: Parameters<typeof finish>
    ) => {
      finish(...logged);
      shorten();
      // Who has gone to another day meanwhile stays there.
      if (day === from) show(target);
    },
  );

  return (
    <>
      <Layout>
        <Greeting user={user} onToday={day === today ? undefined : showToday} />
        <Day>
          <DayNavigator {...{ userId, day, firstDay, lastDay }} onChange={show} />
          <StickyTotal {...{ userId, day, totals }} />
        </Day>
        <Totals ref={totals}>
          <DayTotalsCard userId={userId} day={day} />
        </Totals>
        {!named && !wasNamed && <LogPlaceholder isShort={isShort} />}
        {named && (
          <>
            <Repeat>
              <UndoLastChange
                keyShortcut={keys.undo}
                {...{ undoButton, entries, today, day, replaced }}
              />
              <RepeatFood user={named} {...{ day, today }} onAdjust={adjust} />
            </Repeat>
            <Form>
              <AddFood
                user={named}
                {...{ today, addForm, nameInput, isShort }}
                day={dayOfForm}
                keyShortcut={keys.name}
                onLogged={showLogged}
              />
              {!isPhone && (
                <LateWeek {...{ userId, day, today, firstDay, lastDay }} onChange={show} />
              )}
            </Form>
            <Entries>
              <DayEntries
                key={corrected.count}
                ref={entries}
                firstEditedId={corrected.id}
                {...{ userId, day, today, firstDay, lastDay }}
              />
              <DayMenu {...{ userId, today, firstDay, lastDay }} day={dayOfForm} />
              {/* At the end, where it moves nothing when a change is refused. */}
              <RefusedChanges today={today} list={refusedList} onEdit={correct} />
            </Entries>
          </>
        )}
      </Layout>
      <Notices>
        {named && <GoToRefused list={refusedList} />}
        <ClockNotice />
        <StatusStrip />
        <OutlyingEntries {...{ day, today, bounds }} onShow={show} />
      </Notices>
      {named && <GoToForm key={addForm.key} nameInput={nameInput} />}
      {dayBefore && <PrefetchDay key={dayBefore} userId={userId} day={dayBefore} />}
      {dayAfter && <PrefetchDay key={dayAfter} userId={userId} day={dayAfter} />}
    </>
  );
}
