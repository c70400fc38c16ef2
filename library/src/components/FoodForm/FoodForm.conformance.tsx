import * as fc from 'fast-check';
import type { Conformance, SharedProps } from '../../../conformance/Conformance.types.ts';
import * as random from '../../../conformance/randomProps.ts';
import {
  accept,
  fail,
  forever,
  never,
  oats,
  packed,
  refuseSearch,
  selectedFood,
  selectFood,
  submit,
  submitWith,
  typeName,
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
      reveal: typeName(foodFormClasses.suggestions),
    },
    {
      Component: (props) => <FoodForm onSubmit={accept} keyShortcut="/" {...props} />,
      reveal: ({ fireEvent }) => fireEvent.submit(document.querySelector('form')!),
    },
    {
      Component: (props) => (
        <FoodForm
          onSubmit={accept}
          suggestions={[packed]}
          search={() => [packed]}
          debounceMs={0}
          {...props}
        />
      ),
      reveal: async (testing) => {
        await selectFood(foodFormClasses.group)(testing);
        await testing.waitForClass(foodFormClasses.portion);
      },
    },
    {
      Component: (props) => (
        <FoodForm onSubmit={accept} search={refuseSearch} debounceMs={0} {...props} />
      ),
      reveal: typeName(foodFormClasses.retry),
    },
    {
      Component: (props) => <FoodForm onSubmit={accept} search={never} debounceMs={0} {...props} />,
      reveal: typeName(foodFormClasses.skeleton),
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
      Component: (props) => (
        <FoodForm onSubmit={accept} defaultSelected={selectedFood} {...props} />
      ),
      reveal: async ({ waitForClass }) => waitForClass(foodFormClasses.portion),
    },
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
    defaultSelected: random.selection,
    values: random.maybe(random.food),
    onValuesChange: random.maybeNothing,
    emptyValue: random.emptyValue,
    confirmNoFigures: random.bool,
    collapsible: random.bool,
    figures: random.figures,
    fractionDigits: random.fractionDigits,
    suggestions: random.maybe(random.foods),
    search: random.maybe(random.search),
    debounceMs: random.maybe(random.number),
    onSelect: random.maybeNothing,
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
