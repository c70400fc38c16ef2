import type { ComponentDocs } from '../../docs/ComponentDocs.types.ts';

export const docs: ComponentDocs = {
  use: [
    'Use it to edit an entry in its row, with `renderEditor` of EntryList.',
    'Use it anywhere else to edit a single entry.',
    'Give it the `figures` of the list, if they are other ones than those of a food.',
    'Give it `defaultSelected` if you store how much was eaten: another amount, such as half of it, fills in its figures.',
  ],
  avoid: [
    'To log a new food: use FoodForm, which clears itself.',
    'To edit several entries at once.',
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves focus through the fields, Save and Cancel.' },
    { keys: ['Enter'], does: 'Saves, from any field.' },
    { keys: ['Esc'], does: 'Cancels.' },
  ],
};
