import type { Claims } from '../../accessibility/claims.ts';
import { noImages } from '../../accessibility/everyComponent.ts';

const list =
  'the list has own foods first, then the text as it is, then others with their source and amount';
const keys = 'keys select options, and the field stays as it was typed until Enter';
const counted =
  'foodSearchAnswers.test.tsx > answers of a source are counted with the own foods, which are announced before';
const failed =
  'foodSearchAnswers.test.tsx > answers of a source that fail are told with the message of the error, and a person can try again';

export const claims: Claims = {
  supports: {
    '1.3.1': [list, 'OwnFoodsAndOthers'],
    // The selected option has a fill, and a failure a message.
    '1.4.1': [keys, failed],
    '2.1.1': [keys, failed],
    '3.2.2': 'OwnFoodsAndOthers',
    '3.3.2': 'Empty',
    '4.1.2': [list, keys, 'OwnFoodsAndOthers'],
    '4.1.3': [list, counted, failed],
  },
  notApplicable: {
    '1.1.1': noImages,
    '3.3.1': 'Any text can be searched for; none is an error.',
    '3.3.3': 'Any text can be searched for; none is an error.',
  },
  needsAPerson: {
    // The field only shows the shortcut; the app listens for it.
    '2.1.4': 'Check that people can turn off the shortcut that your app listens for.',
    '2.4.6': 'Check that your label says what can be found.',
  },
};
