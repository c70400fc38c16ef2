import {
  addDays,
  type CalendarDay,
  DateNavigator,
  FoodForm,
  type FoodFormValues,
  formatDay,
} from '@foodlog/ui';
import { styled } from '@mui/material/styles';
import { useEffect, useRef, useState } from 'react';
import type { SessionUser } from '../session/Session.types.ts';
import type { LogChange, LoggedEntry } from './DayLog.types.ts';
import { DayEntries } from './DayEntries.tsx';
import { DayTotalsCard } from './DayTotalsCard.tsx';
import { dayName } from './dayName.ts';
import { foodOf } from './foodsOf.ts';
import { GoToForm } from './GoToForm.tsx';
import { Greeting } from './Greeting.ts';
import { keepEdit, keptEdit } from './keptEdit.ts';
import { KeyShortcutsSwitch } from './KeyShortcutsSwitch.tsx';
import { localDay } from './localDay.ts';
import { useLogChanges } from './LogChangesContext.ts';
import { MoreForDay } from './MoreForDay.tsx';
import { RefusedChanges } from './RefusedChanges.tsx';
import { RepeatFood } from './RepeatFood.tsx';
import { UndoLastChange } from './UndoLastChange.tsx';
import { useAddFood } from './useAddFood.ts';
import { useDayLog } from './useDayLog.ts';
import { useDraft } from './useDraft.ts';
import { useKeyShortcuts } from './useKeyShortcuts.ts';
import { useOwnFoods } from './useOwnFoods.ts';
import { usePrefetchDay } from './usePrefetchDay.ts';
import { useToday } from './useToday.ts';
import { WaitingChanges } from './WaitingChanges.tsx';

// On a phone one column in the normal flow, in which the day can stick to the top.
const Layout = styled('div')(({ theme }) => ({
  [theme.breakpoints.up('sm')]: {
    display: 'grid',
    columnGap: theme.spacing(3),
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    gridTemplateRows: 'auto auto 1fr',
    alignItems: 'start',
  },
}));

const Day = styled('div')(({ theme }) => ({
  position: 'sticky',
  top: 0,
  zIndex: theme.zIndex.appBar,
  padding: theme.spacing(1, 0),
  background: (theme.vars ?? theme).palette.background.default,
}));

const Form = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(2),
  marginTop: theme.spacing(2),
  [theme.breakpoints.up('sm')]: {
    position: 'sticky',
    top: theme.spacing(2),
    gridColumn: 2,
    gridRow: '1 / span 3',
    marginTop: theme.spacing(1),
  },
}));

const Entries = styled('div')(({ theme }) => ({
  marginTop: theme.spacing(2),
  [theme.breakpoints.up('sm')]: { gridColumn: 1, marginTop: theme.spacing(3) },
}));

// What a thumb reaches: what was done last, and on a phone the way to the form from wherever the page stands.
const Dock = styled('div')(({ theme }) => ({
  position: 'fixed',
  zIndex: theme.zIndex.snackbar,
  insetInline: theme.spacing(2),
  bottom: `calc(${theme.spacing(2)} + env(safe-area-inset-bottom, 0px))`,
  display: 'flex',
  alignItems: 'end',
  justifyContent: 'end',
  gap: theme.spacing(1),
  pointerEvents: 'none',
  '& > *': { pointerEvents: 'auto' },
  '& > div': { position: 'static', flex: '0 1 28rem' },
  '& > button': {
    minWidth: 56,
    height: 56,
    fontSize: '1.75rem',
    [theme.breakpoints.up('sm')]: { display: 'none' },
  },
  // Over an editor it would lie on what is typed, and on Save.
  [theme.breakpoints.down('sm')]: {
    'main:has(li form) &': { position: 'static', marginTop: theme.spacing(2) },
  },
}));

const cannotStore = 'This device has no room for it. Note what was refused, then discard it.';

/** One person's log: a day's totals and entries, the way to other days, and the ways to log. */
export function DayLog({ user }: { user: SessionUser }) {
  const today = useToday();
  // Undefined follows today, also past midnight.
  const [chosenDay, setChosenDay] = useState<CalendarDay>();
  // The day to which the person has said to log, for as long as it is on screen.
  const [agreedDay, setAgreedDay] = useState<CalendarDay>();
  const [wantsFoods, setWantsFoods] = useState(false);
  const form = useRef<HTMLDivElement>(null);
  const entries = useRef<HTMLDivElement>(null);
  const { areOn, turn, keys } = useKeyShortcuts();
  const [formKey, setFormKey] = useState(0);
  // The entry whose refused edit was opened again, and how often one was.
  const [corrected, setCorrected] = useState<{ id?: string; count: number }>({ count: 0 });
  useEffect(() => {
    // A food to be adjusted was put there.
    if (formKey > 0) form.current?.querySelector<HTMLElement>('[name=name]')?.focus();
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
  const { restore, keep, fill, submit } = useDraft(`food-log draft ${user.id}`);

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
    if (keptEdit(user.id, before.id))
      return 'You are editing this entry. Save or cancel that first.';
    if (!keepEdit(user.id, before, after)) return cannotStore;
    setCorrected({ id: before.id, count: corrected.count + 1 });
    return undefined;
  };
  const correct = (change: LogChange) => {
    if (change.kind === 'update') return correctEdit(change);
    const [entry] = change.entries;
    const typed = form.current?.querySelector<HTMLInputElement>('[name=name]')?.value;
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
        <Form ref={form}>
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
        <Entries ref={entries}>
          <MoreForDay userId={user.id} {...{ day, today, firstDay }} />
          <DayEntries
            key={corrected.count}
            firstEditedId={corrected.id}
            userId={user.id}
            {...state}
            minDate={firstDay}
            maxDate={today}
          />
          <KeyShortcutsSwitch areOn={areOn} turn={turn} />
        </Entries>
      </Layout>
      <Dock>
        <UndoLastChange keyShortcut={keys.undo} entries={entries} today={today} />
        <GoToForm key={formKey} form={form} />
      </Dock>
    </>
  );
}
