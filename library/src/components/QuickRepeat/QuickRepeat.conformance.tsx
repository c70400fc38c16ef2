import * as fc from 'fast-check';
import type { Conformance, SharedProps, Testing } from '../../../conformance/Conformance.types.ts';
import * as random from '../../../conformance/randomProps.ts';
import { accept, fail, forever, ignore, oats } from '../../../conformance/samples.ts';
import type { FoodFormValues } from '../../food-fields/Food.types.ts';
import type { Figure } from '../../figures/Figure.types.ts';
import { QuickRepeat } from './QuickRepeat.tsx';
import type { QuickRepeatProps } from './QuickRepeat.types.ts';
import { quickRepeatClasses } from './quickRepeatClasses.ts';

export const conformance: Conformance = {
  classes: quickRepeatClasses,
  word: 'heading',
  examples: [
    {
      Component: (props) => (
        <QuickRepeat
          items={[oats]}
          dayLabel="11/21/2026"
          onRepeat={accept}
          onAdjust={ignore}
          {...props}
        />
      ),
    },
    {
      Component: (props) => (
        <QuickRepeat items={[{ ...oats, calories: 150.25 }]} onRepeat={accept} {...props} />
      ),
    },
    { Component: (props) => <QuickRepeat items={undefined} onRepeat={accept} {...props} /> },
  ],
  states: [forever, accept, fail].map((onRepeat) => ({
    Component: (props: SharedProps) => (
      <QuickRepeat items={[oats]} onRepeat={onRepeat} {...props} />
    ),
    reveal: async ({ fireEvent, settle }: Testing) => {
      fireEvent.click(document.querySelector('button')!);
      await settle();
    },
  })),
};

export const randomElements = random.elementsOf<
  QuickRepeatProps<FoodFormValues<null>, readonly Figure[]>
>(
  QuickRepeat,
  fc.record({
    items: random.maybe(fc.uniqueArray(random.food, { selector: ({ name }) => name })),
    loading: random.bool,
    disabled: random.bool,
    onRepeat: random.done,
    onAdjust: random.maybeNothing,
    dayLabel: random.maybe(random.text),
    figures: random.figures,
    fractionDigits: random.fractionDigits,
    headingLevel: random.headingLevel,
    locale: random.locale,
    component: random.component,
    localeText: random.words('FoodlogQuickRepeat'),
  }),
);
