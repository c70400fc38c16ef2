import * as tokens from '../../library/src/tokens/tokens.generated.ts';

/** What the design system holds on to. */
export const principles = [
  {
    name: 'Figures first',
    text: 'The day’s calories are the largest thing on the page. Digits have one width, so that columns line up.',
  },
  {
    name: 'Calm',
    text: 'Warm paper, dark ink, one green. A card is one quiet surface with a hairline. Nothing blinks, nothing scolds.',
  },
  {
    name: 'Never colour alone',
    text: 'Fats, proteins and carbs have a word and a place as well. An error is a text first.',
  },
  {
    name: 'For everyone',
    text: 'By keyboard and by screen reader, with text at 200 %, right to left, at 320 px, in the dark, with more contrast, with forced colours.',
  },
  {
    name: 'Nothing jumps',
    text: `What loads keeps the size of what comes. Motion takes ${tokens.motionQuick} to ${tokens.motionCalm} ms and only shows where something went.`,
  },
  {
    name: 'Plain words',
    text: 'An error says what happened, what is safe and what to do next. An empty list says the next step.',
  },
  {
    name: 'Every change can be undone',
    text: 'What was done is said, and Undo stands beside it.',
  },
];
