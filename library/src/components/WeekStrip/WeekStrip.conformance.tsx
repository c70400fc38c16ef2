import * as fc from 'fast-check';
import type { Conformance } from '../../../conformance/Conformance.types.ts';
import * as random from '../../../conformance/randomProps.ts';
import { ignore } from '../../../conformance/samples.ts';
import { WeekStrip } from './WeekStrip.tsx';
import type { WeekStripProps } from './WeekStrip.types.ts';
import { weekStripClasses } from './weekStripClasses.ts';

const days = { value: '2026-11-20', today: '2026-11-21', onChange: ignore };

export const conformance: Conformance = {
  classes: weekStripClasses,
  word: 'heading',
  examples: [
    {
      Component: (props) => (
        <WeekStrip {...days} totals={{ '2026-11-20': 1840 }} target={2000} {...props} />
      ),
    },
    { Component: (props) => <WeekStrip {...days} loading {...props} /> },
  ],
  states: [
    { Component: (props) => <WeekStrip {...days} totals={{ '2026-11-20': 1840 }} {...props} /> },
    { Component: (props) => <WeekStrip {...days} value="" today="" {...props} /> },
    {
      Component: (props) => (
        <WeekStrip
          {...days}
          firstDayOfWeek={1}
          minDate="2026-11-19"
          maxDate="2026-11-20"
          target={{ '2026-11-20': 8 }}
          totals={{ '2026-11-20': 7.25 }}
          figure={{ key: 'water', label: 'Water', unit: 'l', color: 'teal' }}
          fractionDigits={1}
          {...props}
        />
      ),
    },
  ],
};

const near = ['2026-11-19', '2026-11-20', '2026-11-21', '9999-12-31', '0001-01-01'];
const day = fc.oneof(random.day, fc.constantFrom(...near));
const byDay = fc.dictionary(fc.constantFrom(...near), random.figure);

export const randomElements = random.elementsOf<WeekStripProps>(
  WeekStrip,
  fc.record({
    value: day,
    onChange: random.nothing,
    today: day,
    totals: random.maybe(byDay),
    target: random.maybe(fc.oneof(random.figure, byDay)),
    figure: random.figures.map((figures) => figures?.[0]),
    firstDayOfWeek: random.maybe(fc.constantFrom(0, 1, 2, 3, 4, 5, 6)),
    minDate: random.maybe(day),
    maxDate: random.maybe(day),
    disabled: random.bool,
    loading: random.bool,
    fractionDigits: random.fractionDigits,
    headingLevel: random.headingLevel,
    locale: random.locale,
    component: random.component,
    localeText: random.words('FoodlogWeekStrip'),
  }),
);
