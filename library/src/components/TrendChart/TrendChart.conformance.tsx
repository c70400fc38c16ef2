import * as fc from 'fast-check';
import type { Conformance } from '../../../conformance/Conformance.types.ts';
import * as random from '../../../conformance/randomProps.ts';
import { TrendChart } from './TrendChart.tsx';
import { trendChartClasses } from './trendChartClasses.ts';

const lastDay = '2026-11-21';
const totals = { '2026-11-20': 1840.4, '2026-11-21': 2210 };

export const conformance: Conformance = {
  classes: trendChartClasses,
  word: 'heading',
  examples: [
    {
      Component: (props) => (
        <TrendChart
          lastDay={lastDay}
          count={4}
          totals={totals}
          incompleteDays={[lastDay]}
          target={2000}
          {...props}
        />
      ),
      reveal: async ({ fireEvent }) => {
        const details = document.querySelector('details')!;
        details.open = true;
        fireEvent(details, new Event('toggle'));
      },
    },
    {
      Component: (props) => (
        <TrendChart lastDay={lastDay} variant="line" totals={totals} {...props} />
      ),
    },
    { Component: (props) => <TrendChart lastDay={lastDay} loading {...props} /> },
  ],
};

const values = fc.dictionary(
  fc.constantFrom('2026-11-20', lastDay, '2026-11-01', 'soon'),
  fc.option(random.number),
);

export const randomElements = random.elementsOf(
  TrendChart,
  fc.record({
    lastDay: fc.oneof(random.day, fc.constant(lastDay)),
    count: random.maybe(fc.oneof(random.number, fc.constantFrom(1, 7, 30))),
    per: random.maybe(fc.constantFrom('day', 'week')),
    variant: random.maybe(fc.constantFrom('bar', 'line')),
    totals: random.maybe(values),
    incompleteDays: random.maybe(fc.constantFrom([], [lastDay], ['soon'])),
    target: random.maybe(fc.option(fc.oneof(random.number, values))),
    figure: random.figures.map((figures) => figures?.[0]),
    loading: random.bool,
    fractionDigits: random.fractionDigits,
    dateStyle: random.dateStyle,
    headingLevel: random.headingLevel,
    locale: random.locale,
    component: random.component,
    localeText: random.words('FoodlogTrendChart'),
  }),
);
