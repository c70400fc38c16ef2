import * as fc from 'fast-check';
import type { Conformance } from '../../../conformance/Conformance.types.ts';
import * as random from '../../../conformance/randomProps.ts';
import type { Figure } from '../../figures/Figure.types.ts';
import { TotalsCard } from './TotalsCard.tsx';
import { totalsCardClasses } from './totalsCardClasses.ts';

export const conformance: Conformance = {
  classes: totalsCardClasses,
  word: 'heading',
  examples: [
    { Component: (props) => <TotalsCard calories={1} fats={2} {...props} /> },
    { Component: (props) => <TotalsCard loading {...props} /> },
    {
      Component: (props) => (
        <TotalsCard
          calories={1}
          fats={2}
          targets={{ calories: 2, fats: 1 }}
          known={{ fats: 1 }}
          count={2}
          {...props}
        />
      ),
    },
  ],
  states: [
    {
      Component: (props) => (
        <TotalsCard calories={1} targets={{ calories: 2 }} emphasis="left" {...props} />
      ),
    },
  ],
};

export const randomElements = random.elementsOf(
  TotalsCard<readonly Figure[]>,
  fc.record({
    calories: fc.option(random.number),
    fats: random.maybe(random.number),
    proteins: random.maybe(random.number),
    carbs: random.maybe(random.number),
    figures: random.figures,
    totals: random.byKey,
    targets: random.byKey,
    emphasis: random.maybe(fc.constantFrom('total', 'left')),
    known: random.byKey,
    count: random.maybe(random.number),
    loading: random.bool,
    fractionDigits: random.fractionDigits,
    headingLevel: random.headingLevel,
    locale: random.locale,
    component: random.component,
    localeText: random.words('FoodlogTotalsCard'),
  }),
);
