import * as fc from 'fast-check';
import type { Conformance, SharedProps } from '../../../conformance/Conformance.types.ts';
import * as random from '../../../conformance/randomProps.ts';
import { oats } from '../../../conformance/samples.ts';
import type { Figure } from '../../figures/Figure.types.ts';
import { PortionField } from './PortionField.tsx';
import type { PortionFieldProps } from './PortionField.types.ts';
import { portionFieldClasses } from './portionFieldClasses.ts';

const portions = [{ key: 'bowl', label: 'Oats', amount: 40 }];

const leaveWith =
  (value: string) =>
  ({ fireEvent }: { fireEvent: typeof import('@testing-library/react').fireEvent }) => {
    const input = document.querySelector('input')!;
    fireEvent.input(input, { target: { value } });
    fireEvent.blur(input);
  };

export const conformance: Conformance = {
  classes: portionFieldClasses,
  word: 'half',
  examples: [
    {
      Component: (props) => (
        <PortionField
          food={oats}
          portions={portions}
          defaultValue={{ amount: 1, portion: 'bowl' }}
          name="amount"
          portionName="portion"
          helperText="Enter a weight."
          {...props}
        />
      ),
    },
    {
      Component: (props) => (
        <PortionField food={oats} defaultValue={{ amount: 50, portion: null }} {...props} />
      ),
    },
  ],
  states: ['much', '0', '3*400'].map((typed) => ({
    Component: (props: SharedProps) => <PortionField food={oats} max={1000} {...props} />,
    reveal: leaveWith(typed),
  })),
};

const value = random.maybe(
  fc.record({
    amount: random.figure,
    portion: fc.option(fc.oneof(random.text, fc.constantFrom('a', 'b'))),
  }),
);

export const randomElements = random.elementsOf<PortionFieldProps<readonly Figure[]>>(
  PortionField,
  fc.record({
    food: random.food,
    per: random.maybe(random.per),
    portions: random.portions,
    value,
    defaultValue: value,
    onChange: random.maybeNothing,
    figures: random.figures,
    fractionDigits: random.fractionDigits,
    name: random.maybe(random.text),
    portionName: random.maybe(random.text),
    id: random.maybe(random.text),
    form: random.maybe(random.text),
    error: random.bool,
    helperText: random.maybe(random.text),
    inputRef: random.maybeNothing,
    max: random.maybe(fc.nat()),
    disabled: random.bool,
    readOnly: random.bool,
    required: random.bool,
    autoFocus: random.bool,
    locale: random.locale,
    component: random.component,
    localeText: random.words('FoodlogPortionField'),
  }),
);
