'use client';
import { forwardRef, useRef } from 'react';
import type { CalendarDay } from '../../calendar-day/CalendarDay.ts';
import { formatDay, formatWeekday } from '../../calendar-day/formatDay.ts';
import { isCalendarDay } from '../../calendar-day/isCalendarDay.ts';
import { useFocusKept } from '../../document/useFocusKept.ts';
import type { Figure } from '../../figures/Figure.types.ts';
import { formatFigure } from '../../figures/formatFigure.ts';
import { readTotal } from '../../figures/readTotal.ts';
import { fillIn } from '../../format/fillIn.ts';
import { formatNumber } from '../../format/formatNumber.ts';
import { hidden } from '../../slots/hidden.ts';
import { useFoodlogProps } from '../../slots/useFoodlogProps.ts';
import { dayBar } from './dayBar.tsx';
import { sevenDays } from './sevenDays.ts';
import { weekStripText } from './WeekStrip.en.ts';
import type { WeekStripProps } from './WeekStrip.types.ts';
import { WeekStripRoot } from './WeekStripRoot.ts';

const defaults = {
  disabled: false,
  loading: false,
  fractionDigits: 0,
  headingLevel: 2,
  locale: 'en-US',
  localeText: weekStripText,
} as const;

/** Seven days as bars against their target, each of them one press away. */
export const WeekStrip = /*#__PURE__*/ forwardRef<HTMLElement, WeekStripProps>(
  function WeekStrip(inProps, ref) {
    const [props, slot] = useFoodlogProps('FoodlogWeekStrip', inProps, defaults);
    const {
      value,
      onChange,
      today,
      totals,
      target: targets,
      figure,
      firstDayOfWeek,
      minDate,
      maxDate,
      disabled,
      loading,
      fractionDigits,
      headingLevel,
      locale,
      localeText: text,
      ...rest
    } = props;
    const Heading = `h${headingLevel}` as const;
    const headingRef = useRef<HTMLHeadingElement>(null);
    useFocusKept(headingRef);
    const calories = { label: text.calories, unit: text.kilocalories };
    const shown: Omit<Figure, 'key'> = figure ?? calories;
    const { label, unit, color, scale, fractionDigits: digits = fractionDigits } = shown;
    const heading = fillIn(text.heading, label);

    const read = (day: CalendarDay) => {
      const target = typeof targets === 'object' ? targets?.[day] : targets;
      const { left: _, ...amounts } = readTotal(totals?.[day], target, {
        fractionDigits: digits,
        scale,
      });
      return { day, ...amounts };
    };
    const days = sevenDays(value, today, firstDayOfWeek).map(read);
    type Day = (typeof days)[number];
    const most = Math.max(...days.flatMap(({ total = 0, target = 0 }) => [total, target]));
    const chosen = days.find(({ day }) => day === value);

    const format = (amount: number, symbol = unit) =>
      formatFigure(amount, { unit: symbol, fractionDigits: digits }, locale);
    /** The total, with its unit unless the target follows with it. */
    const totalOf = ({ total, target }: Day, unknown: string) =>
      total === undefined ? unknown : format(total, target === undefined ? unit : '');
    const targetOf = ({ target }: Day) =>
      target === undefined ? '' : fillIn(text.target, format(target));
    // Days in this format can be compared as strings.
    const isOutside = (day: CalendarDay) =>
      (isCalendarDay(minDate) && day < minDate) || (isCalendarDay(maxDate) && day > maxDate);

    const renderDay = (state: Day, place: number) => {
      const { day, total, target } = state;
      const isChosen = day === value;
      const words = `${totalOf(state, text.unknownSpoken)} ${targetOf(state)}`.trim();
      return slot(
        'item',
        // By its place: a focused day keeps the focus when the strip goes to other days.
        <li key={place}>
          {slot(
            'dayButton',
            <button
              type="button"
              disabled={disabled || isOutside(day)}
              aria-pressed={isChosen}
              aria-current={day === today ? 'date' : undefined}
              onClick={() => isChosen || onChange(day)}
            >
              {loading && slot('skeleton', <i />, state)}
              {!loading &&
                slot('bar', dayBar(total ?? 0, target, most, isChosen ? color : undefined), state)}
              {!loading &&
                !(Number(total) > 0) &&
                slot(
                  'amount',
                  <span translate="no" aria-hidden="true">
                    {total === undefined ? text.unknown : format(total, '')}
                  </span>,
                  state,
                )}
              {slot(
                'weekday',
                <span translate="no" aria-hidden="true">
                  {formatWeekday(day, locale, 'narrow')}
                </span>,
                state,
              )}
              {slot(
                'date',
                <span translate="no" aria-hidden="true">
                  {formatNumber(Number(day.slice(8)), locale)}
                </span>,
                state,
              )}
              <span className={hidden} translate="no">
                {[formatDay(day, locale, 'full'), ...(loading ? [] : [words])].join(', ')}
              </span>
            </button>,
            state,
          )}
        </li>,
        state,
      );
    };

    return slot(
      'root',
      <WeekStripRoot aria-label={heading} {...rest} ref={ref}>
        {slot(
          'heading',
          <Heading ref={headingRef} tabIndex={-1}>
            {heading}
          </Heading>,
        )}
        {/* The button of the chosen day says the same to screen readers. */}
        {slot(
          'figure',
          <div aria-hidden="true">
            {chosen && loading && slot('skeleton', <i />, chosen)}
            {chosen && !loading && <span translate="no">{totalOf(chosen, text.unknown)}</span>}{' '}
            {chosen && <span>{targetOf(chosen)}</span>}
          </div>,
        )}
        <output className={hidden}>{loading && text.loading}</output>
        {slot('list', <ul>{days.map(renderDay)}</ul>)}
      </WeekStripRoot>,
    );
  },
);
