import { unknownFigure } from '../../entry-figures/unknownFigure.tsx';
import type { TrendChartLocaleText } from './TrendChart.types.ts';
import type { TrendPoint } from './trendPoints.ts';

interface TrendTable {
  points: readonly TrendPoint[];
  hasTargets: boolean;
  heading: string;
  label: string;
  text: TrendChartLocaleText;
  daysOf: (point: TrendPoint) => string;
  amountOf: (amount: number) => string;
}

/** The numbers of the chart as a table, the last day first. */
export function trendTable({
  points,
  hasTargets,
  label,
  text,
  daysOf,
  amountOf,
  heading,
}: TrendTable) {
  const cell = (amount: number | undefined, isIncomplete = false) => (
    <td>
      {amount === undefined ? unknownFigure(text) : <span translate="no">{amountOf(amount)}</span>}
      {isIncomplete && <small>{`, ${text.incomplete}`}</small>}
    </td>
  );
  return (
    <table aria-label={heading}>
      <thead>
        <tr>
          <th scope="col">{text.dayColumn}</th>
          <th scope="col">{label}</th>
          {hasTargets && <th scope="col">{text.targetLabel}</th>}
        </tr>
      </thead>
      <tbody>
        {points.toReversed().map((point) => (
          <tr key={point.from}>
            <th scope="row" translate="no">
              {daysOf(point)}
            </th>
            {cell(point.total, point.isIncomplete)}
            {hasTargets && cell(point.target)}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
