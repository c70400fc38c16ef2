import * as fc from 'fast-check';
import type { Conformance, Testing } from '../../../conformance/Conformance.types.ts';
import * as random from '../../../conformance/randomProps.ts';
import { ignore, never, oats, packed, refuseSearch } from '../../../conformance/samples.ts';
import type { Figure } from '../../figures/Figure.types.ts';
import { FoodSearch } from './FoodSearch.tsx';
import type { FoodSearchFood, FoodSearchProps } from './FoodSearch.types.ts';
import { foodSearchClasses } from './foodSearchClasses.ts';

const reveal = async ({ fireEvent, settle }: Testing) => {
  const field = document.querySelector<HTMLInputElement>('[role=combobox]')!;
  field.focus();
  fireEvent.input(field, { target: { value: 'oa' } });
  await settle();
};

export const conformance: Conformance = {
  classes: foodSearchClasses,
  word: 'label',
  examples: [
    {
      Component: (props) => (
        <FoodSearch
          foods={[packed, { ...oats, name: 'Oats 7' }]}
          search={() => [{ ...packed, per: '100 g' }]}
          debounceMs={0}
          onSubmitText={ignore}
          keyShortcut="/"
          helperText="As on the package."
          placeholder="Oats"
          {...props}
        />
      ),
      reveal,
    },
    // The first option hands on the text.
    {
      Component: (props) => (
        <FoodSearch search={refuseSearch} debounceMs={0} onSubmitText={ignore} {...props} />
      ),
      reveal,
    },
    {
      Component: (props) => <FoodSearch search={never} debounceMs={0} {...props} />,
      reveal,
    },
    { Component: (props) => <FoodSearch {...props} />, reveal },
  ],
  states: [
    { Component: (props) => <FoodSearch foods={Array(21).fill(oats)} {...props} />, reveal },
  ],
};

export const randomElements = random.elementsOf<FoodSearchProps<FoodSearchFood, readonly Figure[]>>(
  FoodSearch,
  fc.record({
    foods: random.maybe(random.foods),
    search: random.maybe(random.search),
    debounceMs: random.maybe(random.number),
    onSelect: random.maybeNothing,
    onSubmitText: random.maybeNothing,
    label: random.maybe(random.text),
    helperText: random.maybe(random.text),
    placeholder: random.maybe(random.text),
    value: random.maybe(random.text),
    defaultValue: random.maybe(random.text),
    onChange: random.maybeNothing,
    id: random.maybe(random.text),
    inputRef: random.maybeNothing,
    keyShortcut: random.maybe(random.text),
    figures: random.figures,
    fractionDigits: random.fractionDigits,
    disabled: random.bool,
    autoFocus: random.bool,
    fullWidth: random.bool,
    locale: random.locale,
    component: random.component,
    localeText: random.words('FoodlogFoodSearch'),
  }),
);
