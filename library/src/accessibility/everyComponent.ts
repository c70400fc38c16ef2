import { checksOfControls } from './checks.ts';
import type { Claims } from './claims.ts';

const silent = 'The component plays no audio or video.';
const noInput = 'The component takes no input.';

/** What is claimed of every component that claims nothing else, beside the checks in every story. */
export const everyComponent: Claims = {
  supports: {
    '1.4.3': '<Name>.stories.tsx > text contrast in every colour scheme',
    '1.4.11': '<Name>.stories.tsx > non-text contrast in every colour scheme',
  },
  wholePage: {
    '2.4.1':
      'wholePages.spec.ts > each page has one main landmark, which lets a person skip repeated content',
    '2.4.2': 'wholePages.spec.ts > each page has a title that describes it',
    // The app has two pages that are no step or result of a process such as signing in: home links to all of them, and
    // each page links to home. Signing in and out lead there too, but do not count.
    '2.4.5': 'wholePages.spec.ts > home leads to the log, and each page leads home',
    '3.1.1': 'wholePages.spec.ts > each page declares its language',
    '3.2.3': 'wholePages.spec.ts > the header has the same controls in the same order on each page',
    '3.2.4':
      'wholePages.spec.ts > a name leads to one page everywhere, and the header leads home by the same name',
  },
  notApplicable: {
    '1.2.1': silent,
    '1.2.2': silent,
    '1.2.3': silent,
    '1.2.4': silent,
    '1.2.5': silent,
    '1.3.3':
      'The component gives no instructions that rely on shape, colour, size, position or sound.',
    '1.3.5': 'The component collects no information about the user.',
    '1.4.2': silent,
    '1.4.5': 'All text is real text; there are no images of text.',
    '2.1.4': 'The component has no single-character shortcuts.',
    '2.2.1': 'The component sets no time limit.',
    '2.2.2': 'Nothing in the component moves, blinks or updates by itself.',
    '2.3.1': 'Nothing in the component flashes.',
    '2.4.4': 'The component has no link.',
    '2.5.1': 'Every function works with a single press; there are no gestures.',
    '2.5.4': 'The component does not respond to device motion.',
    '2.5.7': 'The component has no dragging.',
    '3.1.2':
      'All texts of the component are in one language, and the language of what people typed is unknown.',
    '3.2.6': 'The component offers no help mechanism.',
    '3.3.4': 'The component handles no legal commitments, payments or test responses.',
    '3.3.7': 'The component never asks for the same information twice.',
    '3.3.8': 'The component has no authentication.',
  },
};

/** For components without controls, in which the checks of controls would find nothing to try. */
export const withoutControls: Claims['notApplicable'] = Object.fromEntries(
  Object.keys(checksOfControls).map((criterion) => [
    criterion,
    'The component has no interactive elements.',
  ]),
);

/** For components without input fields and checkboxes. */
export const withoutInput: Claims['notApplicable'] = {
  '3.2.2': noInput,
  '3.3.1': noInput,
  '3.3.2': noInput,
  '3.3.3': noInput,
};

export const noImages = 'The component has no images or icons.';
