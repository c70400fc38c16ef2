import Button from '@mui/material/Button';
import * as fc from 'fast-check';
import type { Conformance } from '../../../conformance/Conformance.types.ts';
import * as random from '../../../conformance/randomProps.ts';
import { accept, entry, halfKnown, ignore, redacted } from '../../../conformance/samples.ts';
import type { Figure } from '../../figures/Figure.types.ts';
import { EntryEditor } from '../EntryEditor/EntryEditor.tsx';
import { EntryList } from './EntryList.tsx';
import type { EntryListProps, FoodLogEntry } from './EntryList.types.ts';
import { entryListClasses } from './entryListClasses.ts';

const meals = [
  { key: 'breakfast', label: 'Breakfast' },
  { key: 'lunch', label: 'Lunch' },
];

export const conformance: Conformance = {
  classes: entryListClasses,
  word: 'heading',
  examples: [
    {
      Component: (props) => (
        <EntryList
          entries={[{ ...entry, amount: 150, unit: 'g' }]}
          onEdit={ignore}
          onDelete={ignore}
          {...props}
        />
      ),
    },
    { Component: (props) => <EntryList entries={[{ ...entry, name: 'Oats 2' }]} {...props} /> },
    {
      Component: (props) => (
        <EntryList entries={[]} emptyAction={<Button>Copy another day</Button>} {...props} />
      ),
    },
    { Component: (props) => <EntryList entries={undefined} {...props} /> },
    {
      Component: (props) => (
        <EntryList
          entries={[entry]}
          editingId={entry.id}
          renderEditor={() => <EntryEditor entry={entry} onSave={accept} onCancel={ignore} />}
          {...props}
        />
      ),
    },
    {
      Component: (props) => (
        <EntryList entries={undefined} error={redacted} onRetry={ignore} {...props} />
      ),
    },
    {
      Component: (props) => (
        <EntryList
          entries={[entry]}
          groups={meals}
          groupBy={() => 'lunch'}
          renderGroupAction={() => <Button>Copy another day</Button>}
          onMove={ignore}
          {...props}
        />
      ),
      reveal: async ({ fireEvent, waitForClass }) => {
        fireEvent.click(document.querySelector(`.${entryListClasses.moveButton}`)!);
        await waitForClass(entryListClasses.moveMenu);
      },
    },
  ],
  states: [
    { Component: (props) => <EntryList entries={[entry]} pendingIds={[entry.id]} {...props} /> },
    { Component: (props) => <EntryList entries={[halfKnown]} {...props} /> },
    {
      Component: (props) => (
        <EntryList entries={[entry, { ...halfKnown, id: '2' }]} groups={meals} {...props} />
      ),
    },
  ],
  // Proven in EntryList.move.test.tsx and moveMenuFailed.test.tsx.
  wordsElsewhere: ['moved', 'moveFailed', 'notMoved'],
};

const group = fc.constantFrom('breakfast', 'lunch', '');

export const randomElements = random.elementsOf<
  EntryListProps<FoodLogEntry<null>, readonly Figure[]>
>(
  EntryList,
  fc.record({
    entries: random.maybe(fc.uniqueArray(random.entry, { selector: ({ id }) => id })),
    disabled: random.bool,
    onEdit: random.maybeNothing,
    onDelete: random.maybeNothing,
    pendingIds: random.maybe(fc.array(random.text)),
    error: fc.option(fc.anything(), { nil: undefined }),
    onRetry: random.maybeNothing,
    loading: random.maybe(random.bool),
    emptyAction: random.maybe(random.text),
    editingId: random.maybe(random.text),
    renderEditor: random.maybe(fc.constant(({ name }: FoodLogEntry<null>) => name)),
    groups: random.maybe(
      fc.uniqueArray(fc.record({ key: group, label: random.text, hideEmpty: random.bool }), {
        selector: ({ key }) => key,
      }),
    ),
    groupBy: random.maybe(fc.func(random.maybe(group))),
    onMove: random.maybeNothing,
    renderGroupAction: random.maybe(fc.constant(({ label }) => label)),
    figures: random.figures,
    fractionDigits: random.fractionDigits,
    headingLevel: random.headingLevel,
    locale: random.locale,
    component: random.component,
    localeText: random.words('FoodlogEntryList'),
  }),
);
