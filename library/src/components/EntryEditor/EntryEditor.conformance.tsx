import * as fc from 'fast-check';
import type { Conformance } from '../../../conformance/Conformance.types.ts';
import * as random from '../../../conformance/randomProps.ts';
import { accept, entry, ignore, refuse } from '../../../conformance/samples.ts';
import { EntryEditor } from './EntryEditor.tsx';
import { entryEditorClasses } from './entryEditorClasses.ts';

export const conformance: Conformance = {
  classes: entryEditorClasses,
  word: 'save',
  examples: [
    {
      Component: (props) => (
        <EntryEditor entry={{ ...entry, name: '' }} onSave={accept} onCancel={ignore} {...props} />
      ),
      reveal: ({ fireEvent }) => fireEvent.submit(document.querySelector('form')!),
    },
    {
      Component: (props) => (
        <EntryEditor entry={entry} onSave={refuse} onCancel={ignore} {...props} />
      ),
    },
  ],
};

export const randomElements = random.elementsOf(
  EntryEditor,
  fc.record({
    entry: random.entry,
    onSave: random.done,
    onCancel: random.nothing,
    minDate: random.maybe(random.day),
    maxDate: random.maybe(random.day),
    disabled: random.bool,
    readOnly: random.bool,
    dateStyle: random.dateStyle,
    locale: random.locale,
    localeText: random.words('FoodlogEntryEditor'),
  }),
);
