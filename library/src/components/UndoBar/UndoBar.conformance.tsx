import * as fc from 'fast-check';
import type { Conformance } from '../../../conformance/Conformance.types.ts';
import * as random from '../../../conformance/randomProps.ts';
import { ignore } from '../../../conformance/samples.ts';
import { UndoBar } from './UndoBar.tsx';
import { undoBarClasses } from './undoBarClasses.ts';

export const conformance: Conformance = {
  classes: undoBarClasses,
  word: 'undo',
  examples: [
    {
      Component: (props) => (
        <UndoBar
          message="Deleted Oats"
          onUndo={ignore}
          onDismiss={ignore}
          count={2}
          keyShortcut="Control+Z"
          {...props}
        />
      ),
    },
  ],
};

export const randomElements = random.elementsOf(
  UndoBar,
  fc.record({
    message: random.maybe(random.text),
    onUndo: random.nothing,
    onDismiss: random.maybeNothing,
    count: random.maybe(random.number),
    position: random.maybe(fc.constantFrom('fixed', 'static')),
    keyShortcut: random.maybe(random.text),
    locale: random.locale,
    component: random.component,
    localeText: random.words('FoodlogUndoBar'),
  }),
);
