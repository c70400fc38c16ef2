import Button from '@mui/material/Button';
import * as fc from 'fast-check';
import type { Conformance } from '../../../conformance/Conformance.types.ts';
import * as random from '../../../conformance/randomProps.ts';
import { accept, entry, fail, halfKnown, ignore, submit } from '../../../conformance/samples.ts';
import type { Figure } from '../../figures/Figure.types.ts';
import type { FoodLogEntry } from '../EntryList/EntryList.types.ts';
import { EntryPicker } from './EntryPicker.tsx';
import type { EntryPickerProps } from './EntryPicker.types.ts';
import { entryPickerClasses } from './entryPickerClasses.ts';

export const conformance: Conformance = {
  classes: entryPickerClasses,
  word: 'heading',
  examples: [
    {
      Component: (props) => (
        <EntryPicker
          entries={[
            { ...entry, amount: 150, unit: 'g' },
            { ...entry, id: '2' },
          ]}
          onSubmit={accept}
          onCancel={ignore}
          showDay
          defaultPicked
          {...props}
        />
      ),
    },
    {
      Component: (props) => (
        <EntryPicker entries={[]} onSubmit={accept} {...props}>
          <Button>Copy another day</Button>
        </EntryPicker>
      ),
    },
    { Component: (props) => <EntryPicker entries={undefined} onSubmit={accept} {...props} /> },
  ],
  states: [
    { Component: (props) => <EntryPicker entries={[halfKnown]} onSubmit={accept} {...props} /> },
    {
      Component: (props) => (
        <EntryPicker entries={[entry]} defaultPicked onSubmit={fail} {...props} />
      ),
      reveal: submit,
    },
  ],
};

export const randomElements = random.elementsOf<
  EntryPickerProps<FoodLogEntry<null>, readonly Figure[]>
>(
  EntryPicker,
  fc.record({
    entries: random.maybe(fc.uniqueArray(random.entry, { selector: ({ id }) => id })),
    onSubmit: random.done,
    onCancel: random.maybeNothing,
    value: random.maybe(fc.array(random.text)),
    onChange: random.maybeNothing,
    defaultPicked: random.bool,
    loading: random.maybe(random.bool),
    disabled: random.bool,
    showDay: random.bool,
    autoFocus: random.bool,
    figures: random.figures,
    fractionDigits: random.fractionDigits,
    headingLevel: random.headingLevel,
    dateStyle: random.dateStyle,
    locale: random.locale,
    localeText: random.words('FoodlogEntryPicker'),
  }),
);
