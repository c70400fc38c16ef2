import * as fc from 'fast-check';
import type { Conformance } from '../../../conformance/Conformance.types.ts';
import * as random from '../../../conformance/randomProps.ts';
import {
  never,
  oats,
  packed,
  refuseSearch,
  selectFood,
  typeName,
} from '../../../conformance/samples.ts';
import type { Figure } from '../../figures/Figure.types.ts';
import { NameField } from './NameField.tsx';
import type { NameFieldProps } from './NameField.types.ts';
import { nameFieldClasses } from './nameFieldClasses.ts';

export const conformance: Conformance = {
  classes: nameFieldClasses,
  word: 'name',
  examples: [
    {
      Component: (props) => (
        <NameField
          name="name"
          keyShortcut="/"
          helperText="As on the package."
          suggestions={[{ ...oats, calories: 310.5 }]}
          {...props}
        />
      ),
      reveal: typeName(nameFieldClasses.suggestions),
    },
    {
      Component: (props) => (
        <NameField suggestions={[packed]} search={() => [packed]} debounceMs={0} {...props} />
      ),
      reveal: selectFood(nameFieldClasses.group),
    },
    {
      Component: (props) => <NameField search={refuseSearch} debounceMs={0} {...props} />,
      reveal: typeName(nameFieldClasses.retry),
    },
    {
      Component: (props) => <NameField search={never} debounceMs={0} {...props} />,
      reveal: typeName(nameFieldClasses.skeleton),
    },
  ],
};

export const randomElements = random.elementsOf<NameFieldProps<readonly Figure[]>>(
  NameField,
  fc.record({
    label: random.maybe(random.text),
    name: random.maybe(random.text),
    id: random.maybe(random.text),
    form: random.maybe(random.text),
    value: random.maybe(random.text),
    defaultValue: random.maybe(random.text),
    onChange: random.maybeNothing,
    suggestions: random.maybe(random.foods),
    search: random.maybe(random.search),
    debounceMs: random.maybe(random.number),
    onSelect: random.maybeNothing,
    error: random.bool,
    helperText: random.maybe(random.text),
    inputRef: random.maybeNothing,
    keyShortcut: random.maybe(random.text),
    figures: random.figures,
    fractionDigits: random.fractionDigits,
    disabled: random.bool,
    readOnly: random.bool,
    required: random.bool,
    autoFocus: random.bool,
    fullWidth: random.bool,
    locale: random.locale,
    component: random.component,
    localeText: random.words('FoodlogNameField'),
  }),
);
