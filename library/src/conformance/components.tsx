import { fireEvent, waitFor } from '@testing-library/react';
import type { ComponentType, ElementType, Ref } from 'react';
import { expect } from 'vitest';
import {
  DateNavigator,
  dateNavigatorClasses,
  EntryEditor,
  entryEditorClasses,
  EntryList,
  entryListClasses,
  EntryPicker,
  entryPickerClasses,
  ErrorScreen,
  errorScreenClasses,
  FoodForm,
  foodFormClasses,
  LoadingSpinner,
  loadingSpinnerClasses,
  QuickRepeat,
  quickRepeatClasses,
  TotalsCard,
  totalsCardClasses,
  UndoBar,
  undoBarClasses,
} from '../index.ts';

/** What every component takes, as loosely as one list needs it; how exactly is proven in types.test.tsx. */
export interface SharedProps {
  ref?: Ref<HTMLElement & HTMLFormElement & HTMLDivElement>;
  className?: string;
  sx?: object;
  id?: string;
  localeText?: object;
  slots?: Record<string, ElementType>;
  slotProps?: Record<string, object>;
  classes?: Record<string, string>;
}

interface Example {
  Component: ComponentType<SharedProps>;
  /** Brings parts out that are not there from the beginning. */
  reveal?: () => unknown;
}

interface Listed {
  classes: Record<string, string>;
  /** Parts that no example shows. */
  elsewhere?: string[];
  /** One of its words, which the first example shows. */
  word: string;
  /** Between them they show every part. */
  examples: [Example, ...Example[]];
}

const add = () => Promise.resolve();
const refuse = () => Promise.reject(new Error('No network.'));
const stay = () => undefined;
const oats = { name: 'Oats', calories: 310, fats: 6, proteins: 11, carbs: 54 };
const entry = { ...oats, id: '1', day: '2026-11-21', time: '08:15' };
const submit = () => fireEvent.submit(document.querySelector('form')!);

/** Every component. To be listed is to be held to the whole contract. */
export const components: Record<string, Listed> = {
  TotalsCard: {
    classes: totalsCardClasses,
    word: 'heading',
    examples: [
      { Component: (props) => <TotalsCard calories={1} {...props} /> },
      { Component: (props) => <TotalsCard loading {...props} /> },
    ],
  },
  DateNavigator: {
    classes: dateNavigatorClasses,
    // Proven where fetching the calendar fails: calendarFailed.test.tsx.
    elsewhere: ['failure'],
    word: 'previous',
    examples: [
      {
        Component: (props) => <DateNavigator value="2026-11-21" onChange={stay} {...props} />,
        reveal: async () => {
          fireEvent.click(document.querySelector(`.${dateNavigatorClasses.dateButton}`)!);
          await waitFor(() => {
            expect(document.querySelector(`.${dateNavigatorClasses.popover}`)).not.toBeNull();
          });
        },
      },
    ],
  },
  FoodForm: {
    classes: foodFormClasses,
    word: 'add',
    examples: [
      {
        Component: (props) => (
          <FoodForm
            onSubmit={add}
            suggestions={[oats]}
            target={{ label: 'Log to 11/19/2026', checked: true, onChange: stay }}
            {...props}
          />
        ),
        reveal: async () => {
          const name = document.querySelector<HTMLInputElement>('[role=combobox]')!;
          name.focus();
          fireEvent.input(name, { target: { value: 'oa' } });
          await waitFor(() => {
            expect(document.querySelector(`.${foodFormClasses.suggestions}`)).not.toBeNull();
          });
        },
      },
      {
        Component: (props) => <FoodForm onSubmit={add} keyShortcut="/" {...props} />,
        reveal: submit,
      },
    ],
  },
  EntryList: {
    classes: entryListClasses,
    word: 'heading',
    examples: [
      {
        Component: (props) => (
          <EntryList entries={[entry]} onEdit={stay} onDelete={stay} {...props} />
        ),
      },
      { Component: (props) => <EntryList entries={[]} {...props} /> },
      {
        Component: (props) => (
          <EntryList entries={undefined} error="lost" onRetry={stay} {...props} />
        ),
      },
    ],
  },
  EntryEditor: {
    classes: entryEditorClasses,
    word: 'save',
    examples: [
      {
        Component: (props) => (
          <EntryEditor entry={{ ...entry, name: '' }} onSave={add} onCancel={stay} {...props} />
        ),
        reveal: submit,
      },
      {
        Component: (props) => (
          <EntryEditor entry={entry} onSave={refuse} onCancel={stay} {...props} />
        ),
      },
    ],
  },
  EntryPicker: {
    classes: entryPickerClasses,
    word: 'heading',
    examples: [
      {
        Component: (props) => (
          <EntryPicker
            entries={[entry, { ...entry, id: '2' }]}
            onSubmit={add}
            onCancel={stay}
            showDay
            defaultPicked
            {...props}
          />
        ),
      },
      { Component: (props) => <EntryPicker entries={[]} onSubmit={add} {...props} /> },
    ],
  },
  QuickRepeat: {
    classes: quickRepeatClasses,
    word: 'heading',
    examples: [
      {
        Component: (props) => (
          <QuickRepeat
            items={[oats]}
            dayLabel="11/21/2026"
            onRepeat={add}
            onAdjust={stay}
            {...props}
          />
        ),
      },
    ],
  },
  UndoBar: {
    classes: undoBarClasses,
    word: 'undo',
    examples: [
      {
        Component: (props) => (
          <UndoBar
            message="Deleted Oats"
            onUndo={stay}
            onDismiss={stay}
            count={1}
            keyShortcut="Control+Z"
            {...props}
          />
        ),
      },
    ],
  },
  ErrorScreen: {
    classes: errorScreenClasses,
    word: 'backToHome',
    examples: [
      { Component: (props) => <ErrorScreen photoUrl="https://photos.example/a.jpg" {...props} /> },
    ],
  },
  LoadingSpinner: {
    classes: loadingSpinnerClasses,
    word: 'loading',
    examples: [{ Component: (props) => <LoadingSpinner {...props} /> }],
  },
};

/** Each component with the example that it is proven by where one will do. */
export const firstExamples = Object.entries(components).map(
  ([name, { examples }]) => [name, examples[0].Component] as const,
);

/** Each component with each of its examples, numbered. */
export const allExamples = Object.entries(components).flatMap(([name, { examples }]) =>
  examples.map(({ Component }, index) => [`${name} ${index + 1}`, Component] as const),
);
