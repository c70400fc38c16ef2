import { type CalendarDay, type FoodFormValues, QuickRepeat } from '@foodlog/ui';
import { describeError } from '../../api/describeError.ts';
import type { SessionUser } from '../../session/Session.types.ts';
import { useLogChanges } from '../changes/LogChangesContext.ts';
import { useChangeMaker } from '../changes/useChangeMaker.ts';
import { newEntry } from './newEntry.ts';
import { useFrequentFoods } from './useFoods.ts';

/** Offers the foods that this person often logs at this time of day; one press logs one again. */
export function RepeatFood({
  user,
  day,
  dayOnScreen,
  dayLabel,
  onAdjust,
  onLogged,
}: {
  user: SessionUser;
  /** The day to which a press logs. */
  day: CalendarDay;
  dayOnScreen: CalendarDay;
  dayLabel: string;
  onAdjust: (food: FoodFormValues) => void;
  onLogged: () => void;
}) {
  const changes = useLogChanges();
  const maker = useChangeMaker();
  const foods = useFrequentFoods(user.id);

  const repeat = async (food: FoodFormValues) => {
    try {
      await changes.make({ kind: 'create', entries: [newEntry(food, day)], dayOnScreen }, maker);
    } catch (error) {
      throw new Error(`${food.name} was not logged. ${describeError(error)}`, { cause: error });
    }
    onLogged();
  };

  return (
    <QuickRepeat items={foods ?? []} dayLabel={dayLabel} onRepeat={repeat} onAdjust={onAdjust} />
  );
}
