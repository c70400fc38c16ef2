import * as fc from 'fast-check';
import type { Conformance } from '../../../conformance/Conformance.types.ts';
import * as random from '../../../conformance/randomProps.ts';
import { NumberField } from './NumberField.tsx';
import { numberFieldClasses } from './numberFieldClasses.ts';

export const conformance: Conformance = {
  classes: numberFieldClasses,
  word: 'plus',
  examples: [
    {
      Component: (props) => (
        <NumberField label="Weight" unit="kg" name="name" helperText="Enter a weight." {...props} />
      ),
    },
  ],
  states: [
    { Component: (props) => <NumberField label="Weight" defaultValue={2.25} {...props} /> },
    {
      Component: (props) => <NumberField label="Weight" defaultValue={2} {...props} />,
      reveal: ({ fireEvent }) => {
        const input = document.querySelector('input')!;
        fireEvent.input(input, { target: { value: '3*400' } });
      },
    },
  ],
};

export const randomElements = random.elementsOf(
  NumberField,
  fc.record({
    label: random.text,
    name: random.maybe(random.text),
    id: random.maybe(random.text),
    form: random.maybe(random.text),
    unit: random.maybe(random.text),
    value: random.maybe(random.figure),
    defaultValue: random.maybe(fc.oneof(random.figure, random.text)),
    onChange: random.maybeNothing,
    error: random.bool,
    helperText: random.maybe(random.text),
    inputRef: random.maybeNothing,
    max: random.maybe(fc.nat()),
    fractionDigits: random.fractionDigits,
    scale: random.scale,
    disabled: random.bool,
    readOnly: random.bool,
    required: random.bool,
    autoFocus: random.bool,
    fullWidth: random.bool,
    locale: random.locale,
    component: random.component,
    localeText: random.words('FoodlogNumberField'),
  }),
);
