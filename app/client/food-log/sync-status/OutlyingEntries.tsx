import { type CalendarDay, formatDay } from '@foodlog/ui';
import Button from '@mui/material/Button';
import { focusHeadingWhenGone } from '../../components/focusHeadingWhenGone.ts';
import type { ViewableDays } from '../data/FoodLog.types.ts';
import { StatusCard } from './StatusCard.ts';

/**
 * Says on today that there are entries after it, and on the day of the sign-up that there are entries before it, and
 * leads there. Else it is empty.
 */
export function OutlyingEntries({
  day,
  today,
  bounds,
  onShow,
}: {
  /** The day on screen. */
  day: CalendarDay;
  today: CalendarDay;
  bounds: ViewableDays;
  onShow: (day: CalendarDay) => void;
}) {
  const { firstDay, lastDay, signUpDay } = bounds;
  const isFirst = day === signUpDay && firstDay !== undefined && firstDay < day;
  const isLast = day === today && lastDay > today;
  const card = (target: CalendarDay | undefined, words: string, which: string) =>
    target !== undefined && (
      <StatusCard as="span">
        <span>
          <strong>{words}</strong>
          <span data-optional>{`The ${which} is on ${formatDay(target)}.`}</span>
        </span>
        <Button
          ref={focusHeadingWhenGone}
          aria-label={`Show ${formatDay(target)}`}
          onClick={() => onShow(target)}
        >
          Show
        </Button>
      </StatusCard>
    );
  return (
    <>
      <output>{card(isLast ? lastDay : undefined, 'You have entries after today.', 'last')}</output>
      <output>
        {card(
          isFirst ? firstDay : undefined,
          'You have entries from before you signed up.',
          'first',
        )}
      </output>
    </>
  );
}
