import type { CalendarDay } from '@foodlog/ui';
import { formatDay } from '../../appearance/formatDay.ts';
import Button from '@mui/material/Button';
import { focusHeadingWhenGone } from '../../components/focusHeadingWhenGone.ts';
import { t } from '../../language/t.ts';
import type { ViewableDays } from '../data/FoodLog.types.ts';
import { StatusCard } from './StatusCard.ts';

const inWords = (day: CalendarDay) => formatDay(day);

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
  const card = (target: CalendarDay | undefined, words: string, where: string) =>
    target !== undefined && (
      <StatusCard as="span">
        <span>
          <strong>{words}</strong>
          <span data-optional>{where}</span>
        </span>
        <Button
          ref={focusHeadingWhenGone}
          aria-label={t('Show {day}', { day: inWords(target) })}
          onClick={() => onShow(target)}
        >
          {t('Show')}
        </Button>
      </StatusCard>
    );
  return (
    <>
      <output>
        {card(
          isLast ? lastDay : undefined,
          t('You have entries after today.'),
          t('The last is on {day}.', { day: inWords(lastDay) }),
        )}
      </output>
      <output>
        {card(
          isFirst ? firstDay : undefined,
          t('You have entries from before you signed up.'),
          t('The first is on {day}.', { day: firstDay ? inWords(firstDay) : '' }),
        )}
      </output>
    </>
  );
}
