import { type CalendarDay, formatDay } from '@foodlog/ui';
import Button from '@mui/material/Button';
import { useEffect, useState } from 'react';
import { focusHeadingWhenGone } from '../../components/focusHeadingWhenGone.ts';
import type { ViewableDays } from '../data/FoodLog.types.ts';
import { StatusCard } from './StatusCard.ts';

/**
 * Values that stay while the same day is on screen, once a finger or the mouse has pressed anything there: a card that
 * appears or goes would move what is below it.
 * @param screen names what is on screen.
 */
function useSettled<Values extends readonly unknown[]>(values: Values, screen: string): Values {
  const [pressed] = useState(() => new Set<string>());
  useEffect(() => {
    const note = () => void pressed.add(screen);
    addEventListener('pointerdown', note);
    return () => removeEventListener('pointerdown', note);
  }, [pressed, screen]);
  const [held, setHeld] = useState({ values, screen });
  const isSame = values.every((value, index) => value === held.values[index]);
  if (held.screen === screen && (isSame || pressed.has(screen))) return held.values;
  setHeld({ values, screen });
  return values;
}

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
  const [before, after] = useSettled(
    [isFirst ? firstDay : undefined, isLast ? lastDay : undefined],
    `${day} ${today}`,
  );
  const card = (target: CalendarDay | undefined, words: string, which: string) =>
    target !== undefined && (
      <StatusCard as="span">
        <span>
          <strong>{words}</strong>
          <span>{`The ${which} is on ${formatDay(target)}.`}</span>
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
    <output>
      {card(after, 'You have entries after today.', 'last')}
      {card(before, 'You have entries from before you signed up.', 'first')}
    </output>
  );
}
