import { addDays, type CalendarDay, DateNavigator, FoodForm } from '@foodlog/ui';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { SessionUser } from '../session/Session.types.ts';
import { DayTotalsCard } from './DayTotalsCard.tsx';
import { localDay } from './localDay.ts';
import { useAddFood } from './useAddFood.ts';
import { useDraft } from './useDraft.ts';
import { usePrefetchDay } from './usePrefetchDay.ts';
import { useToday } from './useToday.ts';

// On a phone one column in the normal flow, in which the day can stick to the top.
const Layout = styled('div')(({ theme }) => ({
  [theme.breakpoints.up('sm')]: {
    display: 'grid',
    columnGap: theme.spacing(3),
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    gridTemplateRows: 'auto 1fr',
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
  marginTop: theme.spacing(2),
  [theme.breakpoints.up('sm')]: {
    position: 'sticky',
    top: theme.spacing(2),
    gridColumn: 2,
    gridRow: '1 / -1',
    marginTop: theme.spacing(1),
  },
}));

/** One person's log: a day's totals, the way to other days, and the form that logs to today. */
export function DayLog({ user }: { user: SessionUser }) {
  const today = useToday();
  // Undefined follows today, also past midnight.
  const [chosenDay, setChosenDay] = useState<CalendarDay>();
  const firstDay = user.createdAt && localDay(user.createdAt);
  const day = chosenDay === undefined || chosenDay > today ? today : chosenDay;

  usePrefetchDay(user.id, firstDay === undefined || day > firstDay ? addDays(day, -1) : undefined);
  usePrefetchDay(user.id, day < today ? addDays(day, 1) : undefined);
  const addFood = useAddFood(user);
  const { restore, keep, forget } = useDraft(user.id);

  return (
    <>
      <Typography variant="h5" component="h1" sx={{ mb: 1, overflowWrap: 'anywhere' }}>
        Hello, {user.name}
      </Typography>
      <Layout>
        <Day>
          <DateNavigator
            value={day}
            minDate={firstDay}
            maxDate={today}
            onChange={(changed) => setChosenDay(changed === today ? undefined : changed)}
            sx={{ maxWidth: 'none' }}
          />
        </Day>
        <DayTotalsCard userId={user.id} day={day} />
        <Form>
          <FoodForm
            ref={restore}
            onInput={keep}
            onSubmit={async (values) => {
              await addFood(values);
              forget();
              setChosenDay(undefined);
            }}
          />
        </Form>
      </Layout>
    </>
  );
}
