import type { Accessibility } from './Accessibility.types.ts';
import { contrast, endToEnd, inEveryStory, notApplicable, supports, wholePage } from './answers.ts';

const silent = notApplicable('Plays neither sound nor film.');
const page = (test: string) => wholePage(endToEnd('wholePages.spec.ts', test));

/** What is so of every component, or is proven of each in the same way. */
export const ofEvery = (component: string) =>
  ({
    '1.2.1': silent,
    '1.2.2': silent,
    '1.2.3': silent,
    '1.2.4': silent,
    '1.2.5': silent,
    '1.3.3': notApplicable('Gives no instruction by shape, colour, size, place or sound.'),
    '1.3.4': supports(inEveryStory(component, 'turned')),
    '1.3.5': notApplicable('Asks nothing about the person who uses it.'),
    '1.4.2': silent,
    '1.4.3': supports(contrast(component, 'text')),
    '1.4.4': supports(inEveryStory(component, 'large')),
    '1.4.5': notApplicable('Every word is text; there is no picture of text.'),
    '1.4.10': supports(inEveryStory(component, 'narrow')),
    '1.4.11': supports(contrast(component, 'nonText')),
    '1.4.12': supports(inEveryStory(component, 'spaced')),
    '2.1.4': notApplicable('Hears no key that writes a character.'),
    '2.2.1': notApplicable('Sets no time limit.'),
    '2.2.2': notApplicable('Nothing in it moves, blinks or changes by itself.'),
    '2.3.1': notApplicable('Nothing in it flashes.'),
    '2.4.1': page('each page has one main landmark, by which what all pages have is skipped'),
    '2.4.2': page('each page has a title that says what it is'),
    '2.4.5': page('home and the log are each found in two ways'),
    '2.5.1': notApplicable('One press does everything; there are no gestures.'),
    '2.5.4': notApplicable('Does not feel how a device is moved.'),
    '2.5.7': notApplicable('Nothing is dragged.'),
    '3.1.1': page('each page says its language'),
    '3.1.2': notApplicable(
      'Its words are of one language, and what people typed is of a language that nobody knows.',
    ),
    '3.2.3': page('the header has the same controls in the same order on each page'),
    '3.2.4': page('a link is called the same on each page, and a name leads to one place'),
    '3.2.6': notApplicable('Offers no help of a person or a machine.'),
    '3.3.4': notApplicable('Signs nothing, pays nothing and sends no answers of a test.'),
    '3.3.7': notApplicable('Asks nothing for a second time.'),
    '3.3.8': notApplicable('Signs nobody in.'),
  }) satisfies Partial<Accessibility>;
