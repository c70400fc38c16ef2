import { type CalendarDay, type FoodFormValues, QuickRepeat } from '@foodlog/ui';
import { failureWords } from '../api/failureWords.ts';
import type { SessionUser } from '../session/Session.types.ts';
import { useLogChanges } from './LogChangesContext.ts';
import { newEntry } from './newEntry.ts';
import { useFrequentFoods } from './useOwnFoods.ts';
import { useUnanswered } from './useUnanswered.ts';

/** What this person often logs at this time of day, to be logged again by one press. */
export function RepeatFood({
  user,
  day,
  dayOnScreen,
  dayLabel,
  onAdjust,
  onLogged,
}: {
  user: SessionUser;
  /** The day to which it logs. */
  day: CalendarDay;
  dayOnScreen: CalendarDay;
  dayLabel: string;
  onAdjust: (food: FoodFormValues) => void;
  onLogged: () => void;
}) {
  const { changes, send } = useLogChanges();
  const create = useUnanswered();
  const foods = useFrequentFoods(user.id);

  const repeat = async (food: FoodFormValues) => {
    try {
      await create(
        [day, ...Object.values(food)].join(' '),
        () => [newEntry(food, day)],
        async (entries) => changes.make({ kind: 'create', entries, dayOnScreen }, send),
      );
    } catch (error) {
      throw new Error(failureWords(error, `${food.name} was not logged.`), { cause: error });
    }
    onLogged();
  };

  return (
    <QuickRepeat items={foods ?? []} dayLabel={dayLabel} onRepeat={repeat} onAdjust={onAdjust} />
  );
}
