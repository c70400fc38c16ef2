import * as fc from 'fast-check';
import type { Conformance } from '../../../conformance/Conformance.types.ts';
import * as random from '../../../conformance/randomProps.ts';
import { TotalsCard } from './TotalsCard.tsx';
import { totalsCardClasses } from './totalsCardClasses.ts';

export const conformance: Conformance = {
  classes: totalsCardClasses,
  word: 'heading',
  examples: [
    { Component: (props) => <TotalsCard calories={1} fats={2} {...props} /> },
    { Component: (props) => <TotalsCard loading {...props} /> },
  ],
};

export const randomElements = random.elementsOf(
  TotalsCard,
  fc.record({
    calories: fc.option(random.number),
    fats: random.maybe(random.number),
    proteins: random.maybe(random.number),
    carbs: random.maybe(random.number),
    loading: random.bool,
    fractionDigits: random.fractionDigits,
    headingLevel: random.headingLevel,
    locale: random.locale,
    component: random.component,
    localeText: random.words('FoodlogTotalsCard'),
  }),
);
