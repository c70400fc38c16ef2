import * as fc from 'fast-check';
import type { Conformance, SharedProps } from '../../../conformance/Conformance.types.ts';
import * as random from '../../../conformance/randomProps.ts';
import {
  accept,
  fail,
  forever,
  oats,
  submit,
  submitWith,
  wrongFigures,
} from '../../../conformance/samples.ts';
import type { Figure } from '../../figures/Figure.types.ts';
import { FoodForm } from './FoodForm.tsx';
import type { FoodFormProps } from './FoodForm.types.ts';
import { foodFormClasses } from './foodFormClasses.ts';

export const conformance: Conformance = {
  classes: foodFormClasses,
  word: 'add',
  examples: [
    {
      Component: (props) => (
        <FoodForm
          onSubmit={accept}
          suggestions={[oats]}
          secondaryAction={{ label: 'Log to 11/19/2026', onSubmit: accept }}
          {...props}
        />
      ),
      reveal: async ({ fireEvent, waitForClass }) => {
        const name = document.querySelector<HTMLInputElement>('[role=combobox]')!;
        name.focus();
        fireEvent.input(name, { target: { value: 'oa' } });
        await waitForClass(foodFormClasses.suggestions);
      },
    },
    {
      Component: (props) => <FoodForm onSubmit={accept} keyShortcut="/" {...props} />,
      reveal: ({ fireEvent }) => fireEvent.submit(document.querySelector('form')!),
    },
  ],
  states: [
    ...['x'.repeat(201), '\u0007'].map((name) => ({
      Component: (props: SharedProps) => (
        <FoodForm onSubmit={accept} defaultValues={{ ...oats, name }} {...props} />
      ),
      reveal: submitWith(wrongFigures),
    })),
    {
      Component: (props) => <FoodForm onSubmit={accept} confirmNoFigures {...props} />,
      reveal: submitWith({ name: 'Tea' }),
    },
    {
      Component: (props) => (
        <FoodForm
          onSubmit={accept}
          defaultValues={{ ...oats, carbs: null }}
          fractionDigits={1}
          {...props}
        />
      ),
      reveal: submit,
    },
    ...[forever, fail].map((onSubmit) => ({
      Component: (props: SharedProps) => (
        <FoodForm onSubmit={onSubmit} defaultValues={oats} {...props} />
      ),
      reveal: submit,
    })),
  ],
};

export const randomElements = random.elementsOf<FoodFormProps<null | 0, readonly Figure[]>>(
  FoodForm,
  fc.record({
    onSubmit: random.done,
    defaultValues: random.maybe(random.food),
    values: random.maybe(random.food),
    onValuesChange: random.maybeNothing,
    emptyValue: random.emptyValue,
    confirmNoFigures: random.bool,
    figures: random.figures,
    fractionDigits: random.fractionDigits,
    suggestions: random.maybe(fc.array(random.food)),
    secondaryAction: random.maybe(fc.record({ label: random.text, onSubmit: random.done })),
    keyShortcut: random.maybe(random.text),
    validate: random.maybe(fc.constant(() => ({ name: 'Not this food.' }))),
    max: random.maybe(fc.nat()),
    maxLength: random.maybe(fc.nat()),
    disabled: random.bool,
    readOnly: random.bool,
    headingLevel: random.headingLevel,
    locale: random.locale,
    localeText: random.words('FoodlogFoodForm'),
  }),
);
