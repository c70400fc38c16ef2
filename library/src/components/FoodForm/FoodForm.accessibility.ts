import type { Claims } from '../../accessibility/claims.ts';
import { noImages } from '../../accessibility/everyComponent.ts';

const has = 'submitting §2 has a heading, a name, four numbers that start at 0, and Add';
const found =
  'search.test.tsx > own foods come at once, and what was found below them, with its source and amount';
const failed =
  'search.test.tsx > a search that fails is told with its message, and Enter tries again and adds nothing';
const portion =
  'portion.test.tsx > a food with portions fills in one of the first, and is added with it';
const half = 'portion.test.tsx > the same, but half, is two presses: the food and Half';
const refused =
  'portion.test.tsx > an amount of "two" leaves the figures, and is refused with a message';
const messages =
  '§5 validation shows all messages at once, focuses the first invalid field, and removes each message on edit';
const suggested = 'FoodFormSuggestions.stories.tsx > SuggestionsWhileTyping';

export const claims: Claims = {
  supports: {
    '1.3.1': [
      has,
      found,
      portion,
      'Empty',
      suggested,
      'FoodFormSearch.stories.tsx > FoundBySearch',
    ],
    // An invalid field has a red border and a message.
    '1.4.1': [messages, 'NameMissing'],
    '2.1.1': [
      'suggestions.test.tsx > arrow keys fill in the suggested foods, and Enter adds the one in the fields',
      failed,
      'keyboard.spec.ts > a food is logged by keyboard alone',
    ],
    '3.2.2': [
      'typing.test.tsx > typing causes no React commit, not even for the first key',
      'Calculations',
    ],
    '3.3.1': [messages, refused, 'NameMissing', 'EveryFieldWrong'],
    '3.3.2': [has, portion, 'Empty'],
    '4.1.2': [has, found, portion, suggested, 'EveryFieldWrong'],
    '4.1.3': [
      found,
      failed,
      half,
      '§4 while adding Add is disabled, keeps its name, and the form shows "Adding…"',
      '§8 when adding fails shows the message, keeps all input, and allows another try',
    ],
  },
  wholePage: {
    // The form only shows the shortcut for the name; the app listens for it and lets people turn it off.
    '2.1.4':
      'entries.spec.ts > each control shows its shortcut, and shortcuts can be turned off for good',
  },
  notApplicable: { '1.1.1': noImages },
  needsAPerson: {
    '2.4.6': 'Check that the heading and the labels say what to enter.',
    '3.3.3': 'Check that each error message says how to correct the field.',
  },
};
