import { type CalendarDay, QuickRepeat } from '@foodlog/ui';
import { formatDay } from '../../appearance/formatDay.ts';
import { styled } from '@mui/material/styles';
import { memo } from 'react';
import { useSWRConfig } from 'swr';
import { describeError } from '../../api/describeError.ts';
import { t } from '../../language/t.ts';
import type { SessionUser } from '../../session/Session.types.ts';
import { useOutbox } from '../outbox/OutboxContext.ts';
import { useUnmountSignal } from '../outbox/useUnmountSignal.ts';
import { localDay } from '../clock/localDay.ts';
import { boundsKey, dayKey } from '../data/cacheKeys.ts';
import type { DayLog, LogBounds, LoggedFood } from '../data/FoodLog.types.ts';
import { useSettings } from '../day/useSettings.ts';
import { newEntry } from './newEntry.ts';
import { MoreToRepeat, NothingToRepeat } from './NothingToRepeat.tsx';
import { useFrequentFoods } from './useFoods.ts';

/** The `slotProps` with which Undo stands in the row of the heading. */
export const besideUndo = {
  heading: { sx: { lineHeight: '44px', margin: 0 } },
};

const none: LoggedFood[] = [];

// Only where foods stand in two columns is a place kept for all six.
const Place = styled('div')(({ theme }) => ({
  display: 'flex',
  flexFlow: 'column',
  // With the place of QuickRepeat's message, as far as between its foods.
  gap: theme.spacing(0.5),
  '@container (width <= 28.125rem)': { '& > p': { display: 'none' } },
}));

/** Offers the foods that this person often logs at this time of day; one press logs one again to the day on screen. */
export const RepeatFood = memo(function RepeatFood({
  user,
  day,
  today,
  onAdjust,
}: {
  user: SessionUser;
  /** The day on screen. */
  day: CalendarDay;
  today: CalendarDay;
  onAdjust: (food: LoggedFood) => void;
}) {
  const outbox = useOutbox();
  const getSignal = useUnmountSignal();
  const meals = useSettings(user.id)?.meals;
  const { cache } = useSWRConfig();
  const isNew = user.createdAt !== undefined && localDay(user.createdAt) >= today;
  const log: DayLog | undefined = cache.get(dayKey(user.id, today))?.data;
  const bounds: LogBounds | undefined = cache.get(boundsKey(user.id))?.data;
  // Who has logged nothing has no such foods: there is nothing to make room for.
  const hasNone = (isNew || (bounds && !bounds.firstDay)) && !log?.entries.length;
  const foods = useFrequentFoods(user.id) ?? (hasNone ? none : undefined);

  const repeat = async (food: LoggedFood) => {
    try {
      // A device that slept through midnight may still show the day before as today.
      const entries = [newEntry(food, day === today ? localDay(new Date()) : day, { meals })];
      await outbox.submit({ kind: 'create', entries }, getSignal());
    } catch (error) {
      const values = { name: food.name, reason: describeError(error) };
      throw new Error(t('{name} was not logged. {reason}', values), { cause: error });
    }
  };

  if (foods?.length === 0) return <NothingToRepeat />;
  return (
    <Place>
      <QuickRepeat
        slotProps={besideUndo}
        items={foods}
        dayLabel={day === today ? undefined : formatDay(day)}
        onRepeat={repeat}
        onAdjust={onAdjust}
      />
      {foods && foods.length < 5 && (
        <MoreToRepeat>{t('More foods appear here as you log them.')}</MoreToRepeat>
      )}
    </Place>
  );
});
