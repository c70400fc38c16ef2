'use client';
import { forwardRef, useState } from 'react';
import type { SyntheticEvent } from 'react';
import { formatDay } from '../../calendar-day/formatDay.ts';
import { unknownFigure } from '../../entry-figures/unknownFigure.tsx';
import type { Figure } from '../../figures/Figure.types.ts';
import { formatFigure } from '../../figures/formatFigure.ts';
import { fillIn } from '../../format/fillIn.ts';
import { formatNumber } from '../../format/formatNumber.ts';
import { endKey } from '../../slots/endKey.ts';
import { hidden } from '../../slots/hidden.ts';
import { useFoodlogProps } from '../../slots/useFoodlogProps.ts';
import { trendChartText } from './TrendChart.en.ts';
import type { TrendChartProps } from './TrendChart.types.ts';
import { TrendChartRoot } from './TrendChartRoot.ts';
import { trendDrawing } from './trendDrawing.tsx';
import { niceMaximum, trendPoints } from './trendPoints.ts';
import type { TrendPoint } from './trendPoints.ts';
import { trendTable } from './trendTable.tsx';

const noDays: readonly string[] = [];

const defaults = {
  count: 30,
  variant: 'bar',
  incompleteDays: noDays,
  loading: false,
  fractionDigits: 0,
  headingLevel: 2,
  locale: 'en-US',
  localeText: trendChartText,
} as const;

/** What a person does to the chart is no change of a form around it. */
const endEvent = (event: SyntheticEvent) => event.stopPropagation();

/** The totals of days or weeks as bars or a line, with their targets and their average. */
export const TrendChart = /*#__PURE__*/ forwardRef<HTMLElement, TrendChartProps>(
  function TrendChart(inProps, ref) {
    const [props, slot] = useFoodlogProps('FoodlogTrendChart', inProps, defaults);
    const {
      lastDay,
      count: wanted,
      per,
      variant,
      totals,
      incompleteDays,
      target: targets,
      figure,
      loading,
      fractionDigits,
      dateStyle,
      headingLevel,
      locale,
      localeText: text,
      ...rest
    } = props;
    const [selectedDay, setSelectedDay] = useState<string>();
    const [isTable, setIsTable] = useState(false);
    const Heading = `h${headingLevel}` as const;
    const calories = { label: text.calories, unit: text.kilocalories };
    const shown: Omit<Figure, 'key'> = figure ?? calories;
    const { label, unit, color, scale, fractionDigits: digits = fractionDigits } = shown;
    const heading = fillIn(text.heading, label);

    const { points, average, known, count } = trendPoints(
      lastDay,
      wanted,
      per,
      loading ? undefined : totals,
      targets,
      { fractionDigits: digits, scale },
      loading ? noDays : incompleteDays,
    );
    const place = points.findIndex(({ from }) => from === selectedDay);
    const selectedPlace = place < 0 ? points.length - 1 : place;
    const selected = points[selectedPlace];
    const hasTargets = points.some(({ target }) => target !== undefined);
    const top = niceMaximum(
      points.reduce((most, { total = 0, target = 0 }) => Math.max(most, total, target), 0),
    );

    const amountOf = (amount: number) =>
      formatFigure(amount, { unit, fractionDigits: digits }, locale);
    const daysOf = ({ from, to }: TrendPoint) =>
      [...new Set([from, to])].map((day) => formatDay(day, locale, dateStyle)).join(' – ');
    /** The total, with its unit unless the target has it. */
    const totalOf = ({ total, target }: TrendPoint) =>
      total !== undefined &&
      (target === undefined ? amountOf(total) : formatNumber(total, locale, digits));
    const targetOf = ({ target }: TrendPoint) =>
      target !== undefined && fillIn(text.target, amountOf(target));

    return slot(
      'root',
      <TrendChartRoot aria-label={heading} {...rest} ref={ref}>
        {slot('heading', <Heading>{heading}</Heading>)}
        {slot(
          'average',
          <p>
            {average === undefined ? (
              <span>{loading ? '\u00a0' : unknownFigure(text)}</span>
            ) : (
              <span>{fillIn(text.average, amountOf(average))}</span>
            )}{' '}
            <small>
              {loading
                ? '\u00a0'
                : fillIn(text.known, {
                    known: formatNumber(known, locale),
                    count: formatNumber(count, locale),
                  })}
            </small>
          </p>,
        )}
        <output className={hidden}>{loading && text.loading}</output>
        {selected &&
          slot(
            'plot',
            <div style={color === undefined ? undefined : { color }}>
              {loading
                ? slot('skeleton', <i />)
                : trendDrawing(slot, { points, selectedPlace, top, variant })}
              {!loading &&
                slot('scale', <span translate="no">{formatNumber(top, locale, digits)}</span>)}
              {slot(
                'slider',
                <input
                  type="range"
                  // The thumb is as wide as the place of a day.
                  ref={(input) => input?.style.setProperty('--places', `${points.length}`)}
                  min={0}
                  max={points.length - 1}
                  value={selectedPlace}
                  aria-label={text.slider}
                  aria-valuetext={[
                    daysOf(selected),
                    ...(loading
                      ? []
                      : [
                          [totalOf(selected) || text.unknownSpoken, targetOf(selected)]
                            .filter(Boolean)
                            .join(' '),
                          ...(selected.isIncomplete ? [text.incomplete] : []),
                        ]),
                  ].join(', ')}
                  onInput={endEvent}
                  onKeyDown={(event) => {
                    // It would submit a form around the chart.
                    if (event.key === 'Enter') endKey(event);
                  }}
                  onChange={(event) => {
                    endEvent(event);
                    setSelectedDay(points[Number(event.currentTarget.value)]?.from);
                  }}
                />,
              )}
            </div>,
          )}
        {selected &&
          slot(
            'ends',
            <p translate="no">
              <span>{formatDay(points[0]?.from ?? '', locale, dateStyle)}</span>
              <span>{formatDay(lastDay, locale, dateStyle)}</span>
            </p>,
          )}
        {selected &&
          slot(
            'selection',
            // The slider says it to screen readers.
            <p aria-hidden="true">
              <span translate="no">{daysOf(selected)}</span>{' '}
              <b translate="no">{!loading && (totalOf(selected) || text.unknown)}</b>
              <span>{!loading && selected.target !== undefined && ` ${targetOf(selected)}`}</span>
              {selected.isIncomplete && <span>{`, ${text.incomplete}`}</span>}
            </p>,
          )}
        {hasTargets && slot('legend', <p aria-hidden="true">{text.targetLabel}</p>)}
        {selected &&
          slot(
            'details',
            <details onToggle={({ currentTarget }) => setIsTable(currentTarget.open)}>
              <summary>{text.table}</summary>
              {isTable &&
                slot(
                  'tableContainer',
                  <div>
                    {trendTable({ points, hasTargets, heading, label, text, daysOf, amountOf })}
                  </div>,
                )}
            </details>,
          )}
      </TrendChartRoot>,
    );
  },
);
