import type { SlotFunction } from '../../slots/useSlots.ts';
import type { TrendPoint } from './trendPoints.ts';

interface TrendDrawing {
  points: readonly TrendPoint[];
  selectedPlace: number;
  /** The number at the upper edge. */
  top: number;
  variant: 'bar' | 'line';
}

/** Lines are drawn in units of a day, from 0 to 100 from the upper edge down. */
const HEIGHT = 100;

/** The share of a bar in the place of its day. */
const WIDTH = 0.7;

/** A bar of 0 can be seen; a day that is not known has none. */
const LEAST = 1.5;

/** Draws the totals and targets. It says nothing that the slider and the table do not say. */
export function trendDrawing(
  slot: SlotFunction<'chart' | 'bar' | 'line' | 'targetLine'>,
  { points, selectedPlace, top, variant }: TrendDrawing,
) {
  const share = 100 / points.length;
  const percent = (amount: number) => Math.max((100 * amount) / top, 0);
  const y = (amount: number) => HEIGHT - percent(amount);

  /** A line from the middle of each known day to the next; a point where no neighbour is known. */
  const line = points
    .map(({ total }, place) => {
      if (total === undefined) return '';
      const isBegun = points[place - 1]?.total !== undefined;
      return `${isBegun ? 'L' : 'M'}${place + 0.5} ${y(total)}${isBegun ? '' : 'h0'}`;
    })
    .join('');
  const targets = points
    .map(({ target }, place) => (target === undefined ? '' : `M${place} ${y(target)}h1`))
    .join('');

  return slot(
    'chart',
    <svg width="100%" height="100%" aria-hidden="true">
      <rect x={`${selectedPlace * share}%`} width={`${share}%`} height="100%" />
      {variant === 'bar' &&
        points.map(({ from, to, total, target, isIncomplete }, place) => {
          if (total === undefined) return null;
          const height = Math.max(percent(total), LEAST);
          return slot(
            'bar',
            <rect
              key={from}
              x={`${(place + (1 - WIDTH) / 2) * share}%`}
              y={`${100 - height}%`}
              width={`${share * WIDTH}%`}
              height={`${height}%`}
              rx="2"
              data-incomplete={isIncomplete || undefined}
            />,
            { from, to, total, target, isIncomplete },
          );
        })}
      <svg viewBox={`0 0 ${points.length} ${HEIGHT}`} preserveAspectRatio="none" overflow="visible">
        {variant === 'line' && slot('line', <path d={line} vectorEffect="non-scaling-stroke" />)}
        {targets && slot('targetLine', <path d={targets} vectorEffect="non-scaling-stroke" />)}
      </svg>
    </svg>,
  );
}
