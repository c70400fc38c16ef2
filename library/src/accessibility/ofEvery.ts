import type { Accessibility } from './Accessibility.types.ts';
import { contrast, endToEnd, inEveryStory, notApplicable, supports, wholePage } from './answers.ts';

const silent = notApplicable('The component plays no audio or video.');
const page = (test: string) => wholePage(endToEnd('wholePages.spec.ts', test));

/** The answers that are the same, or proven in the same way, for every component. */
export const ofEvery = (component: string) =>
  ({
    '1.2.1': silent,
    '1.2.2': silent,
    '1.2.3': silent,
    '1.2.4': silent,
    '1.2.5': silent,
    '1.3.3': notApplicable(
      'The component gives no instructions that rely on shape, colour, size, position or sound.',
    ),
    '1.3.4': supports(inEveryStory(component, 'turned')),
    '1.3.5': notApplicable('The component collects no information about the user.'),
    '1.4.2': silent,
    '1.4.3': supports(contrast(component, 'text')),
    '1.4.4': supports(inEveryStory(component, 'large')),
    '1.4.5': notApplicable('All text is real text; there are no images of text.'),
    '1.4.10': supports(inEveryStory(component, 'narrow')),
    '1.4.11': supports(contrast(component, 'nonText')),
    '1.4.12': supports(inEveryStory(component, 'spaced')),
    '2.1.4': notApplicable('The component has no single-character shortcuts.'),
    '2.2.1': notApplicable('The component sets no time limit.'),
    '2.2.2': notApplicable('Nothing in the component moves, blinks or updates by itself.'),
    '2.3.1': notApplicable('Nothing in the component flashes.'),
    '2.4.1': page('each page has one main landmark, which lets a person skip repeated content'),
    '2.4.2': page('each page has a title that describes it'),
    // The app has two pages that are no step or result of a process such as signing in: home links to all of them, and
    // each page links to home. Signing in and out lead there too, but do not count.
    '2.4.5': page('home leads to the log, and each page leads home'),
    '2.5.1': notApplicable('Every function works with a single press; there are no gestures.'),
    '2.5.4': notApplicable('The component does not respond to device motion.'),
    '2.5.7': notApplicable('The component has no dragging.'),
    '3.1.1': page('each page declares its language'),
    '3.1.2': notApplicable(
      'All texts of the component are in one language, and the language of what people typed is unknown.',
    ),
    '3.2.3': page('the header has the same controls in the same order on each page'),
    '3.2.4': page(
      'a name leads to one page everywhere, and the header leads home by the same name',
    ),
    '3.2.6': notApplicable('The component offers no help mechanism.'),
    '3.3.4': notApplicable(
      'The component handles no legal commitments, payments or test responses.',
    ),
    '3.3.7': notApplicable('The component never asks for the same information twice.'),
    '3.3.8': notApplicable('The component has no authentication.'),
  }) satisfies Partial<Accessibility>;
