import * as fc from 'fast-check';
import type { Conformance, SharedProps } from '../../../conformance/Conformance.types.ts';
import * as random from '../../../conformance/randomProps.ts';
import {
  accept,
  entry,
  fail,
  forever,
  halfKnown,
  ignore,
  refuse,
  selectedFood,
  submit,
  submitWith,
  wrongFigures,
} from '../../../conformance/samples.ts';
import type { Figure } from '../../figures/Figure.types.ts';
import { EntryEditor } from './EntryEditor.tsx';
import type { EntryEditorProps } from './EntryEditor.types.ts';
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
        <EntryEditor
          entry={entry}
          defaultSelected={selectedFood}
          onSave={refuse}
          onCancel={ignore}
          {...props}
        />
      ),
      reveal: async ({ waitForClass }) => waitForClass(entryEditorClasses.portion),
    },
  ],
  states: [
    ...[
      { name: 'x'.repeat(201), day: '', time: '', ...wrongFigures },
      { name: '\u0007', day: '2026-11-01' },
      { name: 'Oats', day: '2026-11-30' },
    ].map((wrong: Record<string, string>) => ({
      Component: (props: SharedProps) => (
        <EntryEditor
          entry={entry}
          minDate="2026-11-10"
          maxDate="2026-11-21"
          dateStyle="long"
          onSave={accept}
          onCancel={ignore}
          {...props}
        />
      ),
      reveal: submitWith(wrong),
    })),
    {
      Component: (props) => (
        <EntryEditor
          entry={halfKnown}
          onSave={accept}
          onCancel={ignore}
          fractionDigits={1}
          {...props}
        />
      ),
      reveal: submit,
    },
    ...[forever, fail].map((onSave) => ({
      Component: (props: SharedProps) => (
        <EntryEditor entry={entry} onSave={onSave} onCancel={ignore} {...props} />
      ),
      reveal: submit,
    })),
  ],
};

export const randomElements = random.elementsOf<EntryEditorProps<null | 0, readonly Figure[]>>(
  EntryEditor,
  fc.record({
    entry: random.entry,
    defaultSelected: random.selection,
    onSave: random.done,
    onCancel: random.nothing,
    minDate: random.maybe(random.day),
    maxDate: random.maybe(random.day),
    emptyValue: random.emptyValue,
    figures: random.figures,
    fractionDigits: random.fractionDigits,
    max: random.maybe(fc.nat()),
    maxLength: random.maybe(fc.nat()),
    disabled: random.bool,
    readOnly: random.bool,
    dateStyle: random.dateStyle,
    locale: random.locale,
    localeText: random.words('FoodlogEntryEditor'),
  }),
);
